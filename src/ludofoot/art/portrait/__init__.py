"""Footballers from the chest up: every face drawn from a few words, or from a name."""

from ludofoot.art.portrait.layers import expression, over, portrait, shirt_clip, under
from ludofoot.art.portrait.looks import MOODS, Looks, Mood, seeded

__all__ = ["MOODS", "Looks", "Mood", "expression", "over", "portrait", "seeded", "shirt_clip", "under"]
