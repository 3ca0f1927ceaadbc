"""What a draft would make of a club: the team it can line up and its money, before and after."""

from __future__ import annotations

from itertools import combinations

from ludofoot.core.cards import listed
from ludofoot.core.records import Move, Preview, Refusal, Said, Word
from ludofoot.games.footmania.records import (
    KINDS,
    PLUSES,
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
from ludofoot.games.footmania.rules.cards import CROWD, LOW_BLOW, MEDIC, PLACES, RED_CARD
from ludofoot.games.footmania.rules.codes import cards_of
from ludofoot.games.footmania.rules.eleven import filled, stars_of, strongest
from ludofoot.games.footmania.rules.judging import judge
from ludofoot.games.footmania.rules.pitch import (
    LOW_BLOW_STARS,
    MOST_CHANGES,
    MOST_PLAYED,
    PENNANTS_A_STAR,
    bonus_of,
    can_come_on,
)
from ludofoot.games.footmania.rules.position import ACTION, NO_CARD, SUBSTITUTE, Position
from ludofoot.games.footmania.rules.trades import wanted_offer
from ludofoot.games.footmania.views import ClubPreview, Reach, TeamPreview


def previewed(position: Position, seat: int, draft: FMMove) -> Preview:
    """What a draft would come to. Whoever only wants to know how his club stands drafts what is refused."""
    verdict = judge(position, seat, draft)
    if not 0 <= seat < position.seats:
        return Preview(refusal=verdict if isinstance(verdict, Refusal) else None)
    before = team(position, seat, position.squads[seat], position.cash.get(seat))
    reach = reach_of(position, seat) if ACTION <= position.step <= SUBSTITUTE else None
    if isinstance(verdict, Refusal):
        return ClubPreview(refusal=verdict, before=before, reach=reach)
    said = tuple(notes(position, seat, draft))
    return ClubPreview(notes=said, before=before, after=team_after(position, seat, draft), reach=reach)


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


# ---- how far a match can still be carried


def reach_of(position: Position, seat: int) -> Reach | None:
    """What this seat's cards and changes can still do, if the other team neither answers nor acts again."""
    if seat not in (position.side(0), position.side(1)):
        return None
    side = 0 if position.side(0) == seat else 1
    left = MOST_PLAYED - position.played[side]
    held = [kind for kind in range(MEDIC) for _ in listed(position.held(seat, kind))]
    crowd = held.count(CROWD)
    counted = [kind for kind in held if kind != CROWD]
    own = sum_of(position, side) + change_gain(position, side) + crowd * bonus_of(CROWD)
    other = sum_of(position, 1 - side)
    men = targets(position, 1 - side)
    most, least, gap = max(0, own), max(0, other), max(0, own) - max(0, other)
    for count in range(1, min(left, len(counted)) + 1):
        for played in set(combinations(counted, count)):
            lifted = max(0, own + sum(bonus_of(kind) for kind in played if kind < CROWD))
            struck = max(0, other - damage(men, [kind for kind in played if kind > CROWD]))
            most, least, gap = max(most, lifted), min(least, struck), max(gap, lifted - struck)
    effects = {
        PLUSES[kind]: int(bonus_of(kind)) if kind <= CROWD else -damage(men, [kind]) for kind in set(held)
    }
    return Reach(int(most), int(least), int(gap), int(min(left, len(counted)) + crowd), effects)


def sum_of(position: Position, side: int) -> int:
    """The stars of a team before they are held at nothing: what takes it above again counts from here."""
    pennants = position.pennants.get(position.side(side)) // PENNANTS_A_STAR
    return int(stars_of(position.album, position.line_ups[side]) + pennants + position.bonus[side])


def targets(position: Position, side: int) -> list[tuple[int, int]]:
    """The footballers on this pitch as (stars, place), the strongest first."""
    eleven = position.line_ups[side]
    found = [(int(position.album.stars[card]), place) for place, card in enumerate(eleven) if card >= 0]
    return sorted(found, reverse=True)


def damage(men: list[tuple[int, int]], attacks: list[int]) -> int:
    """FM-D4: the most stars that these attacks can take off, each from a man of its own."""
    if not attacks:
        return 0
    kind, *rest = attacks
    if kind == LOW_BLOW:
        return LOW_BLOW_STARS + damage(men, rest)
    # Nobody beyond the strongest that are left can be worth more; one is more than needed for the goalkeeper.
    best = damage(men, rest)
    for at, (stars, place) in enumerate(men[: len(attacks) + 1]):
        if kind == RED_CARD and place == 0:
            continue
        trainee = 0 if kind == RED_CARD else 1
        best = max(best, stars + trainee + damage(men[:at] + men[at + 1 :], rest))
    return best


def change_gain(position: Position, side: int) -> int:
    """What the changes that are left can add."""
    left = MOST_CHANGES - position.changes[side]
    seat = position.side(side)
    bench = [card for card in position.squads[seat] if card not in position.locked]
    if left <= 0 or not bench:
        return 0
    trial = Position(position.album, position.seats, position.options, position.chance)
    position.copy_into(trial)
    now = stars_of(position.album, position.line_ups[side])
    return int(best_changes(trial, side, bench, left) - now)


def best_changes(trial: Position, side: int, bench: list[int], left: int) -> int:
    """The most stars after so many changes; the position is put back as it was."""
    eleven = trial.line_ups[side]
    best = int(stars_of(trial.album, eleven))
    if left == 0:
        return best
    for card in bench:
        for place in range(PLACES):
            if not can_come_on(trial, side, place, card):
                continue
            off, eleven[place] = eleven[place], card
            best = max(best, best_changes(trial, side, without(bench, [card]), left - 1))
            eleven[place] = off
    return best
