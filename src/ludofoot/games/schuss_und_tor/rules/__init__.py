"""The rules: the only authority. `cards` knows the cards, `position` where they lie, `judging` what may be
done, `acting` what it does, `telling` what is told of it; `state` answers."""
