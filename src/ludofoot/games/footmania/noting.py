"""When something is said to somebody new to the game."""

from __future__ import annotations

from typing import Final

from ludofoot.core.notes import NOTHING, Args, Moment, Trigger
from ludofoot.core.records import Player, Word
from ludofoot.games.footmania.events import (
    Auctioned,
    Bought,
    DealsBanned,
    QuestionDrawn,
    Rolled,
    SponsorTaken,
)
from ludofoot.games.footmania.records import PLUSES, SPONSORS, SQUARES, Step
from ludofoot.games.footmania.rules.amounts import told
from ludofoot.games.footmania.rules.cards import MEDIC
from ludofoot.games.footmania.rules.eleven import MOST_FOREIGNERS
from ludofoot.games.footmania.rules.judging import cancels
from ludofoot.games.footmania.rules.rounds import BONUS, QUICK_BONUS
from ludofoot.games.footmania.views import FMView

Now = Moment[FMView]


def at_step(step: Step, now: Now) -> Args | None:
    return NOTHING if now.view.step == step and now.asked() is not None else None


def first_roll(now: Now) -> Args | None:
    first = now.view.phase == 1 and now.view.round == 1
    return NOTHING if first and at_step("roll", now) is not None else None


def draws(now: Now) -> Args | None:
    kind = now.view.board[SQUARES.index(now.view.clubs[now.me].square)]
    price = (now.view.national if kind == "blue" else now.view.foreign).price
    return None if price is None or at_step("draw", now) is None else {"price": told(price)}


def numbers_held(now: Now) -> set[int]:
    return {number for man in now.view.squad for number in man.numbers}


def missing(now: Now) -> Args | None:
    card = now.view.card
    if card is None or at_step("buy", now) is None or card.joker or numbers_held(now) >= set(card.numbers):
        return None
    others = tuple(Player(seat) for seat in range(now.view.seats) if seat != now.me)
    return {"numbers": card.numbers, "players": others, "reduced": told(card.reduced)}


def doubled(now: Now) -> Args | None:
    card = now.view.card
    if (
        card is None
        or at_step("buy", now) is None
        or card.joker
        or not numbers_held(now) >= set(card.numbers)
    ):
        return None
    return {"numbers": card.numbers}


def bids(now: Now) -> Args | None:
    if at_step("auction", now) is None:
        return None
    return {"player": Player(now.view.turn), "least": now.args()["least"]}


def third_foreigner(now: Now) -> Args | None:
    bought = now.event(Bought) or now.event(Auctioned)
    if bought is None or bought.seat != now.me:
        return None
    foreigners = [man for man in now.view.squad if man.colour == "red"]
    return (
        NOTHING if len(foreigners) == MOST_FOREIGNERS and bought.footballer == foreigners[-1].name else None
    )


def question(now: Now) -> Args | None:
    drawn = now.event(QuestionDrawn)
    return NOTHING if drawn is not None and drawn.seat == now.me else None


def sponsored(now: Now) -> Args | None:
    taken = now.event(SponsorTaken)
    if taken is None or taken.seat != now.me:
        return None
    amount = now.game.album.amounts[SPONSORS.index(taken.sponsor)]
    return {"sponsor": Word(f"question-{taken.sponsor}"), "amount": told(amount)}


def owes(now: Now) -> Args | None:
    return None if at_step("debt", now) is None else {"missing": now.args()["missing"]}


def rolls_again(now: Now) -> Args | None:
    rolled = now.event(Rolled)
    return NOTHING if rolled is not None and rolled.again and rolled.seat == now.me else None


def complete(now: Now) -> Args | None:
    bonus = BONUS if now.view.options.pace == "full" else QUICK_BONUS
    declares = any(prompt.ask.code == "ask-declare" for prompt in now.prompts)
    return {"bonus": told(bonus), "pace": now.view.options.pace} if declares else None


def matched(now: Now) -> Args | None:
    if at_step("action", now) is None or len(now.view.sides) != 2:
        return None
    own, other = sorted(now.view.sides, key=lambda side: side.seat != now.me)
    return {"own": own.stars, "other": other.stars}


def attacked(now: Now) -> Args | None:
    attack = now.view.attack
    if attack is None or at_step("answer", now) is None:
        return None
    remedy = next(
        plus for kind, plus in enumerate(PLUSES) if kind >= MEDIC and cancels(kind, PLUSES.index(attack))
    )
    by = next(side.seat for side in now.view.sides if side.seat != now.me)
    return {
        "player": Player(by),
        "attack": Word(f"plus-{attack}"),
        "remedy": Word(f"plus-{remedy}"),
    }


def banned(now: Now) -> Args | None:
    return NOTHING if now.event(DealsBanned) else None


TRIGGERS: Final = (
    Trigger("debt", "FM-52", owes),
    Trigger("complete", "FM-60", complete, taught=True),
    Trigger("roll", "FM-31", first_roll, taught=True),
    Trigger("way", "FM-29", lambda now: at_step("way", now), taught=True),
    Trigger("draw", "FM-35", draws, taught=True),
    Trigger("missing", "FM-41", missing, taught=True),
    Trigger("doubled", "FM-68", doubled),
    Trigger("auction", "FM-42", bids, taught=True),
    Trigger("plus", "FM-112", lambda now: at_step("plus", now), taught=True),
    Trigger("line-ups", "FM-67", lambda now: at_step("line-ups", now), taught=True),
    Trigger("action", "FM-91", matched, taught=True),
    Trigger("answer", "FM-117", attacked),
    Trigger("third-foreigner", "FM-58", third_foreigner, asked=False),
    Trigger("question", "FM-102", question, asked=False),
    Trigger("sponsor", "FM-105", sponsored, asked=False),
    Trigger("euromatch", "FM-122", rolls_again, asked=False),
    Trigger("banned", "FM-54", banned, asked=False),
)
