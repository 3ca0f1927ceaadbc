"""A state that a seat could believe: what is hidden is dealt anew, each way as likely."""

from __future__ import annotations

from collections.abc import Iterable

from ludofoot.core.cards import gathered, listed
from ludofoot.core.chance import Chance
from ludofoot.games.passe_eclair.records import ACTS, BLOCKS, STEPS
from ludofoot.games.passe_eclair.rules.cards import FACE_NUMBERS, TOKEN_NUMBERS, Deck
from ludofoot.games.passe_eclair.rules.laying import put_on_top
from ludofoot.games.passe_eclair.rules.position import (
    GROUNDED,
    IN_BLOCK,
    NO_BLOCK,
    NOBODY,
    SEAT_PLACE,
    STUCK,
    WRONG,
    Position,
)
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.views import Act, LaidCard, PEView


def imagined(deck: Deck, view: PEView, chance: Chance) -> PasseEclair:
    """A state whose view from that seat is this one."""
    state = PasseEclair(deck, view.seats, view.options, chance)
    state.step = STEPS.index(view.step)
    state.round, state.trainer = view.round, view.trainer
    state.block = NO_BLOCK if view.block is None else BLOCKS.index(view.block)
    state.spoken, state.challenged, state.drew = map(seats_marked, (view.spoken, view.challenged, view.drew))
    state.renewals = view.renewals
    imagine_told(state, view)
    left = Supply(deck.every, deck.of_face)
    state.pile = left.take(numbers(view.pile))
    state.box = left.take(numbers(view.box))
    imagine_top(state, view)
    imagine_hands(state, view, left, chance)
    state.draw_pile = left.things
    imagine_tokens(state, view, chance)
    return state


def numbers(faces: Iterable[str]) -> list[int]:
    """Faces as the deck counts them."""
    return [FACE_NUMBERS[face] for face in faces]


def seats_marked(marks: tuple[bool, ...]) -> int:
    """The seats that are marked, as bits."""
    return gathered([seat for seat, marked in enumerate(marks) if marked])


def imagine_told(position: Position, view: PEView) -> None:
    """What this seat was shown and saw going away again."""
    if view.came:
        own = tuple(numbers(view.came))
        position.came = tuple([own if seat == view.seat else () for seat in range(view.seats)])
    if view.act is not None:
        position.done = (view.act.seat, ACTS.index(view.act.what), view.act.number, about(view.act))
    position.passed_over = tuple(numbers(view.passed_over))
    position.left = tuple([tuple(numbers(hand)) for hand in view.left])


def about(act: Act) -> int:
    """What an act was about, as a number."""
    if act.face is not None:
        return FACE_NUMBERS[act.face]
    return act.on or act.partner or 0


# ---- the table pile


def imagine_top(position: Position, view: PEView) -> None:
    """The order of the pile, and which of its cards are wrong: everybody could see it."""
    if view.laid:
        left = Supply(position.pile, position.deck.of_face)
        cards = [listed(left.take([FACE_NUMBERS[card.face]]))[0] for card in view.laid]
        seats = [NOBODY if card.seat is None else card.seat for card in view.laid]
        marks = [marks_of(view, place) for place in range(len(cards))]
        put_on_top(position, cards[-1], seats[-1])
        if position.by_challenge:
            position.marks = marks[-1]
            laid = zip(cards, seats, marks, strict=True)
            entries = [card + SEAT_PLACE * (seat + 1) + mark for card, seat, mark in laid]
            position.below = tuple(entries[:-1])
    position.tops = view.top


def marks_of(view: PEView, place: int) -> int:
    """What is to be known of a card in case it is challenged (PE-A33)."""
    card = view.laid[place]
    if card.seat is None:
        return 0
    marks = IN_BLOCK if card.in_block else 0
    if place == 0:
        return marks | GROUNDED
    return marks | (WRONG if was_wrong(view.seats, view.laid[place - 1], card) else 0)


def was_wrong(seats: int, below: LaidCard, card: LaidCard) -> bool:
    """Whether a card should not have been laid on the one below (PE-A28)."""
    free = below.face in ("dog", "michi")
    if card.face == "dog":
        return False
    if card.face == "michi":
        return not free and not card.in_block
    if free:
        return False
    banned = seats > 2 and below.seat == card.seat
    return banned or card.face.partition("-")[0] != below.face.partition("-")[2]


# ---- hands and tokens


def imagine_hands(position: Position, view: PEView, left: Supply, chance: Chance) -> None:
    """Deals what the seat cannot see to the other hands; nothing that fits if nobody can play."""
    hands = [0] * view.seats
    if view.seat >= 0:
        hands[view.seat] = left.take(numbers(view.hand))
        mine = Supply(hands[view.seat], position.deck.of_face)
        position.chosen.put(view.seat, mine.take(numbers(view.chosen)))
    for known in view.known:
        card = left.take([FACE_NUMBERS[known.face]])
        hands[known.holder] |= card
        position.known.put(view.seat, position.known.get(view.seat) | card)
    barred = [barred_from(position, view, seat) for seat in range(view.seats)]
    # Whoever may hold the least comes first, or the cards he may hold could be gone.
    for seat in sorted(range(view.seats), key=lambda seat: -len(listed(barred[seat]))):
        for _ in range(view.hand_sizes[seat] - len(listed(hands[seat]))):
            hands[seat] |= left.draw(chance, barred[seat])
    for seat, hand in enumerate(hands):
        position.hands.put(seat, hand)


def barred_from(position: Position, view: PEView, seat: int) -> int:
    """What this seat cannot hold, or it could have played (PE-A8)."""
    stuck = view.block == BLOCKS[STUCK] and not view.drew[seat]
    return position.fitting(seat) if stuck else 0


def imagine_tokens(position: Position, view: PEView, chance: Chance) -> None:
    """Tokens face down before the others could be any of those not seen."""
    deck = position.deck
    left = Supply(deck.every_victory, deck.of_victory)
    for seat, owned in enumerate(left.dealt(view.victory, chance)):
        position.victory.put(seat, owned)
    position.victory_stock = left.things
    left = Supply(deck.every_consolation, deck.of_consolation)
    position.spent = left.take([TOKEN_NUMBERS[token] for token in view.spent])
    for seat, owned in enumerate(left.dealt(view.consolation, chance)):
        position.consolation.put(seat, owned)
    position.consolation_stock = left.things


class Supply:
    """Cards or tokens not yet placed."""

    def __init__(self, things: int, of_kind: list[int]) -> None:
        self.things = things
        self.of_kind = of_kind

    def take(self, wanted: Iterable[int]) -> int:
        """Takes one of each kind; copies are alike."""
        taken = 0
        for kind in wanted:
            found = self.things & self.of_kind[kind]
            thing = found & -found
            self.things ^= thing
            taken |= thing
        return taken

    def draw(self, chance: Chance, barred: int = 0) -> int:
        """Takes any one that is not barred."""
        thing = gathered([chance.draw(self.things & ~barred or self.things)])
        self.things ^= thing
        return thing

    def dealt(self, seen: tuple[tuple[str | None, ...], ...], chance: Chance) -> list[int]:
        """The tokens of each seat: first those that are seen, then any others in place of the hidden ones."""
        owned = [self.take([TOKEN_NUMBERS[token] for token in row if token]) for row in seen]
        for seat, row in enumerate(seen):
            for _ in range(row.count(None)):
                owned[seat] |= self.draw(chance)
        return owned
