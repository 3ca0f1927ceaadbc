"""The rules once more, written straight from the sheet with lists and words: slow and plain.

Luck comes from what the game under test told of each move, in order; it must be what these rules ask for.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

NAMES = ("leon", "marlon", "rocce", "fabi", "vanessa")
ROWS = ((0, 3, 3, 2, 2), (2, 0, 3, 3, 2), (2, 2, 0, 3, 3), (3, 2, 2, 0, 3), (3, 3, 2, 2, 0))
GUYS = [
    f"{large}-{small}"
    for row, large in enumerate(NAMES)
    for column, small in enumerate(NAMES)
    for _ in range(ROWS[row][column])
]
CARDS = [*GUYS, *["dog"] * 6, *["michi"] * 4]
LEGAL, FAULT, REFUSED = "legal", "fault", "refused"
WORDS = {"open": "decline", "block": "no-michi", "challenge": "let-stand"}


class Laid:
    """A card of the table pile: who laid it, and whether it should not have been."""

    def __init__(self, face: str, seat: int | None = None, wrong: bool = False) -> None:
        self.face, self.seat, self.wrong = face, seat, wrong
        self.alone = False
        """Whether the pile was taken away under it."""


class Reference:
    """One game."""

    def __init__(self, seats: int, challenged: bool, luck: list[str], trainer: int) -> None:
        self.seats, self.by_challenge = seats, challenged
        self.luck = luck
        self.draw, self.box = Counter(CARDS), Counter[str]()
        self.pile: list[Laid] = []
        self.hands = [Counter[str]() for _ in range(seats)]
        self.victory_stock = Counter({"1": 3, "2": 3, "3": 3})
        self.consolation_stock = Counter({"1": 3, "2": 1, **dict.fromkeys(NAMES, 1)})
        self.victory = [Counter[str]() for _ in range(seats)]
        self.consolation = [Counter[str]() for _ in range(seats)]
        self.round, self.trainer, self.tops = 1, trainer, 0
        self.deal()

    # ---- drawing

    def lucky(self, source: Counter[str]) -> str:
        thing = self.luck.pop(0)
        assert source[thing], f"{thing} cannot be drawn"
        source[thing] -= 1
        return thing

    def card(self) -> str | None:
        """PE-72, PE-A13."""
        if not self.draw.total():
            if self.box.total():
                self.draw, self.box = self.box, Counter()
            else:
                self.draw = Counter(card.face for card in self.pile[:-1])
                if self.draw.total() or len(self.pile) == 1:
                    self.pile = self.pile[-1:]
                    self.pile[0].alone = True
        return self.lucky(self.draw) if self.draw.total() else None

    def deal(self) -> None:
        self.step, self.block, self.said = "ready", "", set[int]()
        self.named: dict[int, tuple[str, ...]] = {}
        self.renewals = 0
        for hand in self.hands:
            for _ in range(7):
                card = self.card()
                assert card
                hand[card] += 1

    def turn_up(self) -> None:
        while True:
            self.renewals += not self.draw.total()
            card = self.card()
            assert card
            self.pile.append(Laid(card))
            others = self.box + Counter(laid.face for laid in self.pile[:-1])
            in_vain = not any("-" in face for face in others.elements())
            if "-" in card or (in_vain and not self.draw.total()):
                break
        self.come_up()

    # ---- the top card

    @property
    def top(self) -> Laid:
        return self.pile[-1]

    def is_free(self) -> bool:
        """A dog, or what counts as one (PE-A2, PE-A31)."""
        return self.top.face == "dog" or (self.top.face == "michi" and self.top.seat is None)

    def fits(self, seat: int, face: str) -> bool:
        """Anything but Gros Michi."""
        if face == "michi":
            return False
        if face == "dog" or self.is_free():
            return True
        banned = self.seats > 2 and self.top.seat == seat
        return not banned and face.partition("-")[0] == self.top.face.partition("-")[2]

    def is_right(self, seat: int, face: str) -> bool:
        return self.step == "block" or self.is_free() if face == "michi" else self.fits(seat, face)

    def come_up(self) -> None:
        """A new top card, a new position."""
        self.tops += 1
        self.look()

    def look(self) -> None:
        self.step, self.block, self.said, self.doubted = "open", "", set(), set[int]()
        if not any(self.fits(seat, face) for seat in range(self.seats) for face in +self.hands[seat]):
            self.step, self.block = "block", "stuck"

    # ---- what may be done

    def verdict(self, seat: int, move: dict[str, Any]) -> str:
        kind = move["type"]
        if self.step == "over":
            return REFUSED
        if kind == "time-up":
            return LEGAL if seat == -1 and move["step"] == self.step else REFUSED
        if not 0 <= seat < self.seats:
            return REFUSED
        if kind == "ready":
            return self.verdict_ready(seat, Counter(move["cards"]))
        if kind == "swap":
            partner = move["partner"]
            mine = self.step == "partner" and self.top.seat == seat != partner
            return LEGAL if mine and 0 <= partner < self.seats else REFUSED
        if kind in ("challenge", "let-stand") and not self.by_challenge:
            return REFUSED
        if move["on"] != self.tops:
            return FAULT if 0 < move["on"] < self.tops else REFUSED
        return REFUSED if self.step in ("ready", "partner") else self.verdict_on_top(seat, kind, move)

    def verdict_on_top(self, seat: int, kind: str, move: dict[str, Any]) -> str:
        if kind == "lay":
            if self.step == "challenge" or not self.hands[seat][move["face"]]:
                return REFUSED
            return LEGAL if self.is_right(seat, move["face"]) else FAULT
        if kind == "challenge":
            barred = self.top.seat in (None, seat) or self.top.alone or seat in self.doubted
            return REFUSED if barred else LEGAL
        asked = WORDS[self.step] == kind and seat not in self.said
        return LEGAL if asked and not (kind == "let-stand" and self.top.seat == seat) else REFUSED

    def verdict_ready(self, seat: int, cards: Counter[str]) -> str:
        if self.step != "ready" or seat in self.said or cards.total() >= self.hands[seat].total():
            return REFUSED
        names = Counter(face.split("-")[0] for face in cards.elements())
        tokens = Counter({name: self.consolation[seat][name] for name in NAMES})
        return LEGAL if cards <= self.hands[seat] and names <= tokens else REFUSED

    # ---- what it does

    def apply(self, seat: int, move: dict[str, Any], luck: list[str]) -> None:
        self.luck = luck
        kind = move["type"]
        if move.get("on", self.tops) < self.tops:
            pass  # late: no effect
        elif kind == "ready":
            self.named[seat] = tuple(move["cards"])
            self.said.add(seat)
            if len(self.said) == self.seats:
                self.start()
        elif kind == "swap":
            self.swap(move["partner"])
        elif kind == "time-up":
            self.time_up()
        elif kind == "lay":
            self.lay(seat, move["face"])
        elif kind == "challenge":
            self.challenge(seat)
        else:
            self.said.add(seat)
            self.all_said()
        assert not self.luck, f"luck was asked for less: {self.luck}"

    def start(self) -> None:
        for seat, cards in sorted(self.named.items()):
            for face in cards:
                self.hands[seat][face] -= 1
                self.box[face] += 1
                self.consolation[seat][face.split("-")[0]] -= 1
        self.turn_up()

    def all_said(self) -> None:
        others = self.seats - (self.step == "challenge")
        if len(self.said) < others:
            return
        if self.step == "open":
            self.step, self.block, self.said = "block", "declined", set()
        elif self.step == "block":
            self.end_block()
        else:
            self.take_effect()

    def time_up(self) -> None:
        if self.step == "ready":
            self.start()
        elif self.step == "open":
            self.step, self.block, self.said = "block", "silence", set()
        elif self.step == "block":
            self.end_block()
        elif self.step == "challenge":
            self.take_effect()
        else:
            mine = self.top.seat
            assert mine is not None
            others = [(mine + gap) % self.seats for gap in range(1, self.seats)]
            self.swap(min(others, key=lambda other: self.hands[other].total()))

    def lay(self, seat: int, face: str) -> None:
        wrong = not self.is_right(seat, face)
        if wrong and not self.by_challenge:
            self.punish(seat)
            return
        self.hands[seat][face] -= 1
        self.pile.append(Laid(face, seat, wrong))
        self.renewals = 0
        self.tops += 1
        if self.by_challenge and (face == "michi" or not self.hands[seat].total()):
            self.step, self.block, self.said, self.doubted = "challenge", "", set(), set()
        else:
            self.take_effect()

    def punish(self, seat: int) -> None:
        card = self.card()
        if card:
            self.hands[seat][card] += 1
            self.said.discard(seat)

    def take_effect(self) -> None:
        seat = self.top.seat
        assert seat is not None
        if self.top.face == "michi":
            self.step, self.block, self.said = "partner", "", set()
        elif not self.hands[seat].total():
            self.end_round(seat)
        else:
            self.look()

    def challenge(self, seat: int) -> None:
        if self.top.wrong:
            card = self.pile.pop()
            assert card.seat is not None
            self.hands[card.seat][card.face] += 1
            self.punish(card.seat)
            self.come_up()
            return
        self.doubted.add(seat)
        if self.step == "challenge":
            self.said.add(seat)
            self.all_said()

    def swap(self, partner: int) -> None:
        seat = self.top.seat
        assert seat is not None
        last = not self.hands[seat].total()
        self.hands[seat], self.hands[partner] = self.hands[partner], self.hands[seat]
        if last:
            self.end_round(partner)
        else:
            self.box_pile()
            self.turn_up()

    def box_pile(self) -> None:
        self.box.update(card.face for card in self.pile)
        self.pile = []

    def end_block(self) -> None:
        held = sum(self.hands, Counter[str]())
        outside = self.box + Counter(card.face for card in self.pile)
        in_vain = not any("-" in face for face in (+self.draw)) and any("-" in face for face in outside)
        if set(+held) == {"michi"} or (self.renewals and (not self.draw.total() or in_vain)):
            sizes = [hand.total() for hand in self.hands]
            tied = [seat for seat, size in enumerate(sizes) if size == min(sizes)]
            self.end_round(int(self.luck.pop(0)) if len(tied) > 1 else tied[0])
        else:
            self.box_pile()
            self.turn_up()

    def end_round(self, winner: int) -> None:
        self.victory[winner][self.lucky(self.victory_stock)] += 1
        sizes = [hand.total() for hand in self.hands]
        if self.seats > 2 and sizes.count(max(sizes)) == 1:
            self.consolation[sizes.index(max(sizes))][self.lucky(self.consolation_stock)] += 1
        self.box_pile()
        for hand in self.hands:
            self.box.update(hand)
            hand.clear()
        self.trainer = winner
        if self.round == 9:
            self.step, self.said, self.block = "over", set(), ""
            return
        self.round += 1
        self.deal()
