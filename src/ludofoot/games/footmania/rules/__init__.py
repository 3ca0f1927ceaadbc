"""The rules: the only authority. `cards` knows the cards, `board` the squares, `calendar` the days, `eleven`
who can play where, `position` where everything lies, `pitch` and `table` what follows from it. `judging`
knows what may be done, `bargaining` the same for deals; `acting` which move does what, in `turns`, `market`,
`trades`, `matches` and what they use. `telling` says it, and `state` answers for all of them."""
