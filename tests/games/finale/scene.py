"""Matches in a few words: what is in the hands, what luck will answer, and what is played.

Seat 0 is blue, seat 1 red, unless said otherwise. Luck is written as in the notation, separated by commas;
`any` draws some card.
"""

from __future__ import annotations

from typing import TypeVar

from ludofoot.core.cards import bit, gathered
from ludofoot.core.chance import ScriptedChance
from ludofoot.core.game import Setup
from ludofoot.core.records import LEGAL, Event, Outcome, Refusal
from ludofoot.core.sink import Telltale
from ludofoot.games.finale import GAME
from ludofoot.games.finale.records import FIMove, Pick
from ludofoot.games.finale.rules.names import card_of, man_of, names_of
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.state import Finale
from ludofoot.games.finale.views import FIView

NOTATION = GAME.notation()
ANY = 2**30 - 1
E = TypeVar("E", bound=Event)


def answers(luck: str) -> list[int]:
    """What chance answers."""
    found: list[int] = []
    for text in filter(None, (part.strip() for part in luck.split(","))):
        found += [ANY] if text == "any" else NOTATION.answers(text)
    return found


class Scene:
    """A match, and what the last move told."""

    def __init__(
        self, mine: str = "w4 w3 w1", theirs: str = "w2 v4 v3a", luck: str = "", red: int = 1, **options: str
    ) -> None:
        start = [] if options.get("teams") == "free" or options.get("decks", "beginner") != "beginner" else [
            f"draw 0 {mine}",
            f"draw 1 {theirs}",
        ]  # fmt: skip
        self.script = ScriptedChance(answers(", ".join([*start, luck])))
        setup = Setup(2, {"red": red, **options})
        state = GAME.begin(setup, self.script)
        assert isinstance(state, Finale)
        self.state = state
        self.out = Telltale()
        GAME.tell_start(state, setup, self.out)

    def luck(self, text: str) -> Scene:
        """More answers."""
        self.script.answers += answers(text)
        return self

    # ---- doing

    def plays(self, *texts: str, luck: str = "") -> Scene:
        """Moves such as `0 lay w4`; `events` then tells of the last one."""
        self.luck(luck)
        for text in texts:
            seat, _, words = text.partition(" ")
            move = NOTATION.read(words)
            verdict = self.state.judge(int(seat), move)
            assert verdict == LEGAL, f"{text}: {verdict}"
            listed = self.state.moves(int(seat))
            assert listed is None or move in listed, text
            self.out = Telltale()
            self.state.apply(int(seat), move, self.out)
        return self

    def kicks_off(self) -> Scene:
        """Nobody is substituted."""
        while self.view().step == "substitution":
            self.plays(f"{self.turn} no-more")
        return self

    def reveals(self, mine: str, theirs: str, luck: str = "") -> Scene:
        """Both lay a tactic card; then luck, then a card is drawn for each."""
        self.kicks_off()
        drawn = [self.state.side(seat).has_pile() for seat in range(2)]
        return self.plays(f"0 lay {mine}", f"1 lay {theirs}", luck=", ".join([luck, *["any"] * sum(drawn)]))

    def default(self, *, luck: str = "") -> Scene:
        """Whoever is awaited does what is done for the absent."""
        self.luck(luck)
        seat = self.state.awaited()[0]
        self.out = Telltale()
        self.state.apply(seat, self.state.default(seat), self.out)
        return self

    def both(self, luck: str) -> Scene:
        """Attacker and defender choose their strongest men, then luck."""
        return self.default().default(luck=luck)

    def men(self, seat: int, *names: str) -> Scene:
        return self.plays(f"{seat} men {' '.join(names)}")

    def refusal(self, text: str) -> tuple[str, str]:
        """Code and clause of the refusal of this move."""
        seat, _, words = text.partition(" ")
        move = NOTATION.read(words)
        verdict = self.state.judge(int(seat), move)
        assert isinstance(verdict, Refusal), f"{text} is {verdict}"
        assert move not in (self.state.moves(int(seat)) or [])
        return verdict.code, verdict.clause

    # ---- arranging

    def side(self, seat: int) -> Side:
        return self.state.side(seat)

    def man(self, seat: int, name: str) -> int:
        return man_of(self.side(seat), name)

    def turned(self, seat: int, name: str, state: int) -> Scene:
        """A man lies in this state."""
        side, one = self.side(seat), bit(self.man(seat, name))
        side.low = side.low & ~one | one * (state & 1)
        side.high = side.high & ~one | one * (state >> 1)
        return self

    def without(self, seat: int, *names: str, lost: bool = False) -> Scene:
        """These men are no longer on the pitch; `lost` by injury."""
        side = self.side(seat)
        for name in names:
            if lost:
                side.lose_line(side.line_of(self.man(seat, name)))
                side.injured |= bit(self.man(seat, name))
            else:
                side.substituted |= bit(self.man(seat, name))
            side.leave(self.man(seat, name))
        return self

    def bench(self, seat: int, *names: str) -> Scene:
        """Only these are left on the bench."""
        side = self.side(seat)
        kept = gathered([self.man(seat, name) for name in names])
        side.substituted |= side.bench & ~kept
        side.bench = kept
        return self

    def holds(self, seat: int, hand: str, pile: str = "") -> Scene:
        """These cards are in hand and pile, all others used."""
        side = self.side(seat)
        side.hand = gathered([card_of(card) for card in hand.split()])
        side.loose = gathered([card_of(card) for card in pile.split()])
        side.used = side.deck & ~side.hand & ~side.loose
        return self

    # ---- asking

    @property
    def turn(self) -> int:
        (seat,) = self.state.awaited()
        return seat

    @property
    def at(self) -> tuple[int, str]:
        return self.turn, self.view().step

    @property
    def events(self) -> list[Event]:
        return [telling.full for telling in self.out.told]

    def told(self, kind: type[E]) -> E:
        (found,) = self.all_told(kind)
        return found

    def all_told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int = 0) -> FIView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, FIView)
        return view

    def line(self, seat: int, line: int) -> tuple[str, ...]:
        return names_of(self.side(seat), self.side(seat).line(line))

    def state_of(self, seat: int, name: str) -> int:
        return self.side(seat).state_of(self.man(seat, name))

    @property
    def choices(self) -> set[str]:
        moves: list[FIMove] = self.state.moves(self.turn) or []
        return {NOTATION.write(move) for move in moves}

    @property
    def pickable(self) -> set[str]:
        """Everybody who may be chosen for some slot."""
        moves = self.state.moves(self.turn) or []
        return {man for move in moves if isinstance(move, Pick) for man in move.men if man}

    @property
    def default_text(self) -> str:
        return NOTATION.write(self.state.default(self.state.awaited()[0]))

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None, "not over"
        return found
