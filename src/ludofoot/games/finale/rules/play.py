"""A match in progress: attacks from the choice of men to their quarter turn, and every move by number."""

from __future__ import annotations

from typing import Final, Self, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.games.finale.records import (
    CARDS,
    LINES,
    PHASES,
    SYMBOLS,
    ChoiceText,
    Chosen,
    CounterBegan,
    CounterDeclined,
    FIMove,
    Goal,
    NotReplaced,
    Picked,
    RedDrawn,
    Replaced,
    ResultText,
    Rolled,
    SymbolChecked,
    Turned,
)
from ludofoot.games.finale.rules.cards import (
    APPROACH,
    CROSS,
    GOAL,
    NONE,
    SHOT,
    YELLOW,
    Cards,
    slot_count,
)
from ludofoot.games.finale.rules.codes import (
    code_of,
    line_in,
    move_of,
    off_in,
    on_in,
    plan_of,
    replacement_code,
    substitution_code,
)
from ludofoot.games.finale.rules.judge import judge
from ludofoot.games.finale.rules.names import man_name, name_of_man, names_of
from ludofoot.games.finale.rules.periods import Periods
from ludofoot.games.finale.rules.position import (
    BEGINNER,
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    MIXED,
    PICK,
    PRESETS,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    VARIANT,
)
from ludofoot.games.finale.rules.side import NO_PICKS, OPEN, Side
from ludofoot.games.finale.rules.slots import (
    all_picks,
    chosen_men,
    men_in,
    picked,
    sample_picks,
    strength_of,
    strongest_picks,
)
from ludofoot.games.finale.rules.squads import (
    beginner_team,
    sample_mix,
    sample_plan,
    sample_team,
    shuffled,
)


