"""How a training round begins and ends: the deal, tokens used, tokens won, the final count."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, size
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import HowText
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.cards import NAME_COUNT, POINT_TOKENS, large
from ludofoot.games.passe_eclair.rules.piles import box_pile, deal_hand, hush, turn_up
from ludofoot.games.passe_eclair.rules.position import OVER, READY, Position

# ---- the beginning


def deal_round(position: Position, out: Sink) -> None:
    """PE-09, PE-54: seven cards each; then everybody says when he is ready (PE-A35)."""
    position.step = READY
    hush(position)
    position.renewals = 0
    if out.on:
        position.came = ()
    for seat in range(position.seats):
        deal_hand(position, seat, out)


# ---- the ready step


def usable(position: Position, seat: i64, name: i64) -> i64:
    """How many tokens of this wild guy the seat could give up (PE-58, PE-61)."""
    return size(position.consolation.get(seat) & position.deck.of_consolation[POINT_TOKENS + name])


def ready_choices(position: Position, seat: i64) -> list[int]:
    """Every set of cards that may go into the box for tokens (PE-59 to PE-63); nothing comes first."""
    found: list[int] = [0]
    for name in range(NAME_COUNT):
        for _ in range(usable(position, seat, name)):
            for chosen in found.copy():
                for card in next_copies(position, seat, name, chosen):
                    if chosen | bit(card) not in found:
                        found.append(chosen | bit(card))
    held = size(position.hands.get(seat))
    return [chosen for chosen in found if size(chosen) < held]  # PE-A21: never the last hand card


def next_copies(position: Position, seat: i64, name: i64, chosen: i64) -> list[int]:
    """A card of each face with this large motif that is still in hand: of copies the lowest."""
    deck = position.deck
    return listed(deck.one_each(position.hands.get(seat) & ~chosen & deck.with_large(name)))


def say_ready(position: Position, seat: i64, chosen: i64, out: Sink) -> None:
    """PE-A21: sealed until all are ready."""
    position.chosen.put(seat, chosen)
    position.spoken |= bit(seat)
    if out.on:
        telling.tell_ready(seat, out)
    if position.spoken == position.everybody:
        start_round(position, out)


def start_round(position: Position, out: Sink) -> None:
    """Tokens are carried out together, then the start card comes up (PE-14, PE-15, PE-A35)."""
    for seat in range(position.seats):
        if position.chosen.get(seat):  # PE-A21
            use_tokens(position, seat, position.chosen.get(seat), out)
            position.chosen.put(seat, 0)
    turn_up(position, position.trainer, "PE-15", out)


def use_tokens(position: Position, seat: i64, chosen: i64, out: Sink) -> None:
    """PE-60 to PE-62: a card into the box for each token, which leaves the game (PE-A21)."""
    deck = position.deck
    given: i64 = 0
    for card in listed(chosen):
        mine: i64 = position.consolation.get(seat) & ~given
        given |= bit(lowest(mine & deck.of_consolation[POINT_TOKENS + large(deck.face_of(card))]))
    position.consolation.put(seat, position.consolation.get(seat) & ~given)
    position.spent |= given
    position.hands.put(seat, position.hands.get(seat) & ~chosen)
    position.box |= chosen
    if out.on:
        telling.tell_tokens_used(position, seat, given, chosen, out)


# ---- the end of a round


def end_round(position: Position, winner: i64, how: HowText, lot: bool, out: Sink) -> None:
    """PE-46 to PE-55: tokens, all cards into the box, the winner is the next trainer."""
    if out.on:
        telling.tell_won(winner, how, lot, out)
    give_victory(position, winner, out)
    if position.seats > 2:  # PE-80
        give_consolation(position, out)
    box_pile(position, "PE-52", out)
    box_hands(position, out)
    position.trainer = winner  # PE-53
    if not position.victory_stock:  # PE-06, PE-64
        end(position, out)
        return
    position.round += 1
    if out.on:
        telling.tell_round(position, "PE-53", out)
    deal_round(position, out)


def give_victory(position: Position, winner: i64, out: Sink) -> None:
    """PE-47, PE-A26: drawn blind; its owner alone looks at it."""
    token = position.chance.draw(position.victory_stock)
    position.victory_stock ^= bit(token)
    position.victory.put(winner, position.victory.get(winner) | bit(token))
    if out.on:
        telling.tell_victory(position, winner, token, out)


def give_consolation(position: Position, out: Sink) -> None:
    """PE-49, PE-50: for whoever holds the most cards; PE-51, PE-A1: for nobody on a tie."""
    last: i64 = 0
    tie = False
    for seat in range(1, position.seats):
        more: i64 = size(position.hands.get(seat)) - size(position.hands.get(last))
        if more > 0:
            last = seat
        tie = more == 0 if more >= 0 else tie
    if tie:
        if out.on:
            telling.tell_no_consolation(out)
        return
    token = position.chance.draw(position.consolation_stock)
    position.consolation_stock ^= bit(token)
    position.consolation.put(last, position.consolation.get(last) | bit(token))
    if out.on:
        telling.tell_consolation(position, last, token, out)


def box_hands(position: Position, out: Sink) -> None:
    """PE-52: everybody sees what was left."""
    if out.on:
        telling.tell_hands_left(position, out)
    for seat in range(position.seats):
        position.box |= position.hands.get(seat)
        position.hands.put(seat, 0)
        position.known.put(seat, 0)


# ---- the end of the game


def end(position: Position, out: Sink) -> None:
    """PE-65 to PE-67: all tokens are turned up and the goal points counted."""
    position.step = OVER
    hush(position)
    if out.on:
        telling.tell_count(position, out)
