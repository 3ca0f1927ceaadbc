"""python -m bench [NAME…] [--rounds N] [--seconds S] [--json FILE] [--against FILE] [--list]"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from pathlib import Path
from typing import Any

from bench import report
from bench.registry import Benchmark, Effort, MissingError, Result, discover
from bench.timing import pin

SAVED = Path("build/bench")


def main() -> int:
    known = discover()
    asked = _arguments(known)
    if asked.list:
        for each in known.values():
            print(f"{each.name:20} {each.what}")
        return 0
    pinned = pin()
    print(report.heading())
    where = ", on one core" if pinned else ""
    print(f"Best of {asked.rounds} rounds of {asked.seconds:g} s, taking turns{where}.")
    progress = report.Progress()
    effort = Effort(asked.rounds, asked.seconds, progress.tell)
    rows: list[tuple[Benchmark, Result]] = []
    left_out: dict[str, str] = {}
    crashed = False
    for name in chosen(asked.names, known):
        progress.begin(name)
        try:
            rows.append((known[name], known[name].run(effort)))
        except MissingError as missing:
            left_out[name] = str(missing)
        except Exception as error:
            # The others still run; the traceback is for whoever mends this one.
            crashed = True
            left_out[name] = f"crashed: {type(error).__name__}: {error}"
            progress.end()
            traceback.print_exc()
        progress.end()
    if rows:
        print(report.table(rows))
    for name, reason in left_out.items():
        print(f"{name}: left out, {reason}")
    if asked.against and rows:
        print(report.against(rows, json.loads(asked.against.read_text())))
    save(asked.json, report.as_data(rows, left_out))
    return 1 if crashed else 0


def save(file: Path | None, data: dict[str, Any]) -> None:
    """Every run is kept, so that the next one can be held against it."""
    path = file or SAVED / f"{data['when'].replace(':', '')}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    print(f"Saved: {path}  (compare a later run with --against {path})")


def chosen(names: list[str], known: dict[str, Benchmark]) -> list[str]:
    """The benchmarks named; `server` names all that begin with `server-`."""
    if not names:
        return list(known)
    return [
        each
        for name in names
        for each in ([name] if name in known else known)
        if each == name or each.startswith(f"{name}-")
    ]


def _arguments(known: dict[str, Benchmark]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="How Ludofoot compares with its peers."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(known)} (all)")
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a round of one side takes (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures here (build/bench)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="show what has changed since this run")
    parser.add_argument("--list", action="store_true", help="list the benchmarks and stop")
    asked = parser.parse_args()
    for name in asked.names:
        if not chosen([name], known):
            parser.error(f"no benchmark is called {name}; there are {', '.join(known)}")
    if asked.against and not asked.against.is_file():
        parser.error(f"there is no earlier run in {asked.against}")
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    return asked


if __name__ == "__main__":
    sys.exit(main())
