"""What a draft would make of a club: the team it can line up and its money, before and after."""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Move, Preview, Refusal, Said, Word
from ludofoot.games.footmania.records import (
    KINDS,
    SPONSORS,
    SQUARES,
    Accept,
    Bid,
    Buy,
    Declare,
    Eleven,
    Field,
    FMMove,
    Go,
    Meet,
    Money,
    Offer,
    SellFootballer,
    SellSponsor,
)
from ludofoot.games.footmania.rules.album import PLACES
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.eleven import filled, stars_of, strongest
from ludofoot.games.footmania.rules.judge import cards_of, told
from ludofoot.games.footmania.rules.matches import PENNANTS_A_STAR
from ludofoot.games.footmania.rules.openly import wanted_offer
from ludofoot.games.footmania.rules.play import Footmania


class Team(msgspec.Struct, frozen=True):
    """An eleven, what it is worth, and the money of its club."""

    eleven: Eleven
    stars: int
    """As it would come onto the pitch: with trainees, and with the stars of the pennants."""
    bare: int
    """Of the footballers alone."""
    cash: Money


class ClubPreview(Preview, frozen=True, kw_only=True):
    """The strongest team of the club as it is, and as it would be; a drafted eleven stays as it is."""

    before: Team | None = None
    after: Team | None = None


def previewed(state: Footmania, seat: int, draft: FMMove) -> Preview:
    """What a draft would come to. Whoever only wants to know how his club stands drafts what is refused."""
    verdict = state.judge(seat, draft)
    if not 0 <= seat < state.seats:
        return Preview(refusal=verdict if isinstance(verdict, Refusal) else None)
    before = team(state, seat, state.squads[seat], state.cash.get(seat))
    if isinstance(verdict, Refusal):
        return ClubPreview(refusal=verdict, before=before)
    told_notes = tuple(notes(state, seat, draft))
    return ClubPreview(notes=told_notes, before=before, after=foreseen(state, seat, draft))


def team(state: Footmania, seat: int, squad: list[int], cash: int) -> Team:
    """The strongest team of these footballers."""
    return drafted(state, seat, strongest(state.album, squad), cash)


def drafted(state: Footmania, seat: int, eleven: list[int], cash: int) -> Team:
    """This team as it would come onto the pitch."""
    stars = stars_of(state.album, eleven) + state.pennants.get(seat) // PENNANTS_A_STAR
    bare = sum(state.album.stars[card] for card in eleven if card >= 0)
    return Team(state.named(eleven), max(0, int(stars)), bare, int(cash))


def foreseen(state: Footmania, seat: int, draft: Move) -> Team | None:
    """The team after a draft that is allowed; an offer as if it were accepted."""
    squad, cash = state.squads[seat], state.cash.get(seat)
    number_of = state.album.number_of
    match draft:
        case Field(eleven=eleven) | Meet(eleven=eleven) | Declare(eleven=eleven):
            return drafted(state, seat, cards_of(state, eleven), cash)
        case Buy() if state.card != NO_CARD:
            return team(state, seat, [*squad, state.card], cash - state.album.price[state.card])
        case Bid(amount=amount) if state.card != NO_CARD:
            return team(state, seat, [*squad, state.card], cash - amount)
        case SellFootballer(footballer=name):
            card = number_of[name]
            return team(state, seat, without(squad, [card]), cash + state.album.reduced[card])
        case SellSponsor(sponsor=sponsor):
            return team(state, seat, squad, cash + state.album.resales[SPONSORS.index(sponsor)])
        case Offer():
            given, wanted = ([number_of[name] for name in side] for side in (draft.give, draft.want))
            return team(
                state, seat, without(squad, given) + wanted, cash - draft.give_money + draft.want_money
            )
        case Accept():
            deal = wanted_offer(state, seat, draft)
            assert deal is not None
            after = without(squad, deal.want) + deal.give
            return team(state, seat, after, cash + deal.give_money - deal.want_money)
    return None


def without(squad: list[int], gone: list[int]) -> list[int]:
    """The footballers that stay."""
    return [card for card in squad if card not in gone]


def notes(state: Footmania, seat: int, draft: Move) -> list[Said]:
    """What is worth knowing before it is done."""
    match draft:
        case Field(eleven=eleven) | Meet(eleven=eleven) | Declare(eleven=eleven):
            cards = cards_of(state, eleven)
            stars = drafted(state, seat, cards, 0).stars
            return [Said("preview-eleven", {"stars": stars, "vacant": int(PLACES - filled(cards))})]
        case Go(to=to):
            kind = KINDS[state.album.kinds[SQUARES.index(to)]]
            return [Said("preview-way", {"kind": Word(f"kind-{kind}")})]
        case Buy():
            left = state.cash.get(seat) - state.album.price[state.card]
            return [Said("preview-cash", {"cash": told(left)})]
        case Bid(amount=amount):
            return [Said("preview-cash", {"cash": told(state.cash.get(seat) - amount)})]
    return []
