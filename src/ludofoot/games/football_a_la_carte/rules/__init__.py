"""The rules: the only authority. `pitch` knows the squares, `deck` the cards, `position` where everything
lies, `judge` what may be done, `play` what it does, `telling` what is told of it."""
