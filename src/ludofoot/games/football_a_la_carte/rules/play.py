"""What the moves do."""

from __future__ import annotations

from typing import Self, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Outcome, Preview, Verdict, View
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
from ludofoot.games.football_a_la_carte.rules.judge import judge
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
    CYCLE,
    FOLLOW,
    KICK_OFF,
    LAST_STOP,
    ON_PENALTY,
    OVER,
    PLAY,
    STOP,
    THROW,
    Position,
)
from ludofoot.games.football_a_la_carte.rules.seating import hand_size, place_of, seated


@final
class FootballALaCarte(Position):
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

    def lay(self, face: i64) -> None:
        """FC-27, FC-A37: a card of the player in turn comes open beside the draw pile."""
        seat = self.turn
        hand = self.hands.get(seat)
        copies = self.deck.cards_of(face)
        held = hand & copies
        card = held & -held
        self.hands.put(seat, hand ^ card)
        self.discards |= card
        self.top = face
        if self.table != 0 or self.shown:
            self.seen_again(seat, face, copies)

    def seen_again(self, seat: i64, face: i64, copies: i64) -> None:
        """A card that was known to be in the pile may have been this one: nobody is sure of it any more."""
        known = self.table & copies
        if known != 0 and self.drawn.get(seat) > self.table_base.get(seat):
            self.table ^= known & -known
        for number, entry in enumerate(self.shown):
            if entry[0] == face and self.drawn.get(seat) > entry[1 + seat]:
                self.shown = self.shown[:number] + self.shown[number + 1 :]
                return

    def fill(self, seat: i64) -> i64:
        """FC-24, FC-A30: draws back to the full number, or what is there; the cards drawn."""
        hand = self.hands.get(seat)
        missing = self.full.get(seat) - size(hand)
        new: i64 = 0
        while missing > 0 and self.pile != 0:
            card = bit(self.chance.draw(self.pile))
            self.pile ^= card
            new |= card
            missing -= 1
        self.hands.put(seat, hand | new)
        self.drawn.put(seat, self.drawn.get(seat) + size(new))
        return new

    def draw(self, clause: str, out: Sink) -> None:
        """The player in turn fills his hand."""
        new = self.fill(self.turn)
        if out.on:
            telling.tell_drawn(self, self.turn, new, clause, out)

    def go_on(self) -> None:
        """FC-15, FC-16: the next player of the cycle, who is of the other team."""
        self.place = (self.place + 1) & (CYCLE - 1)
        self.turn = self.order.get(self.place)

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

    def look_at_pile(self, out: Sink) -> None:
        """FC-75, FC-76, FC-A28: after a whole draw; with three cards or fewer the next turn, a normal one
        (FC-A48), is the last."""
        if self.few_left():
            self.last_turn = True
            if out.on:
                telling.tell_last_turn(self, out)

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
        if not few:
            self.remember_shown(face)
        if out.on:
            telling.tell_cut(self, face, few, out)
        if self.colour == ON_PENALTY:
            self.decide_penalty(symbol_on(face) == HAND, few, out)
        else:
            self.decide_corner(symbol_on(face) == self.colour, few, out)

    def remember_shown(self, face: i64) -> None:
        """FC-A47: everybody has seen that this card is in the pile."""
        drawn = self.drawn
        entry = (face, drawn.first, drawn.second, drawn.third, drawn.fourth)
        self.shown = (*self.shown, entry)

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

    def score(self, team: i64, scored: telling.ScoredText, clause: str, out: Sink) -> None:
        """FC-73: one goal more."""
        if team == 0:
            self.home_goals += 1
        else:
            self.away_goals += 1
        if out.on:
            telling.tell_goal(self, team, scored, clause, out)

    def kick_off(self, clause: str, out: Sink) -> None:
        """FC-54, FC-55: the ball goes back to the centre."""
        self.step = KICK_OFF
        self.ball = NOWHERE
        if out.on:
            telling.tell_kick_off(self, clause, out)

    # ---- halves

    def end_half(self, last: i64, out: Sink) -> None:
        """FC-79, FC-81: the second half begins, or it is over (FC-88). `last`: who had the last turn."""
        if self.half == 2:  # FC-74, FC-89
            self.step = OVER
            self.ball = NOWHERE
            self.last_turn = False
            if out.on:
                telling.tell_over(self, out)
            return
        if out.on:
            telling.tell_half_time(self, out)
        self.half = 2
        self.last_turn = False
        self.shuffle_table()
        for seat in range(self.seats):  # FC-82, FC-84, FC-A29, FC-A30
            new = self.fill(seat)
            if out.on:
                telling.tell_drawn(self, seat, new, "FC-84", out)
        self.south = 1 - self.south  # FC-85
        if out.on:
            telling.tell_ends(self, out)
        self.place = last & (CYCLE - 1)
        self.go_on()
        if self.team() == self.opened:  # FC-87, FC-A34
            self.go_on()
        self.kick_off("FC-86", out)

    def shuffle_table(self) -> None:
        """FC-83: all cards on the table become the new draw pile; everybody knows which lay open."""
        self.table = self.discards
        self.table_base = self.drawn.copy()
        self.pile |= self.discards
        self.discards = 0
        self.top = telling.NO_FACE

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
