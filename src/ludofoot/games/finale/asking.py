"""What is asked of a person."""

from __future__ import annotations

from ludofoot.core.cards import bit, listed
from ludofoot.core.prompts import Assign, Bundle, Item, Order, Pace, Prompt, Subset, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.games.finale.records import CARDS, LINES, SLOTS
from ludofoot.games.finale.rules.cards import (
    MAN_COUNT,
    slot_count,
    slot_kind,
    value_of,
)
from ludofoot.games.finale.rules.judging import STEP_CLAUSES
from ludofoot.games.finale.rules.names import man_name
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    PICK,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import (
    fitting,
    is_short,
    standing_in,
    strength_of,
)
from ludofoot.games.finale.rules.squads import DECK_SIZE, STARTERS, SUBSTITUTES

MIX_SIZE = 6
ASKS = {
    TEAM: "ask-team",
    SUBSTITUTION: "ask-substitution",
    TACTIC: "ask-tactic",
    REPLACEMENT: "ask-replacement",
    COUNTER: "ask-counter",
    FURTHER: "ask-further",
    EXCHANGE: "ask-exchange",
    STAND_IN: "ask-stand-in",
    SHOOTERS: "ask-shooters",
}
DECK_ASKS = {
    "presets": "ask-deck-presets",
    "mixed": "ask-deck-mixed",
    "variant": "ask-deck-variant",
}
DECK_CLAUSES = {"presets": "FI-A2", "mixed": "FI-A2", "variant": "FI-122"}
PICK_ASKS = (("ask-approach-attacker", "ask-approach-defender"), ("ask-shot-attacker", "ask-shot-defender"))


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The one decision that the match waits for."""
    if seat < 0 or not position.awaits(seat):
        return []
    pace: Pace = "sealed" if position.is_sealed() else "turn"
    ask = Said(ask_code(position, seat), ask_args(position, seat))
    clause = clause_of(position, seat)
    side = position.side(seat)
    step = position.step
    if step == PICK:
        return [Prompt(ask, clause, pace, picking(position, seat), {"type": "pick"})]
    if step == TEAM:
        return [Prompt(ask, clause, pace, gathering(side), {"type": "team"})]
    if step == SHOOTERS:
        wanted = position.shooters_wanted(seat)
        items = tuple([man_item(side, man) for man in listed(position.available(seat))])
        return [Prompt(ask, clause, pace, Order(items, wanted, wanted, "men"), {"type": "shooters"})]
    if step == DECK and position.options.decks == "mixed":
        coloured = position.cards.every & ~position.cards.white
        form = Subset(card_items(coloured), MIX_SIZE, MIX_SIZE, "cards")
        return [Prompt(ask, clause, pace, form, {"type": "mix"})]
    if step == DECK and position.options.decks != "presets":
        order = Order(card_items(position.cards.every), DECK_SIZE, DECK_SIZE, "cards")
        return [Prompt(ask, clause, pace, order, {"type": "plan"})]
    return [choose(ask, clause, position.moves(seat) or [], pace)]


def ask_code(position: Position, seat: int) -> str:
    """The message that asks."""
    if position.step == DECK:
        return DECK_ASKS[position.options.decks]
    if position.step != PICK:
        return ASKS[position.step]
    return PICK_ASKS[position.phase][seat != position.striker()]


def ask_args(position: Position, seat: int) -> dict[str, Arg]:
    """What the question names."""
    side = position.side(seat)
    args: dict[str, Arg] = {}
    if position.step == PICK:
        args["card"] = Word(f"card-{CARDS[position.card]}")
        args["attacker"] = Player(position.striker())
        attacker = position.side(position.striker())
        args["strength"] = strength_of(attacker, attacker.picks)
    if position.step == REPLACEMENT:
        args["man"] = Word(f"man-{man_name(side, position.injured)}")
    if position.step == COUNTER:
        args["card"] = Word(f"card-{CARDS[side.tactic]}")
        args["bonus"] = position.bonus if position.cards.has_approach(side.tactic) else 0
    if position.step == FURTHER:
        args["attempt"], args["attempts"] = position.attempt, position.attempts
    if position.step == SHOOTERS:
        args["count"] = position.shooters_wanted(seat)
    return args


def clause_of(position: Position, seat: int) -> str:
    """The clause that the decision comes from."""
    if position.step == DECK:
        return DECK_CLAUSES[position.options.decks]
    if position.step == PICK:
        return position.pick_clause(seat)
    return "FI-121" if position.step == SHOOTERS and position.series > 1 else STEP_CLAUSES[position.step]


# ---- forms


def picking(position: Position, seat: int) -> Assign:
    """A man, or nobody, for each slot of the card."""
    side, slots, arrow = position.side(seat), position.slots_of(seat), position.arrow_of(seat)
    kinds = [slot_kind(slots, place) for place in range(slot_count(slots))]
    sets = []
    for kind in kinds:
        men = fitting(side, kind, arrow)
        sets.append(men | standing_in(side, kind) if is_short(side, slots, kind, arrow) else men)
    everybody = 0
    for each in sets:
        everybody |= each
    offered = listed(everybody)
    return Assign(
        tuple([Said("place-slot", {"slot": Word(f"slot-{SLOTS[kind]}")}) for kind in kinds]),
        tuple([man_item(side, man) for man in offered]),
        tuple([tuple([place for place, man in enumerate(offered) if each & bit(man)]) for each in sets]),
        "men",
        full=True,
    )


def gathering(side: Side) -> Bundle:
    """Eleven starters and four substitutes."""
    items = tuple([player_item(side, man) for man in range(MAN_COUNT)])
    return Bundle(
        (
            Subset(items, STARTERS, STARTERS, "starters"),
            Subset(items, SUBSTITUTES, SUBSTITUTES, "bench"),
        )
    )


def man_item(side: Side, man: int) -> Item:
    """A footballer on the pitch, with what he is worth now and after his next turn."""
    name = man_name(side, man)
    line = LINES[side.line_of(man)]
    after = side.copy()
    after.turn_left(bit(man))
    args = {
        "man": Word(f"man-{name}"),
        "line": Word(f"line-{line}"),
        "strength": side.strength(man),
        "next": after.strength(man),
    }
    return Item(name, Said("item-man-next", args))


def player_item(side: Side, man: int) -> Item:
    """A footballer to be had, with what he costs."""
    name = man_name(side, man)
    line = LINES[side.kind_of(man)]
    args = {"man": Word(f"man-{name}"), "line": Word(f"line-{line}"), "points": value_of(side.men[man])}
    return Item(name, Said("item-player", args))


def card_items(cards: int) -> tuple[Item, ...]:
    """Tactic cards to be had."""
    names = [CARDS[card] for card in listed(cards)]
    return tuple([Item(name, Said("item-card", {"card": Word(f"card-{name}")})) for name in names])
