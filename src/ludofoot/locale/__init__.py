"""Every sentence: from a message id and its arguments to French, English or German."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from ludofoot.core.outside import outside_modules
from ludofoot.core.records import Player, Refusal, Said, Word

LANGS = ("fr", "en", "de")
FALLBACK = "en"
RECORDS = ("move", "event")
"""What the ids of records begin with."""
PARTS = ("", ".teaching", ".notes", ".pieces", ".gazette")
"""The files of a game: what is played, its first match, words for the moment, what each piece is, its
match reports."""
PLACES = ("one", "two", "three", "four")
"""What the parts of an id are called in a sentence."""


def preferred_lang(environ: Mapping[str, str] = os.environ) -> str:
    """The language of whoever sits at this machine: LUDOFOOT_LANG, else the system's, else English."""
    for name in ("LUDOFOOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = environ.get(name, "")[:2].lower()
        if lang in LANGS:
            return lang
    return FALLBACK


def say(lang: str, game: str | None, said: Said, names: Sequence[str] = (), reader: int | None = None) -> str:
    """The sentence, for the seat `reader` if there is one. What cannot be said is shown as its id."""
    return Voice(lang, game, names, reader).say(said)


def say_refusal(
    lang: str, game: str | None, refusal: Refusal, names: Sequence[str] = (), reader: int | None = None
) -> str:
    """Why not, as a sentence; the clause is for the caller to add."""
    return say(lang, game, Said(f"refuse-{refusal.code}", refusal.args), names, reader)


class Voice:
    """Speaks one language about one game, or none, to one seat, or nobody in particular."""

    def __init__(
        self, lang: str, game: str | None = None, names: Sequence[str] = (), reader: int | None = None
    ) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.reader = reader

    def say(self, said: Said) -> str:
        """The sentence."""
        return self.word(said.code, **said.args)

    def refuse(self, refusal: Refusal) -> str:
        """Why not, without the clause."""
        return self.word(f"refuse-{refusal.code}", **refusal.args)

    def word(self, code: str, /, **args: Any) -> str:
        """The message with this id."""
        found = self.find(code)
        if found is None:
            self.unsaid(code, [])
            return self.plainly(code, args)
        given = dict(chain.from_iterable(self.given(*each) for each in (*args.items(), *found.parts)))
        text, errors = found.bundle.format_pattern(found.pattern, given)
        if errors:
            self.unsaid(code, errors)
        return str(text)

    def plainly(self, code: str, args: Mapping[str, Any]) -> str:
        """What nobody has put into words yet: a move or an event as its record has it, `play card=7`."""
        kind, _, tag = code.partition("-")
        if kind not in RECORDS or not tag:
            return code
        said = {name: self.text(value).removeprefix(f"{name}-") for name, value in args.items()}
        return " ".join([tag, *(f"{name}={text}" for name, text in said.items() if text)])

    def unsaid(self, code: str, errors: Sequence[Exception]) -> None:
        """Something is missing in the locale: a player sees the id and plays on; a test fails here."""

    def knows(self, code: str) -> bool:
        """Whether there is such a message."""
        return self.find(code) is not None

    def find(self, code: str) -> Found | None:
        """The message in this language, else in the one everybody falls back on."""
        for lang in (self.lang, FALLBACK):
            found = find_in(bundle_of(lang, self.game), code)
            if found is not None:
                return found
        return None

    def given(self, name: str, value: Any) -> Iterator[tuple[str, str | float]]:
        """An argument as Fluent takes it, and for the grammar what it is: `$seat` comes with `$seat-is`."""
        yield name, value if isinstance(value, int | float) else self.text(value)
        yield f"{name}-is", self.kind(value)

    def kind(self, value: Any) -> str:
        """What a sentence may select on: the reader, nobody, one or many, or a word's own id."""
        if isinstance(value, tuple | list):
            return self.kind(value[0]) if len(value) == 1 else "many" if value else "none"
        if isinstance(value, Player):
            return "you" if value.seat == self.reader else "other"
        return value.id if isinstance(value, Word) else str(value) or "none"

    def text(self, value: Any) -> str:
        """An argument as text."""
        match value:
            case Word():
                return self.word(value.id)
            case Player():
                return self.player(value.seat)
            case Said():
                return self.say(value)
            case tuple() | list():
                return self.listed([self.text(item) for item in value])
        return str(value)

    def player(self, seat: int) -> str:
        """The name of whoever sits there."""
        if seat == self.reader and self.knows("player-you"):
            return self.word("player-you")
        named = 0 <= seat < len(self.names) and self.names[seat]
        return named or self.word("player", number=seat + 1)

    def listed(self, texts: Sequence[str]) -> str:
        """A, B and C."""
        if len(texts) < 2:
            return "".join(texts)
        return self.word("list-end", most=", ".join(texts[:-1]), last=texts[-1])


# ---- words that are put together


class Found(NamedTuple):
    """A message, and the parts of its id where it is said in parts."""

    bundle: FluentBundle
    pattern: Any
    parts: tuple[tuple[str, Word | str], ...] = ()


def find_in(bundle: FluentBundle, code: str) -> Found | None:
    """The message itself; else, for `face-left-3`, what `face-parts` makes of `$one` left and `$two` 3."""
    if bundle.has_message(code):
        pattern = bundle.get_message(code).value
        return None if pattern is None else Found(bundle, pattern)
    words = code.split("-")
    for length in range(len(words) - 1, 0, -1):
        kind = "-".join(words[:length])
        if bundle.has_message(f"{kind}-parts"):
            parts = [part_of(bundle, kind, part) for part in words[length:]]
            pattern = bundle.get_message(f"{kind}-parts").value
            return Found(bundle, pattern, tuple(zip(PLACES, parts, strict=False)))
    return None


def part_of(bundle: FluentBundle, kind: str, part: str) -> Word | str:
    """A part as `face-part-left` says it, or as it is."""
    code = f"{kind}-part-{part}"
    return Word(code) if bundle.has_message(code) else part


# ---- where the messages are


@cache
def bundle_of(lang: str, game: str | None) -> FluentBundle:
    """The messages of all games, and those of this one."""
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, game):
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=False)
    return bundle


def sources(lang: str, game: str | None) -> Iterator[Traversable]:
    """The files to read, first come first served: a game's own folder, then ours."""
    ours = files("ludofoot.locale") / lang
    if game is not None:
        package = package_of(game)
        with suppress(ModuleNotFoundError):
            yield files(package) / "locale" / f"{lang}.ftl"
        for part in PARTS:
            yield ours / f"{package.rpartition('.')[2]}{part}.ftl"
    yield ours / "core.ftl"
    yield ours / "coach.ftl"
    yield ours / "daily.ftl"
    yield ours / "gazette.ftl"
    yield ours / "lab.ftl"
    yield ours / "hosting.ftl"


@cache
def package_of(game: str) -> str:
    """The package of a game: named by its wheel, or the folder that is called like it."""
    for module in outside_modules():
        if module.GAME.id == game:
            return str(module.GAME.package)
    return f"ludofoot.games.{game.replace('-', '_')}"
