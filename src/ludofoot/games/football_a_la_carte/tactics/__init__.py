"""What good players weigh, and what a match broken off is worth."""
