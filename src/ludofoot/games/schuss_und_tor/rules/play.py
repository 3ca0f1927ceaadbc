"""The game: what each move does."""

from __future__ import annotations

from typing import Final, Self, final

from mypy_extensions import i64

from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, View
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.records import (
    FACES,
    NAMES,
    HowText,
    Laid,
    STMove,
    Stopped,
)
from ludofoot.games.schuss_und_tor.rules.attempts import Attempting
from ludofoot.games.schuss_und_tor.rules.codes import (
    CONCEDE,
    DECLINE,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    PASS,
    PLAY_ON,
    STOP,
    TAKE,
    code_of,
)
from ludofoot.games.schuss_und_tor.rules.deck import (
    BOMBER,
    NAME_COUNT,
    TORMANN,
    Deck,
)
from ludofoot.games.schuss_und_tor.rules.ending import greens_for, hand_size
from ludofoot.games.schuss_und_tor.rules.position import (
    CALLED,
    FRESH,
    ON_TORMANN,
    PARRY,
    SECOND,
    SERVE,
)

SEATS_AT_MOST: Final = 4


@final
class SchussUndTor(Attempting):
    """One game in progress."""

    @staticmethod
    def dealt(deck: Deck, seats: int, opener: int, chance: Chance) -> SchussUndTor:
        """A new game before its first card; a negative opener is drawn by lot (ST-15, ST-A28)."""
        game = SchussUndTor(deck, seats, chance)
        game.greens = greens_for(deck, seats)
        game.actions = deck.every_action  # ST-09: a pile of its own, shuffled as it is drawn from
        game.turn = chance.below(seats) if opener < 0 else opener
        game.deal(hand_size(seats))
        return game

    def apply(self, seat: int, move: STMove, out: Sink) -> None:
        self.act(code_of(move), out)

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        self.act(self.sample_code(seat, chance), out)

    def act(self, code: i64, out: Sink) -> None:
        """Carries out the move with this number."""
        if code < PASS:
            self.lay(code, out)
        elif code == PASS:
            self.pass_up(out)
        elif code == STOP:
            self.stop(out)
        elif code == CONCEDE:
            self.score("ST-A35", out)
        elif code < TAKE:
            self.commit_foul(code - FIRST_FOUL, out)
        elif code == TAKE:
            self.take_undealt(out)
        elif code == KEEP:
            self.keep_whistle(out)
        elif code == DECLINE:
            self.decline(out)
        elif code == PLAY_ON:
            self.play_extra_time(out)
        else:
            self.end(out)

    def stop(self, out: Sink) -> None:
        """ST-31: the Tormann stays alone."""
        if out.on:
            out.tell(Stopped(clause="ST-31", seat=self.turn))
        self.hand_over()

    def lay(self, code: i64, out: Sink) -> None:
        """A green card comes on the table pile."""
        seat = self.turn
        step = self.step
        face: i64 = BOMBER
        if code < FIRST_BOMBER_LAY:
            face = code
        hand = self.hands.get(seat)
        held = hand & self.deck.cards_of(face)
        hand ^= held & -held
        self.hands.put(seat, hand)
        self.laid.append(code * SEATS_AT_MOST + seat)
        if self.tracked:
            self.forget(seat, face)
        if out.on:
            self.tell_laid(code, out)
        waived = step == PARRY and self.parry_waives  # ST-A4
        if step == PARRY:
            self.parry(out)
            if self.final_attempt:  # ST-A19: one card, without further effect
                self.full_time(out)
                return
        if not waived:  # ST-40
            self.asked = asked_after(code)
        if step == SERVE and self.last_server == seat:  # ST-57
            self.full_time(out)
        elif not hand:
            self.last_card(out)
        elif face == TORMANN and not waived:  # ST-29, ST-30, ST-A5, ST-A29
            self.step = SECOND
        else:
            self.hand_over()

    def tell_laid(self, code: i64, out: Sink) -> None:
        """The card just laid, with what it was laid for."""
        seat = self.turn
        if code >= FIRST_BOMBER_LAY:
            call = NAMES[code - FIRST_BOMBER_LAY]
            out.tell(Laid(clause=self.lay_clause(), seat=seat, face="bomber", how=self.lay_how(), call=call))
        else:
            out.tell(Laid(clause=self.lay_clause(), seat=seat, face=FACES[code], how=self.lay_how()))

    def lay_how(self) -> HowText:
        """Why the card of this step is laid."""
        if self.step == SERVE:
            return "fresh" if self.asked == FRESH else "serve"
        return "second" if self.step == SECOND else "parry" if self.step == PARRY else "free"

    def lay_clause(self) -> str:
        """The clause of the card of this step."""
        if self.step == SERVE:
            return "ST-18" if self.asked == FRESH else "ST-20"
        return "ST-29" if self.step == SECOND else "ST-38" if self.step == PARRY else "ST-43"

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.schuss_und_tor.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: STMove) -> Preview:
        from ludofoot.games.schuss_und_tor.asking import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.schuss_und_tor.view import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = SchussUndTor(self.deck, self.seats, chance)
        self.copy_into(twin)
        return twin


def asked_after(code: i64) -> i64:
    """What the card just laid asks for (ST-22, ST-23, ST-26, ST-31)."""
    if code < TORMANN:
        return code % NAME_COUNT
    if code == TORMANN:
        return ON_TORMANN
    return CALLED + code - FIRST_BOMBER_LAY
