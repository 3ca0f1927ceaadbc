"""The rules: the only authority. `deck` knows the cards, `position` where they lie, `judge` what may be done,
`play` what it does."""
