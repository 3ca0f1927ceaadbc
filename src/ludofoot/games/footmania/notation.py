"""Footmania written down: `go M3`, `bid 7`, `field Aubin - Chauvin …`; after a `*` what luck decided."""

from __future__ import annotations

from ludofoot.core.notation import Notation, number
from ludofoot.core.records import Event
from ludofoot.games.footmania.events import (
    EuroDrawn,
    OpenerDrawn,
    PlusDrawn,
    QuestionDrawn,
    Rolled,
    Uncovered,
)
from ludofoot.games.footmania.records import (
    PLUSES,
    QUESTIONS,
    SPONSORS,
    SQUARES,
    TEAMS,
    Accept,
    Answer,
    Bid,
    Buy,
    Declare,
    Decline,
    Draw,
    Eleven,
    Field,
    Finish,
    FMMove,
    Go,
    Leave,
    Meet,
    Offer,
    Pass,
    Play,
    PlusText,
    Refuse,
    Return,
    Roll,
    SellFootballer,
    SellSponsor,
    SponsorText,
    Substitute,
    Withdraw,
)
from ludofoot.games.footmania.rules.cards import Album

PLAIN: dict[str, FMMove] = {
    "roll": Roll(),
    "draw": Draw(),
    "pass": Pass(),
    "buy": Buy(),
    "refuse": Refuse(),
    "leave": Leave(),
    "finish": Finish(),
    "decline": Decline(),
}
WORDS = {move: text for text, move in PLAIN.items()}
ELEVENS: dict[str, type[Meet] | type[Field] | type[Declare]] = {
    "meet": Meet,
    "field": Field,
    "declare": Declare,
}
DEALS = ("sell", "offer", "accept", "withdraw")
NOBODY = "-"
FOR = "for"
ALL = "all"


class FMNotation(Notation[FMMove]):
    """Footballers by name, all else in small letters; money in units of 100,000; seats count from 0."""

    def __init__(self, album: Album) -> None:
        self.album = album

    def write(self, move: FMMove) -> str:
        if move in WORDS:
            return WORDS[move]
        return write_deal(move) or write_play(move)

    def read(self, text: str) -> FMMove:
        if text in PLAIN:
            return PLAIN[text]
        head, *words = text.split()
        return read_deal(head, words) if head in DEALS else read_play(head, words)

    def write_chance(self, event: Event) -> str | None:
        match event:
            case OpenerDrawn():
                return f"opener {event.seat}"
            case Uncovered(footballer=str(name), drawn=True):
                return f"top {event.pile} {name}"
            case Rolled():
                return f"die {event.die}"
            case PlusDrawn(plus=str(plus), drawn=True):
                return f"plus {plus}"
            case QuestionDrawn(drawn=True):
                return f"question {event.question}"
            case EuroDrawn(drawn=True):
                return f"team {event.team}"
        return None

    def answers(self, text: str) -> list[int]:
        match text.split():
            case ["opener" | "die", count]:
                return [number(count)]
            case ["top", "national" | "foreign", name]:
                return [1 << self.album.number_of[name]]
            case ["plus", plus]:
                return [self.album.of_plus[PLUSES.index(plus_called(plus))]]
            case ["question", question]:
                return [1 << [*map(str, QUESTIONS)].index(question)]
            case ["team", team]:
                return [1 << [*map(str, TEAMS)].index(team)]
        raise ValueError(text)


def write_play(move: FMMove) -> str:
    """A move of the turn or of a match that names something."""
    match move:
        case Go(to=to):
            return f"go {to}"
        case Bid(amount=amount):
            return f"bid {amount}"
        case Return(plus=plus):
            return f"return {plus}"
        case Play(plus=plus, place=place):
            return f"play {plus}" if place is None else f"play {plus} {place}"
        case Substitute(place=place, footballer=footballer):
            return f"substitute {place} {footballer}"
        case Answer(plus=plus):
            return f"answer {plus}"
        case Meet(eleven=eleven):
            return f"meet {write_eleven(eleven)}"
        case Field(eleven=eleven):
            return f"field {write_eleven(eleven)}"
        case Declare(eleven=eleven):
            return f"declare {write_eleven(eleven)}"
    raise ValueError(move)


