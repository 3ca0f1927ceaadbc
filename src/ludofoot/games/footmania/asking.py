"""What is asked of a person."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from ludofoot.core.prompts import Amount, Assign, Bundle, Choose, Form, Item, Prompt, Subset, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.core.words import said_move
from ludofoot.games.footmania.events import Offered
from ludofoot.games.footmania.records import (
    KINDS,
    PLUSES,
    SPONSORS,
    SQUARES,
    TEAMS,
    Accept,
    Declare,
    Field,
    FMMove,
    Go,
    Man,
    Meet,
    Pass,
    SponsorText,
)
from ludofoot.games.footmania.rules.album import PLACES, Album
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.choices import choices, move_of
from ludofoot.games.footmania.rules.eleven import filled, fullest, strongest
from ludofoot.games.footmania.rules.judge import STEP_CLAUSES, told
from ludofoot.games.footmania.rules.openly import own_offer, pending, wanted_offer
from ludofoot.games.footmania.rules.play import Footmania
from ludofoot.games.footmania.rules.position import (
    AUCTION,
    BUY,
    DEBT,
    EURO,
    EURO_PLUS,
    LINE_UPS,
    OVER,
    WAY,
)

# In the order of the steps.
ASKS = (
    "ask-roll", "ask-way", "ask-draw", "ask-buy", "ask-auction", "ask-plus", "ask-return", "ask-debt",
    "ask-euromatch", "ask-euro-plus", "ask-line-ups", "ask-action", "ask-answer", "ask-substitute",
)  # fmt: skip
COLOUR_WORDS = {
    "yellow": "colour-yellow",
    "green": "colour-green",
    "blue": "colour-blue",
    "red": "colour-red",
}


def asked_of(state: Footmania, seat: int) -> list[Prompt]:
    """The decision that the game waits for, then what may be done at any moment."""
    if seat < 0 or state.step == OVER:
        return []
    found = decision(state, seat) if seat in state.awaited() else []
    return found + market(state, seat)


# ---- the decision


def decision(state: Footmania, seat: int) -> list[Prompt]:
    """What the game waits for."""
    clause = STEP_CLAUSES[state.step]
    ask = Said(ASKS[state.step], ask_args(state, seat))
    if state.step == LINE_UPS:
        best = Field(state.named(strongest(state.album, state.squads[seat])))
        return [choose(ask, clause, [best], "sealed"), assign(state, seat, ask, clause, "field")]
    if state.step == EURO:
        best_meeting = Meet(state.named(strongest(state.album, state.squads[seat])))
        return [choose(ask, clause, [best_meeting, Pass()]), assign(state, seat, ask, clause, "meet")]
    if state.step == AUCTION and len(choices(state, seat)) > 1:
        leave = choose(ask, clause, [move_of(state, 0)])
        amount = Amount(state.least_bid(), state.cash.get(seat), 1, "amount")
        return [Prompt(ask, clause, "turn", amount, {"type": "bid"}), leave]
    moves = [move_of(state, code) for code in choices(state, seat)]
    return [Prompt(ask, clause, "turn", Choose(tuple([item(state, move) for move in moves])))]


def item(state: Footmania, move: FMMove) -> Item:
    """A whole move as something to choose; a way says what is there."""
    label = said_move(move)
    if isinstance(move, Go):
        kind = KINDS[state.album.kinds[SQUARES.index(move.to)]]
        label = Said("way-to", {"to": move.to, "kind": Word(f"kind-{kind}")})
    return Item(msgspec.to_builtins(move), label)


def ask_args(state: Footmania, seat: int) -> dict[str, Arg]:
    """What the question names."""
    args: dict[str, Arg] = {}
    if state.step == WAY:
        args["die"] = int(state.die)
    if state.step == BUY or state.step == AUCTION:
        man = state.album.men[state.card]
        args |= man_args(man)
        args["least"] = told(state.least_bid() if state.step == AUCTION else man.price)
    if state.step == DEBT:
        args["missing"] = told(state.debt - state.cash.get(seat))
    if state.step == EURO or state.step == EURO_PLUS:
        args["team"] = Word(f"team-{TEAMS[state.team]}")
        args["strength"] = state.album.strength[state.team]
    if state.step == EURO_PLUS:
        args["stars"] = int(state.strength(0))
    if state.attack != NO_CARD:
        args["attack"] = Word(f"plus-{PLUSES[state.attack]}")
        args["place"] = int(state.attacked) + 1
    return args


def man_args(man: Man) -> dict[str, Arg]:
    """A footballer as a sentence names him."""
    return {**looks(man), "price": man.price * 100_000, "reduced": man.reduced * 100_000}


def looks(man: Man) -> dict[str, Arg]:
    """What his card shows of him besides his prices."""
    return {
        "footballer": man.name,
        "colour": Word(COLOUR_WORDS[man.colour]),
        "numbers": "JP" if man.joker else "/".join(map(str, man.numbers)),
        "stars": man.stars,
    }


@cache
def man_item(man: Man) -> Item:
    """A footballer as something to choose."""
    return Item(man.name, Said("man", man_args(man)))


def assign(state: Footmania, seat: int, ask: Said, clause: str, kind: str) -> Prompt:
    """A form for an eleven of one's own choice."""
    men = [state.album.men[card] for card in state.squads[seat]]
    places = tuple([Said("place", {"place": place}) for place in range(1, PLACES + 1)])
    fits = tuple(
        [
            tuple([number for number, man in enumerate(men) if place in man.numbers])
            for place in range(1, PLACES + 1)
        ]
    )
    form = Assign(places, tuple(map(man_item, men)), fits, "eleven")
    return Prompt(ask, clause, "sealed" if kind == "field" else "turn", form, {"type": kind})


