"""Ludofoot: football games that were out of print, as exact rules, good opponents, fast simulation."""

from ludofoot.catalogue import find_games, load
from ludofoot.core.chance import Chance, FastChance, KeyedChance, ScriptedChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import SPECTATOR, TABLE, Refused
from ludofoot.core.sink import Sink, Telltale
from ludofoot.core.state import State

__all__ = [
    "SPECTATOR",
    "TABLE",
    "Chance",
    "FastChance",
    "Game",
    "KeyedChance",
    "Refused",
    "ScriptedChance",
    "Setup",
    "Sink",
    "State",
    "Telltale",
    "find_games",
    "load",
]
