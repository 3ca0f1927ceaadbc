"""The other decks: question marks with their sponsors, plus cards, euromatches."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.box import contents
from ludofoot.art.cards import WIDTH, band, card, card_back, tab
from ludofoot.art.icons import placed
from ludofoot.art.lettering import TEXT, Words, balanced, fitting, text
from ludofoot.art.markup import part, rect, use
from ludofoot.art.palette import BLUE, FIR, INK, MUSTARD, PLUM, RED, STOCK, TINTS, WHITE, lettering_on
from ludofoot.art.symbols import rays, star
from ludofoot.games.footmania.art.squad import PACKAGE, amount
from ludofoot.games.footmania.art.things import THINGS
from ludofoot.games.footmania.records import PLUSES, QUESTIONS, SPONSORS, PlusText, QuestionText, TeamText

# How many stars a plus card brings; what is not named here brings something else.
_FORM: dict[PlusText, int] = {"form-1": 1, "form-2": 2, "form-3": 3, "crowd": 2, "low-blow": -2}
_ATTACKS: tuple[PlusText, ...] = ("injury", "red-card", "low-blow", "flu")
_ANSWERS: tuple[PlusText, ...] = ("medic", "appeal", "fair-play")
_IN_EUROMATCH: tuple[PlusText, ...] = ("form-1", "form-2", "form-3")

# The lines on the cards by message id; what is not named here shares that of its kind.
_QUESTION_NOTES: dict[QuestionText, str] = {
    "testimonial": "note-testimonial",
    "bonuses": "note-bonuses",
    "academy": "note-academy",
    "camp": "note-camp",
    "video": "note-video",
    "suspension": "note-suspension",
}
_SPONSOR_NOTES = (("income", "note-income"), ("resale", "note-resale"))
_PLUS_NOTES: dict[PlusText, str] = {
    "crowd": "note-crowd",
    "injury": "note-injury",
    "red-card": "note-red-card",
    "low-blow": "note-low-blow",
    "flu": "note-flu",
    "medic": "note-medic",
    "appeal": "note-appeal",
    "fair-play": "note-fair-play",
}


def thing(name: str, x: float, y: float, scale: float) -> str:
    """Something with its middle at a place."""
    return placed(use(f"thing-{name}"), x, y, scale)


def events(words: Words) -> list[Drawing]:
    """Every card of the three decks, and their backs."""
    teams = contents(PACKAGE)["teams"]
    questions = [_sponsor(id, words) if id in SPONSORS else _question(id, words) for id in QUESTIONS]
    cards = [
        *questions,
        *(_plus(id, words) for id in PLUSES),
        *(_team(id, row, words) for id, row in teams.items()),
    ]
    return cards + _backs(words)


def event_parts() -> dict[str, str]:
    """Everything that cards and squares show."""
    return {f"thing-{name}": part(f"thing-{name}", draw()) for name, draw in THINGS.items()}


def _event(id: str, title: str, lines: list[str], colour: str, *picture: str) -> Drawing:
    """A picture, a band with the title, and up to two lines."""
    name = title.upper()
    size = fitting(name, 216, 27)
    head = band(222, 46, colour) + text(name, 126, round(245 + 0.36 * size, 1), size, lettering_on(colour))
    foot = rect(0, 268, WIDTH, 84, fill=STOCK)
    first = 311 - 12 * (len(lines) - 1)
    says = "".join(
        text(line, 126, first + 25 * row, fitting(line, 216, 22, TEXT), face=TEXT)
        for row, line in enumerate(lines)
    )
    return card(id, TINTS[colour], rays(126, 130, WHITE, 0.4), *picture, foot, head, says)


def _sponsor(id: QuestionText, words: Words) -> Drawing:
    kind = id.partition("-")[0]
    row = contents(PACKAGE)["sponsors"][id]
    lines = [f"{words(note)} {amount(row[what], words)}" for what, note in _SPONSOR_NOTES]
    picture = thing(kind, 138, 122, 1.5) + star(206, 190, 22)
    index = tab(78, 90, thing(kind, 44, 50, 0.58))
    return _event(f"question-{id}", words(f"question-{id}"), lines, MUSTARD, picture, index)


def _question(id: QuestionText, words: Words) -> Drawing:
    index = tab(78, 90, text("?", 44, 70, 56, PLUM))
    title, lines = words(f"question-{id}"), _effect(id, words)
    return _event(f"question-{id}", title, lines, PLUM, thing(id, 138, 122, 1.5), index)


def _effect(id: QuestionText, words: Words) -> list[str]:
    """What a question card does: money first, then for what or to whom."""
    box = contents(PACKAGE)
    for deck, sign, usual in (("bank", "+", "note-bank"), ("fines", "−", "note-fines")):
        if id in box[deck]:
            return [sign + amount(box[deck][id], words), words(_QUESTION_NOTES.get(id, usual))]
    return balanced(words(_QUESTION_NOTES[id]))


def _plus(id: PlusText, words: Words) -> Drawing:
    colour = RED if id in _ATTACKS else BLUE if id in _ANSWERS else FIR
    note = words(_PLUS_NOTES.get(id, "note-form"))
    abroad = thing("pennant", 214, 40, 0.42) if id in _IN_EUROMATCH else ""
    title = words(f"plus-{id}")
    return _event(f"plus-{id}", title, balanced(note), colour, _plus_picture(id), abroad, _plus_index(id))


def _plus_picture(id: PlusText) -> str:
    if id not in _IN_EUROMATCH:
        return thing(id, 142, 122, 1.4)
    many = _FORM[id]
    size = {1: 66, 2: 46, 3: 40}[many]
    places = {1: ((138, 126),), 2: ((92, 146), (176, 120)), 3: ((72, 160), (138, 118), (204, 160))}[many]
    return "".join(star(x, y, size, edge=5) for x, y in places)


def _plus_index(id: PlusText) -> str:
    """In the hand a card says by its tab what it does: stars up or down, or a picture."""
    if id not in _FORM:
        return tab(78, 90, thing(id, 44, 50, 0.6))
    stars = _FORM[id]
    return tab(
        78, 90, text(f"{'+' if stars > 0 else '−'}{abs(stars)}", 43, 66, 40, FIR if stars > 0 else RED)
    )


def _team(id: TeamText, row: dict[str, int], words: Words) -> Drawing:
    many, strength = row["pennants"], str(row["strength"])
    step = 190 / max(many, 2)
    flags = "".join(
        thing("pennant", 126 + step * (place - (many - 1) / 2), 150 - 14 * (place % 2), min(1.1, step / 84))
        for place in range(many)
    )
    index = tab(86, 90, text(strength, 46, 64, 37, BLUE))
    lines = [words("note-receipts"), amount(row["receipts"], words)]
    return _event(f"team-{id}", words(f"team-{id}"), lines, BLUE, flags, star(104, 50, 20), index)


def _backs(words: Words) -> list[Drawing]:
    title = words("title")
    return [
        card_back("back-question", PLUM, text("?", 126, 204, 120, PLUM), title),
        card_back("back-plus", FIR, thing("plus", 126, 160, 0.9), title),
        card_back("back-euromatch", INK, thing("pennant", 126, 166, 0.95), title),
    ]
