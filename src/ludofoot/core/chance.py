"""The one source of dice and draws. The same seed gives the same numbers, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, nth, size

WORD: Final = 0xFFFFFFFF
WORDS_A_BLOCK: Final = 16


class Chance:
    """What a state asks when the rules leave something to luck."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def position(self) -> int:
        """How often chance was asked so far: the same before and after means nothing was left to luck."""
        raise NotImplementedError

    def twin(self) -> Chance:
        """Another chance that will answer the same."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly as likely."""
        scaled: i64 = self.word() * n
        if (scaled & 0xFFFFFFFF) < n:
            spare: i64 = (0x100000000 - n) % n
            while (scaled & 0xFFFFFFFF) < spare:
                scaled = self.word() * n
        return scaled >> 32

    def die(self, faces: i64) -> i64:
        """A roll from 1 to `faces`."""
        return self.below(faces) + 1

    def draw(self, cards: i64) -> i64:
        """A card of the set."""
        return nth(cards, self.below(size(cards)))

    def hand(self, cards: i64, count: i64) -> i64:
        """So many cards of the set, drawn one after the other: themselves a set."""
        left: i64 = cards
        for _ in range(count):
            left ^= bit(self.draw(left))
        return cards ^ left

    def pick(self, cards: list[int]) -> int:
        """A card of the list: for piles too large for one set."""
        return cards[self.below(len(cards))]


