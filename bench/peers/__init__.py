"""The peers we compare with, each driven in the fastest way that its own interface allows."""