# ---- at any moment


def market(state: Footmania, seat: int) -> list[Prompt]:
    """Declaring, answering offers, making one, selling to the bank."""
    found = declaring(state, seat)
    answers = state.answers_to_offers(seat)
    if answers:
        items = tuple([Item(msgspec.to_builtins(move), offer_label(state, seat, move)) for move in answers])
        found.append(Prompt(Said("ask-offers"), "FM-A39", "open", Choose(items)))
    if not state.banned:
        found.append(Prompt(Said("ask-offer"), "FM-49", "open", offer_form(state, seat), {"type": "offer"}))
    sales = [] if state.step == DEBT and seat == state.turn else state.sales(seat)
    if sales:
        found.append(choose(Said("ask-sell"), "FM-47", sales, "open"))
    return found


def declaring(state: Footmania, seat: int) -> list[Prompt]:
    """FM-A10: a complete team may be shown, or kept secret."""
    eleven = complete_team(state, seat)
    if not eleven:
        return []
    return [choose(Said("ask-declare"), "FM-A10", [Declare(state.named(eleven))], "open")]


def complete_team(state: Footmania, seat: int) -> list[int]:
    """The team that could be declared now: the strongest if it is complete, else the fullest."""
    needed = PLACES - 1 if state.quick else PLACES
    if state.phase != 1 or pending(state) or len(state.squads[seat]) < needed:
        return []
    best = strongest(state.album, state.squads[seat])
    if filled(best) < needed:
        best = fullest(state.album, state.squads[seat])
    return best if filled(best) >= needed else []


def offer_label(state: Footmania, seat: int, move: FMMove) -> Said:
    """An offer in words, whose it is and what it says."""
    taking = isinstance(move, Accept)
    deal = wanted_offer(state, seat, move) if isinstance(move, Accept) else own_offer(state, seat, move)  # type: ignore[arg-type]
    assert deal is not None
    return Said("accept-offer" if taking else "withdraw-offer", offer_args(state.offered(deal)))


def offer_args(offer: Offered) -> dict[str, Arg]:
    """Both sides of an offer."""
    return {
        "maker": Player(offer.maker),
        "number": offer.number,
        "give": side_words(offer.give, offer.give_sponsors),
        "give_money": offer.give_money * 100_000,
        "want": side_words(offer.want, offer.want_sponsors),
        "want_money": offer.want_money * 100_000,
    }


def side_words(footballers: tuple[str, ...], sponsors: tuple[SponsorText, ...]) -> tuple[Arg, ...]:
    """The cards of one side."""
    return (*footballers, *(Word(f"question-{sponsor}") for sponsor in sponsors))


def offer_form(state: Footmania, seat: int) -> Form:
    """Everything an offer names."""
    others = [each for each in range(state.seats) if each != seat]
    to = (
        Item(None, Said("to-all")),
        *(Item(each, Said("to-one", {"player": Player(each)})) for each in others),
    )
    own = [state.album.men[card] for card in state.squads[seat] if state.may_move(seat, card)]
    held = [card for card in range(len(SPONSORS)) if state.sponsors.get(seat) >> card & 1]
    wanted = to_ask_for(state, seat)
    return Bundle(
        (
            Choose(to, "to"),
            Subset(tuple(map(man_item, own)), 0, len(own), "give"),
            Subset(tuple([sponsor_item(SPONSORS[card]) for card in held]), 0, len(held), "give_sponsors"),
            Amount(0, max(0, state.free_cash(seat)), 1, "give_money"),
            Subset(wanted, 0, len(wanted), "want"),
            Subset(tuple(map(sponsor_item, SPONSORS)), 0, len(SPONSORS), "want_sponsors"),
            Amount(0, 1000, 1, "want_money"),
        )
    )


@cache
def sponsor_item(sponsor: SponsorText) -> Item:
    """A sponsor card as something to choose."""
    return Item(sponsor, Said("sponsor", {"sponsor": Word(f"question-{sponsor}")}))


def to_ask_for(state: Footmania, seat: int) -> tuple[Item, ...]:
    """FM-A39: anybody but one's own, wherever he is: whether the other has him is checked on acceptance."""
    own = state.squads[seat]
    return tuple([item for card, item in enumerate(everybody(state.album)) if card not in own])


@lru_cache(maxsize=8)
def everybody(album: Album) -> tuple[Item, ...]:
    """The footballers of a box in few words: there are many of them. Kept: each question names them again."""
    return tuple([Item(man.name, Said("man-short", looks(man))) for man in album.men])
