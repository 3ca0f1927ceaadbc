"""The laboratory: many games at once, and what they come to."""

from ludofoot.lab.simulate import Result, simulate

__all__ = ["Result", "simulate"]
