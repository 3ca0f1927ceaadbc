"""What each piece is."""

from __future__ import annotations

from typing import Final

from ludofoot.core.pieces import Explained, Look, Pieces, numbered, worded
from ludofoot.core.records import Player, Said, Word
from ludofoot.games.footmania.records import (
    KINDS,
    PLUSES,
    QUESTIONS,
    SPONSORS,
    SQUARES,
    TEAMS,
    Man,
    PileText,
    Play,
)
from ludofoot.games.footmania.rules.amounts import told
from ludofoot.games.footmania.rules.cards import PLACES
from ludofoot.games.footmania.rules.pluses import MOST_PLUSES
from ludofoot.games.footmania.views import FMView

CLAUSES: Final = {
    "blue": "FM-32", "red": "FM-33", "plus": "FM-111", "question": "FM-101", "euromatch": "FM-121",
    "pactole": "FM-135", "championship": "FM-133", "centre": "FM-29",
}  # fmt: skip
PILE_OF: Final[dict[str, PileText]] = {"blue": "national", "red": "foreign"}
Looking = Look[FMView]


def square(look: Looking, name: str) -> Explained | None:
    """A square of the board, by its number or by its kind."""
    kind = look.view.board[SQUARES.index(name)] if name in SQUARES else name
    if kind not in KINDS:
        return None
    if kind in PILE_OF:
        return pile(look, PILE_OF[kind])
    code = kind if kind in CLAUSES else "sponsor"
    return look.explained(
        worded("kind", kind), Said(f"piece-{code}"), CLAUSES.get(kind, "FM-105"), *there(look, kind)
    )


def there(look: Looking, kind: str) -> tuple[Said, ...]:
    """What it would mean to stop there now."""
    view = look.view
    if kind == "plus":
        return (Said("piece-plus-now", {"count": len(view.pluses), "most": MOST_PLUSES}),)
    if kind == "pactole":
        return (Said("piece-pactole-now", {"amount": told(view.pactole)}),)
    if kind == "euromatch" and view.phase == 1:
        return (Said("piece-euromatch-now"),)
    held = [each for each in view.clubs[look.me].sponsors if each.startswith(kind)] if look.me >= 0 else []
    if held:
        # Nobody can tell any more which box a game of the past was played with.
        return () if look.past else (Said("piece-sponsor-held", {"amount": paid(look, held[0])}),)
    return (Said("piece-sponsor-none"),) if kind not in CLAUSES else ()


def pile(look: Looking, name: str) -> Explained | None:
    """A pile of footballers, and the square that leads to it: what its top card costs."""
    which = name.partition("-")[0]
    if which not in PILE_OF.values():
        return None
    seen = look.view.national if which == "national" else look.view.foreign
    now = []
    if seen.price is not None:
        now.append(Said("piece-top-price", {"price": told(seen.price)}))
    if look.me >= 0:
        now.append(Said("piece-cash", {"cash": told(look.view.clubs[look.me].cash)}))
    clause = "FM-32" if which == "national" else "FM-33"
    return look.explained(worded("pile", which), Said("piece-footballers"), clause, *now)


def footballer(look: Looking, name: str) -> Explained | None:
    """A man whose card this seat has seen."""
    known = [*look.view.squad, *(man for club in look.view.clubs for man in club.known)]
    if look.view.card is not None:
        known.append(look.view.card)
    man = next((man for man in known if man.name == name), None)
    if man is None:
        return None
    return look.explained(Said("piece-man-name", {"man": man.name}), described(man), "FM-14", *use(look, man))


def described(man: Man) -> Said:
    """Where he plays, how well, for how much."""
    args = {
        "numbers": "JP" if man.joker else man.numbers,
        "stars": man.stars,
        "price": told(man.price),
        "reduced": told(man.reduced),
    }
    return Said("piece-man", args)


def use(look: Looking, man: Man) -> tuple[Said, ...]:
    """Whether the own team lacks such a man."""
    held = {number for each in look.view.squad if each.name != man.name for number in each.numbers}
    missing = tuple(number for number in man.numbers if number not in held)
    if man.joker or not missing:
        return ()
    return (Said("piece-man-missing", {"numbers": missing}),)


def place(look: Looking, name: str) -> Explained | None:
    """A place of the team."""
    if not name.isdecimal() or not 1 <= int(name[:3]) <= PLACES:
        return None
    fit = [man for man in look.view.squad if int(name) in man.numbers]
    now = Said("piece-place-held", {"count": len(fit)}) if fit else Said("piece-place-empty")
    return look.explained(Said("piece-place-name", {"place": int(name)}), Said("piece-place"), "FM-65", now)


