"""How a training round begins and ends: the deal, tokens used, tokens won, the final count."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, size
from ludofoot.core.outcome import ranked
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import (
    FACES,
    TOKENS,
    ConsolationToken,
    FaceText,
    GameOver,
    HandShown,
    HowText,
    NoConsolation,
    RoundBegan,
    RoundWon,
    SaidReady,
    TokensShown,
    TokensUsed,
    TrainerDrawn,
    VictoryToken,
)
from ludofoot.games.passe_eclair.rules.deck import NAME_COUNT, POINT_TOKENS, large
from ludofoot.games.passe_eclair.rules.piles import Piles
from ludofoot.games.passe_eclair.rules.position import OVER, READY


class Rounds(Piles):
    """From the deal to the tokens."""

    # ---- the beginning

    def begin(self, opener: i64) -> None:
        """PE-08, PE-11, PE-12; PE-13, PE-A27: the first trainer is named, or drawn by lot."""
        self.draw_pile = self.deck.every
        self.victory_stock = self.deck.every_victory
        self.consolation_stock = self.deck.every_consolation
        self.trainer = self.chance.below(self.seats) if opener < 0 else opener
        self.deal(Sink())

    def deal(self, out: Sink) -> None:
        """PE-09, PE-54: seven cards each; then everybody says when he is ready (PE-A35)."""
        self.step = READY
        self.hush()
        self.renewals = 0
        if out.on:
            self.came = ()
        for seat in range(self.seats):
            self.deal_hand(seat, out)

    def tell_start(self, by_lot: bool, out: Sink) -> None:
        """The events of a game that has just been dealt."""
        if by_lot:
            out.tell(TrainerDrawn(clause="PE-A27", seat=self.trainer))
        out.tell(RoundBegan(clause="PE-13", round=1, trainer=self.trainer))
        for seat in range(self.seats):
            self.tell_hand(seat, "PE-09", self.faces(self.hands.get(seat)), out)

    # ---- the ready step

    def usable(self, seat: i64, name: i64) -> i64:
        """How many tokens of this wild guy the seat could give up (PE-58, PE-61)."""
        return size(self.consolation.get(seat) & self.deck.of_consolation[POINT_TOKENS + name])

    def ready_choices(self, seat: i64) -> list[int]:
        """Every set of cards that may go into the box for tokens (PE-59 to PE-63); nothing comes first."""
        found: list[int] = [0]
        for name in range(NAME_COUNT):
            for _ in range(self.usable(seat, name)):
                for chosen in found.copy():
                    for card in self.next_copies(seat, name, chosen):
                        if chosen | bit(card) not in found:
                            found.append(chosen | bit(card))
        held = size(self.hands.get(seat))
        return [chosen for chosen in found if size(chosen) < held]  # PE-A21: never the last hand card

    def next_copies(self, seat: i64, name: i64, chosen: i64) -> list[int]:
        """A card of each face with this large motif that is still in hand: of copies the lowest."""
        return listed(self.deck.one_each(self.hands.get(seat) & ~chosen & self.deck.with_large(name)))

    def say_ready(self, seat: i64, chosen: i64, out: Sink) -> None:
        """PE-A21: sealed until all are ready."""
        self.chosen.put(seat, chosen)
        self.spoken |= bit(seat)
        if out.on:
            out.tell(SaidReady(clause="PE-A35", seat=seat))
        if self.spoken == self.everybody:
            self.start_round(out)

    def start_round(self, out: Sink) -> None:
        """Tokens are carried out together, then the start card comes up (PE-14, PE-15, PE-A35)."""
        for seat in range(self.seats):
            if self.chosen.get(seat):  # PE-A21
                self.use_tokens(seat, self.chosen.get(seat), out)
                self.chosen.put(seat, 0)
        self.turn_up(self.trainer, "PE-15", out)

    def use_tokens(self, seat: i64, chosen: i64, out: Sink) -> None:
        """PE-60 to PE-62: a card into the box for each token, which leaves the game (PE-A21)."""
        given: i64 = 0
        for card in listed(chosen):
            mine: i64 = self.consolation.get(seat) & ~given
            given |= bit(
                lowest(mine & self.deck.of_consolation[POINT_TOKENS + large(self.deck.face_of(card))])
            )
        self.consolation.put(seat, self.consolation.get(seat) & ~given)
        self.spent |= given
        self.hands.put(seat, self.hands.get(seat) & ~chosen)
        self.box |= chosen
        if out.on:
            names = tuple([TOKENS[self.deck.consolation[token]] for token in listed(given)])
            out.tell(TokensUsed(clause="PE-60", seat=seat, tokens=names, faces=self.face_words(chosen)))

    def face_words(self, cards: i64) -> tuple[FaceText, ...]:
        """The faces of these cards in words."""
        return tuple([FACES[face] for face in self.faces(cards)])

    # ---- the end of a round

    def end_round(self, winner: i64, how: HowText, clause: str, lot: bool, out: Sink) -> None:
        """PE-46 to PE-55: tokens, all cards into the box, the winner is the next trainer."""
        if out.on:
            out.tell(RoundWon(clause=clause, seat=winner, how=how, lot=lot))
        self.give_victory(winner, out)
        if self.seats > 2:  # PE-80
            self.give_consolation(out)
        self.box_pile("PE-52", out)
        self.box_hands(out)
        self.trainer = winner  # PE-53
        if not self.victory_stock:  # PE-06, PE-64
            self.end(out)
            return
        self.round += 1
        if out.on:
            out.tell(RoundBegan(clause="PE-53", round=self.round, trainer=winner))
        self.deal(out)

    def give_victory(self, winner: i64, out: Sink) -> None:
        """PE-47, PE-A26: drawn blind; its owner alone looks at it."""
        token = self.chance.draw(self.victory_stock)
        self.victory_stock ^= bit(token)
        self.victory.put(winner, self.victory.get(winner) | bit(token))
        if out.on:
            full = VictoryToken(clause="PE-47", seat=winner, token=TOKENS[self.deck.victory[token]])
            out.tell_apart([winner], full, VictoryToken(clause="PE-47", seat=winner))

    def give_consolation(self, out: Sink) -> None:
        """PE-49, PE-50: for whoever holds the most cards; PE-51, PE-A1: for nobody on a tie."""
        last: i64 = 0
        tie = False
        for seat in range(1, self.seats):
            more: i64 = size(self.hands.get(seat)) - size(self.hands.get(last))
            if more > 0:
                last = seat
            tie = more == 0 if more >= 0 else tie
        if tie:
            if out.on:
                out.tell(NoConsolation(clause="PE-51"))
            return
        token = self.chance.draw(self.consolation_stock)
        self.consolation_stock ^= bit(token)
        self.consolation.put(last, self.consolation.get(last) | bit(token))
        if out.on:
            full = ConsolationToken(clause="PE-49", seat=last, token=TOKENS[self.deck.consolation[token]])
            out.tell_apart([last], full, ConsolationToken(clause="PE-49", seat=last))

    def box_hands(self, out: Sink) -> None:
        """PE-52: everybody sees what was left."""
        if out.on:
            self.left = tuple([tuple(self.faces(self.hands.get(seat))) for seat in range(self.seats)])
        for seat in range(self.seats):
            hand = self.hands.get(seat)
            if out.on and hand:
                out.tell(HandShown(clause="PE-52", seat=seat, faces=self.face_words(hand)))
            self.box |= hand
            self.hands.put(seat, 0)
            self.known.put(seat, 0)

    # ---- the end of the game

    def end(self, out: Sink) -> None:
        """PE-65 to PE-67: all tokens are turned up and the goal points counted."""
        self.step = OVER
        self.hush()
        if out.on:
            self.tell_count(out)

    def tell_count(self, out: Sink) -> None:
        """PE-65 to PE-67: player by player, then who has won."""
        for seat in range(self.seats):
            mine = [self.deck.victory[token] for token in listed(self.victory.get(seat))]
            mine += [self.deck.consolation[token] for token in listed(self.consolation.get(seat))]
            names = tuple([TOKENS[kind] for kind in mine])
            out.tell(TokensShown(clause="PE-65", seat=seat, tokens=names, points=self.points(seat)))
        result = self.outcome()
        assert result is not None
        out.tell(GameOver(clause=result.clause, points=result.scores, winners=result.winners))

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        return ranked([self.points(seat) for seat in range(self.seats)], "PE-67", "PE-A22")
