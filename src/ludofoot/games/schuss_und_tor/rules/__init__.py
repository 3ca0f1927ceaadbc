"""The rules: the only authority.

`deck` knows the cards, `position` where they lie, `judge` and `choosing` what may be done; `ending`,
`interruptions`, `attempts` and `play` what it does, each standing on the one before.
"""
