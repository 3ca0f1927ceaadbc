"""Which moves there are, and which of the rules carries each of them out."""

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
    Challenge,
    Decline,
    LateText,
    Lay,
    LetStand,
    NoMichi,
    PEMove,
    Ready,
    Swap,
    TimeRanOut,
    TimeUp,
    TooLate,
)
from ludofoot.games.passe_eclair.rules.challenges import Challenges
from ludofoot.games.passe_eclair.rules.codes import (
    CHALLENGE_IT,
    DECLINE,
    FIRST_READY,
    FIRST_SWAP,
    LET_STAND,
    NO_MICHI,
)
from ludofoot.games.passe_eclair.rules.deck import FACE_NUMBERS, MICHI, Deck
from ludofoot.games.passe_eclair.rules.judge import judge
from ludofoot.games.passe_eclair.rules.position import (
    BLOCK,
    CHALLENGE,
    OPEN,
    OVER,
    PARTNER,
    READY,
    SILENCE,
)


@final
class PasseEclair(Challenges):
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
        if self.step != CHALLENGE:  # PE-A33
            cards = self.hands.get(seat) & self.right(seat)
            found += [self.deck.face_of(card) for card in listed(self.one_of_each_face(cards))]
        if not self.spoken & bit(seat):  # PE-A29, PE-A30
            found.append(self.word())
        if self.may_challenge(seat):  # PE-A33
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
        """Not laying a card, in the word of this step (PE-A8, PE-A30, PE-A33): nobody must lay, not even on
        his own dog (PE-30)."""
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
        if type(move) is Lay:
            if out.on:
                self.keep_act(seat, "late", move.on)
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
