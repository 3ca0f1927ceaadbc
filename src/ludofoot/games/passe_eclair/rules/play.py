"""What the moves do."""

from __future__ import annotations

from typing import Self, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import (
    FACES,
    STEPS,
    BackOnTop,
    Challenge,
    Challenged,
    ChallengeOpened,
    Decline,
    Declined,
    HowText,
    Laid,
    LateText,
    Lay,
    LaysNoMichi,
    LetStand,
    MichiCalled,
    NoMichi,
    PEMove,
    Ready,
    StoodBy,
    Swap,
    Swapped,
    TimeRanOut,
    TimeUp,
    TooLate,
    WrongCard,
)
from ludofoot.games.passe_eclair.rules.codes import (
    CHALLENGE_IT,
    DECLINE,
    FIRST_READY,
    FIRST_SWAP,
    LET_STAND,
    NO_MICHI,
)
from ludofoot.games.passe_eclair.rules.deck import DOG, FACE_NUMBERS, MICHI, Deck, small
from ludofoot.games.passe_eclair.rules.judge import judge
from ludofoot.games.passe_eclair.rules.position import (
    ANY,
    BLOCK,
    CHALLENGE,
    DECLINED,
    IN_BLOCK,
    NO_BLOCK,
    NO_CARD,
    NOTHING,
    OPEN,
    OVER,
    PARTNER,
    READY,
    SEAT_PLACE,
    SILENCE,
    WRONG,
)
from ludofoot.games.passe_eclair.rules.rounds import Rounds


