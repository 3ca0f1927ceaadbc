"""What a visitor downloads, from a real server, compressed as browsers ask for it."""

from __future__ import annotations

import gzip
import http.client
import re

import msgspec

from bench.peers.boardgame_io.bundle import NAME, bundle
from bench.registry import Effort, Result, Target, benchmark
from bench.serving.processes import Bench

GAME = "schuss-und-tor"
KB = 1000


class Visit:
    """Fetches from one server, each address once, and counts the bytes of the bodies."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.weights: dict[str, int] = {}

    def get(self, address: str) -> str:
        self.line.request("GET", address, headers={"Accept-Encoding": "gzip"})
        answer = self.line.getresponse()
        body = answer.read()
        if answer.status != http.client.OK:
            raise ConnectionError(f"{address}: {answer.status}")
        self.weights[address] = len(body)
        packed = answer.getheader("Content-Encoding") == "gzip"
        return (gzip.decompress(body) if packed else body).decode(errors="replace")

    def kb(self, *endings: str) -> float:
        """What came from addresses that end like this."""
        return sum(size for address, size in self.weights.items() if address.endswith(endings)) / KB


@benchmark("page-scripts", peer=NAME, target=Target(100, at_most=True), unit="kB")
def scripts(effort: Effort) -> Result:
    """scripts and styles of the shelf and one game, compressed; beside them those of the peer"""
    with Bench() as bench:
        visit = Visit(bench.host("ludofoot", "page").port)
        shelf(visit)
        game_chunks(visit)
        peer = sum(len(gzip.compress(path.read_bytes(), 9)) for path in bundle()) / KB
        ours = visit.kb(".js", ".css")
        return Result(ours, {"ours: kB": ours, "peer: kB": peer, "ours to peer": ours / peer})


@benchmark("page-first-screen", peer=NAME, target=Target(130, at_most=True), unit="kB")
def first_screen(effort: Effort) -> Result:
    """everything the shelf needs: page, scripts, styles, fonts, words and drawn lids; the peer: scripts"""
    with Bench() as bench:
        visit = Visit(bench.host("ludofoot", "page").port)
        shelf(visit)
        figures = {
            "scripts and styles: kB": visit.kb(".js", ".css"),
            "fonts: kB": visit.kb(".woff2"),
            "lids: kB": sum(size for name, size in visit.weights.items() if "/lid/" in name) / KB,
            "peer: kB": sum(len(gzip.compress(path.read_bytes(), 9)) for path in bundle()) / KB,
        }
        return Result(visit.kb(""), figures)


def shelf(visit: Visit) -> None:
    """What the first screen asks for."""
    for address in re.findall(r'(?:src|href)="(/[^"]+)"', visit.get("/")):
        style = visit.get(address)
        if address.endswith(".css"):
            for font in fonts(style):
                visit.get(f"/assets/{font.rpartition('/')[2]}")
    games = msgspec.json.decode(visit.get("/api/games"))
    visit.get("/api/locale/fr/shelf")
    for game in games:
        visit.get(f"/api/lid/{game['id']}/fr")


def fonts(style: str) -> list[str]:
    """The faces of the shelf; narrow ones come with the games that set something narrow."""
    faces = [face for face in re.findall(r"@font-face\s*{[^}]*}", style) if "font-stretch" not in face]
    return [found for face in faces for found in re.findall(r"url\([\"']?([^)\"']+\.woff2)", face)]


def game_chunks(visit: Visit) -> None:
    """The lazy parts that a table adds, each named by a script that came before; of the games, one."""
    games = [game["id"] for game in msgspec.json.decode(visit.get("/api/games"))]
    others = tuple(f"/assets/{game}-" for game in games if game != GAME)
    waiting = [address for address in visit.weights if address.endswith(".js")]
    while waiting:
        names = re.findall(r"(?:assets|\.)/([\w-]+\.(?:js|css))", visit.get(waiting.pop()))
        new = {f"/assets/{name}" for name in names} - visit.weights.keys()
        for address in sorted(one for one in new if not one.startswith(others)):
            visit.get(address)
            waiting += [address] * address.endswith(".js")
