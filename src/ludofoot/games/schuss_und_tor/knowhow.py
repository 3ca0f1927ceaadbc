"""What a good player of Schuss und Tor knows: make the next player fail, and keep an answer to everything."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, nth, shifted, size
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.schuss_und_tor.imagining import deal_unseen
from ludofoot.games.schuss_und_tor.records import STMove
from ludofoot.games.schuss_und_tor.rules.acting import act
from ludofoot.games.schuss_und_tor.rules.cards import NAME_COUNT, TORMANN, Deck
from ludofoot.games.schuss_und_tor.rules.choices import leaving
from ludofoot.games.schuss_und_tor.rules.codes import (
    END,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    MOVES,
    PASS,
    PLAY_ON,
    TAKE,
)
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    FRESH,
    FULL_TIME,
    OVER,
    SECOND,
    SERVE,
)
from ludofoot.games.schuss_und_tor.rules.state import SchussUndTor
from ludofoot.games.schuss_und_tor.views import STView


@final
class SchussUndTorKnowhow(Knowhow[STMove]):
    """Simple habits for the beginner, counting cards for whoever knows the game."""

    def beginner(self, state: State[STMove], seat: int, chance: Chance) -> STMove:
        assert isinstance(state, SchussUndTor)
        return MOVES[habit(state, seat, chance)]

    def policy(self, state: State[STMove], seat: int, chance: Chance) -> STMove:
        assert isinstance(state, SchussUndTor)
        return MOVES[counted(state, seat, chance)]

    def stride(self, state: State[STMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, SchussUndTor)
        act(state, counted(state, seat, chance), out)

    def rollouts(self, level: str) -> int:
        return {"expert": 1500, "champion": 8000}.get(level, 0)

    def alike(self, level: str) -> str:
        return "expert" if level == "champion" else ""

    def believes(self, view: View, state: State[STMove]) -> bool:
        """Whoever laid none of the cards asked for has none; where passing is rewarded nothing follows."""
        assert isinstance(state, SchussUndTor)
        if state.passer_shoots:
            return True
        for other in range(state.seats):
            kinds = state.unserved_by(other)
            if kinds != 0 and other != view.seat and state.hands.get(other) & state.deck.of_kinds(kinds) != 0:
                return False
        return True

    def forgets(self, view: View, percent: int, chance: Chance) -> View:
        assert isinstance(view, STView)
        return msgspec.structs.replace(
            view, known=tuple([card for card in view.known if chance.below(100) >= percent])
        )

    def redeal(self, state: State[STMove], seat: int, chance: Chance) -> bool:
        assert isinstance(state, SchussUndTor)
        deal_unseen(state, seat, chance)
        return True

    def worth(self, state: State[STMove], seat: int) -> float:
        """Victory first; a goal more is worth a little, so that a lost game is still played well."""
        assert isinstance(state, SchussUndTor)
        mine = goals_of(state, seat)
        best: i64 = 0
        rivals: i64 = 0
        for other in range(state.seats):
            if other == seat:
                continue
            theirs = goals_of(state, other)
            if theirs > best:
                best = theirs
                rivals = 0
            if theirs == best:
                rivals += 1
        lead = mine - best
        nuance = 0.25 * float(lead)
        if state.step != OVER or lead == 0:
            return nuance + (0.0 if state.step != OVER else 2.0 / float(1 + rivals) - 1.0)
        return nuance + (0.9 if lead > 0 else -0.9)


def goals_of(state: SchussUndTor, seat: i64) -> i64:
    """The goals of one seat."""
    return state.deck.goals_in(state.before.get(seat))


def lead_of(state: SchussUndTor, seat: i64) -> i64:
    """How far a seat is ahead of the best of the others."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and goals_of(state, other) > best:
            best = goals_of(state, other)
    return goals_of(state, seat) - best


# ---- what both know


def special(state: SchussUndTor, seat: i64) -> i64:
    """The steps in which no card is laid: weaken the best opponent, play on unless ahead."""
    if state.step == ACT_FOUL:
        return FIRST_FOUL + best_victim(state)
    if state.step == ACT_VERLETZT:
        return TAKE
    if state.step == ACT_SCHIEDSRICHTER:
        return KEEP
    return PLAY_ON if lead_of(state, seat) < 1 else END


def best_victim(state: SchussUndTor) -> i64:
    """The opponent with the most goals among those who can be named."""
    found: i64 = -1
    for seat in range(state.seats):
        if seat == state.shooter or size(state.hands.get(seat)) < 2:
            continue
        if found < 0 or goals_of(state, seat) > goals_of(state, found):
            found = seat
    return found


def is_special(state: SchussUndTor) -> bool:
    """Whether no card can be laid in this step."""
    return ACT_FOUL <= state.step <= ACT_SCHIEDSRICHTER or state.step == FULL_TIME


