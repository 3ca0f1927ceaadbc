"""The forms of prompts, asked line by line: works for every game, whatever its moves look like."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from ludofoot.core.game import Game
from ludofoot.core.prompts import Amount, Assign, Bundle, Choose, Form, Item, Order, Prompt, Subset
from ludofoot.core.records import Move, Refused, Said
from ludofoot.core.state import State
from ludofoot.locale import Voice

T = TypeVar("T")
Ask = Callable[[str, Sequence[str]], str]
"""Shows a question and numbered lines, and gives what was typed."""
Tell = Callable[[Refused], None]
Look = Callable[[dict[str, Any]], Sequence[Said]]
"""Says why an answer does not do."""


LEAVING = ("pass", "leave", "finish", "decline")
"""Moves that leave something alone."""


class Choice(msgspec.Struct, frozen=True):
    """A line of the menu: a whole move, or a prompt whose form must be filled."""

    label: str
    move: dict[str, Any] | None = None
    prompt: Prompt | None = None
    awaited: bool = True


# ---- the menu


def menu(game: Game[Any], state: State[Any], seat: int, voice: Voice) -> list[Choice]:
    """Everything this seat may do now, each move with what comes of it."""
    choices: list[Choice] = []
    for prompt in game.prompts(state, seat):
        awaited = prompt.pace != "open"
        if isinstance(prompt.form, Choose) and not prompt.form.field:
            moves = [{**prompt.move, **item.value} for item in prompt.form.items]
            notes = noted([msgspec.convert(move, game.move_type) for move in moves], game, state, seat)
            choices += [
                Choice(" · ".join([voice.say(item.label), *map(voice.say, said)]), move, awaited=awaited)
                for item, move, said in zip(prompt.form.items, moves, notes, strict=True)
            ]
        else:
            choices.append(Choice(voice.say(prompt.ask), prompt=prompt, awaited=awaited))
    return choices


def way_out(choices: Sequence[Choice]) -> Choice | None:
    """What passes: to pass, else the one plain answer beside things to pick, as on the page."""
    awaited = [choice for choice in choices if choice.awaited]
    plain = [choice for choice in awaited if choice.move is not None and is_plain(choice.move)]
    passing = [choice for choice in plain if choice.move is not None and choice.move["type"] in LEAVING]
    if passing:
        return passing[0]
    return plain[0] if len(plain) == 1 and len(awaited) > 1 else None


def is_plain(move: dict[str, Any]) -> bool:
    """Whether nothing is picked with it."""
    return all(name == "type" or value is None for name, value in move.items())


def noted(moves: Sequence[Move], game: Game[Any], state: State[Any], seat: int) -> list[list[Said]]:
    """What each move would do. What all of them would do tells nothing and is left out."""
    notes = [list(game.preview(state, seat, move).notes) for move in moves]
    if len(notes) > 1:
        shared = [note for note in notes[0] if all(note in each for each in notes)]
        notes = [[note for note in each if note not in shared] for each in notes]
    return notes


# ---- filling


def filled(prompt: Prompt, ask: Ask, tell: Tell, voice: Voice, look: Look = lambda _: ()) -> dict[str, Any]:
    """The move that answers a prompt; `look` says what an unfinished one would come to."""
    filling = Filling(ask, tell, voice, lambda draft: look({**prompt.move, **draft}))
    return {**prompt.move, **filling.fill(prompt.form, voice.say(prompt.ask))}


class Filling:
    """Asks for one form after the other, each until the answer does."""

    def __init__(self, ask: Ask, tell: Tell, voice: Voice, look: Look) -> None:
        self.ask = ask
        self.tell = tell
        self.voice = voice
        self.look = look

    def fill(self, form: Form, question: str) -> dict[str, Any]:
        """The fields that this form fills."""
        match form:
            case Choose(items=items, field=field):
                value = self.one(question, items)
                return {field: value} if field else dict(value)
            case Subset(field=field) | Order(field=field):
                return {field: self.some(question, form)}
            case Assign(field=field):
                return {field: self.assigned(form)}
            case Amount(field=field):
                return {field: self.amount(question, form)}
            case Bundle(forms=forms):
                answers = [self.fill(part, question) for part in forms]
                return {name: value for answer in answers for name, value in answer.items()}

    def until(self, question: str, lines: Sequence[str], read: Callable[[str], T]) -> T:
        """Asks again until the answer can be read."""
        while True:
            try:
                return read(self.ask(question, lines))
            except Refused as refused:
                self.tell(refused)

    def labels(self, items: Sequence[Item]) -> list[str]:
        """The items as numbered lines."""
        return [self.voice.say(item.label) for item in items]

    def one(self, question: str, items: Sequence[Item]) -> Any:
        """One of these."""
        return self.until(question, self.labels(items), lambda text: items[place(text, len(items))].value)

    def some(self, question: str, form: Subset | Order) -> list[Any]:
        """So many of these, in the order typed."""
        bounds = self.voice.word("cli-choose-some", least=form.least, most=form.most)
        wanted = f"{question} {bounds}"
        labels = self.labels(form.items)
        chosen = self.until(wanted, labels, lambda text: places(text, form, labels))
        return [form.items[index].value for index in chosen]

    def assigned(self, form: Assign) -> list[Any]:
        """For each place an item that is still free, or nothing. Where there is no choice nobody is asked."""
        answer = lone(form)
        free = {index for index in range(len(form.items)) if form.items[index].value not in answer}
        for spot, (where, fits) in enumerate(zip(form.places, form.fits, strict=True)):
            open_items = [form.items[index] for index in fits if index in free]
            if answer[spot] is not None or not open_items:
                continue
            lines = [self.weighed(form, answer, spot, item) for item in open_items]
            question = self.voice.word("cli-assign", place=self.voice.say(where))
            chosen = self.until(question, lines, partial(place_or_nothing, most=len(lines)))
            if chosen is not None:
                answer[spot] = open_items[chosen].value
                free.discard(form.items.index(open_items[chosen]))
        return answer

    def weighed(self, form: Assign, answer: Sequence[Any], spot: int, item: Item) -> str:
        """An item, with what it would come to in this place."""
        draft = [item.value if place == spot else value for place, value in enumerate(answer)]
        notes = self.look({form.field: draft})
        return " · ".join([self.voice.say(item.label), *map(self.voice.say, notes)])

    def amount(self, question: str, form: Amount) -> int:
        """A number within bounds."""
        bounds = self.voice.word("cli-choose-amount", least=form.least, most=form.most, step=form.step)
        return self.until(f"{question} {bounds}", [], lambda text: amount(text, form))


def lone(form: Assign) -> list[Any]:
    """What stands where there is no choice; nothing elsewhere."""
    answer: list[Any] = []
    for fits in form.fits:
        value = form.items[fits[0]].value if form.full and len(fits) == 1 else None
        answer.append(None if value in answer else value)
    return answer


# ---- reading what was typed


def whole(text: str) -> int | None:
    """The whole number that is written there."""
    text = text.strip()
    return int(text) if text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 16 else None


def place(text: str, most: int) -> int:
    """A line of a list, counted from 1; raises `Refused`."""
    number = whole(text)
    if number is None or not 1 <= number <= most:
        raise Refused("bad-choice", most=most)
    return number - 1


def place_or_nothing(text: str, most: int) -> int | None:
    """A line of a list, or none."""
    return None if text.strip() in ("", "-", "0") else place(text, most)


def called(text: str, labels: Sequence[str]) -> int:
    """A line of a list by its number, or by how it begins where no other does; raises `Refused`."""
    begun = [index for index, label in enumerate(labels) if bare(label).startswith(bare(text))]
    exact = [index for index in begun if bare(labels[index]).split()[0].rstrip(",") == bare(text)]
    found = exact or begun
    return found[0] if whole(text) is None and len(found) == 1 else place(text, len(labels))


def bare(text: str) -> str:
    """Letters as whoever types in a hurry writes them: small, without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def places(text: str, form: Subset | Order, labels: Sequence[str]) -> list[int]:
    """Several lines of a list, each once; raises `Refused`."""
    chosen = [called(part, labels) for part in text.replace(",", " ").split() if part != "-"]
    if len(set(chosen)) != len(chosen) or not form.least <= len(chosen) <= form.most:
        if form.least == form.most:
            raise Refused("bad-count-exact", most=form.most)
        raise Refused("bad-count", least=form.least, most=form.most)
    return chosen


def amount(text: str, form: Amount) -> int:
    """A number within the bounds of the form; raises `Refused`."""
    number = whole(text)
    if number is None or not form.least <= number <= form.most or (number - form.least) % form.step:
        raise Refused("bad-amount", least=form.least, most=form.most, step=form.step)
    return number
