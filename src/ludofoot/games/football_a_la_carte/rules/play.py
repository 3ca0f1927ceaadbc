"""What the moves do."""

from __future__ import annotations

from typing import Self, final

from mypy_extensions import i64

from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Outcome, Preview, Refusal, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.records import FCMove
from ludofoot.games.football_a_la_carte.rules import telling
from ludofoot.games.football_a_la_carte.rules.choices import default_code, listed_codes, sampled_code
from ludofoot.games.football_a_la_carte.rules.codes import (
    CONCEDE,
    CUT,
    FIRST_DISCARD,
    FIRST_FREE_KICK_MOVE,
    FIRST_PLAY,
    FIRST_THROW,
    ROW,
    code_of,
    move_of,
)
from ludofoot.games.football_a_la_carte.rules.deck import (
    CORNER_RED,
    HAND,
    PENALTY,
    Deck,
    flight,
    squares_on,
    symbol_on,
)
from ludofoot.games.football_a_la_carte.rules.halves import Halves
from ludofoot.games.football_a_la_carte.rules.judge import clause_of_bar, judge
from ludofoot.games.football_a_la_carte.rules.pitch import (
    AREA,
    BLUE,
    FATES,
    LANDED,
    NOWHERE,
    OUT_EAST,
    RED,
    SHOT,
    corner_square,
    run,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    CLEAR,
    CUT_PILE,
    FOLLOW,
    KICK_OFF,
    LAST_STOP,
    ON_PENALTY,
    OVER,
    PLAY,
    STOP,
    THROW,
)
from ludofoot.games.football_a_la_carte.rules.seating import hand_size, place_of, seated


