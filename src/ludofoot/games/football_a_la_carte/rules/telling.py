"""What is told: called only where somebody listens, so nothing here is on the path of a simulation."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import size
from ludofoot.core.options import BY_LOT
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.events import (
    Cleared,
    Conceded,
    CornerGiven,
    Dealt,
    Discarded,
    Drew,
    EndDrawn,
    EndsChanged,
    FreeKicked,
    GameOver,
    Goal,
    HalfTime,
    KickedOff,
    LastTurn,
    NothingToPlay,
    OpenerDrawn,
    OutBeside,
    OutOverTouch,
    PenaltyGiven,
    PileCut,
    Played,
    Saved,
    ShotAtGoal,
    SingleDrawn,
    StoppedAtTheWhistle,
    TeamsFormed,
    ThrownIn,
)
from ludofoot.games.football_a_la_carte.records import (
    COLOURS,
    DIRECTIONS,
    ENDS,
    FACES,
    CauseText,
    EndText,
    FaceText,
    HowText,
    PileText,
    ScoredText,
    SquareText,
)
from ludofoot.games.football_a_la_carte.rules.cards import (
    CORNER_BLUE,
    CORNER_RED,
    FIRST_FREE_KICK,
    legs_of,
    squares_on,
)
from ludofoot.games.football_a_la_carte.rules.pitch import (
    NAMES,
    OUT_EAST,
    RED,
    SHOT,
    TOUCH_CORNER,
    clearance_square,
    clearances,
    squares_of_leg,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    CLEAR,
    FOLLOW,
    KICK_OFF,
    ON_PENALTY,
    Position,
)

# ---- the start


def tell_start(position: Position, opener_by_lot: bool, out: Sink) -> None:
    """The events of a game that has just been dealt, luck in the order in which it was asked."""
    if opener_by_lot:
        out.tell(OpenerDrawn(clause="FC-A36", seat=position.turn))
    if position.seats == 3 and position.options.single == BY_LOT:
        out.tell(SingleDrawn(clause="FC-A46", seat=position.order.first))
    if position.seats > 2:
        clause = "FC-04" if position.seats == 3 else "FC-05"
        first, second = tuple(position.team_seats(0)), tuple(position.team_seats(1))
        out.tell(TeamsFormed(clause=clause, first=first, second=second))
    out.tell(EndDrawn(clause="FC-17", seat=position.turn, end=end_of(position, position.opened)))
    for seat in range(position.seats):
        cards = position.hands.get(seat)
        clause = deal_clause(position.seats)
        faces = faces_of(position, cards)
        masked = Dealt(clause=clause, seat=seat, count=size(cards))
        out.tell_apart([seat], Dealt(clause=clause, seat=seat, count=size(cards), faces=faces), masked)
    tell_kick_off(position, "FC-18", out)


def deal_clause(seats: i64) -> str:
    """The clause of the deal."""
    return "FC-09" if seats == 2 else "FC-10" if seats == 3 else "FC-11"


def end_of(position: Position, team: i64) -> EndText:
    """The end that a team defends."""
    return ENDS[0] if position.south == team else ENDS[1]


def faces_of(position: Position, cards: i64) -> tuple[FaceText, ...]:
    """The faces of these cards, in the order of the box."""
    return tuple([FACES[face] for face in position.deck.as_printed(cards)])


# ---- cards


def tell_drawn(position: Position, seat: i64, cards: i64, clause: str, out: Sink) -> None:
    """FC-13: only who draws sees the cards; nothing is told where nothing is left to draw."""
    count = size(cards)
    if count:
        masked = Drew(clause=clause, seat=seat, count=count)
        full = Drew(clause=clause, seat=seat, count=count, faces=faces_of(position, cards))
        out.tell_apart([seat], full, masked)


def path_of(square: i64, upward: bool, legs: list[tuple[int, int]]) -> tuple[SquareText, ...]:
    """The squares of a run, its start first; it breaks off where it leaves the pitch."""
    squares: list[int] = [square]
    for direction, count in legs:
        leg = squares_of_leg(squares[-1], upward, direction, count)
        squares.extend(leg)
        if len(leg) < count:
            break
    return tuple([NAMES[each] for each in squares])


def tell_played(position: Position, face: i64, out: Sink) -> None:
    """The card just laid, and the way of the ball from where it still lies."""
    path = path_of(position.ball, position.upward(), legs_of(face))
    position.path = path
    out.tell(
        Played(
            clause=play_clause(position, face),
            seat=position.turn,
            face=FACES[face],
            how=how(position),
            path=path,
            to=path[-1],
        )
    )


def how(position: Position) -> HowText:
    """What the card is played for."""
    if position.step == KICK_OFF:
        return "kick-off"
    if position.step == CLEAR:
        return "clear"
    return "follow" if position.step == FOLLOW else "play"


def play_clause(position: Position, face: i64) -> str:
    """The clause of a card that moves the ball."""
    if position.step == KICK_OFF:
        return "FC-25"
    if position.step == CLEAR:
        return "FC-32" if face < FIRST_FREE_KICK else "FC-41"
    return "FC-37" if position.step == FOLLOW else "FC-31"


def tell_free_kick(position: Position, face: i64, direction: i64, out: Sink) -> None:
    """A Free kick and its leg."""
    path = path_of(position.ball, position.upward(), [(direction, squares_on(face))])
    position.path = path
    out.tell(
        FreeKicked(
            clause="FC-35",
            seat=position.turn,
            face=FACES[face],
            direction=DIRECTIONS[direction],
            path=path,
            to=path[-1],
        )
    )


def tell_throw(position: Position, to: i64, out: Sink) -> None:
    """The step of a throw-in."""
    out.tell(ThrownIn(clause="FC-66", seat=position.turn, square=NAMES[position.ball], to=NAMES[to]))


def tell_discarded(position: Position, face: i64, out: Sink) -> None:
    """A card put away for want of another."""
    out.tell(Discarded(clause="FC-A23", seat=position.turn, face=FACES[face]))


def tell_stuck(position: Position, out: Sink) -> None:
    """Nothing to play, nothing to draw."""
    out.tell(NothingToPlay(clause="FC-A23", seat=position.turn))


# ---- what became of the ball


def tell_fate(position: Position, fate: i64, out: Sink) -> None:
    """The ball has left the pitch."""
    seat, square = position.turn, NAMES[position.ball]
    if fate == SHOT:
        out.tell(
            ShotAtGoal(clause="FC-71", seat=seat, square=square, end=end_of(position, 1 - position.team()))
        )
    elif fate <= OUT_EAST:
        starts = tuple([NAMES[clearance_square(position.upward(), fate, k)] for k in range(clearances(fate))])
        out.tell(OutBeside(clause="FC-42", seat=seat, square=square, starts=starts))
    else:
        corner = fate == TOUCH_CORNER
        clause = "FC-69" if corner else "FC-68"
        out.tell(OutOverTouch(clause=clause, seat=seat, square=square, corner=corner))


def tell_last_turn(position: Position, out: Sink) -> None:
    """Whose turn is the last of this half."""
    out.tell(LastTurn(clause="FC-76", seat=position.turn))


def tell_saved(position: Position, face: i64, out: Sink) -> None:
    """A Goalkeeper, and where the ball goes."""
    path = path_of(position.ball, position.upward(), legs_of(face))
    position.path = path
    out.tell(Saved(clause="FC-46", seat=position.turn, face=FACES[face], path=path, to=path[-1]))


def tell_corner(position: Position, colour: i64, out: Sink) -> None:
    """A Corner, and where the ball lies."""
    face = FACES[CORNER_RED if colour == RED else CORNER_BLUE]
    square = NAMES[position.ball]
    out.tell(
        CornerGiven(clause="FC-48", seat=position.turn, face=face, colour=COLOURS[colour - 1], square=square)
    )


def tell_whistle_stop(position: Position, face: i64, out: Sink) -> None:
    """The automatic stop."""
    out.tell(StoppedAtTheWhistle(clause="FC-77", seat=position.turn, face=FACES[face]))


def tell_conceded(position: Position, out: Sink) -> None:
    """Not stopped."""
    out.tell(Conceded(clause="FC-72", seat=position.turn))


def tell_penalty(position: Position, out: Sink) -> None:
    """The Penalty card; the pile is that which will be cut once the taker has drawn (FC-59, FC-80)."""
    left = size(position.pile) - (position.full.get(position.turn) - size(position.hands.get(position.turn)))
    pile: PileText = "discard" if left <= 3 else "draw"
    out.tell(PenaltyGiven(clause="FC-59", seat=position.turn, square=NAMES[position.ball], pile=pile))


def tell_cut(position: Position, face: i64, few: bool, out: Sink) -> None:
    """The card that was shown."""
    pile: PileText = "discard" if few else "draw"
    out.tell(
        PileCut(
            clause=cut_clause(position, few),
            seat=position.turn,
            face=FACES[face],
            pile=pile,
            cause=cause(position),
        )
    )


def cut_clause(position: Position, few: bool) -> str:
    """The clause under which a pile is cut."""
    if position.colour == ON_PENALTY:
        return "FC-80" if few else "FC-60"
    return "FC-A42" if few else "FC-52"


def cause(position: Position) -> CauseText:
    """What is cut for."""
    return "penalty" if position.colour == ON_PENALTY else "corner"


def tell_cleared(position: Position, clause: str, out: Sink) -> None:
    """The cut stopped it."""
    out.tell(Cleared(clause=clause, seat=position.turn, cause=cause(position)))


def tell_goal(position: Position, team: i64, scored: ScoredText, clause: str, out: Sink) -> None:
    """One goal more."""
    home, away = position.home_goals, position.away_goals
    scorers = tuple(position.team_seats(team))
    out.tell(Goal(clause=clause, scorers=scorers, scored=scored, home=home, away=away))


def tell_kick_off(position: Position, clause: str, out: Sink) -> None:
    """Who kicks off."""
    out.tell(KickedOff(clause=clause, seat=position.turn))


# ---- halves


def tell_half_time(position: Position, out: Sink) -> None:
    """The first half is over, and the table is shuffled."""
    home, away = position.home_goals, position.away_goals
    out.tell(HalfTime(clause="FC-83", home=home, away=away, pile=size(position.pile | position.discards)))


def tell_ends(position: Position, out: Sink) -> None:
    """FC-85: told of the first seat; the others follow."""
    out.tell(EndsChanged(clause="FC-85", seat=0, end=end_of(position, position.team_of(0))))


def tell_over(position: Position, out: Sink) -> None:
    """How it ended."""
    result = outcome_of(position)
    home, away = position.home_goals, position.away_goals
    drawn = position.home_goals == position.away_goals
    out.tell(GameOver(clause=result.clause, home=home, away=away, winners=result.winners, drawn=drawn))


def outcome_of(position: Position) -> Outcome:
    """FC-90: the side with more goals wins; FC-A33: equal goals are a draw. A team shares its place."""
    scores: list[int] = []
    places: list[int] = []
    winners: list[int] = []
    for seat in range(position.seats):
        team = position.team_of(seat)
        scores.append(position.goals_of(team))
        behind = position.goals_of(team) < position.goals_of(1 - team)
        places.append(2 if behind else 1)
        if not behind:
            winners.append(seat)
    drawn = position.home_goals == position.away_goals
    return Outcome(tuple(scores), tuple(places), tuple(winners), "FC-A33" if drawn else "FC-90")
