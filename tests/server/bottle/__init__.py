"""The town in a bottle: real hubs, rooms, rules and stores under one virtual clock and one seed, where
everything goes wrong that can. The same seed gives the same run."""
