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


@benchmark("page-first-screen", peer=NAME, target=Target(350, at_most=True), unit="kB")
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
            for font in re.findall(r"url\(([^)]+\.woff2)\)", style):
                visit.get(font.strip("\"'") if font.startswith("/") else f"/assets/{font.rpartition('/')[2]}")
    games = msgspec.json.decode(visit.get("/api/games"))
    visit.get("/api/locale/fr/core")
    for game in games:
        visit.get(f"/api/lid/{game['id']}/fr")


def game_chunks(visit: Visit) -> None:
    """The lazy parts that the table of one game adds; the entry script names them."""
    entry = next(address for address in visit.weights if re.search(r"/index-[^/]+\.js$", address))
    for name in sorted(set(re.findall(rf"assets/{GAME}-[\w-]+\.(?:js|css)", visit.get(entry)))):
        visit.get(f"/{name}")
