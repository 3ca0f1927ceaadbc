"""What teaches a game: its first match, the notes for the moment, and the game in sixty seconds. All of it is
data in the game's folder `teaching/`; a game without it is played all the same."""

from __future__ import annotations

from ludofoot.lessons.lesson import Lesson, Step, find_lesson

__all__ = ["Lesson", "Step", "find_lesson"]
