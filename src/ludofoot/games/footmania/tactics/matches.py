"""How a match is played by whoever knows the game: which card when, whom to bring on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.chance import Chance
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.cards import CROWD, INJURY, MEDIC, RED_CARD
from ludofoot.games.footmania.rules.choices import actions, substitutes
from ludofoot.games.footmania.rules.codes import (
    CHANGE_CODE,
    CHANGES_A_PLACE,
    TARGET_CODE,
    TARGETS_A_KIND,
    move_of,
)
from ludofoot.games.footmania.rules.eleven import TRAINEE
from ludofoot.games.footmania.rules.pitch import LOW_BLOW_STARS, MOST_CHANGES, MOST_PLAYED, bonus_of, strength
from ludofoot.games.footmania.rules.state import Footmania

# So many stars ahead a beginner keeps his cards.
COMFORT: Final = 4
# What a card that names somebody turns the match by, as a rule.
USUAL_STRIKE: Final = 3
RED_STRIKE: Final = 5


def lead(state: Footmania, side: i64) -> i64:
    """How far a team is ahead in the match."""
    return strength(state, side) - strength(state, 1 - side)


def best_substitute(state: Footmania, seat: i64) -> FMMove:
    """The strongest who can come on for the injured man."""
    best: i64 = 0
    for code in substitutes(state, seat):
        if code and (best == 0 or state.album.stars[code - 1] > state.album.stars[best - 1]):
            best = code
    return move_of(state, best)


def habit_of_match(state: Footmania, seat: i64, chance: Chance) -> FMMove:
    """Whatever comes to hand, ahead or not; then passes."""
    found = actions(state, seat)
    if lead(state, state.acting) > COMFORT or len(found) == 1:
        return move_of(state, 0)
    cards = [code for code in found if 0 < code < CHANGE_CODE]
    if not cards:
        return move_of(state, 0)
    return move_of(state, cards[chance.below(len(cards))])


def planned_action(state: Footmania, seat: i64) -> i64:
    """By number. Ahead, wait; behind, the smallest card that turns the match, or the strongest of several."""
    side = state.acting
    needed: i64 = 1 - lead(state, side)
    hopeless = needed < 1 or reserve(state, seat, side) < needed
    # To list everything that could be done is dear, and mostly nothing will be.
    if hopeless and not fields_trainee(state, side):
        return 0
    found = actions(state, seat)
    filler = best_filler(state, seat, found)
    if filler or hopeless:
        return filler
    best: i64 = 0
    best_effect: i64 = 0
    for code in found:
        if code == 0 or code >= CHANGE_CODE:
            continue
        effect = effect_of(state, side, code)
        enough = effect >= needed
        if best == 0 or better_card(effect, enough, best_effect, best_effect >= needed):
            best = code
            best_effect = effect
    return best


def fields_trainee(state: Footmania, side: i64) -> bool:
    """Whether somebody might come on for a trainee."""
    found = False
    for card in state.line_ups[side]:
        if card == TRAINEE:
            found = True
    return found


def better_card(effect: i64, enough: bool, best: i64, best_enough: bool) -> bool:
    """The smallest that suffices, else the largest."""
    if enough != best_enough:
        return enough
    return effect < best if enough else effect > best


def effect_of(state: Footmania, side: i64, code: i64) -> i64:
    """By how many stars a card turns the match."""
    if code < TARGET_CODE:
        kind: i64 = code - 1
        return bonus_of(kind) if kind <= CROWD else LOW_BLOW_STARS
    target: i64 = code - TARGET_CODE
    kind = target // TARGETS_A_KIND
    struck: i64 = state.line_ups[1 - side][target % TARGETS_A_KIND]
    stars: i64 = state.album.stars[struck]
    if kind == RED_CARD:
        return stars
    # Somebody may come on for the injured man.
    return stars + 1 if kind != INJURY or state.changes[1 - side] >= MOST_CHANGES else USUAL_STRIKE


def reserve(state: Footmania, seat: i64, side: i64) -> i64:
    """The most that the cards in hand can turn the match by."""
    effects: list[int] = []
    total: i64 = 0
    for kind in range(MEDIC):
        held: i64 = state.held(seat, kind)
        while held:
            held &= held - 1
            if kind == CROWD:
                total += bonus_of(CROWD)
            else:
                effects.append(usual_effect(kind))
    effects.sort(reverse=True)
    left = MOST_PLAYED - state.played[side]
    for place in range(len(effects)):
        if place < left:
            total += effects[place]
    return total


def usual_effect(kind: i64) -> i64:
    """What a card is good for, before it is known whom it will strike."""
    if kind < CROWD:
        return bonus_of(kind)
    return RED_STRIKE if kind == RED_CARD else USUAL_STRIKE


def best_filler(state: Footmania, seat: i64, found: list[int]) -> i64:
    """The best substitution for a trainee, if there is one."""
    side = state.acting
    best: i64 = 0
    best_stars: i64 = 0
    for code in found:
        if code < CHANGE_CODE:
            continue
        change: i64 = code - CHANGE_CODE
        place: i64 = change // CHANGES_A_PLACE
        card: i64 = change % CHANGES_A_PLACE
        if state.line_ups[side][place] == TRAINEE and state.album.stars[card] > best_stars:
            best = code
            best_stars = state.album.stars[card]
    return best
