"""What a good coach does with teams, decks and attacks: bots go by it, and drafts are completed by it."""
