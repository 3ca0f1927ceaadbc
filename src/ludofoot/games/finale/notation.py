"""Finale written down: `men moritz-motor -`, `lay w5`; after a `*` what luck decided."""

from __future__ import annotations

from ludofoot.core.notation import Notation
from ludofoot.core.records import Event
from ludofoot.games.finale.events import (
    Drawn,
    LastRolled,
    Penalty,
    RedDrawn,
    Rolled,
    StartRolled,
    SymbolChecked,
    TieRolled,
)
from ludofoot.games.finale.records import (
    CARDS,
    LINES,
    MEN,
    PRESETS,
    CardText,
    Counter,
    Decline,
    Exchange,
    FIMove,
    Keep,
    Lay,
    LineText,
    ManText,
    Mix,
    NoMore,
    Pick,
    Plan,
    Preset,
    Replace,
    Shooters,
    StandIn,
    Substitute,
    Team,
)
from ludofoot.games.finale.rules.cards import Cards

NOBODY = "-"
PLAIN: dict[str, FIMove] = {
    "no-more": NoMore(),
    "counter": Counter(),
    "decline": Decline(),
    "keep": Keep(),
}
WORDS = {move: text for text, move in PLAIN.items()}
DICE = ("tie", "roll", "check", "start", "penalty", "last")


class FINotation(Notation[FIMove]):
    """Footballers and cards by their names in small letters, a dash for nobody; seats count from 0."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def write(self, move: FIMove) -> str:  # noqa: PLR0911 - a line for each kind of move
        match move:
            case Team():
                return " ".join(["team", *move.starters, "/", *move.bench])
            case Preset():
                return f"deck {move.colour}"
            case Mix():
                return " ".join(["mix", *move.cards])
            case Plan():
                return " ".join(["plan", *move.cards])
            case Substitute():
                return f"sub {move.off} {move.on} {move.line}"
            case Lay():
                return f"lay {move.card}"
            case Pick():
                return " ".join(["men", *(man or NOBODY for man in move.men)])
            case Replace():
                return f"on {move.on} {move.line}"
            case Exchange():
                return f"exchange {move.card}"
            case StandIn():
                return f"stand-in {move.man or NOBODY}"
            case Shooters():
                return " ".join(["shooters", *move.men])
        return WORDS[move]

    def read(self, text: str) -> FIMove:  # noqa: PLR0911
        if text in PLAIN:
            return PLAIN[text]
        kind, *words = text.split(" ")
        match kind, words:
            case "team", _:
                slash = words.index("/")
                return Team(read_men(words[:slash]), read_men(words[slash + 1 :]))
            case "deck", [colour]:
                return Preset(PRESETS[PRESETS.index(colour)])
            case "mix", _:
                return Mix(tuple(map(read_card, words)))
            case "plan", _:
                return Plan(tuple(map(read_card, words)))
            case "sub", [off, on, line]:
                return Substitute(read_man(off), read_man(on), read_line(line))
            case "lay", [card]:
                return Lay(read_card(card))
            case "men", _:
                return Pick(tuple([None if word == NOBODY else read_man(word) for word in words]))
            case "on", [on, line]:
                return Replace(read_man(on), read_line(line))
            case "exchange", [card]:
                return Exchange(read_card(card))
            case "stand-in", [man]:
                return StandIn(None if man == NOBODY else read_man(man))
            case "shooters", _:
                return Shooters(read_men(words))
        raise ValueError(text)

    def write_chance(self, event: Event) -> str | None:
        match event:
            case RedDrawn():
                return f"red {event.seat}"
            case Drawn(lucky=True, cards=cards) if cards:
                return " ".join(["draw", str(event.seat), *cards])
            case TieRolled():
                return f"tie {pair(event.rolls)}"
            case Rolled():
                return f"roll {event.roll} {event.defence_roll}"
            case SymbolChecked():
                return f"check {event.man} {event.roll}"
            case StartRolled():
                return f"start {pair(event.rolls)}"
            case Penalty():
                return f"penalty {event.roll} {event.keeper_roll}"
            case LastRolled():
                return f"last {pair(event.rolls)}"
        return None

    def answers(self, text: str) -> list[int]:
        kind, *words = text.split()
        if kind == "red":
            return [int(words[0])]
        if kind == "draw":
            return [2 ** CARDS.index(read_card(word)) for word in words[1:]]
        if kind not in DICE:
            raise ValueError(text)
        rolls = words[1:] if kind == "check" else words
        return [self.face(int(roll)) for roll in rolls]

    def face(self, roll: int) -> int:
        """A face of the die that shows this number; raises ValueError."""
        return self.cards.die.index(roll) + 1


def pair(rolls: tuple[int, ...]) -> str:
    """Two rolls, seat by seat."""
    return " ".join(map(str, rolls))


def read_man(word: str) -> ManText:
    """A footballer; raises ValueError."""
    return MEN[MEN.index(word)]


def read_men(words: list[str]) -> tuple[ManText, ...]:
    """Footballers; raises ValueError."""
    return tuple(map(read_man, words))


def read_card(word: str) -> CardText:
    """A tactic card; raises ValueError."""
    return CARDS[CARDS.index(word)]


def read_line(word: str) -> LineText:
    """A line; raises ValueError."""
    return LINES[LINES.index(word)]
