"""The rules: the only authority. `deck` knows the cards, `position` where they lie, `piles` how they are
drawn and turned up, `rounds` how a round begins and ends. What is done has a module each: `blocks` (nobody
plays), `michi`, `laying`, `challenges`. `judge` says what may be done, `play` lists it and passes it on.
"""
