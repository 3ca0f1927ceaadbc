"""Passe Éclair: everybody plays at once; whoever is quick gets rid of the cards first."""
