"""What a draft would make of a club: the team it can line up and its money, before and after."""

from __future__ import annotations

from ludofoot.core.records import Move, Preview, Refusal, Said, Word
from ludofoot.games.footmania.records import (
    KINDS,
    SPONSORS,
    SQUARES,
    Accept,
    Bid,
    Buy,
    Declare,
    Field,
    FMMove,
    Go,
    Meet,
    Offer,
    SellFootballer,
    SellSponsor,
)
from ludofoot.games.footmania.rules.amounts import told
from ludofoot.games.footmania.rules.cards import PLACES
from ludofoot.games.footmania.rules.codes import cards_of
from ludofoot.games.footmania.rules.eleven import filled, stars_of, strongest
from ludofoot.games.footmania.rules.judging import judge
from ludofoot.games.footmania.rules.pitch import PENNANTS_A_STAR
from ludofoot.games.footmania.rules.position import NO_CARD, Position
from ludofoot.games.footmania.rules.trades import wanted_offer
from ludofoot.games.footmania.views import ClubPreview, TeamPreview


def previewed(position: Position, seat: int, draft: FMMove) -> Preview:
    """What a draft would come to. Whoever only wants to know how his club stands drafts what is refused."""
    verdict = judge(position, seat, draft)
    if not 0 <= seat < position.seats:
        return Preview(refusal=verdict if isinstance(verdict, Refusal) else None)
    before = team(position, seat, position.squads[seat], position.cash.get(seat))
    if isinstance(verdict, Refusal):
        return ClubPreview(refusal=verdict, before=before)
    said = tuple(notes(position, seat, draft))
    return ClubPreview(notes=said, before=before, after=team_after(position, seat, draft))


def team(position: Position, seat: int, squad: list[int], cash: int) -> TeamPreview:
    """The strongest team of these footballers."""
    return drafted(position, seat, strongest(position.album, squad), cash)


def drafted(position: Position, seat: int, eleven: list[int], cash: int) -> TeamPreview:
    """This team as it would come onto the pitch."""
    stars = stars_of(position.album, eleven) + position.pennants.get(seat) // PENNANTS_A_STAR
    bare = sum(position.album.stars[card] for card in eleven if card >= 0)
    return TeamPreview(position.named(eleven), max(0, int(stars)), bare, int(cash))


def team_after(position: Position, seat: int, draft: Move) -> TeamPreview | None:
    """The team after a draft that is allowed; an offer as if it were accepted."""
    squad, cash = position.squads[seat], position.cash.get(seat)
    number_of = position.album.number_of
    match draft:
        case Field(eleven=eleven) | Meet(eleven=eleven) | Declare(eleven=eleven):
            return drafted(position, seat, cards_of(position, eleven), cash)
        case Buy() if position.card != NO_CARD:
            return team(position, seat, [*squad, position.card], cash - position.album.price[position.card])
        case Bid(amount=amount) if position.card != NO_CARD:
            return team(position, seat, [*squad, position.card], cash - amount)
        case SellFootballer(footballer=name):
            card = number_of[name]
            return team(position, seat, without(squad, [card]), cash + position.album.reduced[card])
        case SellSponsor(sponsor=sponsor):
            return team(position, seat, squad, cash + position.album.resales[SPONSORS.index(sponsor)])
        case Offer():
            given, wanted = [number_of[name] for name in draft.give], [number_of[name] for name in draft.want]
            left = without(squad, given) + wanted
            return team(position, seat, left, cash - draft.give_money + draft.want_money)
        case Accept():
            deal = wanted_offer(position, seat, draft)
            assert deal is not None
            left = without(squad, deal.want) + deal.give
            return team(position, seat, left, cash + deal.give_money - deal.want_money)
    return None


def without(squad: list[int], gone: list[int]) -> list[int]:
    """The footballers that stay."""
    return [card for card in squad if card not in gone]


def notes(position: Position, seat: int, draft: Move) -> list[Said]:
    """What is worth knowing before it is done."""
    match draft:
        case Field(eleven=eleven) | Meet(eleven=eleven) | Declare(eleven=eleven):
            cards = cards_of(position, eleven)
            stars = drafted(position, seat, cards, 0).stars
            return [Said("preview-eleven", {"stars": stars, "vacant": int(PLACES - filled(cards))})]
        case Go(to=to):
            kind = KINDS[position.album.kinds[SQUARES.index(to)]]
            return [Said("preview-way", {"kind": Word(f"kind-{kind}")})]
        case Buy():
            left = position.cash.get(seat) - position.album.price[position.card]
            return [Said("preview-cash", {"cash": told(left)})]
        case Bid(amount=amount):
            return [Said("preview-cash", {"cash": told(position.cash.get(seat) - amount)})]
    return []
