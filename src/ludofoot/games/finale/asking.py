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
from ludofoot.games.finale.rules.judge import STEP_CLAUSES
from ludofoot.games.finale.rules.names import man_name
from ludofoot.games.finale.rules.play import Finale
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    MIXED,
    PICK,
    PRESETS,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
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
DECK_ASKS = ("ask-deck-presets", "ask-deck-mixed", "ask-deck-variant")
PICK_ASKS = (("ask-approach-attacker", "ask-approach-defender"), ("ask-shot-attacker", "ask-shot-defender"))


def asked_of(match: Finale, seat: int) -> list[Prompt]:
    """The one decision that the match waits for."""
    if seat < 0 or not match.awaits(seat):
        return []
    pace: Pace = "sealed" if match.is_sealed() else "turn"
    ask = Said(ask_code(match, seat), ask_args(match, seat))
    clause = clause_of(match, seat)
    side = match.side(seat)
    step = match.step
    if step == PICK:
        return [Prompt(ask, clause, pace, picking(match, seat), {"type": "pick"})]
    if step == TEAM:
        return [Prompt(ask, clause, pace, gathering(side), {"type": "team"})]
    if step == SHOOTERS:
        wanted = match.shooters_wanted(seat)
        items = tuple([man_item(side, man) for man in listed(match.available(seat))])
        return [Prompt(ask, clause, pace, Order(items, wanted, wanted, "men"), {"type": "shooters"})]
    if step == DECK and match.decks == MIXED:
        coloured = match.cards.every & ~match.cards.white
        form = Subset(card_items(coloured), MIX_SIZE, MIX_SIZE, "cards")
        return [Prompt(ask, clause, pace, form, {"type": "mix"})]
    if step == DECK and match.decks != PRESETS:
        order = Order(card_items(match.cards.every), DECK_SIZE, DECK_SIZE, "cards")
        return [Prompt(ask, clause, pace, order, {"type": "plan"})]
    return [choose(ask, clause, match.moves(seat) or [], pace)]


def ask_code(match: Finale, seat: int) -> str:
    """The message that asks."""
    if match.step == DECK:
        return DECK_ASKS[match.decks - PRESETS]
    if match.step != PICK:
        return ASKS[match.step]
    return PICK_ASKS[match.phase][seat != match.striker()]


def ask_args(match: Finale, seat: int) -> dict[str, Arg]:
    """What the question names."""
    side = match.side(seat)
    args: dict[str, Arg] = {}
    if match.step == PICK:
        args["card"] = Word(f"card-{CARDS[match.card]}")
        args["attacker"] = Player(match.striker())
        args["strength"] = strength_of(match.side(match.striker()), match.side(match.striker()).picks)
    if match.step == REPLACEMENT:
        args["man"] = Word(f"man-{man_name(side, match.injured)}")
    if match.step == COUNTER:
        args["card"] = Word(f"card-{CARDS[side.tactic]}")
        args["bonus"] = match.bonus if match.cards.has_approach(side.tactic) else 0
    if match.step == FURTHER:
        args["attempt"], args["attempts"] = match.attempt, match.attempts
    if match.step == SHOOTERS:
        args["count"] = match.shooters_wanted(seat)
    return args


def clause_of(match: Finale, seat: int) -> str:
    """The clause that the decision comes from."""
    if match.step == DECK:
        return ("FI-A2", "FI-A2", "FI-122")[match.decks - 1]
    if match.step == PICK:
        return match.pick_clause(seat)
    return "FI-121" if match.step == SHOOTERS and match.series > 1 else STEP_CLAUSES[match.step]


# ---- forms


def picking(match: Finale, seat: int) -> Assign:
    """A man, or nobody, for each slot of the card."""
    side, slots, arrow = match.side(seat), match.slots_of(seat), match.arrow_of(seat)
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
    """A footballer on the pitch, with what he is worth now."""
    name = man_name(side, man)
    line = LINES[side.line_of(man)]
    args = {"man": Word(f"man-{name}"), "line": Word(f"line-{line}"), "strength": side.strength(man)}
    return Item(name, Said("item-man", args))


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
