"""Championships in the middle: who owns whom, where the pawns are, what luck will answer."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ludofoot.core.cards import bit
from ludofoot.core.chance import ScriptedChance
from ludofoot.core.game import Setup
from ludofoot.core.records import LEGAL, Event, Outcome, Refusal
from ludofoot.core.sink import Telltale
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import PLUSES, QUESTIONS, SQUARES, TEAMS
from ludofoot.games.footmania.rules.board import NOWHERE
from ludofoot.games.footmania.rules.dealing import deal
from ludofoot.games.footmania.rules.ending import end
from ludofoot.games.footmania.rules.match_days import trigger_match_day
from ludofoot.games.footmania.rules.questions import draw_question
from ludofoot.games.footmania.rules.rounds import pawns_to_championship
from ludofoot.games.footmania.rules.squads import gain
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.rules.trades import tidy
from ludofoot.games.footmania.rules.turns import land_on_euromatch
from ludofoot.games.footmania.views import FMView

ALBUM = GAME.album
NOTATION = GAME.notation()
E = TypeVar("E", bound=Event)


def yellow(number: int, copy: int = 0) -> int:
    """Two copies without and one (2) with an extra star for each number."""
    return 11 * copy + number - 1


def green(number: int) -> int:
    return 33 + number


def blue(number: int) -> int:
    return 56 + number


def red(number: int) -> int:
    return 69 + number


YELLOW_JP, RED_JP = 33, 84
TEAM = [yellow(number) for number in range(1, 12)]
OTHERS = [yellow(number, 1) for number in range(1, 12)]


def name(card: int) -> str:
    return ALBUM.name(card)


def eleven(cards: list[int]) -> str:
    """The strongest line-up of these, as it is written."""
    from ludofoot.games.footmania.rules.eleven import strongest

    return " ".join(name(card) if card >= 0 else "-" for card in strongest(ALBUM, cards))


def line(event: Event) -> str:
    """An event in a line; what it does not name is left out."""
    fields = msgspec.structs.asdict(event)
    clause = fields.pop("clause")
    named = [f"{key}={short(value)}" for key, value in fields.items() if value not in (None, ())]
    return " ".join([clause, type(event).__name__, *named])


def short(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join("-" if each is None else str(each) for each in value)
    return str(value)


class Scene:
    """A position, and what has been told since."""

    def __init__(self, seats: int = 2, luck: tuple[int, ...] = (), **options: int | str) -> None:
        self.script = ScriptedChance([1 << 60, 1 << 75])
        self.state = Footmania(ALBUM, seats, GAME.chosen(Setup(seats, options)), self.script)
        deal(self.state, 0)
        self.script.answers += luck
        self.out = Telltale()

    def owns(self, seat: int, cards: list[int]) -> Scene:
        for card in cards:
            for pile in (self.state.national, self.state.foreign):
                if card in pile.loose:
                    pile.loose.remove(card)
            gain(self.state, seat, card)
        return self

    def holds(self, seat: int, *pluses: str) -> Scene:
        for plus in pluses:
            cards = self.state.plus_pile.loose & ALBUM.of_plus[[*map(str, PLUSES)].index(plus)]
            self.state.plus_pile.loose ^= cards & -cards
            self.state.pluses.put(seat, self.state.pluses.get(seat) | (cards & -cards))
        return self

    def sponsored(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            number = [*map(str, QUESTIONS)].index(card)
            self.state.question_pile.loose &= ~bit(number)
            self.state.sponsors.put(seat, self.state.sponsors.get(seat) | bit(number))
        return self

    def at(self, seat: int, square: str, came: str | None = None) -> Scene:
        self.state.square.put(seat, SQUARES.index(square))
        self.state.came.put(seat, NOWHERE if came is None else SQUARES.index(came))
        return self

    def cash(self, seat: int, amount: int) -> Scene:
        self.state.cash.put(seat, amount)
        return self

    def phase_two(self) -> Scene:
        self.state.phase = 2
        pawns_to_championship(self.state)
        return self

    def match_day(self, day: int = 1) -> Scene:
        """The player in turn triggers it."""
        self.phase_two()
        self.state.day = day - 1
        self.out = Telltale()
        trigger_match_day(self.state, self.out)
        tidy(self.state, self.out)
        return self

    def kicked_off(self, day: int = 1) -> Scene:
        """Both strongest line-ups are in."""
        self.match_day(day)
        for seat in self.state.awaited():
            self.does(seat, NOTATION.write(self.state.default(seat)))
        return self

    # ---- doing

    def does(self, seat: int, *texts: str) -> Scene:
        """Makes moves for this seat; `events` then tells of the last one."""
        for text in texts:
            move = NOTATION.read(text)
            assert self.state.judge(seat, move) == LEGAL, f"{text}: {self.state.judge(seat, move)}"
            self.out = Telltale()
            self.state.apply(seat, move, self.out)
        return self

    def plays(self, *texts: str) -> Scene:
        """The same for whoever is awaited."""
        for text in texts:
            self.does(self.state.awaited()[0], text)
        return self

    def goes(self, die: int, to: str) -> Scene:
        """Rolls this and goes there."""
        self.script.answers += [die]
        return self.plays("roll", f"go {to}")

    def rolls(self, die: int) -> Scene:
        self.script.answers += [die]
        return self.plays("roll")

    def asks(self, card: str) -> Scene:
        """The player in turn draws this question-mark card."""
        self.script.answers += [1 << [*map(str, QUESTIONS)].index(card)]
        self.out = Telltale()
        draw_question(self.state, self.out)
        tidy(self.state, self.out)
        return self

    def meets(self, team: str) -> Scene:
        self.script.answers += [1 << [*map(str, TEAMS)].index(team)]
        self.state.phase = 2
        self.out = Telltale()
        land_on_euromatch(self.state, self.out)
        return self

    def ended(self) -> Scene:
        """The title is awarded."""
        end(self.state, self.out)
        return self

    # ---- asking

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str]:
        mover = self.state.awaited()[0] if seat is None else seat
        verdict = self.state.judge(mover, NOTATION.read(text))
        assert isinstance(verdict, Refusal), f"{text} is {verdict}"
        assert NOTATION.read(text) not in (self.state.moves(mover) or [])
        return verdict.code, verdict.clause

    def view(self, seat: int = 0) -> FMView:
        return GAME.view(self.state, seat)

    @property
    def step(self) -> str:
        return self.view().step

    @property
    def waits(self) -> list[int]:
        return self.state.awaited()

    def money(self, seat: int) -> int:
        return int(self.state.cash.get(seat))

    def choices(self, seat: int | None = None) -> set[str]:
        mover = self.waits[0] if seat is None else seat
        return {NOTATION.write(move) for move in self.state.moves(mover) or []}

    def default(self) -> str:
        move = self.state.default(self.waits[0])
        assert self.state.judge(self.waits[0], move) == LEGAL
        return NOTATION.write(move)

    def told(self, kind: type[E], seat: int | None = None) -> E:
        """The one event of this kind that the last move told, to this seat."""
        events = [telling.full if seat is None else telling.to(seat) for telling in self.out.told]
        (found,) = [event for event in events if isinstance(event, kind)]
        return found

    def story(self, seat: int | None = None) -> list[str]:
        """Everything the last move told, to this seat: clause, event, and what it names."""
        events = [telling.full if seat is None else telling.to(seat) for telling in self.out.told]
        return [line(event) for event in events if event is not None]

    def not_told(self, kind: type[Event], seat: int | None = None) -> bool:
        events = [telling.full if seat is None else telling.to(seat) for telling in self.out.told]
        return not any(isinstance(event, kind) for event in events)

    def refusal_over(self) -> bool:
        """Whether nothing can be done any more."""
        texts = ("roll", "offer all 1 for", "sell shoes-a")
        return {self.refusal(text, 0)[0] for text in texts} == {"game-over"}

    def not_lapsed(self) -> bool:
        return not any("OfferLapsed" in told for told in self.story())

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None
        return found