@final
class PasseEclair(Rounds):
    """One game in progress."""

    @staticmethod
    def dealt(deck: Deck, seats: int, opener: int, chance: Chance) -> PasseEclair:
        """A new game, its first round dealt; a negative opener is drawn by lot (PE-13, PE-A27)."""
        game = PasseEclair(deck, seats, chance)
        game.begin(opener)
        return game

    # ---- what may be done

    def judge(self, seat: int, move: PEMove) -> Verdict:
        return judge(self, seat, move)

    def moves(self, seat: int) -> list[PEMove] | None:
        if seat < 0 or self.step == OVER:
            return []
        if self.step == READY:
            if self.spoken & bit(seat):
                return []
            return [Ready(self.face_words(chosen)) for chosen in self.ready_choices(seat)]
        if self.step == PARTNER:
            return [Swap(other) for other in range(self.seats) if other != seat] if seat == self.layer else []
        return [self.move_of(seat, code) for code in self.codes(seat)]

    def codes(self, seat: i64) -> list[int]:
        """The numbers of the moves on the top card: right cards alone (PE-A28), then words."""
        found: list[int] = []
        if self.step != CHALLENGE:
            cards = self.hands.get(seat) & self.right(seat)
            found += [self.deck.face_of(card) for card in listed(self.one_of_each_face(cards))]
        if not self.spoken & bit(seat):
            found.append(self.word())
        if self.may_challenge(seat):
            found.append(CHALLENGE_IT)
        return found

    def one_of_each_face(self, cards: i64) -> i64:
        """One card of each face among these."""
        deck = self.deck
        dogs = cards & deck.dogs
        michis = cards & deck.michis
        return deck.one_each(cards & deck.guys) | (dogs & -dogs) | (michis & -michis)

    def may_challenge(self, seat: i64) -> bool:
        """PE-A33: any other player, once a card."""
        return self.challengeable() and seat != self.layer and not self.challenged & bit(seat)

    def word(self) -> i64:
        """Not laying a card, in the word of this step: nobody must lay, not even on his own dog (PE-30)."""
        return DECLINE if self.step == OPEN else NO_MICHI if self.step == BLOCK else LET_STAND

    def move_of(self, seat: i64, code: i64) -> PEMove:
        """The move with this number."""
        if code <= MICHI:
            return Lay(FACES[code], self.tops)
        if code == DECLINE:
            return Decline(self.tops)
        if code == NO_MICHI:
            return NoMichi(self.tops)
        if code == CHALLENGE_IT:
            return Challenge(self.tops)
        if code == LET_STAND:
            return LetStand(self.tops)
        if code < FIRST_READY:
            return Swap(code - FIRST_SWAP)
        return Ready(self.face_words(self.ready_choices(seat)[code - FIRST_READY]))

    def sample(self, seat: int, chance: Chance) -> PEMove:
        return self.move_of(seat, self.sample_code(seat, chance))

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        self.act(seat, self.sample_code(seat, chance), out)

    def sample_code(self, seat: i64, chance: Chance) -> i64:
        """The number of a random move, each of those listed as likely."""
        if self.step == READY:
            if not self.consolation.get(seat):
                return FIRST_READY
            return FIRST_READY + chance.below(len(self.ready_choices(seat)))
        if self.step == PARTNER:
            other = chance.below(self.seats - 1)
            return FIRST_SWAP + other + (1 if other >= seat else 0)
        cards: i64 = 0
        if self.step != CHALLENGE:
            cards = self.one_of_each_face(self.hands.get(seat) & self.right(seat))
        right = size(cards)
        k = chance.below(right + 2) if self.may_challenge(seat) else chance.below(right + 1)
        if k < right:
            return self.deck.face_of(nth(cards, k))
        return self.word() if k == right else CHALLENGE_IT

    def sample_open(self, seat: int, chance: Chance) -> PEMove | None:
        """Who has declared or answered may still lay (PE-A29, PE-A30)."""
        if not (OPEN <= self.step <= BLOCK and self.spoken & bit(seat)):
            return None
        cards = self.one_of_each_face(self.hands.get(seat) & self.right(seat))
        return self.move_of(seat, self.deck.face_of(chance.draw(cards))) if cards else None

    def default(self, seat: int) -> PEMove:
        """PE-D4: what happens when the time is up."""
        if self.step == READY:
            return Ready()
        if self.step == PARTNER:
            return Swap(self.shortest_other(seat))
        return self.move_of(seat, self.word())

    def retractable(self, seat: int) -> bool:
        return self.step == READY and 0 <= seat < self.seats and (self.spoken & bit(seat)) != 0

    def retract(self, seat: int) -> None:
        self.spoken &= ~bit(seat)
        self.chosen.put(seat, 0)

    # ---- what it does

    def apply(self, seat: int, move: PEMove, out: Sink) -> None:
        if type(move) is Lay:
            if move.on < self.tops:
                self.too_late(seat, "card", move, out)
            else:
                self.lay(seat, FACE_NUMBERS[move.face], out)
        elif type(move) is Ready:
            self.say_ready(seat, self.chosen_cards(seat, move), out)
        elif type(move) is Swap:
            self.swap(move.partner, out)
        elif type(move) is TimeUp:
            self.time_up(out)
        else:
            self.apply_word(seat, move, out)

    def apply_word(self, seat: i64, move: PEMove, out: Sink) -> None:
        """A declaration, an answer or a challenge."""
        if type(move) is Decline:
            late: LateText = "decline"
            code: i64 = DECLINE
            on: i64 = move.on
        elif type(move) is NoMichi:
            late, code, on = "no-michi", NO_MICHI, move.on
        elif type(move) is Challenge:
            late, code, on = "challenge", CHALLENGE_IT, move.on
        else:
            assert type(move) is LetStand
            late, code, on = "let-stand", LET_STAND, move.on
        if on < self.tops:
            self.too_late(seat, late, move, out)
        else:
            self.act(seat, code, out)

    def too_late(self, seat: i64, late: LateText, move: PEMove, out: Sink) -> None:
        """PE-68, PE-69, PE-A16, PE-A17: taken back without penalty; which card it was is secret (PE-A32)."""
        if not out.on:
            return
        if type(move) is Lay:
            full = TooLate(clause="PE-A16", seat=seat, late=late, on=move.on, face=move.face)
            out.tell_apart([seat], full, TooLate(clause="PE-A16", seat=seat, late=late, on=move.on))
        else:
            assert not isinstance(move, (Lay, Ready, Swap, TimeUp))
            out.tell_apart([seat], TooLate(clause="PE-A17", seat=seat, late=late, on=move.on), None)

    def act(self, seat: i64, code: i64, out: Sink) -> None:
        """Carries out the move with this number, on the present top card."""
        if code <= MICHI:
            self.lay(seat, code, out)
        elif code == DECLINE:
            self.decline(seat, out)
        elif code == NO_MICHI:
            self.lay_no_michi(seat, out)
        elif code == CHALLENGE_IT:
            self.challenge(seat, out)
        elif code == LET_STAND:
            self.let_stand(seat, out)
        elif code < FIRST_READY:
            self.swap(code - FIRST_SWAP, out)
        else:
            chosen: i64 = 0 if code == FIRST_READY else self.ready_choices(seat)[code - FIRST_READY]
            self.say_ready(seat, chosen, out)

    def chosen_cards(self, seat: i64, move: Ready) -> i64:
        """The cards named for tokens: of copies the lowest."""
        chosen: i64 = 0
        for face in move.cards:
            chosen |= bit(lowest(self.hands.get(seat) & ~chosen & self.deck.of_face[FACE_NUMBERS[face]]))
        return chosen

    # ---- laying a card

    def lay(self, seat: i64, face: i64, out: Sink) -> None:
        """PE-25: on top of the single pile, if it is right or nobody but the players looks (PE-A15)."""
        card = lowest(self.hands.get(seat) & self.deck.of_face[face])
        fits = (bit(card) & self.right(seat)) != 0
        if not fits and not self.by_challenge:
            self.punish(seat, card, "PE-70", out)
            return
        if out.on:
            clause = self.lay_clause(seat, face) if fits else "PE-A33"
            out.tell(Laid(clause=clause, seat=seat, face=FACES[face], on=self.tops + 1))
        if self.by_challenge:
            self.below = (*self.below, self.entry())
            self.marks = (0 if fits else WRONG) | (IN_BLOCK if self.step == BLOCK else 0)
        self.forget(seat, card)
        hand = self.hands.get(seat) ^ bit(card)
        self.hands.put(seat, hand)
        self.pile |= bit(card)
        self.renewals = 0
        self.put_on_top(card, seat)
        if self.by_challenge and (face == MICHI or not hand):
            self.open_challenge(out)
        else:
            self.take_effect(out)

    def lay_clause(self, seat: i64, face: i64) -> str:
        """The clause that allows this card here."""
        if face == MICHI:
            return "PE-34" if self.asked == ANY else "PE-35"
        if face == DOG:
            return "PE-28"
        if self.asked != ANY:
            return "PE-23"
        return "PE-29" if self.layer == seat else "PE-32"

    def put_on_top(self, card: i64, layer: i64) -> None:
        """Each time a card comes to the top it is a new top card (PE-A17): one at a time (PE-31)."""
        self.top = card
        self.layer = layer
        self.tops += 1
        face = self.deck.face_of(card)
        # A Gros Michi asks for nothing (PE-33), unless it lies there as a dog (PE-A31).
        self.asked = small(face) if face < DOG else ANY if face == DOG or layer < 0 else NOTHING

    def take_effect(self, out: Sink) -> None:
        """A Gros Michi is called; an empty hand ends the round (PE-46), after a dog too (PE-A20)."""
        if bit(self.top) & self.deck.michis:
            self.call_michi(out)
        elif not self.hands.get(self.layer):
            self.end_round(self.layer, "empty", "PE-46", False, out)
        else:
            self.new_position(out)

    def punish(self, seat: i64, card: i64, clause: str, out: Sink) -> None:
        """PE-70, PE-A14: the card, seen by all, stays in hand and another one comes to it."""
        for other in range(self.seats):
            if other != seat:
                self.learn(other, seat, card)
        penalty = self.drawn(out)
        if penalty != NO_CARD:
            self.hands.put(seat, self.hands.get(seat) | bit(penalty))
            self.drew |= bit(seat)
            self.spoken &= ~bit(seat)  # PE-A29
        if out.on:
            face = FACES[self.deck.face_of(card)]
            masked = WrongCard(clause=clause, seat=seat, face=face, drawn=penalty != NO_CARD)
            if penalty == NO_CARD:
                out.tell(masked)
                return
            drawn = FACES[self.deck.face_of(penalty)]
            full = WrongCard(clause=clause, seat=seat, face=face, drawn=True, penalty=drawn)
            out.tell_apart([seat], full, masked)

    # ---- what is known of other hands (PE-A32)

    def learn(self, seat: i64, holder: i64, card: i64) -> None:
        """This seat sees a card that stays in another hand: nothing new if it knows one like it there."""
        alike: i64 = self.hands.get(holder) & self.deck.of_face[self.deck.face_of(card)]
        if not self.known.get(seat) & alike:
            self.known.put(seat, self.known.get(seat) | bit(card))

    def forget(self, holder: i64, card: i64) -> None:
        """A card leaves a hand for all to see: whoever knew one like it there knows one less."""
        alike: i64 = self.hands.get(holder) & self.deck.of_face[self.deck.face_of(card)]
        for seat in range(self.seats):
            seen = self.known.get(seat) & alike
            if seen:
                gone: i64 = bit(card) if seen & bit(card) else seen & -seen
                self.known.put(seat, self.known.get(seat) & ~gone)

    # ---- nobody plays

    def decline(self, seat: i64, out: Sink) -> None:
        """PE-A8: the game stops when everybody has declared."""
        self.spoken |= bit(seat)
        if out.on:
            out.tell(Declined(clause="PE-A8", seat=seat))
        if self.spoken == self.everybody:
            self.to_block(DECLINED, out)

    def lay_no_michi(self, seat: i64, out: Sink) -> None:
        """PE-A30: the window closes early when everybody has answered."""
        self.spoken |= bit(seat)
        if out.on:
            out.tell(LaysNoMichi(clause="PE-A30", seat=seat))
        if self.spoken == self.everybody:
            self.end_block(out)

    def end_block(self, out: Sink) -> None:
        """PE-41, PE-42: a new start card, unless the round does not move any more (PE-A37)."""
        held: i64 = 0
        for seat in range(self.seats):
            held |= self.hands.get(seat)
        if not held & ~self.deck.michis:
            self.close("only-michis", out)
        elif self.renewals and self.would_renew():
            self.close("no-cards", out)
        else:
            self.box_pile("PE-41", out)
            self.turn_up(self.trainer, "PE-42", out)  # PE-45

    def would_renew(self) -> bool:
        """Whether no start card can be found before the draw pile is used up (PE-A37)."""
        guys = self.deck.guys
        return not self.draw_pile or (not self.draw_pile & guys and (self.box | self.pile) & guys != 0)

    def close(self, how: HowText, out: Sink) -> None:
        """PE-A37: the fewest cards win, on a tie by lot."""
        fewest: i64 = 64
        tied: i64 = 0
        for seat in range(self.seats):
            count = size(self.hands.get(seat))
            if count < fewest:
                fewest = count
                tied = 0
            if count == fewest:
                tied |= bit(seat)
        lot = (tied & (tied - 1)) != 0
        winner = self.chance.draw(tied) if lot else lowest(tied)
        self.end_round(winner, how, "PE-A37", lot, out)

    # ---- Gros Michi

    def call_michi(self, out: Sink) -> None:
        """PE-36, PE-A36: until the exchange only its player acts."""
        self.step = PARTNER
        self.block = NO_BLOCK
        self.spoken = 0
        self.challenged = 0
        self.drew = 0
        if out.on:
            out.tell(MichiCalled(clause="PE-36", seat=self.layer))

    def swap(self, partner: i64, out: Sink) -> None:
        """PE-37 to PE-39; as last card it gives the round away (PE-73 to PE-76, PE-A18, PE-A19, PE-A34)."""
        seat = self.layer
        given = self.hands.get(seat)
        taken = self.hands.get(partner)
        self.hands.put(seat, taken)
        self.hands.put(partner, given)
        self.known.put(seat, (self.known.get(seat) | given) & ~taken)
        self.known.put(partner, (self.known.get(partner) | taken) & ~given)
        if out.on:
            self.tell_swap(seat, partner, given, taken, out)
        if not given:
            self.end_round(partner, "michi", "PE-76", False, out)
            return
        self.box_pile("PE-38", out)
        self.turn_up(seat, "PE-39", out)  # PE-40

    def tell_swap(self, seat: i64, partner: i64, given: i64, taken: i64, out: Sink) -> None:
        """Both see what they had and what they have; the others how many cards."""
        clause = "PE-37" if given else "PE-75"
        masked = Swapped(clause=clause, seat=seat, partner=partner, given=size(given), taken=size(taken))
        full = Swapped(
            clause=clause,
            seat=seat,
            partner=partner,
            given=size(given),
            taken=size(taken),
            given_faces=self.face_words(given),
            taken_faces=self.face_words(taken),
        )
        out.tell_apart([seat, partner], full, masked)

    # ---- challenges (PE-A33)

    def open_challenge(self, out: Sink) -> None:
        """What cannot be taken back waits until nobody challenges it."""
        self.step = CHALLENGE
        self.block = NO_BLOCK
        self.spoken = bit(self.layer)
        self.challenged = 0
        self.drew = 0
        if out.on:
            face = FACES[self.deck.face_of(self.top)]
            out.tell(ChallengeOpened(clause="PE-A33", seat=self.layer, face=face))

    def let_stand(self, seat: i64, out: Sink) -> None:
        """Once all others have answered, the card takes effect."""
        if out.on:
            out.tell(StoodBy(clause="PE-A33", seat=seat))
        self.answer_challenge(seat, out)

    def answer_challenge(self, seat: i64, out: Sink) -> None:
        """An answer, or a challenge in vain."""
        self.spoken |= bit(seat)
        if self.spoken == self.everybody:
            self.take_effect(out)

    def challenge(self, seat: i64, out: Sink) -> None:
        """A right card stays, a wrong one goes back."""
        justified = (self.marks & WRONG) != 0
        if out.on:
            face = FACES[self.deck.face_of(self.top)]
            out.tell(
                Challenged(clause="PE-A33", seat=seat, against=self.layer, face=face, justified=justified)
            )
        if justified:
            self.uphold(out)
            return
        self.challenged |= bit(seat)
        if self.step == CHALLENGE:
            self.answer_challenge(seat, out)

    def uphold(self, out: Sink) -> None:
        """PE-70, PE-A14: back to its player with one more card; the card below comes up again."""
        card, loser = self.top, self.layer
        self.pile ^= bit(card)
        self.hands.put(loser, self.hands.get(loser) | bit(card))
        entry: i64 = self.below[len(self.below) - 1]
        self.below = self.below[: len(self.below) - 1]
        self.put_on_top(entry % SEAT_PLACE, entry // SEAT_PLACE % 8 - 1)
        self.marks = entry // WRONG * WRONG
        self.punish(loser, card, "PE-70", out)
        if out.on:
            face = FACES[self.deck.face_of(self.top)]
            out.tell(BackOnTop(clause="PE-A33", face=face, on=self.tops))
        self.new_position(out)

    # ---- deadlines

    def time_up(self, out: Sink) -> None:
        """PE-D4: what happens when a step has lasted long enough."""
        if out.on:
            out.tell(TimeRanOut(clause="PE-D4", step=STEPS[self.step]))
        if self.step == READY:
            self.start_round(out)
        elif self.step == OPEN:
            self.to_block(SILENCE, out)
        elif self.step == BLOCK:
            self.end_block(out)
        elif self.step == CHALLENGE:
            self.take_effect(out)
        else:
            self.swap(self.shortest_other(self.layer), out)

    # ---- seeing and asking

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.passe_eclair.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: PEMove) -> Preview:
        from ludofoot.games.passe_eclair.asking import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.passe_eclair.view import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = PasseEclair(self.deck, self.seats, chance)
        self.copy_into(twin)
        return twin
