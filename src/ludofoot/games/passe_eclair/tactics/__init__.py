"""How bots play: `choosing` knows which card to part with, `unseen` where the cards may be that nobody sees,
`pulse` how fast people are and how often they err."""
