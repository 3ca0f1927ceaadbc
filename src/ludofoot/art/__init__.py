"""The printed matter of the five boxes: one source of drawings for the screen and for the press."""
