"""What happens in Passe Éclair, as it is told."""

from __future__ import annotations

from ludofoot.core.records import Event, Seat
from ludofoot.games.passe_eclair.records import Block, Face, How, Late, Step, Token, Turned, Whence


class TrainerDrawn(Event, frozen=True, kw_only=True):
    seat: Seat


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    trainer: Seat


class Dealt(Event, frozen=True, kw_only=True):
    """Masked: the number of cards alone."""

    seat: Seat
    count: int
    faces: tuple[Face, ...] = ()


class SaidReady(Event, frozen=True, kw_only=True):
    seat: Seat


class TimeRanOut(Event, frozen=True, kw_only=True):
    step: Step


class TokensUsed(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    tokens: tuple[Token, ...]
    faces: tuple[Face, ...]


class TurnedUp(Event, frozen=True, kw_only=True):
    """A card from the draw pile: the start card, one passed over, or one that counts as a dog."""

    seat: Seat
    face: Face
    turned: Turned
    on: int
    """The number of the top card from now on."""


class Laid(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face
    on: int
    """The number of the top card from now on."""


class Declined(Event, frozen=True, kw_only=True):
    seat: Seat


class Blocked(Event, frozen=True, kw_only=True):
    """That nobody can lay a card says something of every hand."""

    reveals = True
    block: Block


class LaysNoMichi(Event, frozen=True, kw_only=True):
    seat: Seat


class PileBoxed(Event, frozen=True, kw_only=True):
    count: int


class TooLate(Event, frozen=True, kw_only=True):
    """Masked: without the face. A late word is told to its sender alone."""

    seat: Seat
    late: Late
    on: int
    face: Face | None = None


class WrongCard(Event, frozen=True, kw_only=True):
    """Masked: without the penalty card. `drawn` is false if there was none left to draw."""

    seat: Seat
    face: Face
    drawn: bool
    penalty: Face | None = None


class Challenged(Event, frozen=True, kw_only=True):
    seat: Seat
    against: Seat
    face: Face
    justified: bool


class ChallengeOpened(Event, frozen=True, kw_only=True):
    """A Gros Michi or a last card waits until it can no longer be challenged."""

    seat: Seat
    face: Face


class StoodBy(Event, frozen=True, kw_only=True):
    seat: Seat


class BackOnTop(Event, frozen=True, kw_only=True):
    face: Face
    on: int


class MichiCalled(Event, frozen=True, kw_only=True):
    seat: Seat


class Swapped(Event, frozen=True, kw_only=True):
    """Masked: without the cards."""

    seat: Seat
    partner: Seat
    given: int
    taken: int
    given_faces: tuple[Face, ...] = ()
    taken_faces: tuple[Face, ...] = ()


class Renewed(Event, frozen=True, kw_only=True):
    count: int
    whence: Whence


class RoundWon(Event, frozen=True, kw_only=True):
    seat: Seat
    how: How
    lot: bool = False


class VictoryToken(Event, frozen=True, kw_only=True):
    """Masked: without its face."""

    seat: Seat
    token: Token | None = None


class ConsolationToken(Event, frozen=True, kw_only=True):
    """Masked: without its face."""

    seat: Seat
    token: Token | None = None


class NoConsolation(Event, frozen=True, kw_only=True):
    pass


class HandShown(Event, frozen=True, kw_only=True):
    """What was left in a hand goes into the box for all to see."""

    reveals = True
    seat: Seat
    faces: tuple[Face, ...]


class TokensShown(Event, frozen=True, kw_only=True):
    """The final count of one player."""

    reveals = True
    seat: Seat
    tokens: tuple[Token, ...]
    points: int


class GameOver(Event, frozen=True, kw_only=True):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


PEEvent = (
    TrainerDrawn | RoundBegan | Dealt | SaidReady | TimeRanOut | TokensUsed | TurnedUp | Laid | Declined
    | Blocked | LaysNoMichi | PileBoxed | TooLate | WrongCard | Challenged | ChallengeOpened | StoodBy
    | BackOnTop | MichiCalled | Swapped | Renewed | RoundWon | VictoryToken | ConsolationToken
    | NoConsolation | HandShown | TokensShown | GameOver
)  # fmt: skip
