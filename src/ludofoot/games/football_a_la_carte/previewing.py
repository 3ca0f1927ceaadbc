"""What a draft would do."""

from __future__ import annotations

from ludofoot.core.records import Preview, Refusal, Said
from ludofoot.games.football_a_la_carte.records import (
    DIRECTIONS,
    EndText,
    FCMove,
    FreeKick,
    LandingText,
    Play,
    SquareText,
    Stop,
    ThrowIn,
)
from ludofoot.games.football_a_la_carte.rules.cards import (
    CORNER_RED,
    FACE_NUMBERS,
    flight,
    legs_of,
    squares_on,
)
from ludofoot.games.football_a_la_carte.rules.pitch import (
    BLUE,
    FATES,
    LANDED,
    NAMES,
    OUT_EAST,
    RED,
    SHOT,
    corner_square,
    in_area,
    run,
    square_named,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    LAST_STOP,
    STOP,
    Position,
)
from ludofoot.games.football_a_la_carte.rules.telling import end_of, path_of
from ludofoot.games.football_a_la_carte.seeing import share
from ludofoot.games.football_a_la_carte.views import BallPreview

NOTES: dict[LandingText, str] = {
    "area": "preview-area",
    "shot": "preview-shot",
    "goal-kick": "preview-goal-kick",
    "throw-in": "preview-throw-in",
}


def previewed(position: Position, seat: int, draft: FCMove) -> Preview:
    """The exact path of the ball and where it would end, turned for nobody: squares have names."""
    verdict = position.judge(seat, draft)
    if isinstance(verdict, Refusal):
        return Preview(refusal=verdict)
    if isinstance(draft, Play):
        face = FACE_NUMBERS[draft.face]
        start = position.ball if draft.start is None else square_named(draft.start)
        path = path_of(start, position.upward(), legs_of(face))
        return shown(position, path, flight(face, start, position.upward()), draft.penalty)
    if isinstance(draft, FreeKick):
        direction, squares = DIRECTIONS.index(draft.direction), squares_on(FACE_NUMBERS[draft.face])
        path = path_of(position.ball, position.upward(), [(direction, squares)])
        return shown(position, path, run(position.ball, position.upward(), direction, squares), False)
    if isinstance(draft, ThrowIn):
        return BallPreview(path=(NAMES[position.ball], draft.to))
    if isinstance(draft, Stop) and position.step == STOP:
        return previewed_stop(position, draft)
    return Preview(notes=tuple(notes_of(position, draft)))


def shown(position: Position, path: tuple[SquareText, ...], end: int, penalty: bool) -> BallPreview:
    """A path, and in words what it leads to."""
    fate, square = end % FATES, end // FATES
    landing = landing_of(position, fate, square)
    notes = [Said(NOTES[landing])] if landing in NOTES else []
    if penalty:
        notes = [Said("preview-penalty", share(position, "hand"))]
    return BallPreview(
        path=path, landing=landing, end=end_named(position, landing, square), notes=tuple(notes)
    )


def landing_of(position: Position, fate: int, square: int) -> LandingText:
    """What becomes of the ball, in a word."""
    if fate == LANDED:
        return "area" if position.in_their_area(square) else "pitch"
    if fate == SHOT:
        return "shot"
    return "goal-kick" if fate <= OUT_EAST else "throw-in"


def end_named(position: Position, landing: LandingText, square: int) -> EndText | None:
    """The end that the ball comes to, if it comes to one."""
    if landing in ("shot", "goal-kick") or in_area(square, position.upward()):
        return end_of(position, 1 - position.team())
    return None


def previewed_stop(position: Position, draft: Stop) -> Preview:
    """A Goalkeeper takes the ball along, a Corner puts it on its flag and leaves it to the cut (FC-51)."""
    face = FACE_NUMBERS[draft.face]
    if face >= CORNER_RED:
        red = face == CORNER_RED
        flag = corner_square(not position.upward(), RED if red else BLUE)
        note = Said("preview-corner", share(position, "red" if red else "blue"))
        return BallPreview(path=(NAMES[flag],), notes=(note,))
    path = path_of(position.ball, position.upward(), legs_of(face))
    return shown(position, path, flight(face, position.ball, position.upward()), False)


def notes_of(position: Position, draft: FCMove) -> list[Said]:
    """What else is good to know."""
    if position.step == LAST_STOP:
        return [Said("preview-last-stop" if isinstance(draft, Stop) else "preview-goal")]
    return [Said("preview-goal")] if position.step == STOP else []
