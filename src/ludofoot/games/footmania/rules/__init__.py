"""The rules: the only authority. `album` knows the cards, `board` the squares, `eleven` who can play where,
`position` where everything lies; `turns`, `market`, `deals`, `matches` and `ending` what moves do, `judge`
what may be done, `play` which move means what."""
