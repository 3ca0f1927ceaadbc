"""The table and everything a game stands on. It knows no game, no language, no clock and no socket."""
