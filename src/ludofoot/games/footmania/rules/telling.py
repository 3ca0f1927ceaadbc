"""What is told, where it takes more than a line or masks something: called only where somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.records import Event, Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import (
    AcademyGave,
    Bought,
    Champion,
    DealMade,
    Drew,
    EuroDrawn,
    EuroWon,
    FootballerSold,
    LineUpsShown,
    MatchDay,
    MatchEnded,
    Moved,
    Offered,
    OfferLapsed,
    OpenerDrawn,
    PlusDrawn,
    PlusPlayed,
    PlusReturned,
    StruckDown,
    Substituted,
    Uncovered,
)
from ludofoot.games.footmania.records import KINDS, PILES, PLUSES, SQUARES, TEAMS, Footballer
from ludofoot.games.footmania.rules.cards import CROWD, FOREIGN, FORM_3, LOW_BLOW, NATIONAL, sponsor_words
from ludofoot.games.footmania.rules.offers import TO_ALL, Deal
from ludofoot.games.footmania.rules.pitch import PENNANTS_A_STAR, strength
from ludofoot.games.footmania.rules.position import NO_CARD, SEATS_AT_MOST, Position
from ludofoot.games.footmania.rules.table import places


def tell_start(position: Position, by_lot: bool, out: Sink) -> None:
    """The events of a game that has just been set up."""
    if by_lot:
        out.tell(OpenerDrawn(clause="FM-A1", seat=position.starter))
    for which in (NATIONAL, FOREIGN):
        top = position.pile(which).top
        if top != NO_CARD:
            tell_uncovered(position, which, top, True, out)


def tell_uncovered(position: Position, which: i64, card: i64, by_luck: bool, out: Sink) -> None:
    """Everybody sees the price alone."""
    price, pile = position.album.price[card], PILES[which]
    full = Uncovered(
        clause="FM-A4", pile=pile, price=price, footballer=position.album.name(card), drawn=by_luck
    )
    out.tell_apart([], full, Uncovered(clause="FM-A4", pile=pile, price=price, drawn=by_luck))


def tell_moved(position: Position, clause: str, path: list[int], out: Sink) -> None:
    """The squares the pawn went over."""
    kind = KINDS[position.album.kinds[path[-1]]]
    squares = tuple([SQUARES[square] for square in path])
    out.tell(Moved(clause=clause, seat=position.turn, path=squares, kind=kind))


# ---- what its player alone sees in full


def tell_drew(position: Position, out: Sink) -> None:
    """The others see the price on the back."""
    seat, card = position.turn, position.card
    price, pile = position.album.price[card], PILES[position.album.pile[card]]
    full = Drew(clause="FM-31", seat=seat, pile=pile, price=price, footballer=position.album.name(card))
    out.tell_apart([seat], full, Drew(clause="FM-31", seat=seat, pile=pile, price=price))


def tell_bought(position: Position, card: i64, out: Sink) -> None:
    """FM-40: the others see the price alone."""
    seat = position.turn
    price, pile = position.album.price[card], PILES[position.album.pile[card]]
    full = Bought(clause="FM-38", seat=seat, pile=pile, price=price, footballer=position.album.name(card))
    out.tell_apart([seat], full, Bought(clause="FM-40", seat=seat, pile=pile, price=price))


def tell_academy(position: Position, card: i64, out: Sink) -> None:
    """Like one bought."""
    seat, price = position.turn, position.album.price[card]
    full = AcademyGave(clause="FM-A51", seat=seat, price=price, footballer=position.album.name(card))
    out.tell_apart([seat], full, AcademyGave(clause="FM-A51", seat=seat, price=price))


def tell_sold(position: Position, seat: i64, card: i64, out: Sink) -> None:
    """FM-A43: he is not shown."""
    price, pile = position.album.reduced[card], PILES[position.album.pile[card]]
    name = position.album.name(card)
    full = FootballerSold(clause="FM-47", seat=seat, pile=pile, price=price, footballer=name)
    out.tell_apart([seat], full, FootballerSold(clause="FM-A43", seat=seat, pile=pile, price=price))


def tell_plus_drawn(position: Position, card: i64, by_luck: bool, out: Sink) -> None:
    """The others see that there is one more."""
    seat, plus = position.turn, PLUSES[position.album.pluses[card]]
    full = PlusDrawn(clause="FM-11", seat=seat, plus=plus, drawn=by_luck)
    out.tell_apart([seat], full, PlusDrawn(clause="FM-11", seat=seat, drawn=by_luck))


def tell_plus_returned(position: Position, kind: i64, out: Sink) -> None:
    """FM-A50: nobody else sees which."""
    full = PlusReturned(clause="FM-113", seat=position.turn, plus=PLUSES[kind])
    out.tell_apart([position.turn], full, PlusReturned(clause="FM-113", seat=position.turn))


# ---- deals


def offered(position: Position, deal: Deal) -> Offered:
    """The event of an offer."""
    return Offered(
        clause="FM-49",
        maker=deal.maker,
        number=deal.number,
        to=None if deal.to == TO_ALL else deal.to,
        give=position.names(deal.give),
        give_sponsors=sponsor_words(deal.give_sponsors),
        give_money=deal.give_money,
        want=position.names(deal.want),
        want_sponsors=sponsor_words(deal.want_sponsors),
        want_money=deal.want_money,
    )


def tell_parties(deal: Deal, event: Event, out: Sink) -> None:
    """FM-A53: to all, or to the two alone."""
    if deal.to == TO_ALL:
        out.tell(event)
    else:
        out.tell_apart([deal.maker, deal.to], event, None)


def tell_deal(position: Position, seat: i64, deal: Deal, out: Sink) -> None:
    """FM-A53: all see money, sponsor cards and how many footballers; which, only if it was public."""
    position.past_deal = (
        position.past_deal[0] + 1 if position.past_deal else 1,
        deal.maker,
        seat,
        len(deal.give),
        deal.give_sponsors,
        deal.give_money,
        len(deal.want),
        deal.want_sponsors,
        deal.want_money,
    )
    full = deal_made(seat, deal, position.names(deal.give), position.names(deal.want))
    if deal.to == TO_ALL:
        out.tell(full)
    else:
        out.tell_apart([deal.maker, seat], full, deal_made(seat, deal, (), ()))


def deal_made(seat: i64, deal: Deal, give: tuple[Footballer, ...], want: tuple[Footballer, ...]) -> DealMade:
    """The event of a settled deal."""
    return DealMade(
        clause="FM-56",
        maker=deal.maker,
        taker=seat,
        gives=len(deal.give),
        give_sponsors=sponsor_words(deal.give_sponsors),
        give_money=deal.give_money,
        wants=len(deal.want),
        want_sponsors=sponsor_words(deal.want_sponsors),
        want_money=deal.want_money,
        give=give,
        want=want,
    )


def tell_lapsed(deal: Deal, clause: str, out: Sink) -> None:
    """Whoever saw the offer sees it lapse."""
    to = None if deal.to == TO_ALL else deal.to
    tell_parties(deal, OfferLapsed(clause=clause, maker=deal.maker, number=deal.number, to=to), out)


# ---- euromatches


def tell_team(position: Position, by_luck: bool, out: Sink) -> None:
    """The European team that was drawn."""
    album, team = position.album, position.team
    out.tell(
        EuroDrawn(
            clause="FM-123",
            seat=position.turn,
            team=TEAMS[team],
            strength=album.strength[team],
            pennants=album.pennants[team],
            receipts=album.receipts[team],
            drawn=by_luck,
        )
    )


def tell_team_beaten(position: Position, team: i64, stars: i64, out: Sink) -> None:
    """What the victory brings in, and the stars that the pennants are worth by now."""
    pennants = position.pennants.get(position.turn)
    out.tell(
        EuroWon(
            clause="FM-126",
            seat=position.turn,
            team=TEAMS[team],
            strength=stars,
            receipts=position.album.receipts[team],
            pennants=pennants,
            stars=pennants // PENNANTS_A_STAR,
        )
    )


# ---- matches


def tell_match_day(position: Position, out: Sink) -> None:
    """The matches of the day, and who is exempt (FM-78)."""
    home = tuple([pair // SEATS_AT_MOST for pair in position.fixtures])
    away = tuple([pair % SEATS_AT_MOST for pair in position.fixtures])
    idle = [seat for seat in range(position.seats) if seat not in home and seat not in away]
    out.tell(
        MatchDay(
            clause="FM-74",
            seat=position.turn,
            day=position.day,
            days=position.days(),
            home=home,
            away=away,
            exempt=idle[0] if idle else None,
        )
    )


def tell_line_ups(position: Position, out: Sink) -> None:
    """Both teams, and how strong they are."""
    out.tell(
        LineUpsShown(
            clause="FM-85",
            home=position.side(0),
            away=position.side(1),
            home_eleven=position.named(position.line_ups[0]),
            away_eleven=position.named(position.line_ups[1]),
            home_stars=strength(position, 0),
            away_stars=strength(position, 1),
        )
    )


def tell_played(position: Position, side: i64, kind: i64, place: i64, out: Sink) -> None:
    """Which card, and whom it names."""
    target = NO_CARD if place < 0 else position.line_ups[1 - side][place]
    out.tell(
        PlusPlayed(
            clause=played_clause(kind),
            seat=position.side(side),
            plus=PLUSES[kind],
            place=None if place < 0 else place + 1,
            footballer=None if target < 0 else position.album.name(target),
            stars=strength(position, side),
        )
    )


def played_clause(kind: i64) -> str:
    """The clause of a plus card."""
    if kind <= FORM_3:
        return "FM-118"
    return "FM-115" if kind == CROWD else "FM-116" if kind == LOW_BLOW else "FM-119"


def tell_struck(position: Position, struck: i64, out: Sink) -> None:
    """What the attack did."""
    side, place = 1 - position.acting, position.attacked
    out.tell(
        StruckDown(
            clause="FM-116" if struck < 0 else "FM-119",
            seat=position.side(side),
            plus=PLUSES[position.attack],
            place=None if place < 0 else place + 1,
            footballer=None if struck < 0 else position.album.name(struck),
            stars=strength(position, side),
        )
    )


def tell_substituted(position: Position, side: i64, place: i64, off: i64, out: Sink) -> None:
    """Who came on, and for whom."""
    out.tell(
        Substituted(
            clause="FM-92",
            seat=position.side(side),
            place=place + 1,
            footballer=position.album.name(position.line_ups[side][place]),
            off=position.album.name(off) if off >= 0 else None,
            stars=strength(position, side),
        )
    )


def tell_result(position: Position, out: Sink) -> None:
    """How many stars each team had in the end."""
    home, away = position.side(0), position.side(1)
    ours, theirs = strength(position, 0), strength(position, 1)
    winner = home if ours > theirs else away if theirs > ours else None
    out.tell(
        MatchEnded(
            clause="FM-94" if winner is None else "FM-93",
            home=home,
            away=away,
            home_stars=ours,
            away_stars=theirs,
            winner=winner,
        )
    )


def tell_champion(position: Position, out: Sink) -> None:
    """Who has won the title."""
    result = outcome_of(position)
    pennants = tuple(position.per_seat(position.pennants))
    out.tell(Champion(clause=result.clause, points=result.scores, pennants=pennants, winners=result.winners))


def outcome_of(position: Position) -> Outcome:
    """How it ended."""
    taken = places(position)
    winners = [seat for seat in range(position.seats) if taken[seat] == 1]
    points = tuple(position.per_seat(position.points))
    return Outcome(points, tuple(taken), tuple(winners), title_clause(position, winners))


def title_clause(position: Position, winners: list[int]) -> str:
    """By which clause the title was won."""
    if position.play_off:
        return "FM-100" if len(winners) == 1 else "FM-A29"
    champion = winners[0]
    for seat in range(position.seats):
        if seat != champion and position.points.get(seat) == position.points.get(champion):
            return "FM-99"
    return "FM-98"
