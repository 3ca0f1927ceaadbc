"""The rules: the only authority. `cards` knows the box, `side` what one coach has, `position` the match.

`slots` says who may be used, `squads` what may be put together, `judging` what may be done; `acting` does it
with `dealing`, `periods`, `attack`, `symbols` and `shootout`, and `telling` tells of it.
"""
