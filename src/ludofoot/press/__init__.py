"""The press: a box as one PDF, to print, cut out and play at the kitchen table."""

from ludofoot.press.document import Job, print_box

__all__ = ["Job", "print_box"]
