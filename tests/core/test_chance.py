"""The same numbers from the same seed, compiled or not; each exactly as likely; scripts that do not lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ludofoot.core.cards import bit, gathered
from ludofoot.core.chance import Chance, FastChance, KeyedChance, NotInScript, ScriptedChance, ScriptRanOut

WORDS = 1 << 32
WORD = WORDS - 1
ALL = gathered(list(range(63)))
BOUNDS = [1, 2, 3, 6, 33, 1000, 10**6, (1 << 31) - 1]
OFTEN_REJECTED = (1 << 30) + 1


def words(chance: Chance, count: int) -> list[int]:
    return [chance.word() for _ in range(count)]


# ---- golden numbers


@pytest.mark.parametrize(
    ("seed", "stream", "expected"),
    [
        (0, 0, [947923937, 2491578854, 3964400089, 2091952393, 4208506024, 1017427976]),
        (2026, 3, [1538846849, 1008943115, 425150886, 2139475746, 3880189411, 1235747228]),
        ((1 << 64) - 1, WORD, [66647681, 4198423949, 1356320052, 1806129180, 381401778, 987134574]),
        (1 << 64, 0, [2837386654, 745193262, 863262842]),
        (-1, 0, [795197597, 2471552759, 1990867158]),
    ],
)
def test_fast_chance_always_gives_these_numbers(seed: int, stream: int, expected: list[int]) -> None:
    assert words(FastChance(seed, stream), len(expected)) == expected


def test_fast_chance_is_sfc32() -> None:
    a, b, c, counter = 2026, 0, 3, 1
    found = []
    for _ in range(16 + 500):
        out = (a + b + counter) & WORD
        counter += 1
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & WORD, (((c << 21) & WORD | c >> 11) + out) & WORD
        found.append(out)
    assert words(FastChance(2026, 3), 500) == found[16:]


def test_keyed_chance_always_gives_these_numbers() -> None:
    assert words(KeyedChance(b""), 4) == [2773617447, 3273514749, 640263508, 1947668335]
    found = words(KeyedChance(bytes(range(32))), 40)
    assert found[:4] == [788765067, 3117556283, 2604934973, 1841328421]
    assert found[14:18] == [4232929327, 1197178685, 2637635028, 870208715]
    assert found[31:34] == [4046792654, 852686508, 1683795385]


def test_numbers_below_dice_and_draws_are_always_the_same() -> None:
    fast, keyed = FastChance(7), KeyedChance(b"x")
    assert [fast.below(n) for n in BOUNDS] == [0, 1, 1, 2, 24, 459, 254594, 2117403121]
    assert [keyed.below(n) for n in BOUNDS] == [0, 1, 2, 1, 18, 977, 485370, 525872134]
    chance = FastChance(5)
    assert [chance.draw(ALL) for _ in range(8)] == [20, 13, 60, 53, 9, 46, 12, 5]
    assert [chance.die(6) for _ in range(8)] == [3, 1, 3, 2, 3, 2, 4, 5]
    assert [chance.pick([5, 7, 9]) for _ in range(5)] == [5, 9, 7, 7, 5]


# ---- exactly as likely


def least_accepted(n: int) -> int:
    """Of the words scaled to n, those whose low half is below this are drawn again."""
    return WORDS % n


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 33, 63, 70, 1000, OFTEN_REJECTED, (1 << 31) - 1])
def test_every_number_has_as_many_accepted_words_behind_it(n: int) -> None:
    def words_up_to(scaled: int) -> int:
        return -(-scaled // n)

    for number in {0, 1 % n, n // 2, n - 1}:
        first, last = number * WORDS + least_accepted(n), (number + 1) * WORDS
        assert words_up_to(last) - words_up_to(first) == WORDS // n


@pytest.mark.parametrize("n", [*BOUNDS, OFTEN_REJECTED])
@pytest.mark.parametrize("make", [lambda: FastChance(11), lambda: KeyedChance(b"11")], ids=["fast", "keyed"])
def test_below_draws_a_rejected_word_again(n: int, make: type[Chance]) -> None:
    chance, raw = make(), make()
    for _ in range(400):
        scaled = raw.word() * n
        while scaled % WORDS < least_accepted(n):
            scaled = raw.word() * n
        assert chance.below(n) == scaled // WORDS
    assert chance.position() == raw.position()
    assert n != OFTEN_REJECTED or chance.position() > 450, "this bound should reject a quarter of the words"


@pytest.mark.parametrize("n", [2, 6, 33])
def test_numbers_are_spread_evenly(n: int) -> None:
    draws = 60_000
    for chance in (FastChance(1), KeyedChance(b"1")):
        counts = Counter(chance.below(n) for _ in range(draws))
        assert set(counts) == set(range(n))
        expected = draws / n
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        # Six standard deviations above the mean of n - 1 degrees of freedom; the seed is fixed.
        assert chi_square < (n - 1) + 6 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("make", [lambda: FastChance(5, 3), lambda: KeyedChance(b"key")])
@pytest.mark.parametrize(("cards", "count"), [(0b1011, 2), ((1 << 33) - 1, 11), ((1 << 63) - 1, 63), (0, 0)])
def test_a_hand_is_as_many_draws(make: Callable[[], Chance], cards: int, count: int) -> None:
    at_once, one_by_one = make(), make()
    left = cards
    for _ in range(count):
        left &= ~(1 << one_by_one.draw(left))
    assert at_once.hand(cards, count) == cards & ~left
    assert at_once.position() == one_by_one.position()


def test_draws_and_picks_are_spread_over_all_cards() -> None:
    chance = FastChance(3)
    cards = [0, 31, 32, 61, 62]
    assert {chance.draw(gathered(cards)) for _ in range(200)} == set(cards)
    assert {chance.pick([4, 80, 90]) for _ in range(200)} == {4, 80, 90}
    assert {chance.die(3) for _ in range(200)} == {1, 2, 3}


# ---- streams and positions


def test_streams_and_seeds_have_nothing_in_common() -> None:
    seen: set[int] = set()
    for seed in range(20):
        for stream in range(20):
            seen.update(words(FastChance(seed, stream), 4))
    # 1,600 words of 32 bits: two of them are alike by luck with a probability of 0.03 %.
    assert len(seen) == 20 * 20 * 4


def test_another_key_gives_other_numbers() -> None:
    assert words(KeyedChance(b"a"), 8) != words(KeyedChance(b"b"), 8)
    assert words(KeyedChance(b"a"), 8) == words(KeyedChance(b"a"), 8)


@pytest.mark.parametrize(
    "chance", [FastChance(1), KeyedChance(b"1"), ScriptedChance([1, 1, 1])], ids=["fast", "keyed", "script"]
)
def test_the_position_counts_what_was_asked(chance: Chance) -> None:
    assert chance.position() == 0
    chance.below(2)
    chance.die(6)
    assert chance.position() == 2
    chance.draw(3)
    assert chance.position() == 3


# ---- scripts


def test_a_script_answers_what_it_says() -> None:
    chance = ScriptedChance([4, 6, bit(62), bit(3) | bit(9), bit(1)])
    assert chance.below(5) == 4
    assert chance.die(6) == 6
    assert chance.draw(bit(62) | bit(1)) == 62
    assert chance.left() == [bit(3) | bit(9), bit(1)]
    assert chance.draw(bit(9) | bit(5)) == 9, "any card of the answer will do"
    assert chance.pick([7, 1]) == 1
    assert chance.left() == []


def test_a_script_picks_cards_beyond_one_set() -> None:
    assert ScriptedChance([1 << 69]).pick([3, 69]) == 69


def test_a_script_that_runs_out_says_after_how_many_answers() -> None:
    chance = ScriptedChance([0])
    chance.below(1)
    with pytest.raises(ScriptRanOut, match="after 1 answers"):
        chance.below(1)


@pytest.mark.parametrize("answer", [-1, 3])
def test_a_script_cannot_answer_a_number_that_is_not_below(answer: int) -> None:
    with pytest.raises(NotInScript, match=f"{answer} is not below 3"):
        ScriptedChance([answer]).below(3)


@pytest.mark.parametrize("answer", [0, 7])
def test_a_script_cannot_roll_a_face_that_a_die_has_not(answer: int) -> None:
    with pytest.raises(NotInScript, match=f"{answer} is no face"):
        ScriptedChance([answer]).die(6)


def test_a_script_cannot_draw_a_card_that_is_not_there() -> None:
    with pytest.raises(NotInScript):
        ScriptedChance([bit(4)]).draw(bit(3) | bit(5))
    with pytest.raises(NotInScript):
        ScriptedChance([bit(4)]).pick([3, 5])


@pytest.mark.parametrize("answer", [10**30, -(10**30)])
def test_an_answer_that_fits_no_word_is_not_in_the_script(answer: int) -> None:
    with pytest.raises(NotInScript):
        ScriptedChance([answer]).below(3)
    with pytest.raises(NotInScript):
        ScriptedChance([answer]).die(6)
    with pytest.raises(NotInScript):
        ScriptedChance([answer]).draw(0)


def test_a_script_has_no_raw_bits() -> None:
    with pytest.raises(NotInScript):
        ScriptedChance([1]).word()


def test_a_script_keeps_its_own_answers() -> None:
    answers = [1]
    chance = ScriptedChance(answers)
    answers[0] = 0
    assert chance.below(2) == 1
