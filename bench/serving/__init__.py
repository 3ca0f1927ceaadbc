"""What it takes to measure a server: the servers, and the players at their sockets, each in a process."""
