"""What a game lacks words for in a language: found in its records, and by playing and trying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import ChoiceOption
from ludofoot.core.prompts import Amount, Assign, Bundle, Form
from ludofoot.core.records import Refusal, Said
from ludofoot.core.sink import Telltale
from ludofoot.core.words import said_event, said_move
from ludofoot.locale import Voice, bundle_of, find_in

GAMES_TOLD = 3


def unsaid_in(game: Game[Any], lang: str) -> list[str]:
    """The ids that this game needs and this language lacks."""
    bundle = bundle_of(lang, game.id)
    asked = {*record_codes(game), *played_codes(game)}
    return sorted(code for code in asked if find_in(bundle, code) is None)


# ---- what the records name


def record_codes(game: Game[Any]) -> Iterator[str]:
    """The ids that follow from the types of a game."""
    moves, events = members(game.move_type), members(game.event_type)
    yield from ("title", "tagline")
    yield from (f"move-{move.__struct_config__.tag}" for move in moves)
    yield from (f"event-{event.__struct_config__.tag}" for event in events)
    for record in (*moves, *events, *members(game.view_type)):
        yield from words_in(record)
    yield from option_codes(game)
    yield from preset_codes(game)
    yield from (f"side-{side}" for seats in game.seats for side in game.sides(seats))


def members(kind: Any) -> tuple[type[msgspec.Struct], ...]:
    """The records of a union, or the one record."""
    return get_args(kind) or (kind,)


def option_codes(game: Game[Any]) -> Iterator[str]:
    """An option and each of its readings, and the question who begins."""
    if game.names_opener:
        yield "option-opener"
    for option in game.options:
        yield f"option-{option.name}"
        if isinstance(option, ChoiceOption):
            yield from (f"option-{option.name}-{value}" for value in option.values)


def preset_codes(game: Game[Any]) -> Iterator[str]:
    """What the presets are about, and each of them with what it means."""
    if game.presets:
        yield "preset"
    for preset in game.presets:
        yield from (f"preset-{preset.name}", f"preset-{preset.name}-help")


def words_in(record: type[msgspec.Struct]) -> Iterator[str]:
    """The words that the marked fields of a record can name."""
    for hint in get_type_hints(record, include_extras=True).values():
        yield from words_of(hint)


def words_of(hint: Any) -> Iterator[str]:
    """The words of a type, also behind `| None` and in tuples."""
    if get_origin(hint) is Annotated:
        inner, *metas = get_args(hint)
        extras = [meta.extra for meta in metas if isinstance(meta, msgspec.Meta) and meta.extra]
        kinds = [extra["says"] for extra in extras if "says" in extra]
        if kinds and get_origin(inner) is Literal:
            yield from (f"{kinds[0]}-{value}" for value in get_args(inner))
        elif not kinds:
            yield from words_of(inner)
    else:
        for part in get_args(hint):
            yield from words_of(part)


def view_codes(game: Game[Any]) -> Iterator[str]:
    """What the fields of a view may be called where they are written out: words that a game may add."""
    for record in members(game.view_type):
        fields = [*record.__struct_fields__, *game.options_type.__struct_fields__]
        yield from (f"view-{field.replace('_', '-')}" for field in fields)


# ---- what is said in play


class Listening(Voice):
    """Remembers whatever it is asked to say."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__("en", game.id)
        self.asked: set[str] = set()

    def word(self, code: str, /, **args: Any) -> str:
        self.asked.add(code)
        return super().word(code, **args)


def played_codes(game: Game[Any]) -> set[str]:
    """What is asked, told, offered and refused in a few random games of each number of seats."""
    voice = Listening(game)
    for seats in game.seats:
        for stream in range(GAMES_TOLD):
            hear_game(game, Setup(seats), FastChance(7, stream), voice)
    return voice.asked


def hear_game(game: Game[Any], setup: Setup, chance: FastChance, voice: Voice) -> None:
    """Says everything that there is to say of one game."""
    state, out = game.begin(setup, chance), Telltale()
    game.tell_start(state, setup, out)
    while (seat := state.due(chance)) >= 0:
        move = state.sample(seat, chance)
        for said in said_before(game, state, seat, move):
            voice.say(said)
        for other in range(setup.seats):
            verdict = state.judge(other, move)
            if isinstance(verdict, Refusal):
                voice.refuse(verdict)
        state.apply(seat, move, out)
    for telling in out.told:
        for event in filter(None, (telling.full, telling.masked)):
            voice.say(said_event(event))


def said_before(game: Game[Any], state: Any, seat: int, move: Any) -> Iterator[Said]:
    """What a person is asked and offered, and what is said of a move before it is made."""
    for prompt in game.prompts(state, seat):
        yield prompt.ask
        yield from labels(prompt.form)
    yield said_move(move)
    yield from game.preview(state, seat, move).notes


def labels(form: Form) -> Sequence[Said]:
    """Everything that a form shows."""
    if isinstance(form, Bundle):
        return [label for part in form.forms for label in labels(part)]
    if isinstance(form, Amount):
        return []
    places = form.places if isinstance(form, Assign) else ()
    return [*(item.label for item in form.items), *places]
