"""The Gazette: the report of a match, from its record alone."""

from __future__ import annotations

from ludofoot.gazette.report import BoardSide, Prize, Report
from ludofoot.gazette.summaries import Summary, club_trophies, summary_of
from ludofoot.gazette.writing import report

__all__ = ["BoardSide", "Prize", "Report", "Summary", "club_trophies", "report", "summary_of"]