def rather_shoots(state: SchussUndTor) -> bool:
    """Under the option ST-A1 (a) passing is rewarded, and everybody sees it."""
    return state.passer_shoots and state.step == SERVE and state.asked != FRESH


# ---- the beginner


def habit(state: SchussUndTor, seat: i64, chance: Chance) -> i64:
    """Serve if you can, any footballer will do; a Tormann or a Bomber only for want of one."""
    if is_special(state):
        return special(state, seat)
    if rather_shoots(state):
        return PASS
    deck = state.deck
    cards = state.hands.get(seat) & state.fitting()
    named = cards & deck.named
    if named:
        return deck.face_of(nth(named, chance.below(size(named))))
    if cards & deck.tormann:
        return TORMANN
    if cards & deck.bomber:
        return FIRST_BOMBER_LAY + chance.below(NAME_COUNT)
    return leaving(state)


# ---- whoever counts

# In millionths, like chances: found by playing many thousands of games against the beginner.
CERTAIN: Final = 1_000_000
COST_OF_LAST: Final = 190_000
COST_OF_LAST_BUT_ONE: Final = 120_000
COST_OF_BEING_ASKED: Final = 1_500_000
COST_OF_BOMBER: Final = 1_450_000
COST_OF_TORMANN: Final = 1_430_000
# With more players fewer turns are left, and a card kept too long is worth nothing.
COST_OF_TORMANN_AMONG_MANY: Final = 400_000
LONE_TORMANN: Final = -1_000_000
OUT_OF_QUESTION: Final = -100_000_000

# Without copies the cards "X zu Fritz" are 0, 5, 10, 15 and 20.
ALL_TO_FRITZ: Final = 0x108421


def counted(state: SchussUndTor, seat: i64, chance: Chance) -> i64:
    """The card after which the next player most likely has to pass, at the least cost to the own hand."""
    if is_special(state):
        return special(state, seat)
    if rather_shoots(state):
        return PASS
    hand = state.hands.get(seat)
    cards = hand & state.fitting()
    best = leaving(state)
    if not cards:
        return best
    deck = state.deck
    unseen = unseen_by(state, seat)
    held = size(state.hands.get(state.left_of(seat)))
    best_score: i64 = LONE_TORMANN if state.step == SECOND else OUT_OF_QUESTION
    left = cards & deck.named
    while left:
        face = deck.face_of(lowest(left))
        left &= left - 1
        score = trouble(deck, face % NAME_COUNT, unseen, held, False) - cost(deck, hand, face, unseen)
        if score > best_score:
            best = face
            best_score = score
    if (cards & deck.tormann) != 0 and -tormann_cost(state) > best_score:
        best = TORMANN
        best_score = -tormann_cost(state)
    if cards & deck.bomber:
        for name in range(NAME_COUNT):
            score = trouble(deck, name, unseen, held, True) - COST_OF_BOMBER
            if score > best_score:
                best = FIRST_BOMBER_LAY + name
                best_score = score
    return best


def tormann_cost(state: SchussUndTor) -> i64:
    """What it costs to be without the Tormann later."""
    return COST_OF_TORMANN if state.seats == 2 else COST_OF_TORMANN_AMONG_MANY


def unseen_by(state: SchussUndTor, seat: i64) -> i64:
    """The cards that may be in other hands."""
    found: i64 = state.undealt.loose
    for other in range(state.seats):
        if other != seat:
            found |= state.hands.get(other)
    for card in state.undealt.under:
        found |= bit(card)
    return found


def trouble(deck: Deck, name: i64, unseen: i64, held: i64, called: bool) -> i64:
    """How likely a hand of so many unseen cards has no answer to this name."""
    servers = unseen & deck.from_name(name)
    if not called:
        servers |= unseen & (deck.bomber | deck.tormann)
    return chance_of_none(size(unseen), size(servers), held)


def chance_of_none(unseen: i64, wanted: i64, held: i64) -> i64:
    """How likely so many cards, drawn from the unseen ones, hold none of those wanted."""
    likely: i64 = CERTAIN
    for k in range(wanted):
        if unseen - held - k <= 0:
            return 0
        likely = likely * (unseen - held - k) // (unseen - k)
    return likely


def cost(deck: Deck, hand: i64, face: i64, unseen: i64) -> i64:
    """What it costs to lay this footballer: the last one of a name leaves the own hand without an answer."""
    name = face // NAME_COUNT
    same = size(hand & deck.from_name(name))
    if same > 2:
        return 0
    if same == 2:
        return COST_OF_LAST_BUT_ONE
    asking = size(unseen & cards_to(deck, name))
    return COST_OF_LAST + COST_OF_BEING_ASKED * asking // (size(unseen) + 1)


def cards_to(deck: Deck, name: i64) -> i64:
    """The named footballers that ask for this name."""
    if not deck.twins:
        return shifted(ALL_TO_FRITZ, name)
    found: i64 = 0
    for first in range(NAME_COUNT):
        found |= deck.of_face[first * NAME_COUNT + name]
    return found
