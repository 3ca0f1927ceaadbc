"""Footmania: two to four managers and one title."""