@final
class FootballALaCarte(Halves):
    """One game in progress."""

    @staticmethod
    def dealt(deck: Deck, seats: int, opener: int, single: int, chance: Chance) -> FootballALaCarte:
        """A new game before its kick-off. By lot, in this order: who begins (FC-A36) and who plays alone
        (FC-A46) if they are not settled (negative), the end of the beginner's team (FC-17), the hands."""
        game = FootballALaCarte(deck, seats, chance)
        if opener < 0:
            opener = chance.below(seats)
        if seats == 3 and single < 0:
            single = chance.below(seats)
        seated(game.order, seats, single)
        game.place = place_of(game.order, opener)
        game.turn = opener
        game.opened = game.place & 1
        game.south = game.opened if chance.below(2) == 0 else 1 - game.opened
        game.pile = deck.every  # FC-07, FC-12, FC-A1: shuffled as it is drawn from
        for seat in range(seats):
            game.full.put(seat, hand_size(seats, game.team_of(seat)))
            game.fill(seat)
        return game

    # ---- what may be done

    def moves(self, seat: int) -> list[FCMove] | None:
        if seat != self.turn or self.step == OVER:
            return []
        return [move_of(code) for code in listed_codes(self, seat)]

    def sample(self, seat: int, chance: Chance) -> FCMove:
        return move_of(sampled_code(self, seat, chance))

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        self.act(sampled_code(self, seat, chance), out)

    def judge(self, seat: int, move: FCMove) -> Verdict:
        return judge(self, seat, move)

    def barred(self, seat: int) -> Refusal | None:
        found = super().barred(seat)
        return None if found is None else Refusal(found.code, clause_of_bar(self, found.code))

    def default(self, seat: int) -> FCMove:
        return move_of(default_code(self, seat))

    # ---- what it does

    def apply(self, seat: int, move: FCMove, out: Sink) -> None:
        self.act(code_of(move), out)

    def act(self, code: i64, out: Sink) -> None:
        """Carries out the move with this number."""
        if code >= FIRST_PLAY:
            rest: i64 = (code - FIRST_PLAY) // ROW
            self.play(code - FIRST_PLAY - rest * ROW, (rest >> 1) - 1, (rest & 1) == 1, out)
        elif code >= FIRST_THROW:
            self.throw_in(code - FIRST_THROW, out)
        elif code == CONCEDE:
            self.concede(out)
        elif code == CUT:
            self.cut(out)
        elif code > CUT:
            self.give_up(out)
        elif code >= FIRST_FREE_KICK_MOVE:
            direction: i64 = (code - FIRST_FREE_KICK_MOVE) // ROW
            self.free_kick(code - FIRST_FREE_KICK_MOVE - direction * ROW, direction, out)
        elif code >= FIRST_DISCARD:
            self.discard(code - FIRST_DISCARD, out)
        else:
            self.stop(code, out)

    # ---- cards that move the ball

    def play(self, face: i64, start: i64, penalty: bool, out: Sink) -> None:
        """FC-19, FC-20: a card is laid and the ball moved as it says."""
        if start != NOWHERE:
            self.ball = start
        end = flight(face, self.ball, self.upward())
        self.lay(face)
        if out.on:
            telling.tell_played(self, face, out)
        self.ball = end // FATES
        if penalty:  # FC-38, FC-58, FC-A50
            self.lay(PENALTY)
            self.call_penalty(out)
        else:
            self.end_turn(end % FATES, out)

    def free_kick(self, face: i64, direction: i64, out: Sink) -> None:
        """FC-36, FC-A7: the first leg; an Attacker follows unless the ball is out (FC-40, FC-A8)."""
        end = run(self.ball, self.upward(), direction, squares_on(face))
        self.lay(face)
        if out.on:
            telling.tell_free_kick(self, face, direction, out)
        self.ball = end // FATES
        if end % FATES == LANDED:
            self.step = FOLLOW
        else:
            self.end_turn(end % FATES, out)

    def throw_in(self, to: i64, out: Sink) -> None:
        """FC-66, FC-67: a step, then a card in the same turn (FC-A27)."""
        if out.on:
            telling.tell_throw(self, to, out)
        self.ball = to
        self.step = PLAY

    def discard(self, face: i64, out: Sink) -> None:
        """FC-A23: in open play the turn ends; a kick-off or a clearance is tried again."""
        self.lay(face)
        if out.on:
            telling.tell_discarded(self, face, out)
        if self.step == PLAY:
            self.end_turn(LANDED, out)
        else:
            self.draw("FC-A23", out)

    def give_up(self, out: Sink) -> None:
        """FC-A23: nothing to play and nothing to draw ends the half at once."""
        if out.on:
            telling.tell_stuck(self, out)
        self.end_half(self.place, out)

    # ---- the end of a turn

    def end_turn(self, fate: i64, out: Sink) -> None:
        """The hand is filled, then the other team has to deal with what became of the ball."""
        if out.on and fate != LANDED:
            telling.tell_fate(self, fate, out)
        # FC-24, FC-29, FC-39: each in its own words.
        self.draw("FC-29" if self.step == KICK_OFF else "FC-39" if self.step == FOLLOW else "FC-24", out)
        if fate == SHOT:  # FC-45, FC-A28
            self.step = LAST_STOP if self.few_left() else STOP
            self.go_on()
        elif self.last_turn:  # FC-A28
            self.end_half(self.place, out)
        else:
            # FC-42, FC-64: beside the goal a clearance, over a touchline a throw-in.
            self.step = PLAY if fate == LANDED else CLEAR if fate <= OUT_EAST else THROW
            self.side = fate
            self.go_on()
            self.look_at_pile(out)

    # ---- stopping a shot

    def stop(self, face: i64, out: Sink) -> None:
        """FC-46, FC-48, FC-77, FC-A45: a Goalkeeper or a Corner, and that was the turn."""
        self.lay(face)
        if self.step == LAST_STOP:  # FC-77, FC-78, FC-A29, FC-A31: nothing is moved, cut or drawn
            if out.on:
                telling.tell_whistle_stop(self, face, out)
            self.end_half(self.place - 1, out)
        elif face < CORNER_RED:
            self.save(face, out)
        else:
            self.give_corner(RED if face == CORNER_RED else BLUE, out)

    def save(self, face: i64, out: Sink) -> None:
        """FC-47, FC-A12: from the last square before the line along the arrows."""
        if out.on:
            telling.tell_saved(self, face, out)
        end = flight(face, self.ball, self.upward())
        self.ball = end // FATES
        self.end_turn(end % FATES, out)

    def give_corner(self, colour: i64, out: Sink) -> None:
        """FC-50 to FC-52: the ball lies on that corner, and the next player cuts."""
        self.ball = corner_square(not self.upward(), colour)
        self.colour = colour
        if out.on:
            telling.tell_corner(self, colour, out)
        self.draw("FC-24", out)
        self.step = CUT_PILE
        self.go_on()
        self.look_at_pile(out)  # FC-A42: the cut is then the last turn

    def concede(self, out: Sink) -> None:
        """FC-72: a goal; whoever did not stop it kicks off in the same turn (FC-A18)."""
        last = self.step == LAST_STOP
        if out.on:
            telling.tell_conceded(self, out)
        self.score(1 - self.team(), "shot", "FC-77" if last else "FC-72", out)
        if last:
            self.end_half(self.place - 1, out)
        else:
            self.kick_off("FC-55", out)

    # ---- cutting

    def call_penalty(self, out: Sink) -> None:
        """FC-59, FC-A39: the taker draws, then the next player cuts."""
        if out.on:
            telling.tell_penalty(self, out)
        self.draw("FC-39", out)
        self.step = CUT_PILE
        self.colour = ON_PENALTY
        self.go_on()

    def cut(self, out: Sink) -> None:
        """FC-52, FC-60, FC-A19: any card of the pile is shown, and the pile stays as it is."""
        few = self.few_left()
        # FC-80, FC-A39, FC-A42: too small a pile is replaced by the discards.
        card = self.chance.draw(self.discards if few else self.pile)
        face = self.deck.face_of(card)
        self.cut_face = face
        if not few:
            self.remember_shown(face)
        if out.on:
            telling.tell_cut(self, face, few, out)
        if self.colour == ON_PENALTY:
            self.decide_penalty(symbol_on(face) == HAND, few, out)
        else:
            self.decide_corner(symbol_on(face) == self.colour, few, out)

    def decide_penalty(self, hand: bool, few: bool, out: Sink) -> None:
        """FC-61: a hand saves it; FC-63: anything else is a goal."""
        if hand:
            if out.on:
                telling.tell_cleared(self, "FC-61", out)
        else:
            self.score(1 - self.team(), "penalty", "FC-63", out)
        if few:  # FC-80, FC-81: this cut is no turn (FC-A34)
            self.end_half(self.place - 1, out)
        elif hand:
            self.clear_from_area()  # FC-62, FC-A17
        else:
            self.kick_off("FC-63", out)

    def decide_corner(self, same: bool, few: bool, out: Sink) -> None:
        """FC-53: a flag of the corner's colour is a goal; FC-56: anything else stops it."""
        if same:
            self.score(self.team(), "corner", "FC-53", out)
        elif out.on:
            telling.tell_cleared(self, "FC-56", out)
        if few:  # FC-A42: this cut was the last turn
            self.end_half(self.place, out)
            return
        self.go_on()  # FC-A16
        if same:
            self.kick_off("FC-55", out)
        else:
            self.clear_from_area()  # FC-57

    def clear_from_area(self) -> None:
        """FC-57, FC-61, FC-A14: from any square of the own goal area, chosen with the card."""
        self.step = CLEAR
        self.side = AREA
        self.ball = NOWHERE

    def outcome(self) -> Outcome | None:
        return telling.outcome_of(self) if self.step == OVER else None

    # ---- asking and seeing

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.football_a_la_carte.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: FCMove) -> Preview:
        from ludofoot.games.football_a_la_carte.asking import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.football_a_la_carte.view import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = FootballALaCarte(self.deck, self.seats, chance)
        self.copy_into(twin)
        return twin
