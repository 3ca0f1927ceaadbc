"""A small made-up game for each pace that Schuss und Tor does not use."""
