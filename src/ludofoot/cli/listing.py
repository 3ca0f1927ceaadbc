"""`ludofoot games` and `ludofoot clauses`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludofoot.catalogue import find_games, load
from ludofoot.cli.forms import bare
from ludofoot.core.game import Game
from ludofoot.core.options import ChoiceOption, NumberOption, Option, Value
from ludofoot.core.records import Refused
from ludofoot.core.sheet import Clause, Sheet, read_sheet
from ludofoot.lessons.sixty import Sixty, find_sixty, in_order_of_play
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper

# ---- games


class OptionLine(msgspec.Struct, frozen=True):
    """An option of a game, for scripts: what may be chosen, and each choice as a sentence."""

    name: str
    kind: str
    values: list[Value]
    default: Value
    clause: str
    sentence: str
    sentences: dict[str, str]


class GameLine(msgspec.Struct, frozen=True):
    """A game, for scripts."""

    id: str
    name: str
    tagline: str
    seats: tuple[int, ...]
    rules: str
    options: list[OptionLine]
    opener: str
    """The question who begins, where the players may say so."""


def list_games(voice: Voice, json: bool) -> None:
    """Every game that is there."""
    lines = [game_line(Voice(voice.lang, game.id), game) for game in find_games().values()]
    if json:
        print(msgspec.json.format(msgspec.json.encode(lines)).decode())
        return
    console = Paper(highlight=False)
    for line in lines:
        console.print(Text(line.name, "bold"), Text(line.id, "dim"))
        console.print(Padding(line.tagline, (0, 0, 0, 2), expand=False), markup=False)
        console.print(
            Padding(voice.word("cli-seats", seats=line.seats), (0, 0, 0, 2), expand=False), markup=False
        )
        for option in line.options:
            show_option(console, voice, option)
        if line.opener:
            console.print(Text("  --opener …", "bold"), Text(line.opener))


def show_option(console: Console, voice: Voice, option: OptionLine) -> None:
    """An option with its readings, the default first."""
    console.print(Text(f"  --option {option.name}=…", "bold"), Text(f"{option.sentence} ({option.clause})"))
    for value in option.values if option.sentences else ():
        mark = f" ({voice.word('cli-default')})" if value == option.default else ""
        line = Text.assemble((str(value), "bold"), f"{mark} : " if voice.lang == "fr" else f"{mark}: ")
        console.print(Padding(line + Text(option.sentences[str(value)]), (0, 0, 0, 4), expand=False))


def game_line(voice: Voice, game: Game[Any]) -> GameLine:
    """What a game says of itself."""
    options = [option_line(voice, option, max(game.seats)) for option in game.options]
    opener = f"{voice.word('option-opener')} ({game.opener_clause})" if game.names_opener else ""
    return GameLine(
        game.id, voice.word("title"), voice.word("tagline"), game.seats, game.version(), options, opener
    )


def option_line(voice: Voice, option: Option, seats: int) -> OptionLine:
    """An option with its words."""
    values = values_of(option, seats)
    sentences = {str(value): f"option-{option.name}-{value}" for value in values}
    return OptionLine(
        name=option.name,
        kind=str(option.__struct_config__.tag),
        values=values,
        default=option.default,
        clause=option.clause,
        sentence=voice.word(f"option-{option.name}"),
        sentences={value: voice.word(code) for value, code in sentences.items() if voice.knows(code)},
    )


def values_of(option: Option, seats: int) -> list[Value]:
    """Everything that may be chosen."""
    if isinstance(option, ChoiceOption):
        return list(option.values)
    if isinstance(option, NumberOption):
        return list(range(option.least, option.most + 1))
    return list(range(-1, seats))


# ---- clauses


def list_clauses(voice: Voice, game_id: str, wanted: str | None, search: str | None = None) -> None:
    """The whole sheet, one clause of it, or those that speak of something; raises `Refused`."""
    game = load(game_id)
    voice.game = game.id
    sheet = read_sheet(game.package, voice.lang)
    console = Paper(highlight=False)
    if wanted is not None:
        show_clause(console, sheet.clause(wanted))
    elif search is not None:
        show_found(console, sheet, search)
    else:
        show_sheet(console, game, voice)


def show_found(console: Console, sheet: Sheet, search: str) -> None:
    """The clauses in which every word of the search stands; raises `Refused`."""
    words = bare(search).split()
    found = [clause for clause in sheet.clauses if all(word in bare(clause.text) for word in words)]
    if not found:
        raise Refused("nothing-found", text=search[:40])
    for clause in found:
        show_clause(console, clause)


def show_sheet(console: Console, game: Game[Any], voice: Voice) -> None:
    """The game in sixty seconds, and the rules in the order of play."""
    sheet = read_sheet(game.package, voice.lang)
    sixty = find_sixty(game)
    console.print(Text(sheet.title, "bold underline"))
    console.print(sheet.opening, markup=False)
    if sixty is not None:
        show_sixty(console, sixty, voice)
    clauses = in_order_of_play(sheet, sixty, voice.word("sheet-components"))
    for section, found in groupby(clauses, lambda clause: clause.section):
        show_section(console, section, found)


def show_sixty(console: Console, sixty: Sixty, voice: Voice) -> None:
    """Four sentences that are enough to begin."""
    console.print()
    console.print(Text(voice.word("sheet-sixty"), "bold"))
    for number, (lead, text) in enumerate(sixty.words(), 1):
        line = Text.assemble((f"{number} ", "bold yellow"), (voice.word(lead), "bold"), " ", voice.word(text))
        console.print(Padding(line, (0, 0, 0, 1), expand=False))


def show_section(console: Console, title: str, clauses: Iterable[Clause]) -> None:
    """Some clauses under their heading."""
    console.print()
    console.print(Text(title, "bold"))
    for clause in clauses:
        show_clause(console, clause)


def show_clause(console: Console, clause: Clause) -> None:
    """One clause, its id at the margin."""
    console.print(Text.assemble((clause.id, "bold yellow"), " ", clause.text))
