"""What may be chosen: listed for people, sampled for simulation, and done for somebody who is away."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.records import Refusal, Verdict
from ludofoot.games.schuss_und_tor.records import (
    STMove,
)
from ludofoot.games.schuss_und_tor.rules.codes import (
    CONCEDE,
    DECLINE,
    END,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    MOVES,
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
)
from ludofoot.games.schuss_und_tor.rules.judge import clause_of_bar, judge
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    FULL_TIME,
    NO_CARD,
    OVER,
    SECOND,
    SERVE,
    Position,
)


class Choosing(Position):
    """The questions of a position that ask for moves."""

    def moves(self, seat: int) -> list[STMove] | None:
        if seat != self.turn or self.step == OVER:
            return []
        if ACT_FOUL <= self.step <= ACT_SCHIEDSRICHTER or self.step == FULL_TIME:
            return self.special_moves()
        return self.layings(self.hands.get(seat) & self.fitting())

    def layings(self, cards: i64) -> list[STMove]:
        """The moves that lay one of these cards, each face once, and the one that lays none."""
        listed: list[STMove] = []
        last: i64 = NO_CARD
        while cards:
            face = self.deck.face_of(lowest(cards))
            cards &= cards - 1
            if face == last:
                continue
            last = face
            if face == BOMBER:  # ST-26, ST-A26: any of the five names
                listed.extend(MOVES[FIRST_BOMBER_LAY:PASS])
            else:
                listed.append(MOVES[face])
        if self.may_leave():
            listed.append(MOVES[self.leaving()])
        return listed

    def leaving(self) -> i64:
        """Not laying a card, in the word of this step."""
        return PASS if self.step == SERVE else STOP if self.step == SECOND else CONCEDE

    def special_moves(self) -> list[STMove]:
        """The moves of the steps in which no card is laid."""
        if self.step == ACT_FOUL:
            return [*(MOVES[FIRST_FOUL + seat] for seat in self.victims()), MOVES[DECLINE]]
        if self.step == ACT_VERLETZT:
            return [MOVES[TAKE], MOVES[DECLINE]]
        if self.step == ACT_SCHIEDSRICHTER:
            return [MOVES[KEEP], MOVES[DECLINE]]
        return [MOVES[PLAY_ON], MOVES[END]]

    def sample(self, seat: int, chance: Chance) -> STMove:
        return MOVES[self.sample_code(seat, chance)]

    def sample_code(self, seat: i64, chance: Chance) -> i64:
        """The number of a random move, each of those listed as likely."""
        deck = self.deck
        if deck.twins or ACT_FOUL <= self.step <= ACT_SCHIEDSRICHTER or self.step == FULL_TIME:
            listed = self.moves(seat)
            assert listed is not None
            return code_of(listed[chance.below(len(listed))])
        cards = self.hands.get(seat) & self.fitting()
        named = size(cards & deck.named)
        keepers: i64 = 1 if cards & deck.tormann else 0
        bombers: i64 = NAME_COUNT if cards & deck.bomber else 0
        leave: i64 = 1 if self.may_leave() else 0
        k = chance.below(named + keepers + bombers + leave)
        if k < named:
            return nth(cards, k)
        k -= named
        if k < keepers:
            return TORMANN
        k -= keepers
        if k < bombers:
            return FIRST_BOMBER_LAY + k
        return self.leaving()

    def barred(self, seat: int) -> Refusal | None:
        found = super().barred(seat)
        return None if found is None else Refusal(found.code, clause_of_bar(self, found.code))

    def judge(self, seat: int, move: STMove) -> Verdict:
        return judge(self, seat, move)

    def default(self, seat: int) -> STMove:
        """ST-A36: neither stop the game nor give goals away."""
        if self.step == ACT_FOUL or self.step == ACT_VERLETZT:
            return MOVES[DECLINE]
        if self.step == ACT_SCHIEDSRICHTER:
            return MOVES[KEEP]
        if self.step == FULL_TIME:
            return MOVES[END]
        cards = self.hands.get(seat) & self.fitting()
        if self.step == SECOND or not cards:
            return MOVES[self.leaving()]
        return MOVES[self.deck.face_of(lowest(cards))]
