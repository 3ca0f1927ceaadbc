"""What is asked of a person."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from ludofoot.core.cards import listed
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
from ludofoot.games.footmania.rules.amounts import told
from ludofoot.games.footmania.rules.cards import FORM_3, PLACES, Album
from ludofoot.games.footmania.rules.choices import answers_to_offers, listed_codes, sales
from ludofoot.games.footmania.rules.codes import move_of
from ludofoot.games.footmania.rules.eleven import filled, fullest, stars_of, strongest
from ludofoot.games.footmania.rules.judging import STEP_CLAUSES
from ludofoot.games.footmania.rules.market import least_bid, may_move
from ludofoot.games.footmania.rules.pitch import MOST_PLAYED, PENNANTS_A_STAR, strength
from ludofoot.games.footmania.rules.position import (
    AUCTION,
    BUY,
    DEBT,
    EURO,
    EURO_PLUS,
    LINE_UPS,
    NO_CARD,
    OVER,
    WAY,
    Position,
)
from ludofoot.games.footmania.rules.telling import offered
from ludofoot.games.footmania.rules.trades import free_cash, own_offer, wanted_offer

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


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The decision that the game waits for, then what may be done at any moment."""
    if seat < 0 or position.step == OVER:
        return []
    found = decision(position, seat) if seat in position.awaited() else []
    return found + market(position, seat)


# ---- the decision


def decision(position: Position, seat: int) -> list[Prompt]:
    """What the game waits for."""
    clause = STEP_CLAUSES[position.step]
    ask = Said(ASKS[position.step], ask_args(position, seat))
    if position.step == LINE_UPS:
        best = Field(position.named(strongest(position.album, position.squads[seat])))
        return [choose(ask, clause, [best], "sealed"), assign(position, seat, ask, clause, "field")]
    if position.step == EURO:
        best_meeting = Meet(position.named(strongest(position.album, position.squads[seat])))
        answers: list[FMMove] = [best_meeting, Pass()]
        if is_hopeless(position, seat):
            answers.reverse()
        return [choose(ask, clause, answers), assign(position, seat, ask, clause, "meet")]
    if position.step == AUCTION and len(listed_codes(position, seat)) > 1:
        leave = choose(ask, clause, [move_of(position, 0)])
        amount = Amount(least_bid(position), position.cash.get(seat), 1, "amount")
        return [Prompt(ask, clause, "turn", amount, {"type": "bid"}), leave]
    moves = [move_of(position, code) for code in listed_codes(position, seat)]
    return [Prompt(ask, clause, "turn", Choose(tuple([item(position, move) for move in moves])))]


def is_hopeless(position: Position, seat: int) -> bool:
    """Whether not even the strongest team and the best form cards would do: then passing stands first."""
    best = stars_of(position.album, strongest(position.album, position.squads[seat]))
    forms = sorted([kind + 1 for kind in range(FORM_3 + 1) for _ in listed(position.held(seat, kind))])
    pennants = position.pennants.get(seat) // PENNANTS_A_STAR
    return best + pennants + sum(forms[-MOST_PLAYED:]) <= position.album.strength[position.team]


def item(position: Position, move: FMMove) -> Item:
    """A whole move as something to choose; a way says what is there."""
    label = said_move(move)
    if isinstance(move, Go):
        kind = KINDS[position.album.kinds[SQUARES.index(move.to)]]
        label = Said("way-to", {"to": move.to, "kind": Word(f"kind-{kind}")})
    return Item(msgspec.to_builtins(move), label)


def ask_args(position: Position, seat: int) -> dict[str, Arg]:
    """What the question names."""
    args: dict[str, Arg] = {}
    if position.step == WAY:
        args["die"] = int(position.die)
    if position.step == BUY or position.step == AUCTION:
        man = position.album.men[position.card]
        args |= man_args(man)
        args["least"] = told(least_bid(position) if position.step == AUCTION else man.price)
    if position.step == DEBT:
        args["missing"] = told(position.debt - position.cash.get(seat))
    if position.step == EURO or position.step == EURO_PLUS:
        args["team"] = Word(f"team-{TEAMS[position.team]}")
        args["strength"] = position.album.strength[position.team]
    if position.step == EURO_PLUS:
        args["stars"] = int(strength(position, 0))
    if position.attack != NO_CARD:
        args["attack"] = Word(f"plus-{PLUSES[position.attack]}")
        args["place"] = int(position.attacked) + 1
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


