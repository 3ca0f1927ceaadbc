"""Benchmarks: each prints how Ludofoot compares with a named peer, measured in the same run.

`python -m bench` runs all, `python -m bench NAME…` some. A benchmark is a function registered in any module
of this package; there is no list to keep (see `bench.registry`).
"""
