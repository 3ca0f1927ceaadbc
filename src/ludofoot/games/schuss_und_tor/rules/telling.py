"""What is told: called only where somebody listens, so nothing here is on the path of a simulation."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import size
from ludofoot.core.outcome import ranked
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.events import (
    ActionDrawn,
    ActionsReshuffled,
    Dealt,
    Declined,
    ExtraTime,
    Fouled,
    FullTime,
    GameOver,
    Goal,
    Kept,
    Laid,
    LastCardLaid,
    NoEffect,
    OpenerDrawn,
    Parried,
    Passed,
    Stopped,
    Taken,
    Threatened,
)
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES, ActionText, HowText
from ludofoot.games.schuss_und_tor.rules.codes import FIRST_BOMBER_LAY
from ludofoot.games.schuss_und_tor.rules.position import FRESH, PARRY, SECOND, SERVE, Position

# ---- the deal


def tell_start(position: Position, opener_by_lot: bool, out: Sink) -> None:
    """The events of a game that has just been dealt."""
    if opener_by_lot:
        out.tell(OpenerDrawn(clause="ST-A28", seat=position.turn))
    tell_deal(position, deal_clause(position.seats), out)


def deal_clause(seats: i64) -> str:
    """The clause of the deal."""
    return "ST-11" if seats == 2 else "ST-12" if seats == 3 else "ST-13"


def tell_deal(position: Position, clause: str, out: Sink) -> None:
    """Each seat sees its own cards."""
    for seat in range(position.seats):
        faces = tuple([FACES[face] for face in position.faces(position.hands.get(seat))])
        masked = Dealt(clause=clause, seat=seat, count=len(faces))
        out.tell_apart([seat], Dealt(clause=clause, seat=seat, count=len(faces), faces=faces), masked)


# ---- cards laid, or not


def tell_laid(position: Position, code: i64, out: Sink) -> None:
    """The card just laid, with what it was laid for."""
    seat, clause, how = position.turn, lay_clause(position), lay_how(position)
    if code >= FIRST_BOMBER_LAY:
        call = NAMES[code - FIRST_BOMBER_LAY]
        out.tell(Laid(clause=clause, seat=seat, face="bomber", how=how, call=call))
    else:
        out.tell(Laid(clause=clause, seat=seat, face=FACES[code], how=how))


def lay_how(position: Position) -> HowText:
    """Why the card of this step is laid."""
    if position.step == SERVE:
        return "fresh" if position.asked == FRESH else "serve"
    return "second" if position.step == SECOND else "parry" if position.step == PARRY else "free"


def lay_clause(position: Position) -> str:
    """The clause of the card of this step."""
    if position.step == SERVE:
        return "ST-18" if position.asked == FRESH else "ST-20"
    return "ST-29" if position.step == SECOND else "ST-38" if position.step == PARRY else "ST-43"


def tell_stopped(position: Position, out: Sink) -> None:
    """The Tormann stays alone."""
    out.tell(Stopped(clause="ST-31", seat=position.turn))


def tell_passed(position: Position, out: Sink) -> None:
    """No card is served."""
    out.tell(Passed(clause="ST-32", seat=position.turn))


# ---- goal attempts


def action_shown(position: Position) -> ActionText:
    """The action card being carried out."""
    return ACTIONS[position.deck.action_of(position.action_card)]


def tell_reshuffled(position: Position, out: Sink) -> None:
    """The discards are the action pile again."""
    out.tell(ActionsReshuffled(clause="ST-A17", count=size(position.actions)))


def tell_drawn(position: Position, out: Sink) -> None:
    """The action card of a goal attempt."""
    out.tell(ActionDrawn(clause="ST-34", shooter=position.shooter, action=action_shown(position)))


def tell_threat(position: Position, out: Sink) -> None:
    """A goal that the player in turn may prevent."""
    shooter, defender, action = position.shooter, position.turn, action_shown(position)
    out.tell(Threatened(clause="ST-37", shooter=shooter, defender=defender, action=action))


def tell_parried(position: Position, out: Sink) -> None:
    """The goal is prevented."""
    out.tell(Parried(clause="ST-39", seat=position.turn, action=action_shown(position)))


def tell_goal(position: Position, goals: i64, clause: str, out: Sink) -> None:
    """The shooter has scored."""
    out.tell(Goal(clause=clause, seat=position.shooter, goals=goals, action=action_shown(position)))


# ---- interruptions


def tell_no_effect(position: Position, clause: str, out: Sink) -> None:
    """Nothing comes of the action."""
    out.tell(NoEffect(clause=clause, seat=position.shooter, action=action_shown(position)))


def tell_foul(position: Position, victim: i64, face: i64, out: Sink) -> None:
    """ST-A31: the shooter and the victim see which card is lost."""
    shooter = position.shooter
    masked = Fouled(clause="ST-48", seat=shooter, victim=victim)
    full = Fouled(clause="ST-48", seat=shooter, victim=victim, face=FACES[face])
    out.tell_apart([shooter, victim], full, masked)


def tell_taken(position: Position, card: i64, by_luck: bool, out: Sink) -> None:
    """Only the shooter sees which card he has drawn."""
    shooter, face = position.shooter, FACES[position.deck.face_of(card)]
    masked = Taken(clause="ST-50", seat=shooter, drawn=by_luck)
    out.tell_apart([shooter], Taken(clause="ST-50", seat=shooter, face=face, drawn=by_luck), masked)


def tell_kept(position: Position, out: Sink) -> None:
    """Who keeps the Schiedsrichter."""
    out.tell(Kept(clause="ST-51", seat=position.shooter))


def tell_declined(position: Position, out: Sink) -> None:
    """The action is left out."""
    out.tell(Declined(clause="ST-47", seat=position.shooter, action=action_shown(position)))


# ---- the end


def tell_last_card(position: Position, seat: i64, out: Sink) -> None:
    """A hand is empty, and the player now in turn serves once more."""
    out.tell(LastCardLaid(clause="ST-56", seat=seat, server=position.turn))


def tell_full_time(out: Sink) -> None:
    """Over, unless there is extra time."""
    out.tell(FullTime(clause="ST-58"))


def tell_extra_time(position: Position, owner: i64, out: Sink) -> None:
    """Who plays on, and the new hands."""
    out.tell(ExtraTime(clause="ST-53", seat=owner))
    tell_deal(position, "ST-54", out)


def tell_over(position: Position, out: Sink) -> None:
    """How it ended."""
    result = outcome_of(position)
    out.tell(GameOver(clause=result.clause, goals=result.scores, winners=result.winners))


def outcome_of(position: Position) -> Outcome:
    """ST-59: most goals win; shared victory on a tie (ST-A23)."""
    return ranked(position.goals(), "ST-59", "ST-A23")
