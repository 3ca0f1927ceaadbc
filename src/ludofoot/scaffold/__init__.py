"""A small game that plays, to be made into another one: `ludofoot new-game`."""

from ludofoot.scaffold.naming import Named, named
from ludofoot.scaffold.writing import Written, write_here, write_wheel

__all__ = ["Named", "Written", "named", "write_here", "write_wheel"]