def plus(look: Looking, name: str) -> Explained | None:
    """A plus card: what it does stands on it."""
    kind = next((kind for kind in PLUSES if kind == name), None)
    if kind is None:
        return None
    does = "form" if kind.startswith("form") else kind
    what = Said("piece-plus-card", {"does": Word(f"note-{does}")})
    return look.played(worded("plus", kind), what, "FM-112", ({"type": "play", "plus": kind}, Play(kind)))


def question(look: Looking, name: str) -> Explained | None:
    """A card of good or bad news, or of a sponsor."""
    if name not in QUESTIONS:
        return None
    if name in SPONSORS:
        now = () if look.past else (Said("piece-sponsor-pays", {"amount": paid(look, name)}),)
        return look.explained(worded("question", name), Said("piece-sponsor"), "FM-105", *now)
    return look.explained(worded("question", name), Said("piece-question"), "FM-101")


def thing(look: Looking, name: str) -> Explained | None:
    """What is drawn on a square."""
    return square(look, {"coins": "pactole", "cup": "championship", "pennant": "euromatch"}.get(name, name))


def die(look: Looking, name: str) -> Explained | None:
    """The die."""
    return look.explained(Said("piece-die-name"), Said("piece-die"), "FM-27") if name.isdecimal() else None


def club(look: Looking, name: str) -> Explained | None:
    """Somebody at the table: what everybody may know."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    owned = look.view.clubs[at]
    cash = Said("piece-club-cash", {"cash": told(owned.cash)})
    men = Said("piece-men", {"count": owned.footballers})
    what = Said("piece-club", {"seat": Player(at)})
    return look.explained(Said("piece-named", {"name": Player(at)}), what, "FM-A50", cash, men)


def score(look: Looking, name: str) -> Explained | None:
    """The points of a club."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    points = Said("piece-points-now", {"count": look.view.clubs[at].points})
    return look.explained(Said("piece-points-name"), Said("piece-points"), "FM-98", points)


def purse(look: Looking, name: str) -> Explained | None:
    """The money of a club."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    cash = Said("piece-club-cash", {"cash": told(look.view.clubs[at].cash)})
    return look.explained(Said("piece-purse-name"), Said("piece-purse"), "FM-51", cash)


def team(look: Looking, name: str) -> Explained | None:
    """A team of Europe: its figures stand on its card."""
    if name not in TEAMS:
        return None
    return look.explained(worded("team", name), Said("piece-team"), "FM-126")


def token(look: Looking, name: str) -> Explained | None:
    """What is put on the pitch, or before a club."""
    if name == "trainee":
        return look.explained(Said("piece-trainee-name"), Said("piece-trainee"), "FM-67")
    if name.startswith("points"):
        return look.explained(Said("piece-points-name"), Said("piece-points"), "FM-98")
    return spot(look, "stars") if name == "star" else None


def spot(look: Looking, name: str) -> Explained | None:
    """A place of the table, or a figure there."""
    view = look.view
    if name == "season":
        first = view.phase == 1
        args = {"phase": view.phase, "number": view.round if first else view.day}
        what, clause = ("piece-season-first", "FM-57") if first else ("piece-season-second", "FM-74")
        return look.explained(Said("piece-season-name"), Said(what), clause, Said("piece-season-now", args))
    clause = {"stars": "FM-88", "eleven": "FM-57", "limits": "FM-91"}.get(name, "")
    return look.explained(Said(f"piece-{name}-name"), Said(f"piece-{name}"), clause) if clause else None


def paid(look: Looking, sponsor: str) -> int:
    """What a sponsor pays."""
    return told(look.game.album.amounts[SPONSORS.index(sponsor)])


PIECES: Final[Pieces] = {
    "square": square,
    "pile": pile,
    "back": pile,
    "man": footballer,
    "footballer": footballer,
    "portrait": footballer,
    "place": place,
    "plus": plus,
    "question": question,
    "thing": thing,
    "pactole": lambda look, name: None if name else square(look, "pactole"),
    "die": die,
    "seat": club,
    "score": score,
    "purse": purse,
    "team": team,
    "token": token,
    "star": lambda look, name: spot(look, "stars") if name == "mark" else None,
    "spot": spot,
}
AROUND: Final = (
    "spot:season", "spot:eleven", "die:1", "pile:national", "pile:foreign", "square:plus", "square:question",
    "square:euromatch", "square:pactole", "square:championship", "square:shirt", "spot:stars", "spot:limits",
    "token:trainee",
)  # fmt: skip
