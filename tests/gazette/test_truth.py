"""No headline says what is not so: each is worked out again from the bare events."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import ludofoot.locale
from ludofoot import FastChance, Game, Setup, find_games, load
from ludofoot.bots import seat_bot
from ludofoot.core.entries import Started
from ludofoot.core.logbook import record_of
from ludofoot.core.reporting import Chronicle
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.table import Table
from ludofoot.games.passe_eclair.records import Lay
from ludofoot.gazette.headlines import LONGEST, candidates, choose
from ludofoot.gazette.reading import read
from ludofoot.locale import LANGS, Voice
from tests.coach.games import Scribe
from tests.gazette.claims.raw import Claim, Raw
from tests.locale.codes import messages
from tools.headlines import chronicle

pytestmark = pytest.mark.plain_only
FOLDER = Path(ludofoot.locale.__file__).parent
every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
GAMES = {"schuss-und-tor": 6, "football-a-la-carte": 9, "finale": 4, "passe-eclair": 1, "footmania": 1}
"""How many are played of each, so that it does not take long; `python -m tools.headlines` plays more."""


def claims_of(game: Game[Any]) -> dict[str, Claim]:
    found: dict[str, Claim] = import_module(f"tests.gazette.claims.{game.package.rpartition('.')[2]}").CLAIMS
    return found


def check(told: Chronicle, seal: str) -> None:
    """Every headline that this match could have is true."""
    reporter = told.game.reporter
    tale = reporter.read(told)
    claims = claims_of(told.game)
    for key, said in candidates(told, reporter, tale, seal, reporter.scores(tale, told)):
        assert key not in claims or claims[key](Raw(told, said.args)), (told.game.id, seal, key, said)


@every_game
def test_whatever_could_be_printed_is_true(game: Game[Any]) -> None:
    assert set(claims_of(game)) == {headline.key for headline in game.reporter.headlines}
    for number in range(GAMES[game.id]):
        check(chronicle(game, game.seats[number % len(game.seats)], number), str(number))


def test_long_names_get_a_headline_that_fits() -> None:
    told = chronicle(find_games()["schuss-und-tor"], 2, 1)
    told.names = ["Maximiliane-Alexandrine-Wilhelmine", "Bartholomäus-Christophorus-Maria"]
    reporter = told.game.reporter
    tale = reporter.read(told)
    _, said = choose(told, reporter, tale, "seal", reporter.scores(tale, told))
    assert all(len(Voice(lang, told.game.id).say(said)) <= LONGEST for lang in LANGS)


# ---- what no simulated game brings


class Dawdler(Scribe):
    """Players who keep answering a card that no longer lies on top."""

    late = 0

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        view: Any = self.game.view(state, seat)
        if self.late < 6 and view.step == "open" and view.top > 1 and view.hand:
            self.late += 1
            self.write(seat, Lay(face=view.hand[0], on=view.top - 1))
        super().act(state, seat, out)


def test_a_race_full_of_late_cards_can_say_so() -> None:
    """Bots are never late: here a record is made of some who are."""
    game = find_games()["passe-eclair"]
    table = Table(game, 2)
    table.do(Started(at=0, setup=Setup(2), seed="fast:17:1"))
    bots = [seat_bot(game, "debutant") for _ in range(2)]
    players = Dawdler(game, [*bots], [FastChance(17, stream) for stream in range(2, 5)])
    players.table = table
    while (seat := players.first(table.playable())) >= 0:
        players.act(table.playable(), seat, Sink())
    told = read(record_of(table), load).told
    assert told.outcome is not None
    tale = game.reporter.read(told)
    keys = {chosen.key for chosen in candidates(told, game.reporter, tale, "x", tuple(told.outcome.scores))}
    assert "too-late" in keys
    check(told, "x")


# ---- three languages, and no sentence gives a person a gender


@pytest.mark.parametrize("name", sorted(path.name for path in (FOLDER / "fr").glob("*gazette.ftl")))
def test_the_languages_say_the_same_of_the_same(name: str) -> None:
    """Helpers of one language aside; `$Winner` is `$winner`, and a verb may do without its number."""
    first, *others = (messages(FOLDER / lang / name) for lang in LANGS)
    helpers = {"nth", "nth-minute"}
    for other in others:
        assert first.keys() - helpers == other.keys()
        for key in other:
            spoken = [{arg.lower().removesuffix("s") for arg in found[key]} for found in (first, other)]
            assert spoken[0] ^ spoken[1] <= {"minute", "winner"}, (name, key)


GENDERED = {
    "fr": {"il", "elle", "lui", "menée", "mené", "battu", "battue", "gagnant", "vainqueur", "champion"},
    "en": {"he", "she", "him", "her", "hers"},
    "de": {"er", "ihm", "ihn", "ihr", "sieger", "siegerin", "meister", "meisterin"},
}
OF_PEOPLE = ("headline-", "gazette-headline-", "gazette-lead-", "lead-", "told-", "made", "gazette-side-")
"""Sentences about those who play; footballers on cards may have a gender."""
OF_NOBODY = {"headline-play-off", "told-debt"}
"""It took a match more; money is missing."""


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_gives_a_person_a_gender(lang: str) -> None:
    for path in sorted((FOLDER / lang).glob("*gazette.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), path
            if isinstance(entry, ast.Message) and entry.value is not None and of_people(entry.id.name):
                words = {word.strip(".,:;!?()").lower() for word in plain(entry.value).split()}
                assert not words & GENDERED[lang], (path.name, entry.id.name, words & GENDERED[lang])


def of_people(name: str) -> bool:
    return name.startswith(OF_PEOPLE) and name not in OF_NOBODY


def plain(pattern: ast.Pattern) -> str:
    """All words of a message, whatever they depend on."""
    found: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [plain(variant.value) for variant in element.expression.variants]
    return " ".join(found)