def assign(position: Position, seat: int, ask: Said, clause: str, kind: str) -> Prompt:
    """A form for an eleven of one's own choice."""
    men = [position.album.men[card] for card in position.squads[seat]]
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


def market(position: Position, seat: int) -> list[Prompt]:
    """Declaring, answering offers, making one, selling to the bank."""
    found = declaring(position, seat)
    answers = answers_to_offers(position, seat)
    if answers:
        items = tuple(
            [Item(msgspec.to_builtins(move), offer_label(position, seat, move)) for move in answers]
        )
        found.append(Prompt(Said("ask-offers"), "FM-A39", "open", Choose(items)))
    if not position.banned:
        found.append(
            Prompt(Said("ask-offer"), "FM-49", "open", offer_form(position, seat), {"type": "offer"})
        )
    for_sale = [] if position.step == DEBT and seat == position.turn else sales(position, seat)
    if for_sale:
        found.append(choose(Said("ask-sell"), "FM-47", for_sale, "open"))
    return found


def declaring(position: Position, seat: int) -> list[Prompt]:
    """FM-A10: a complete team may be shown, or kept secret."""
    eleven = complete_team(position, seat)
    if not eleven:
        return []
    return [choose(Said("ask-declare"), "FM-A10", [Declare(position.named(eleven))], "open")]


def complete_team(position: Position, seat: int) -> list[int]:
    """The team that could be declared now: the strongest if it is complete, else the fullest."""
    needed = position.places_needed()
    if position.phase != 1 or position.is_pending() or len(position.squads[seat]) < needed:
        return []
    best = strongest(position.album, position.squads[seat])
    if filled(best) < needed:
        best = fullest(position.album, position.squads[seat])
    return best if filled(best) >= needed else []


def offer_label(position: Position, seat: int, move: FMMove) -> Said:
    """An offer in words, whose it is and what it says."""
    taking = isinstance(move, Accept)
    deal = wanted_offer(position, seat, move) if isinstance(move, Accept) else own_offer(position, seat, move)  # type: ignore[arg-type]
    assert deal is not None
    return Said("accept-offer" if taking else "withdraw-offer", offer_args(offered(position, deal)))


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


def offer_form(position: Position, seat: int) -> Form:
    """Everything an offer names."""
    others = [each for each in range(position.seats) if each != seat]
    to = (
        Item(None, Said("to-all")),
        *(Item(each, Said("to-one", {"player": Player(each)})) for each in others),
    )
    own = [position.album.men[card] for card in position.squads[seat] if may_move(position, seat, card)]
    held = [card for card in range(len(SPONSORS)) if position.sponsors.get(seat) >> card & 1]
    wanted = to_ask_for(position, seat)
    return Bundle(
        (
            Choose(to, "to"),
            Subset(tuple(map(man_item, own)), 0, len(own), "give"),
            Subset(tuple([sponsor_item(SPONSORS[card]) for card in held]), 0, len(held), "give_sponsors"),
            Amount(0, max(0, free_cash(position, seat)), 1, "give_money"),
            Subset(wanted, 0, len(wanted), "want"),
            Subset(tuple(map(sponsor_item, SPONSORS)), 0, len(SPONSORS), "want_sponsors"),
            Amount(0, 1000, 1, "want_money"),
        )
    )


@cache
def sponsor_item(sponsor: SponsorText) -> Item:
    """A sponsor card as something to choose."""
    return Item(sponsor, Said("sponsor", {"sponsor": Word(f"question-{sponsor}")}))


def to_ask_for(position: Position, seat: int) -> tuple[Item, ...]:
    """FM-A39: anybody but one's own, wherever he is: whether the other has him is checked on acceptance."""
    own = position.squads[seat]
    return tuple([item for card, item in enumerate(everybody(position.album)) if card not in own])


@lru_cache(maxsize=8)
def everybody(album: Album) -> tuple[Item, ...]:
    """The footballers of a box in few words: there are many of them. Kept: each question names them again."""
    return tuple([Item(man.name, Said("man-short", looks(man))) for man in album.men])
