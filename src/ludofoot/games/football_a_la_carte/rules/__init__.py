"""The rules: the only authority. `pitch` knows the squares, `cards` the cards, `position` where everything
lies, `judging` what may be done, `acting` what it does, `telling` what is told of it; `state` answers."""
