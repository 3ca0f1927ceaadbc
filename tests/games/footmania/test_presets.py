"""Which seasons are proposed before the options one by one."""

from __future__ import annotations

from ludofoot.core.game import Setup
from ludofoot.games.footmania.game import GAME
from ludofoot.games.footmania.records import Options


def test_every_preset_can_be_played_and_each_number_of_seats_has_exactly_one_that_stands_first() -> None:
    for preset in GAME.presets:
        assert all(GAME.check(Setup(seats, dict(preset.options))) is None for seats in GAME.seats)
    for seats in GAME.seats:
        assert len([preset for preset in GAME.presets if seats in preset.seats]) == 1


def test_two_managers_begin_with_the_short_season_while_the_defaults_of_the_sheet_stay() -> None:
    (first,) = [preset for preset in GAME.presets if 2 in preset.seats]
    assert first.options == {"pace": "quick", "limit": 24}
    assert [preset.minutes for preset in GAME.presets] == sorted(preset.minutes for preset in GAME.presets)
    assert GAME.usual == Options()
    assert (Options().pace, Options().limit) == ("full", 60)