@final
class FastChance(Chance):
    """sfc32: small and quick, for simulation. Its past tells its future, so never between people."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Streams of one seed are independent: one for each game, one for each bot."""
        if seed < 0 or seed >> 64:
            seed = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.asked: i64 = 1
        for _ in range(16):
            self.word()
        self.first: i64 = self.asked

    def word(self) -> i64:
        out: i64 = (self.a + self.b + self.asked) & 0xFFFFFFFF
        self.asked += 1
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & 0xFFFFFFFF)) & 0xFFFFFFFF
        self.c = ((((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        # As in Chance, but bound to this generator when compiled.
        scaled: i64 = self.word() * n
        if (scaled & 0xFFFFFFFF) < n:
            spare: i64 = (0x100000000 - n) % n
            while (scaled & 0xFFFFFFFF) < spare:
                scaled = self.word() * n
        return scaled >> 32

    def draw(self, cards: i64) -> i64:
        return nth(cards, self.below(size(cards)))

    def hand(self, cards: i64, count: i64) -> i64:
        left: i64 = cards
        held: i64 = size(cards)
        for _ in range(count):
            left ^= bit(nth(left, self.below(held)))
            held -= 1
        return cards ^ left

    def position(self) -> int:
        return self.asked - self.first

    def twin(self) -> Chance:
        twin = FastChance(0)
        twin.a, twin.b, twin.c = self.a, self.b, self.c
        twin.asked, twin.first = self.asked, self.first
        return twin


@final
class KeyedChance(Chance):
    """BLAKE2b in counter mode under a secret key: past draws tell nothing about those to come."""

    def __init__(self, key: bytes) -> None:
        self.key: bytes = hashlib.blake2b(key, person=b"ludofoot chance").digest()
        self.asked: int = 0
        self.block: bytes = b""

    def word(self) -> i64:
        place = self.asked % WORDS_A_BLOCK
        if place == 0:
            counter = (self.asked // WORDS_A_BLOCK).to_bytes(8, "big")
            self.block = hashlib.blake2b(counter, key=self.key).digest()
        self.asked += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def position(self) -> int:
        return self.asked

    def twin(self) -> Chance:
        twin = KeyedChance(b"")
        twin.key, twin.asked, twin.block = self.key, self.asked, self.block
        return twin


class ScriptRanOut(Exception):
    """Chance was asked once more than the script answers; each of `choices` would have been an answer."""

    def __init__(self, asked: int, choices: list[int]) -> None:
        super().__init__(f"after {asked} answers")
        self.choices: list[int] = choices


class NotInScript(Exception):
    """The script answers something that cannot be."""


@final
class ScriptedChance(Chance):
    """Answers what a test or a transcript wants: a number for `below`, a face for `die`, and for `draw`
    and `pick` the set of the cards that will do, as bits, since copies of a card are alike."""

    def __init__(self, answers: list[int]) -> None:
        self.answers: list[int] = list(answers)
        self.asked: int = 0

    def word(self) -> i64:
        raise NotInScript("a script has no raw bits")

    def position(self) -> int:
        return self.asked

    def twin(self) -> Chance:
        twin = ScriptedChance(self.answers)
        twin.asked = self.asked
        return twin

    def left(self) -> list[int]:
        """The answers not asked for yet."""
        return self.answers[self.asked :]

    def answer(self) -> int:
        self.asked += 1
        return self.answers[self.asked - 1]

    def ran_out(self) -> bool:
        return self.asked == len(self.answers)

    # Answers stay plain integers until they are known to fit: a transcript may say anything.

    def below(self, n: i64) -> i64:
        if self.ran_out():
            raise ScriptRanOut(self.asked, list(range(n)))
        found, above = self.answer(), int(n)
        if not 0 <= found < above:
            raise NotInScript(f"{found} is not below {n}")
        return found

    def die(self, faces: i64) -> i64:
        if self.ran_out():
            raise ScriptRanOut(self.asked, list(range(1, int(faces) + 1)))
        found, most = self.answer(), int(faces)
        if not 1 <= found <= most:
            raise NotInScript(f"{found} is no face of a die with {faces}")
        return found

    def draw(self, cards: i64) -> i64:
        if self.ran_out():
            raise ScriptRanOut(self.asked, [int(bit(card)) for card in listed(cards)])
        found = self.answer() & int(cards)
        if not found:
            raise NotInScript("no card of the script is among those drawn from")
        return lowest(found)

    def pick(self, cards: list[int]) -> int:
        if self.ran_out():
            raise ScriptRanOut(self.asked, [set_of_one(card) for card in cards])
        wanted = self.answer()
        for card in cards:
            if (wanted >> card) & 1:
                return card
        raise NotInScript("no card of the script is among those drawn from")


@final
class RehearsedChance(Chance):
    """What a lesson wants, as long as that can be; from then on keyed luck. Whoever leaves the script midway
    plays on with cards that are possible."""

    def __init__(self, answers: list[int], key: bytes) -> None:
        self.script: ScriptedChance = ScriptedChance(answers)
        self.after: KeyedChance = KeyedChance(key)
        self.left_script: bool = False

    def word(self) -> i64:
        return self.after.word()

    def position(self) -> int:
        return self.script.position() + self.after.position()

    def twin(self) -> Chance:
        twin = RehearsedChance(self.script.answers, b"")
        twin.script.asked, twin.left_script = self.script.asked, self.left_script
        twin.after.key, twin.after.asked, twin.after.block = (
            self.after.key,
            self.after.asked,
            self.after.block,
        )
        return twin

    def is_scripted(self) -> bool:
        """Whether the next answer is the script's."""
        return not self.left_script and not self.script.ran_out()

    def below(self, n: i64) -> i64:
        if self.is_scripted():
            try:
                return self.script.below(n)
            except NotInScript:
                self.left_script = True
        return self.after.below(n)

    def die(self, faces: i64) -> i64:
        if self.is_scripted():
            try:
                return self.script.die(faces)
            except NotInScript:
                self.left_script = True
        return self.after.die(faces)

    def draw(self, cards: i64) -> i64:
        if self.is_scripted():
            try:
                return self.script.draw(cards)
            except NotInScript:
                self.left_script = True
        return self.after.draw(cards)

    def pick(self, cards: list[int]) -> int:
        if self.is_scripted():
            try:
                return self.script.pick(cards)
            except NotInScript:
                self.left_script = True
        return self.after.pick(cards)


def set_of_one(card: int) -> int:
    """As `bit`, for cards beyond the 63 that fit into a machine word."""
    return int(2**card)
