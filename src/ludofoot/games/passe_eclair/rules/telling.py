"""What is told, and what is kept in sight of it: called only where somebody listens, so nothing here is on
the path of a simulation."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import listed, size
from ludofoot.core.outcome import ranked
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.events import (
    BackOnTop,
    Blocked,
    Challenged,
    ChallengeOpened,
    ConsolationToken,
    Dealt,
    Declined,
    GameOver,
    HandShown,
    Laid,
    LaysNoMichi,
    MichiCalled,
    NoConsolation,
    PileBoxed,
    Renewed,
    RoundBegan,
    RoundWon,
    SaidReady,
    StoodBy,
    Swapped,
    TimeRanOut,
    TokensShown,
    TokensUsed,
    TooLate,
    TrainerDrawn,
    TurnedUp,
    VictoryToken,
    WrongCard,
)
from ludofoot.games.passe_eclair.records import (
    ACTS,
    BLOCKS,
    FACES,
    STEPS,
    TOKENS,
    ActText,
    FaceText,
    HowText,
    LateText,
    Lay,
    WhenceText,
)
from ludofoot.games.passe_eclair.rules.cards import DOG, MICHI
from ludofoot.games.passe_eclair.rules.position import ANY, DECLINED, NO_CARD, STUCK, Position


def face_word(position: Position, card: i64) -> FaceText:
    """The face of a card."""
    return FACES[position.deck.face_of(card)]


def keep_act(position: Position, seat: i64, what: ActText, about: i64) -> None:
    """Keeps in sight what somebody did: the number, the face or the partner that it was about."""
    number = position.done[2] + 1 if position.done else 1
    position.done = (seat, ACTS.index(what), number, about)


# ---- the beginning of a game and of a round


def tell_start(position: Position, by_lot: bool, out: Sink) -> None:
    """The events of a game that has just been dealt."""
    if by_lot:
        out.tell(TrainerDrawn(clause="PE-A27", seat=position.trainer))
    tell_round(position, "PE-13", out)
    for seat in range(position.seats):
        tell_hand(seat, "PE-09", position.faces(position.hands.get(seat)), out)


def tell_round(position: Position, clause: str, out: Sink) -> None:
    """Which round begins, and who is its trainer."""
    out.tell(RoundBegan(clause=clause, round=position.round, trainer=position.trainer))


def tell_dealt(position: Position, seat: i64, told: list[int], out: Sink) -> None:
    """PE-54: the hand of another round."""
    position.came = (*position.came, tuple(told))
    tell_hand(seat, "PE-54", told, out)


def tell_hand(seat: i64, clause: str, told: list[int], out: Sink) -> None:
    """Each seat sees its own cards (PE-10), in the order in which luck gave them."""
    faces = tuple([FACES[face] for face in told])
    masked = Dealt(clause=clause, seat=seat, count=len(faces))
    out.tell_apart([seat], Dealt(clause=clause, seat=seat, count=len(faces), faces=faces), masked)


def tell_ready(seat: i64, out: Sink) -> None:
    """PE-A35."""
    out.tell(SaidReady(clause="PE-A35", seat=seat))


def tell_tokens_used(position: Position, seat: i64, given: i64, chosen: i64, out: Sink) -> None:
    """PE-60: which tokens, and which cards went into the box for them."""
    names = tuple([TOKENS[position.deck.consolation[token]] for token in listed(given)])
    out.tell(TokensUsed(clause="PE-60", seat=seat, tokens=names, faces=position.face_words(chosen)))


# ---- the piles


def tell_renewed(position: Position, from_box: bool, out: Sink) -> None:
    """PE-72, PE-A13: how many cards come back, and whence; nothing if there were none."""
    if position.draw_pile:
        clause = "PE-72" if from_box else "PE-A13"
        whence: WhenceText = "box" if from_box else "pile"
        out.tell(Renewed(clause=clause, count=size(position.draw_pile), whence=whence))


def tell_pile_boxed(position: Position, clause: str, out: Sink) -> None:
    """PE-38, PE-41, PE-52: how many cards go away."""
    out.tell(PileBoxed(clause=clause, count=size(position.pile)))


def tell_passed_over(position: Position, seat: i64, clause: str, out: Sink) -> None:
    """PE-16 at the start of a round, PE-43 in a block, PE-A11 after a Gros Michi."""
    clauses = {"PE-15": "PE-16", "PE-42": "PE-43", "PE-39": "PE-A11"}
    face = face_word(position, position.top)
    position.passed_over = (*position.passed_over, position.deck.face_of(position.top))
    out.tell(TurnedUp(clause=clauses[clause], seat=seat, face=face, turned="skipped", on=position.tops))


def tell_start_card(position: Position, seat: i64, clause: str, out: Sink) -> None:
    """The card that is on top now."""
    number = position.deck.face_of(position.top)
    as_dog = number >= DOG
    out.tell(
        TurnedUp(
            clause="PE-A31" if as_dog else clause,
            seat=seat,
            face=FACES[number],
            turned="as-dog" if as_dog else "start",
            on=position.tops,
        )
    )


# ---- laying


def tell_laid(position: Position, seat: i64, face: i64, out: Sink) -> None:
    """Before the card lies there: what allows it is the card below."""
    clause = lay_clause(position, seat, face)
    out.tell(Laid(clause=clause, seat=seat, face=FACES[face], on=position.tops + 1))


def lay_clause(position: Position, seat: i64, face: i64) -> str:
    """The clause that allows this card here; where the players must look, none that says it was right."""
    if position.by_challenge:  # PE-A33
        return "PE-25"
    if face == MICHI:
        return "PE-34" if position.asked == ANY else "PE-35"
    if face == DOG:
        return "PE-28"
    if position.asked != ANY:
        return "PE-23"
    return "PE-29" if position.layer == seat else "PE-32"


def tell_wrong(position: Position, seat: i64, card: i64, penalty: i64, out: Sink) -> None:
    """PE-70: all see the wrong card; the one that came to it only who drew it."""
    keep_act(position, seat, "wrong", position.deck.face_of(card))
    face = face_word(position, card)
    masked = WrongCard(clause="PE-70", seat=seat, face=face, drawn=penalty != NO_CARD)
    if penalty == NO_CARD:
        out.tell(masked)
        return
    drawn = face_word(position, penalty)
    full = WrongCard(clause="PE-70", seat=seat, face=face, drawn=True, penalty=drawn)
    out.tell_apart([seat], full, masked)


def tell_late_card(position: Position, seat: i64, move: Lay, out: Sink) -> None:
    """PE-A16: taken back; which card it was is secret (PE-A32)."""
    keep_act(position, seat, "late", move.on)
    full = TooLate(clause="PE-A16", seat=seat, late="card", on=move.on, face=move.face)
    out.tell_apart([seat], full, TooLate(clause="PE-A16", seat=seat, late="card", on=move.on))


def tell_late_word(seat: i64, late: LateText, on: i64, out: Sink) -> None:
    """PE-A17: to its sender alone."""
    out.tell_apart([seat], TooLate(clause="PE-A17", seat=seat, late=late, on=on), None)


# ---- nobody plays


def tell_declined(seat: i64, out: Sink) -> None:
    """PE-A8."""
    out.tell(Declined(clause="PE-A8", seat=seat))


def tell_blocked(position: Position, out: Sink) -> None:
    """Why the game has stopped: nobody can lay, nobody wants to, or nobody has done anything."""
    kind = position.block
    clause = "PE-35" if kind == STUCK else "PE-41" if kind == DECLINED else "PE-D4"
    out.tell(Blocked(clause=clause, block=BLOCKS[kind]))


def tell_no_michi(seat: i64, out: Sink) -> None:
    """PE-A30."""
    out.tell(LaysNoMichi(clause="PE-A30", seat=seat))


def tell_time_up(position: Position, out: Sink) -> None:
    """PE-D4: before anything comes of it."""
    out.tell(TimeRanOut(clause="PE-D4", step=STEPS[position.step]))


# ---- challenges


def tell_challenge_opened(position: Position, out: Sink) -> None:
    """PE-A33: whose card waits."""
    face = face_word(position, position.top)
    out.tell(ChallengeOpened(clause="PE-A33", seat=position.layer, face=face))


def tell_challenged(position: Position, seat: i64, justified: bool, out: Sink) -> None:
    """PE-A33: who doubts whose card, and whether rightly."""
    keep_act(position, seat, "challenge", 0)
    face = face_word(position, position.top)
    against = position.layer
    out.tell(Challenged(clause="PE-A33", seat=seat, against=against, face=face, justified=justified))


def tell_stood_by(position: Position, seat: i64, out: Sink) -> None:
    """PE-A33."""
    keep_act(position, seat, "let-stand", 0)
    out.tell(StoodBy(clause="PE-A33", seat=seat))


def tell_back_on_top(position: Position, out: Sink) -> None:
    """PE-A33: which card came up again."""
    out.tell(BackOnTop(clause="PE-A33", face=face_word(position, position.top), on=position.tops))


# ---- Gros Michi


def tell_michi(position: Position, out: Sink) -> None:
    """PE-36: he is called aloud."""
    out.tell(MichiCalled(clause="PE-36", seat=position.layer))


def tell_swap(position: Position, partner: i64, out: Sink) -> None:
    """After it: both see what they had and what they have; the others how many cards."""
    seat = position.layer
    given = position.hands.get(partner)
    taken = position.hands.get(seat)
    keep_act(position, seat, "swap", partner)
    clause = "PE-37" if given else "PE-75"
    masked = Swapped(clause=clause, seat=seat, partner=partner, given=size(given), taken=size(taken))
    full = Swapped(
        clause=clause,
        seat=seat,
        partner=partner,
        given=size(given),
        taken=size(taken),
        given_faces=position.face_words(given),
        taken_faces=position.face_words(taken),
    )
    out.tell_apart([seat, partner], full, masked)


# ---- the end of a round and of the game


def tell_won(winner: i64, how: HowText, lot: bool, out: Sink) -> None:
    """PE-46: an empty hand; PE-76: emptied by a Gros Michi; PE-A37: a round that did not move any more."""
    clause = "PE-46" if how == "empty" else "PE-76" if how == "michi" else "PE-A37"
    out.tell(RoundWon(clause=clause, seat=winner, how=how, lot=lot))


def tell_victory(position: Position, winner: i64, token: i64, out: Sink) -> None:
    """PE-47: its owner alone looks at it."""
    full = VictoryToken(clause="PE-47", seat=winner, token=TOKENS[position.deck.victory[token]])
    out.tell_apart([winner], full, VictoryToken(clause="PE-47", seat=winner))


def tell_consolation(position: Position, last: i64, token: i64, out: Sink) -> None:
    """PE-49: its owner alone looks at it."""
    full = ConsolationToken(clause="PE-49", seat=last, token=TOKENS[position.deck.consolation[token]])
    out.tell_apart([last], full, ConsolationToken(clause="PE-49", seat=last))


def tell_no_consolation(out: Sink) -> None:
    """PE-51."""
    out.tell(NoConsolation(clause="PE-51"))


def tell_hands_left(position: Position, out: Sink) -> None:
    """PE-52: everybody sees what was left."""
    seats = range(position.seats)
    position.left = tuple([tuple(position.faces(position.hands.get(seat))) for seat in seats])
    for seat in seats:
        hand = position.hands.get(seat)
        if hand:
            out.tell(HandShown(clause="PE-52", seat=seat, faces=position.face_words(hand)))


def tell_count(position: Position, out: Sink) -> None:
    """PE-65 to PE-67: player by player, then who has won."""
    deck = position.deck
    for seat in range(position.seats):
        mine = [deck.victory[token] for token in listed(position.victory.get(seat))]
        mine += [deck.consolation[token] for token in listed(position.consolation.get(seat))]
        names = tuple([TOKENS[kind] for kind in mine])
        out.tell(TokensShown(clause="PE-65", seat=seat, tokens=names, points=position.points(seat)))
    result = outcome_of(position)
    out.tell(GameOver(clause=result.clause, points=result.scores, winners=result.winners))


def outcome_of(position: Position) -> Outcome:
    """PE-67, PE-A22: the most goal points win."""
    return ranked([position.points(seat) for seat in range(position.seats)], "PE-67", "PE-A22")
