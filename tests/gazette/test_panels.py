"""What is drawn of a match agrees with the match: hands, money, ways of the ball, elevens, tables."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import find_games, load
from ludofoot.core.panels import Dots, Strokes, Tiles, Ways
from ludofoot.games.passe_eclair.events import HandShown
from ludofoot.games.passe_eclair.reporting.panels import hands, round_to_show
from ludofoot.gazette import report
from ludofoot.gazette.reading import read
from tests.coach.games import finished, played

pytestmark = pytest.mark.plain_only


def panel(game: str, kind: Any, seats: int = 2, seed: int = 17) -> Any:
    return next((each for each in report(finished(game, seats, seed)).panels if isinstance(each, kind)), None)


def test_the_hands_of_every_round_end_as_they_were_shown() -> None:
    told = read(finished("passe-eclair", 3), load).told
    tale = told.game.reporter.read(told)
    assert tale.rounds
    shown = list(told.of(HandShown))
    for number, each in enumerate(tale.rounds):
        lines, most = hands(3, each)
        before = tale.rounds[number - 1].won.entry if number else 0
        left = {
            other.event.seat: len(other.event.faces)
            for other in shown
            if before < other.entry <= each.won.entry
        }
        assert [line[-1].y for line in lines] == [left.get(seat, 0) for seat in range(3)]
        assert most >= 7
    assert round_to_show(tale, "faster") in tale.rounds


def test_a_race_shows_reactions_and_tokens_that_make_the_points() -> None:
    found = report(finished("passe-eclair", 3))
    dots = next(each for each in found.panels if isinstance(each, Dots))
    assert [row.side for row in dots.rows] == [0, 1, 2]
    assert found.standing is not None
    for side, (tokens, rounds) in zip(found.sides, found.standing.rows, strict=True):
        worth = [piece.art.rpartition("-")[2] for piece in tokens.pieces]
        assert sum(int(each) for each in worth if each.isdecimal()) == side.score
        assert rounds.said is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_the_money_of_a_season_is_what_was_in_the_purse_at_its_end(seats: int) -> None:
    table = played("footmania", seats, 17)
    money = panel("footmania", Strokes, seats)
    state: Any = table.playable()
    assert [stroke.points[-1].y for stroke in money.strokes] == [
        state.cash.get(seat) / 10 for seat in range(seats)
    ]
    assert all(spot.y >= 0 for stroke in money.strokes for spot in stroke.points)


def test_the_elevens_add_up_to_the_stars_at_kick_off() -> None:
    tiles = panel("footmania", Tiles)
    assert len(tiles.rows) == 2
    for row in tiles.rows:
        assert len(row.tiles) <= 11
        assert sum(tile.best for tile in row.tiles if tile) <= 1
    table = report(finished("footmania", 2)).standing
    assert table is not None
    assert all(len(row) == len(table.heads) for row in table.rows)


def test_every_goal_has_a_way_that_ends_between_the_posts() -> None:
    ways = 0
    for seed in range(17, 23):
        found = report(finished("football-a-la-carte", 2, seed))
        drawn = next((each for each in found.panels if isinstance(each, Ways)), None)
        goals = [each for each in found.highlights if each.kind == "goal"]
        if drawn is None:
            assert not goals
            continue
        assert [way.entry for way in drawn.ways] == [goal.entry for goal in goals]
        for way in drawn.ways:
            ways += 1
            low, high = drawn.ground.goal_from, drawn.ground.goal_to
            end = way.places[-1]
            assert low < end.y < high
            assert end.x == (drawn.ground.width if way.side == drawn.forward else 0)
            assert all(
                0 <= each.x <= drawn.ground.width and 0 <= each.y <= drawn.ground.height
                for each in way.places
            )
    assert ways


def test_all_drawings_that_a_report_names_are_there() -> None:
    from ludofoot.server.errands import artwork_of

    for game in ("passe-eclair", "footmania"):
        found = report(finished(game, find_games()[game].seats[0]))
        art = artwork_of(game, "fr", "")
        assert art is not None
        assert found.standing is not None
        named = {piece.art for row in found.standing.rows for cell in row for piece in cell.pieces}
        named |= {
            tile.art
            for each in found.panels
            if isinstance(each, Tiles)
            for row in each.rows
            for tile in row.tiles
            if tile
        }
        assert named <= set(art.drawings)