def read_play(head: str, words: list[str]) -> FMMove:
    """The move written so."""
    match head, words:
        case "go", [to] if to in SQUARES:
            return Go(to)
        case "bid", [amount]:
            return Bid(number(amount))
        case "return", [plus]:
            return Return(plus_called(plus))
        case "play", [plus, *place] if len(place) < 2:
            return Play(plus_called(plus), number(place[0]) if place else None)
        case "substitute", [place, footballer]:
            return Substitute(number(place), footballer)
        case "answer", [plus]:
            return Answer(plus_called(plus))
        case (("meet" | "field" | "declare"), _):
            return ELEVENS[head](read_eleven(words))
    raise ValueError(head, words)


def write_deal(move: FMMove) -> str | None:
    """A sale or a deal; None if it is another move."""
    match move:
        case SellFootballer(footballer=footballer):
            return f"sell {footballer}"
        case SellSponsor(sponsor=sponsor):
            return f"sell {sponsor}"
        case Offer():
            return write_offer(move)
        case Accept():
            return f"accept {move.maker} {'private ' if move.private else ''}{move.number}"
        case Withdraw():
            return f"withdraw {ALL if move.to is None else move.to} {move.number}"
    return None


def read_deal(head: str, words: list[str]) -> FMMove:
    """The sale or deal written so."""
    match head, words:
        case "sell", [card]:
            return SellSponsor(sponsor_called(card)) if card in SPONSORS else SellFootballer(card)
        case "offer", [to, *rest]:
            return read_offer(to, rest)
        case "accept", [maker, "private", count]:
            return Accept(number(maker), number(count), True)
        case "accept", [maker, count]:
            return Accept(number(maker), number(count))
        case "withdraw", [to, count]:
            return Withdraw(number(count), None if to == ALL else number(to))
    raise ValueError(head, words)


def plus_called(text: str) -> PlusText:
    """A plus card by its word."""
    return PLUSES[[*map(str, PLUSES)].index(text)]


def sponsor_called(text: str) -> SponsorText:
    """A sponsor card by its word."""
    return SPONSORS[[*map(str, SPONSORS)].index(text)]


def write_eleven(eleven: Eleven) -> str:
    """Places 1 to 11, a dash for a vacant one."""
    return " ".join(name or NOBODY for name in eleven)


def read_eleven(words: list[str]) -> Eleven:
    """The eleven written so."""
    return tuple([None if word == NOBODY else word for word in words])


def write_offer(move: Offer) -> str:
    """`offer 2 Aubin 5 for Chauvin shoes-a`: to whom, what is given, what is wanted."""
    given = write_side(move.give, move.give_sponsors, move.give_money)
    wanted = write_side(move.want, move.want_sponsors, move.want_money)
    return " ".join(["offer", ALL if move.to is None else str(move.to), *given, FOR, *wanted])


def write_side(footballers: tuple[str, ...], sponsors: tuple[SponsorText, ...], money: int) -> list[str]:
    """One side of an offer."""
    return [*footballers, *sponsors, *([str(money)] if money else [])]


def read_offer(to: str, words: list[str]) -> Offer:
    """The offer written so."""
    middle = words.index(FOR)
    give, give_sponsors, give_money = read_side(words[:middle])
    want, want_sponsors, want_money = read_side(words[middle + 1 :])
    seat = None if to == ALL else number(to)
    return Offer(seat, give, give_sponsors, give_money, want, want_sponsors, want_money)


def read_side(words: list[str]) -> tuple[tuple[str, ...], tuple[SponsorText, ...], int]:
    """One side of an offer."""
    money = [number(word) for word in words if word.isdecimal()]
    if len(money) > 1:
        raise ValueError(words)
    sponsors = tuple([sponsor_called(word) for word in words if word in SPONSORS])
    footballers = tuple([word for word in words if not word.isdecimal() and word not in SPONSORS])
    return footballers, sponsors, sum(money)
