"""The rules: the only authority. `deck` knows the cards, `position` where they lie, `piles` how they are
drawn and turned up, `rounds` how a round begins and ends, `judge` what may be done, `play` what it does."""
