"""What is asked of a person, and what a draft would do."""

from __future__ import annotations

from ludofoot.core.prompts import Pace, Prompt, choose
from ludofoot.core.records import Arg, Fault, Player, Preview, Refusal, Said, Word
from ludofoot.games.passe_eclair.records import BLOCKS, NAMES, Lay, PEMove
from ludofoot.games.passe_eclair.rules.deck import NAME_COUNT
from ludofoot.games.passe_eclair.rules.judge import clause_of_step
from ludofoot.games.passe_eclair.rules.play import PasseEclair
from ludofoot.games.passe_eclair.rules.position import BLOCK, CHALLENGE, OPEN, PARTNER, READY

PACES_OF_STEPS: dict[int, Pace] = {READY: "sealed", PARTNER: "turn"}
ASKS = {BLOCK: "ask-block", CHALLENGE: "ask-challenge", PARTNER: "ask-partner"}


def asked_of(game: PasseEclair, seat: int) -> list[Prompt]:
    """The one thing to decide; also for somebody who has declared and may still lay."""
    moves = game.moves(seat)
    if not moves:
        return []
    pace = PACES_OF_STEPS.get(game.step, "race")
    return [choose(Said(ask_code(game, seat), ask_args(game)), clause_of_step(game), moves, pace)]


def ask_code(game: PasseEclair, seat: int) -> str:
    """The message that asks."""
    if game.step == READY:
        return "ask-ready-tokens" if len(game.moves(seat) or []) > 1 else "ask-ready"
    if game.step == OPEN:
        if game.asked >= NAME_COUNT:
            return "ask-any"
        return "ask-banned" if game.banned() == seat else "ask-receiver"
    return ASKS[game.step]


def ask_args(game: PasseEclair) -> dict[str, Arg]:
    """What the question names."""
    if game.step == OPEN and game.asked < NAME_COUNT:
        return {"name": Word(f"name-{NAMES[game.asked]}")}
    if game.step == BLOCK:
        return {"block": Word(f"block-{BLOCKS[game.block]}")}
    return {"seat": Player(int(game.layer))} if game.step == CHALLENGE else {}


def previewed(game: PasseEclair, seat: int, draft: PEMove) -> Preview:
    """That a card would be late or wrong, or give the round away; whether it is wrong only where the program
    looks (PE-A15)."""
    verdict = game.judge(seat, draft)
    if isinstance(verdict, Refusal):
        return Preview(refusal=verdict)
    if isinstance(verdict, Fault) and getattr(draft, "on", game.tops) < game.tops:
        return Preview(notes=(Said("preview-late"),))
    if isinstance(verdict, Fault) and not game.by_challenge:
        return Preview(notes=(Said("preview-wrong"),))
    last = isinstance(draft, Lay) and len(game.faces(game.hands.get(seat))) == 1
    if not last:
        return Preview()
    michi = isinstance(draft, Lay) and draft.face == "michi"
    return Preview(notes=(Said("preview-last-michi") if michi else Said("preview-last-card"),))
