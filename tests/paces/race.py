"""Colours: everybody may lay a card of the colour on top, at once and at any time; an empty hand wins.

A card that came too late goes back; a wrong one costs a card. When all decline, or after three seconds of
silence, the table turns up a new card.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, get_args

from ludofoot.core.cards import bit, gathered, listed, size
from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.notation import Notation
from ludofoot.core.outcome import ranked
from ludofoot.core.pile import Urn
from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import (
    LEGAL,
    TABLE,
    Deadline,
    Event,
    Fault,
    Move,
    Outcome,
    Refusal,
    Said,
    Seat,
    Verdict,
    View,
    word,
)
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

ColourText = Literal["red", "green", "blue"]
Colour = Annotated[ColourText, word("colour")]
COLOURS: tuple[ColourText, ...] = get_args(ColourText)
COPIES = 8
HAND = 3
SILENCE_MS = 3000


class Lay(Move, frozen=True):
    colour: Colour
    on: int


class Decline(Move, frozen=True):
    on: int


class TurnUp(Move, frozen=True):
    pass


class Laid(Event, frozen=True, kw_only=True):
    seat: Seat
    colour: Colour


class Declined(Event, frozen=True, kw_only=True):
    seat: Seat


class TurnedUp(Event, frozen=True, kw_only=True):
    colour: Colour


class TooLate(Event, frozen=True, kw_only=True):
    seat: Seat


class Wrong(Event, frozen=True, kw_only=True):
    """The card drawn as a penalty is seen by its owner alone."""

    seat: Seat
    colour: Colour
    penalty: Colour | None = None
    drawn: bool = True


class Dealt(Event, frozen=True, kw_only=True):
    seat: Seat
    colours: tuple[Colour, ...] = ()


class ColoursView(View, frozen=True, kw_only=True):
    hand: tuple[Colour, ...]
    sizes: tuple[int, ...]
    pile: int
    seen: tuple[Colour, ...]
    tops: int
    declined: tuple[bool, ...]
    wrong: tuple[tuple[Seat, Colour], ...]
    over: bool


ColoursMove = Lay | Decline | TurnUp


class Colours(State[ColoursMove]):
    def __init__(self, seats: int, chance: Chance) -> None:
        self.chance = chance
        self.hands = [0] * seats
        self.urn = Urn(0)
        self.seen: list[int] = []
        self.tops = 0
        self.declined = [False] * seats
        self.wrong: tuple[tuple[int, ColourText], ...] = ()
        self.over = False

    def deal(self) -> None:
        self.urn = Urn(bit(len(COLOURS) * COPIES) - 1)
        for seat in range(len(self.hands)):
            self.hands[seat] = gathered([self.urn.draw(self.chance) for _ in range(HAND)])
        self.seen = [self.urn.draw(self.chance)]

    def top(self) -> int:
        return self.seen[-1] // COPIES

    def awaited(self) -> list[int]:
        return [] if self.over else [seat for seat, done in enumerate(self.declined) if not done]

    def of_colour(self, colour: int) -> int:
        return gathered(list(range(colour * COPIES, (colour + 1) * COPIES)))

    def moves(self, seat: int) -> list[ColoursMove] | None:
        if self.over or seat < 0:
            return []
        right: list[ColoursMove] = []
        if self.hands[seat] & self.of_colour(self.top()):
            right.append(Lay(COLOURS[self.top()], self.tops))
        if not self.declined[seat]:
            right.append(Decline(self.tops))
        return right

    def is_open(self, seat: int, move: ColoursMove) -> bool:
        return 0 <= seat < len(self.declined) and self.declined[seat]

    def judge(self, seat: int, move: ColoursMove) -> Verdict:
        if self.over:
            return Refusal("game-over")
        if isinstance(move, TurnUp):
            return LEGAL if seat == TABLE else Refusal("only-the-table", "RA-04")
        if seat < 0:
            return Refusal("not-seated")
        if move.on > self.tops or (isinstance(move, Lay) and not self.holds(seat, move.colour)):
            return Refusal("not-in-hand", "RA-01")
        if move.on < self.tops:
            return Fault("RA-02")
        if isinstance(move, Decline):
            return Refusal("declined-already", "RA-04") if self.declined[seat] else LEGAL
        return LEGAL if COLOURS.index(move.colour) == self.top() else Fault("RA-03")

    def holds(self, seat: int, colour: str) -> bool:
        return bool(self.hands[seat] & self.of_colour(COLOURS.index(colour)))

    def apply(self, seat: int, move: ColoursMove, out: Sink) -> None:
        if isinstance(move, TurnUp):
            self.turn_up(out)
        elif move.on < self.tops:
            if out.on:
                out.tell(TooLate(clause="RA-02", seat=seat))
        elif isinstance(move, Decline):
            self.decline(seat, out)
        elif COLOURS.index(move.colour) == self.top():
            self.lay(seat, out)
        else:
            self.punish(seat, move.colour, out)

    def lay(self, seat: int, out: Sink) -> None:
        held = self.hands[seat] & self.of_colour(self.top())
        self.hands[seat] ^= held & -held
        if out.on:
            out.tell(Laid(clause="RA-01", seat=seat, colour=COLOURS[self.top()]))
        self.new_top(listed(held)[0])
        self.over = not self.hands[seat]

    def new_top(self, card: int) -> None:
        self.seen.append(card)
        self.tops += 1
        self.declined = [False] * len(self.declined)

    def decline(self, seat: int, out: Sink) -> None:
        self.declined[seat] = True
        if out.on:
            out.tell(Declined(clause="RA-04", seat=seat))
        if all(self.declined):
            self.turn_up(out)

    def turn_up(self, out: Sink) -> None:
        if not len(self.urn):
            self.over = True
            return
        self.new_top(self.urn.draw(self.chance))
        if out.on:
            out.tell(TurnedUp(clause="RA-04", colour=COLOURS[self.top()]))

    def punish(self, seat: int, colour: ColourText, out: Sink) -> None:
        self.wrong = (*self.wrong, (seat, colour))
        card = self.urn.draw(self.chance) if len(self.urn) else None
        self.hands[seat] |= 0 if card is None else bit(card)
        self.declined[seat] = False
        if out.on:
            drawn = card is not None
            masked = Wrong(clause="RA-03", seat=seat, colour=colour, drawn=drawn)
            penalty = None if card is None else COLOURS[card // COPIES]
            full = Wrong(clause="RA-03", seat=seat, colour=colour, penalty=penalty, drawn=drawn)
            out.tell_apart([seat], full, masked)

    def deadlines(self) -> list[Deadline]:
        return [] if self.over else [Deadline(f"silence:{self.tops}", SILENCE_MS, TurnUp())]

    def default(self, seat: int) -> ColoursMove:
        return Decline(self.tops)

    def outcome(self) -> Outcome | None:
        return ranked([-size(hand) for hand in self.hands], "RA-05", "RA-05") if self.over else None

    def copy(self, chance: Chance) -> Self:
        twin = type(self)(len(self.hands), chance)
        twin.hands, twin.urn, twin.seen = self.hands.copy(), self.urn.copy(), self.seen.copy()
        twin.tops, twin.declined, twin.over = self.tops, self.declined.copy(), self.over
        twin.wrong = self.wrong
        return twin

    def facts(self) -> object:
        hands = [colours(listed(hand)) for hand in self.hands]
        return [
            hands,
            colours(listed(self.urn.loose)),
            colours(self.seen),
            self.tops,
            self.declined,
            self.over,
        ]

    def stock(self) -> dict[str, int]:
        return {"cards": sum(size(hand) for hand in self.hands) + len(self.urn) + len(self.seen)}

    def luck(self) -> Chance:
        return self.chance


def colours(cards: list[int]) -> tuple[ColourText, ...]:
    return tuple(COLOURS[card // COPIES] for card in cards)


class ColoursNotation(Notation[ColoursMove]):
    def write(self, move: ColoursMove) -> str:
        match move:
            case Lay():
                return f"{move.colour} on {move.on}"
            case Decline():
                return f"decline {move.on}"
        return "turn-up"

    def read(self, text: str) -> ColoursMove:
        head, *rest = text.split()
        if head == "turn-up":
            return TurnUp()
        if head == "decline":
            return Decline(int(rest[0]))
        return Lay(COLOURS[COLOURS.index(head)], int(rest[1]))

    def write_chance(self, event: Event) -> str | None:
        match event:
            case Dealt():
                return " ".join(["deal", *event.colours])
            case TurnedUp():
                return f"up {event.colour}"
            case Wrong(penalty=str(colour)):
                return f"penalty {colour}"
        return None

    def answers(self, text: str) -> list[int]:
        wanted = [COLOURS.index(colour) for colour in text.split()[1:]]
        return [gathered(list(range(colour * COPIES, (colour + 1) * COPIES))) for colour in wanted]


class ColoursGame(Game[ColoursMove]):
    id = "colours"
    prefix = "RA"
    seats = (2, 3, 4)
    screen_seats = 2
    package = "tests.paces"
    move_type = ColoursMove
    event_type = Laid | Declined | TurnedUp | TooLate | Wrong | Dealt
    view_type = ColoursView

    def start(self, setup: Setup, chance: Chance) -> Colours:
        state = Colours(setup.seats, chance)
        state.deal()
        return state

    def tell_start(self, state: State[ColoursMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, Colours)
        for seat, hand in enumerate(state.hands):
            full = Dealt(clause="RA-01", seat=seat, colours=colours(listed(hand)))
            out.tell_apart([seat], full, Dealt(clause="RA-01", seat=seat))
        out.tell(TurnedUp(clause="RA-04", colour=COLOURS[state.top()]))

    def prompts(self, state: Any, seat: int) -> list[Prompt]:
        moves = state.moves(seat)
        return [choose(Said("ask-lay"), "RA-01", moves, "race")] if moves else []

    def view(self, state: Any, seat: int) -> ColoursView:
        return ColoursView(
            seat=seat,
            hand=colours(listed(state.hands[seat])) if seat >= 0 else (),
            sizes=tuple(size(hand) for hand in state.hands),
            pile=len(state.urn),
            seen=colours(state.seen),
            tops=state.tops,
            declined=tuple(state.declined),
            wrong=state.wrong,
            over=state.over,
        )

    def imagine(self, view: Any, chance: Chance) -> Colours:
        state = Colours(len(view.sizes), chance)
        free = {colour: list(range(i * COPIES, (i + 1) * COPIES)) for i, colour in enumerate(COLOURS)}
        state.seen = [free[colour].pop(0) for colour in view.seen]
        if view.seat >= 0:
            state.hands[view.seat] = gathered([free[colour].pop(0) for colour in view.hand])
        state.urn = Urn(gathered([card for cards in free.values() for card in cards]))
        for seat, count in enumerate(view.sizes):
            while size(state.hands[seat]) < count:
                state.hands[seat] |= bit(state.urn.draw(chance))
        state.tops, state.declined, state.over = view.tops, list(view.declined), view.over
        state.wrong = view.wrong
        return state

    def notation(self) -> ColoursNotation:
        return ColoursNotation()


GAME = ColoursGame()
