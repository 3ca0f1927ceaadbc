"""From a command to a game between people: rooms, their store, and the sockets that lead to them."""
