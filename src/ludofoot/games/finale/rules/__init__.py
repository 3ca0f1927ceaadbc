"""The rules: the only authority. `cards` knows the box, `side` what one coach has, `position` the match.

`slots` says who may be used, `squads` what may be put together, `judge` what may be done; the others do it.
"""
