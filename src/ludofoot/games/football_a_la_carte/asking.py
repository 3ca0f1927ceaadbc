"""What is asked of a person, and what a draft would do."""

from __future__ import annotations

from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import Arg, Player, Preview, Refusal, Said, Word
from ludofoot.games.football_a_la_carte.records import (
    COLOURS,
    DIRECTIONS,
    BallPreview,
    EndText,
    FCMove,
    FreeKick,
    LandingText,
    Play,
    SquareText,
    Stop,
    ThrowIn,
)
from ludofoot.games.football_a_la_carte.rules.deck import (
    CORNER_RED,
    FACE_NUMBERS,
    flight,
    legs_of,
    squares_on,
)
from ludofoot.games.football_a_la_carte.rules.judge import clause_of_step
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
    CUT_PILE,
    LAST_STOP,
    ON_PENALTY,
    STOP,
    Position,
)
from ludofoot.games.football_a_la_carte.rules.telling import end_of, path_of
from ludofoot.games.football_a_la_carte.view import shooter

ASKS = ("ask-kick-off", "ask-play", "ask-follow", "ask-throw-in", "ask-clear", "ask-stop", "ask-last-stop")
NOTES: dict[LandingText, str] = {
    "area": "preview-area",
    "shot": "preview-shot",
    "goal-kick": "preview-goal-kick",
    "throw-in": "preview-throw-in",
}


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The one decision that the game waits for."""
    moves = position.moves(seat)
    if not moves:
        return []
    return [choose(Said(ask_code(position, seat), ask_args(position)), clause_of_step(position), moves)]


def ask_code(position: Position, seat: int) -> str:
    """The message that asks."""
    if position.moves_ball() and not position.playable(seat):
        return "ask-stuck" if position.pile == 0 else "ask-discard"
    if position.step == CUT_PILE:
        return "ask-cut-penalty" if position.colour == ON_PENALTY else "ask-cut-corner"
    return ASKS[position.step]


def ask_args(position: Position) -> dict[str, Arg]:
    """What the question names."""
    args: dict[str, Arg] = {}
    by = shooter(position)
    if by is not None:
        args["shooter"] = Player(by)
    if position.step == CUT_PILE and position.colour != ON_PENALTY:
        args["colour"] = Word(f"colour-{COLOURS[position.colour - 1]}")
    return args


# ---- what a draft would do


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
        notes = [Said("preview-penalty")]
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
        flag = corner_square(not position.upward(), RED if face == CORNER_RED else BLUE)
        return BallPreview(path=(NAMES[flag],), notes=(Said("preview-corner"),))
    path = path_of(position.ball, position.upward(), legs_of(face))
    return shown(position, path, flight(face, position.ball, position.upward()), False)


def notes_of(position: Position, draft: FCMove) -> list[Said]:
    """What else is good to know."""
    if position.step == LAST_STOP:
        return [Said("preview-last-stop" if isinstance(draft, Stop) else "preview-goal")]
    return [Said("preview-goal")] if position.step == STOP else []
