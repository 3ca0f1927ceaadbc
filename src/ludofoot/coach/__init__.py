"""The coach: what a finished game was about. Nothing is said that was not computed."""

from __future__ import annotations

from ludofoot.coach.analysing import Analyst, analyse
from ludofoot.coach.analysis import Account, Analysis, Decision, Effort, Point, Turn, Weighed

__all__ = ["Account", "Analysis", "Analyst", "Decision", "Effort", "Point", "Turn", "Weighed", "analyse"]
