"""Le football à la carte: move the ball over the pitch card by card, shoot, and be stopped."""
