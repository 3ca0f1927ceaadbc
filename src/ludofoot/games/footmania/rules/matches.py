"""A match: actions in turn, answers, substitutions, the result (FM-85 to FM-94)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import (
    Answered,
    MatchPassed,
    NotAnswered,
    NotSubstituted,
)
from ludofoot.games.footmania.records import PLUSES
from ludofoot.games.footmania.rules.cards import CROWD, INJURY, LOW_BLOW, RED_CARD
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY, TRAINEE
from ludofoot.games.footmania.rules.ending import end_play_off
from ludofoot.games.footmania.rules.line_ups import begin_match
from ludofoot.games.footmania.rules.match_days import end_day
from ludofoot.games.footmania.rules.pitch import LOW_BLOW_STARS, bonus_of, strength
from ludofoot.games.footmania.rules.pluses import remove_plus
from ludofoot.games.footmania.rules.position import ACTION, ANSWER, EVERYBODY, NO_CARD, SUBSTITUTE, Position
from ludofoot.games.footmania.rules.telling import tell_played, tell_result, tell_struck, tell_substituted

# ---- actions


def next_action(position: Position) -> None:
    """FM-A17, FM-A44: the other team's turn to act."""
    position.attack = NO_CARD
    position.attacked = NO_CARD
    position.acting = 1 - position.acting
    position.step = ACTION


def pass_action(position: Position, out: Sink) -> None:
    """FM-A17: the match ends after two passes in a row."""
    position.passes += 1
    if out.on:
        out.tell(MatchPassed(clause="FM-A17", seat=position.side(position.acting)))
    if position.passes == 2:
        end_match(position, out)
    else:
        next_action(position)


def play_plus(position: Position, kind: i64, place: i64, out: Sink) -> None:
    """FM-115 to FM-119: stars for one's own team, or an attack that the other team may answer."""
    side = position.acting
    use_plus(position, side, kind)
    position.passes = 0
    if kind <= CROWD:
        position.bonus[side] = position.bonus[side] + bonus_of(kind)
    if out.on:
        tell_played(position, side, kind, place, out)
    if kind <= CROWD:
        next_action(position)
    else:
        position.attack = kind
        position.attacked = place
        position.step = ANSWER


def use_plus(position: Position, side: i64, kind: i64) -> None:
    """FM-120: a card is used up, in the open."""
    remove_plus(position, position.side(side), kind, EVERYBODY)
    if kind != CROWD:
        position.played[side] = position.played[side] + 1


# ---- answers


def answer(position: Position, kind: i64, out: Sink) -> None:
    """FM-117, FM-A44: the attack is cancelled; both cards are used up and count."""
    side = 1 - position.acting
    use_plus(position, side, kind)
    if out.on:
        against = PLUSES[position.attack]
        out.tell(Answered(clause="FM-A44", seat=position.side(side), plus=PLUSES[kind], against=against))
    next_action(position)


def do_not_answer(position: Position, out: Sink) -> None:
    """FM-A44: only now the effect follows."""
    side = 1 - position.acting
    kind, place = position.attack, position.attacked
    if out.on:
        out.tell(NotAnswered(clause="FM-A44", seat=position.side(side)))
    struck: i64 = NO_CARD
    if kind == LOW_BLOW:
        position.bonus[side] = position.bonus[side] - LOW_BLOW_STARS
    else:
        struck = position.line_ups[side][place]
        left: i64 = TRAINEE if kind == INJURY else EMPTY if kind == RED_CARD else CLOSED
        position.line_ups[side][place] = left
    if out.on:
        tell_struck(position, struck, out)
    if kind == INJURY:
        position.step = SUBSTITUTE
    else:
        next_action(position)


# ---- substitutions


def substitute(position: Position, side: i64, place: i64, card: i64, out: Sink) -> None:
    """FM-92: the man leaving may not return in that match."""
    off: i64 = position.line_ups[side][place]
    position.line_ups[side][place] = card
    position.changes[side] = position.changes[side] + 1
    position.known[card] = EVERYBODY
    position.locked.append(card)
    position.passes = 0
    if out.on:
        tell_substituted(position, side, place, off, out)
    next_action(position)


def do_not_substitute(position: Position, out: Sink) -> None:
    """FM-D4: then a trainee stays on."""
    if out.on:
        out.tell(NotSubstituted(clause="FM-A44", seat=position.side(1 - position.acting)))
    next_action(position)


# ---- the result


def end_match(position: Position, out: Sink) -> None:
    """FM-93: more stars take 2 points; FM-94: a draw gives 1 each."""
    ours, theirs = strength(position, 0), strength(position, 1)
    award(position, position.side(0), 2 if ours > theirs else 1 if ours == theirs else 0)
    award(position, position.side(1), 2 if theirs > ours else 1 if ours == theirs else 0)
    if out.on:
        tell_result(position, out)
    position.match += 1
    if position.play_off:  # FM-A40: bound until the result of a play-off match
        position.locked = []
    if position.match < len(position.fixtures):
        begin_match(position, out)
    elif position.play_off:
        end_play_off(position, out)
    else:
        end_day(position, out)


def award(position: Position, seat: i64, points: i64) -> None:
    """Points of the championship, or of the play-off, which are counted apart (FM-A29)."""
    if position.play_off:
        position.play_off_points.put(seat, position.play_off_points.get(seat) + points)
    else:
        position.points.put(seat, position.points.get(seat) + points)