@final
class Finale(Periods):
    """One match in progress."""

    @staticmethod
    def started(cards: Cards, teams: i64, decks: i64, red_seat: i64, chance: Chance) -> Finale:
        """A new match; a negative seat means that the teams are drawn by lot (FI-A55)."""
        match = Finale(cards, chance.below(2) if red_seat < 0 else red_seat, chance)
        match.teams = teams
        match.decks = decks
        if teams == BEGINNER:
            match.line_up(Sink())
        return match

    def tell_start(self, by_lot: bool, out: Sink) -> None:
        """The events of a match that has just been started."""
        if by_lot:
            out.tell(RedDrawn(clause="FI-A55", seat=self.red_seat))
        if self.teams == BEGINNER:
            self.tell_line_up(0, out)
            self.tell_line_up(1, out)
        if self.step == SUBSTITUTION:
            self.tell_first_hands(out)

    def tell_first_hands(self, out: Sink) -> None:
        """The first three cards of each, and the first period."""
        for seat in range(2):
            self.tell_drawn(seat, "FI-27", listed(self.side(seat).hand), True, out)
        self.tell_period(out)

    # ---- what may be done

    def moves(self, seat: int) -> list[FIMove] | None:
        if not self.awaits(seat):
            return []
        step = self.step
        if step == TEAM or step == SHOOTERS or (step == DECK and self.decks != PRESETS):
            return None
        side = self.side(seat)
        return [move_of(self, side, code, ()) for code in self.codes(seat)]

    def codes(self, seat: i64) -> list[int]:
        """The number of every legal move of a decision that can be listed."""
        side = self.side(seat)
        step = self.step
        if step == DECK:
            return [self.cards.white | preset for preset in self.cards.presets]
        if step == SUBSTITUTION:
            return [OPEN, *self.substitutions(seat)]
        if step == TACTIC or step == FURTHER:
            return listed(side.layable())
        if step == PICK:
            return all_picks(side, self.slots_of(seat), self.arrow_of(seat))
        if step == REPLACEMENT:
            return self.replacements(side)
        if step == COUNTER:
            return [1, 0]
        if step == EXCHANGE:
            return [*listed(side.hand), NONE]
        return [*listed(side.outfield()), NONE]

    def substitutions(self, seat: i64) -> list[int]:
        """FI-98, FI-99, FI-A46, FI-A49: every change."""
        side = self.side(seat)
        found: list[int] = []
        men = side.pitch()
        while men:
            off = lowest(men)
            men &= men - 1
            usable = usable_for(side, off)
            while usable:
                on = lowest(usable)
                usable &= usable - 1
                for line in range(4):
                    if side.may_stand(on, line, off):
                        found.append(substitution_code(off, on, line))
        return found

    def replacements(self, side: Side) -> list[int]:
        """FI-58, FI-59, FI-A23, FI-A25: who may come on for the injured man, and where."""
        found: list[int] = []
        usable = self.usable(side)
        while usable:
            on = lowest(usable)
            usable &= usable - 1
            for line in range(4):
                if side.may_stand(on, line, NONE):
                    found.append(replacement_code(on, line))
        return found

    def usable(self, side: Side) -> i64:
        """Who may come on for the injured man: a goalkeeper for a goalkeeper, anybody else for the others."""
        keepers = side.kind(GOAL)
        return side.bench & keepers if bit(self.injured) & keepers else side.bench & ~keepers

    def sample(self, seat: int, chance: Chance) -> FIMove:
        code = self.sample_code(seat, chance)
        return move_of(self, self.side(seat), code, self.sample_order(seat, chance))

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        code = self.sample_code(seat, chance)
        self.act(seat, code, self.sample_order(seat, chance), out)

    def sample_code(self, seat: i64, chance: Chance) -> i64:
        """The number of a random move."""
        side = self.side(seat)
        step = self.step
        if step == PICK:
            return sample_picks(side, self.slots_of(seat), self.arrow_of(seat), chance)
        if step == SUBSTITUTION:
            return self.sample_substitution(seat, chance)
        if step == TACTIC or step == FURTHER:
            return drawn(side.layable(), chance)
        if step == COUNTER:
            return chance.below(2)
        if step == EXCHANGE:
            k = chance.below(size(side.hand) + 1)
            return NONE if k == 0 else nth(side.hand, k - 1)
        if step == TEAM:
            return sample_team(side, chance)
        if step == DECK:
            return self.sample_deck(chance)
        if step == SHOOTERS:
            return 0
        codes = self.codes(seat)
        return codes[chance.below(len(codes))]

    def sample_substitution(self, seat: i64, chance: Chance) -> i64:
        """Half of the time no more; else any man off, and any who can come on for him."""
        if chance.below(2) == 0:
            return OPEN
        side = self.side(seat)
        men: i64 = 0
        pitch = side.pitch()
        while pitch:
            if usable_for(side, lowest(pitch)):
                men |= bit(lowest(pitch))
            pitch &= pitch - 1
        off = drawn(men, chance)
        on = drawn(usable_for(side, off), chance)
        lines: i64 = 0
        for line in range(4):
            if side.may_stand(on, line, off):
                lines |= bit(line)
        return substitution_code(off, on, drawn(lines, chance))

    def sample_deck(self, chance: Chance) -> i64:
        """A random deck; in the variant its order says all."""
        if self.decks == PRESETS:
            return self.cards.white | self.cards.presets[chance.below(4)]
        return sample_mix(self.cards, 0, chance) if self.decks == MIXED else 0

    def sample_order(self, seat: i64, chance: Chance) -> tuple[int, ...]:
        """The order that some choices have."""
        if self.step == SHOOTERS:
            return shuffled(self.available(seat), chance)[: self.shooters_wanted(seat)]
        if self.step == DECK and self.decks == VARIANT:
            return sample_plan(self.cards, chance)
        return ()

    def judge(self, seat: int, move: FIMove) -> Verdict:
        return judge(self, seat, move)

    def default(self, seat: int) -> FIMove:
        return move_of(self, self.side(seat), self.default_code(seat), self.default_order(seat))

    def default_code(self, seat: i64) -> i64:
        """FI-A58: what is done for a coach who is away."""
        side = self.side(seat)
        step = self.step
        if step == TEAM:
            return beginner_team(side)
        if step == DECK:
            return self.cards.white | self.cards.presets[0]
        if step == SUBSTITUTION:
            return OPEN
        if step == TACTIC or step == FURTHER:
            return side.best_card()
        if step == PICK:
            return strongest_picks(side, self.slots_of(seat), self.arrow_of(seat))
        if step == REPLACEMENT:
            return self.default_replacement(side)
        if step == COUNTER:
            return 1
        return side.strongest(side.outfield()) if step == STAND_IN else NONE

    def default_replacement(self, side: Side) -> i64:
        """The first of the kind of that line, else the first usable one, into his own line."""
        usable = self.usable(side)
        same = usable & side.kind(self.left_line)
        on = lowest(same if same else usable)
        return replacement_code(on, side.kind_of(on))

    def default_order(self, seat: i64) -> tuple[int, ...]:
        """The strongest shooters first; the beginner deck in the order of FI-D3."""
        side = self.side(seat)
        if self.step == DECK and self.decks == VARIANT:
            return tuple(listed(self.cards.white | self.cards.presets[0]))
        found: list[int] = []
        if self.step == SHOOTERS:
            men = self.available(seat)
            for _ in range(self.shooters_wanted(seat)):
                man = side.strongest(men)
                men &= ~bit(man)
                found.append(man)
        return tuple(found)

    # ---- what it does

    def apply(self, seat: int, move: FIMove, out: Sink) -> None:
        side = self.side(seat)
        self.act(seat, code_of(self, side, move), plan_of(side, move), out)

    def act(self, seat: i64, code: i64, order: tuple[int, ...], out: Sink) -> None:
        """Carries out the move with this number: what it means depends on the step."""
        step = self.step
        if step == PICK:
            self.pick(seat, code, out)
        elif step == SUBSTITUTION:
            if code == OPEN:
                self.no_more()
            else:
                self.substitute(off_in(code), on_in(code), line_in(code), out)
        elif step == REPLACEMENT:
            self.replace(on_in(code), line_in(code), out)
        elif step == COUNTER:
            self.answer_counter(code == 1, out)
        elif step == FURTHER:
            self.lay_further(code, out)
        elif step == EXCHANGE:
            self.exchange(code, out)
        else:
            self.seal(seat, code, order, out)

    def seal(self, seat: i64, code: i64, order: tuple[int, ...], out: Sink) -> None:
        """FI-A45, FI-36, FI-A53: kept hidden until nobody is awaited any more."""
        side = self.side(seat)
        side.choice = code
        side.plan = order
        step = self.step
        if out.on:
            out.tell(Chosen(clause=SEALED_CLAUSES[step], seat=seat, choice=CHOICES[step]))
        if self.awaits(1 - seat):
            return
        if step == TACTIC:
            self.reveal(out)
        elif step == TEAM:
            self.line_up(out)
        elif step == DECK:
            self.set_decks(out)
        elif step == STAND_IN:
            self.name_stand_ins(out)
        else:
            self.show_shooters(out)

    # ---- an attack

    def pick(self, seat: i64, picks: i64, out: Sink) -> None:
        """FI-48, FI-49, FI-70: the attacker marks his men, then the defender."""
        side = self.side(seat)
        side.picks = picks
        if self.phase == APPROACH:
            side.white |= men_in(picks)
        else:
            side.red |= men_in(picks)
        if out.on:
            self.tell_picked(seat, picks, out)
        if seat == self.striker():
            self.turn = 1 - seat
        else:
            self.resolve(out)

    def resolve(self, out: Sink) -> None:
        """FI-50 to FI-54, FI-74 to FI-76: strengths and dice of both."""
        seat = self.striker()
        side, other = self.side(seat), self.side(1 - seat)
        strength = strength_of(side, side.picks)
        defence = strength_of(other, other.picks)
        bonus: i64 = self.bonus if self.counter and self.phase == APPROACH else 0  # FI-90, FI-91
        roll = self.roll()
        defence_roll = self.roll()
        lead = strength + roll + bonus - defence - defence_roll
        self.succeeded = lead >= 0 if self.phase == APPROACH else lead > 0
        if out.on:
            out.tell(
                Rolled(
                    clause=self.roll_clause(),
                    phase=PHASES[self.phase],
                    attacker=seat,
                    defender=1 - seat,
                    strength=strength,
                    roll=roll,
                    bonus=bonus,
                    total=strength + roll + bonus,
                    defence=defence,
                    defence_roll=defence_roll,
                    defence_total=defence + defence_roll,
                    success=self.succeeded,
                )
            )
        if self.phase == SHOT and self.succeeded:
            side.goals += 1  # FI-76, FI-A38
            if out.on:
                out.tell(Goal(clause="FI-76", seat=seat, goals=(self.first.goals, self.second.goals)))
        self.checked = 0
        self.check_symbols(out)

    def roll_clause(self) -> str:
        """What decides the phase."""
        if self.phase == SHOT:
            return "FI-75"
        return "FI-53" if self.succeeded else "FI-54"

    def check_symbols(self, out: Sink) -> None:
        """FI-55, FI-77, FI-A20: man by man, the attacker's first, once in each phase (FI-A28, FI-A33)."""
        while self.checked < 6:
            seat = self.striker() if self.checked < 3 else 1 - self.striker()
            side = self.side(seat)
            man = picked(side.picks, self.checked % 3)
            self.checked += 1
            if man == NONE:
                continue
            symbol = side.symbol(man)
            if symbol and self.check_symbol(seat, man, symbol, out):
                return
        self.phase_over(out)

    def check_symbol(self, seat: i64, man: i64, symbol: i64, out: Sink) -> bool:
        """FI-56 to FI-63: whether a replacement must be chosen before the next symbol."""
        side = self.side(seat)
        roll = self.roll()
        result: ResultText = "nothing"
        if symbol == CROSS:
            if roll == 2:
                result = "injured"
        elif symbol == YELLOW:
            if roll <= 1:
                result = "second-yellow" if side.yellow & bit(man) else "booked"
        elif roll == 3:
            result = "sent-off"
        if out.on:
            out.tell(
                SymbolChecked(
                    clause=symbol_clause(symbol, result),
                    seat=seat,
                    man=man_name(side, man),
                    symbol=SYMBOLS[symbol - 1],
                    roll=roll,
                    result=result,
                )
            )
        if result == "booked":
            side.yellow |= bit(man)
        elif result == "injured":
            return self.injure(seat, man, out)
        elif result != "nothing":
            self.lose(side, man)
            side.sent_off |= bit(man)
        return False

    def lose(self, side: Side, man: i64) -> None:
        """FI-A21, FI-A29, FI-A50: he leaves, and his line remembers it."""
        side.lose_line(side.line_of(man))
        side.leave(man)

    def injure(self, seat: i64, man: i64, out: Sink) -> bool:
        """FI-57, FI-A22, FI-A51: whether somebody comes on for him."""
        side = self.side(seat)
        self.injured = man
        self.left_line = side.line_of(man)
        self.lose(side, man)
        side.injured |= bit(man)
        if self.usable(side):
            self.step = REPLACEMENT
            self.turn = seat
            return True
        self.injured = NONE
        self.left_line = NONE
        if out.on:
            out.tell(NotReplaced(clause="FI-A22", seat=seat, man=man_name(side, man)))
        return False

    def replace(self, on: i64, line: i64, out: Sink) -> None:
        """FI-57, FI-58: the substitute comes on at once, and the symbols go on."""
        seat = self.turn
        side = self.side(seat)
        side.come_on(on, line)
        if out.on:
            gone = man_name(side, self.injured)
            out.tell(Replaced(clause="FI-57", seat=seat, off=gone, on=man_name(side, on), line=LINES[line]))
        self.injured = NONE
        self.left_line = NONE
        self.step = PICK
        self.check_symbols(out)

    def phase_over(self, out: Sink) -> None:
        """FI-65, FI-78, FI-A11: whoever was used and is still there is turned."""
        for seat in range(2):
            side = self.side(seat)
            used = men_in(side.picks) & side.pitch()
            side.turn_left(used)
            side.picks = NO_PICKS
            if out.on and used:
                strengths = tuple([side.strength(man) for man in listed(used)])
                clause = "FI-65" if self.phase == APPROACH else "FI-78"
                out.tell(Turned(clause=clause, seat=seat, men=names_of(side, used), strengths=strengths))
        self.checked = 0
        if self.phase == APPROACH and self.succeeded:  # FI-35, FI-93
            self.phase = SHOT
            self.succeeded = False
            self.step = PICK
            self.turn = self.striker()
            return
        failed = self.phase == APPROACH
        self.first.unmark()  # FI-79, FI-A10
        self.second.unmark()
        # FI-86, FI-94, FI-A15, FI-A16, FI-A18: only after the attacker's own approach, and once.
        if failed and not self.counter and not self.countered:
            self.step = COUNTER
            self.turn = 1 - self.attacker
        else:
            self.attack_over(out)

    def answer_counter(self, counters: bool, out: Sink) -> None:
        """FI-86, FI-87, FI-88, FI-A17: with the card revealed in this period (FI-A13)."""
        seat = self.turn
        if not counters:
            if out.on:
                out.tell(CounterDeclined(clause="FI-A17", seat=seat))
            self.attack_over(out)
            return
        self.countered = True
        self.begin_attack(self.side(seat).tactic, True)
        if out.on:
            bonus: i64 = self.bonus if self.phase == APPROACH else 0  # FI-A14
            out.tell(CounterBegan(clause="FI-86", attacker=seat, card=CARDS[self.card], bonus=bonus))

    def tell_picked(self, seat: i64, picks: i64, out: Sink) -> None:
        """The men chosen, slot by slot."""
        side = self.side(seat)
        places = range(slot_count(self.slots_of(seat)))
        out.tell(
            Picked(
                clause=self.pick_clause(seat),
                seat=seat,
                phase=PHASES[self.phase],
                men=tuple([name_of_man(side, picked(picks, place)) for place in places]),
                used=tuple([man_name(side, man) for man in chosen_men(picks)]),
                strengths=tuple([side.strength(picked(picks, place)) for place in places]),
                strength=strength_of(side, picks),
            )
        )

    def pick_clause(self, seat: i64) -> str:
        """Under which clause a coach chooses his men."""
        if self.phase == SHOT:
            return "FI-68"
        return "FI-48" if seat == self.striker() else "FI-49"

    # ---- seeing and copying

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.finale.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: FIMove) -> Preview:
        from ludofoot.games.finale.asking import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.finale.view import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = Finale(self.cards, self.red_seat, chance)
        self.copy_into(twin)
        return twin


CHOICES: Final[dict[int, ChoiceText]] = {
    TEAM: "team",
    DECK: "deck",
    TACTIC: "tactic",
    STAND_IN: "stand-in",
    SHOOTERS: "shooters",
}
SEALED_CLAUSES: Final = {
    TEAM: "FI-A45",
    DECK: "FI-24",
    TACTIC: "FI-36",
    STAND_IN: "FI-A53",
    SHOOTERS: "FI-114",
}


def drawn(cards: i64, chance: Chance) -> i64:
    """One of a set that is not empty, at random."""
    count = size(cards)
    return lowest(cards) if count == 1 else nth(cards, chance.below(count))


def usable_for(side: Side, off: i64) -> i64:
    """FI-A49, FI-A24: who may come on for a man who is taken off."""
    keepers = side.kind(GOAL)
    if side.goal & bit(off):
        return side.bench & keepers
    return side.bench if side.goal == 0 else side.bench & ~keepers


def symbol_clause(symbol: i64, result: ResultText) -> str:
    """The clause of what a symbol does."""
    if symbol == CROSS:
        return "FI-56"
    if symbol == YELLOW:
        return "FI-61" if result == "second-yellow" else "FI-60"
    return "FI-62"
