"""Match days: line-ups, actions in turn, answers, substitutions, results (FM-74 to FM-97)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import (
    Answered,
    DayEnded,
    DealsBanned,
    LineUpIn,
    LineUpsShown,
    MatchBegan,
    MatchDay,
    MatchEnded,
    MatchPassed,
    NotAnswered,
    NotSubstituted,
    PlusPlayed,
    StruckDown,
    Substituted,
)
from ludofoot.games.footmania.records import PLUSES
from ludofoot.games.footmania.rules.album import CROWD, FORM_3, INJURY, LOW_BLOW, RED, RED_CARD
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.calendar import matches_of
from ludofoot.games.footmania.rules.eleven import (
    CLOSED,
    EMPTY,
    MOST_FOREIGNERS,
    TRAINEE,
    foreigners_in,
    stars_of,
)
from ludofoot.games.footmania.rules.position import (
    ACTION,
    ANSWER,
    EVERYBODY,
    LINE_UPS,
    SEATS_AT_MOST,
    SUBSTITUTE,
)
from ludofoot.games.footmania.rules.turns import Turns

MOST_PLAYED: Final = 3
MOST_CHANGES: Final = 2
RECEIPTS: Final = 5  # FM-95: 500,000
PENNANTS_A_STAR: Final = 5
LOW_BLOW_STARS: Final = 2


class Matches(Turns):
    """What happens on the pitch."""

    # ---- the day

    def trigger_match_day(self, out: Sink) -> None:
        """FM-74, FM-75: at once, on the championship square (FM-A14)."""
        self.day += 1
        pairs = matches_of(self.seats, self.day)
        self.fixtures = [self.schedule(home) * SEATS_AT_MOST + self.schedule(away) for home, away in pairs]
        if out.on:
            self.tell_match_day(out)
        if self.day == self.days() - 1:  # FM-54, FM-A8
            self.ban_deals(out)
            if out.on:
                out.tell(DealsBanned(clause="FM-54"))
        self.begin_match(out)

    def tell_match_day(self, out: Sink) -> None:
        """The matches of the day, and who is exempt (FM-78)."""
        home = tuple([pair // SEATS_AT_MOST for pair in self.fixtures])
        away = tuple([pair % SEATS_AT_MOST for pair in self.fixtures])
        idle = [seat for seat in range(self.seats) if seat not in home and seat not in away]
        out.tell(
            MatchDay(
                clause="FM-74",
                seat=self.turn,
                day=self.day,
                days=self.days(),
                home=home,
                away=away,
                exempt=idle[0] if idle else None,
            )
        )

    def begin_match(self, out: Sink) -> None:
        """FM-77: one after the other; FM-A41: both line-ups are asked for."""
        self.line_ups = [[], []]
        self.played = [0, 0]
        self.changes = [0, 0]
        self.bonus = [0, 0]
        self.acting = 0
        self.passes = 0
        self.step = LINE_UPS
        if out.on:
            home, away = self.side(0), self.side(1)
            clause = "FM-A29" if self.play_off else "FM-77"
            out.tell(MatchBegan(clause=clause, home=home, away=away, play_off=len(self.play_off) > 0))

    # ---- line-ups

    def hand_in(self, seat: i64, eleven: list[int], out: Sink) -> None:
        """FM-A41: secretly; shown together."""
        self.line_ups[self.side_of(seat)] = eleven
        if out.on:
            out.tell(LineUpIn(clause="FM-A41", seat=seat))
        if self.line_ups[0] and self.line_ups[1]:
            self.show_line_ups(out)

    def show_line_ups(self, out: Sink) -> None:
        """FM-85, FM-88: both teams lie open and are counted; then the first-named team acts (FM-A17)."""
        for eleven in self.line_ups:
            self.take_the_field(eleven)
        self.step = ACTION
        if out.on:
            out.tell(
                LineUpsShown(
                    clause="FM-85",
                    home=self.side(0),
                    away=self.side(1),
                    home_eleven=self.named(self.line_ups[0]),
                    away_eleven=self.named(self.line_ups[1]),
                    home_stars=self.strength(0),
                    away_stars=self.strength(1),
                )
            )

    def take_the_field(self, eleven: list[int]) -> None:
        """Seen by all, and bound to this team until the day is over (FM-A40)."""
        for card in eleven:
            if card >= 0:
                self.known[card] = EVERYBODY
                self.locked.append(card)

    def named(self, eleven: list[int]) -> tuple[str | None, ...]:
        """An eleven by name; trainees and empty places have none."""
        return tuple([self.album.name(card) if card >= 0 else None for card in eleven])

    def strength(self, side: i64) -> i64:
        """FM-88, FM-A34: stars, trainees, pennant stars (FM-128), plus effects; never below 0."""
        pennants = self.pennants.get(self.side(side)) // PENNANTS_A_STAR
        total = stars_of(self.album, self.line_ups[side]) + pennants + self.bonus[side]
        return total if total > 0 else 0

    # ---- actions

    def next_action(self) -> None:
        """FM-A17, FM-A44: the other team's turn to act."""
        self.attack = NO_CARD
        self.attacked = NO_CARD
        self.acting = 1 - self.acting
        self.step = ACTION

    def pass_action(self, out: Sink) -> None:
        """FM-A17: the match ends after two passes in a row."""
        self.passes += 1
        if out.on:
            out.tell(MatchPassed(clause="FM-A17", seat=self.side(self.acting)))
        if self.passes == 2:
            self.end_match(out)
        else:
            self.next_action()

    def may_play(self, side: i64, kind: i64) -> bool:
        """FM-91, FM-114: three cards a match, but the crowd does not count."""
        return kind == CROWD or self.played[side] < MOST_PLAYED

    def use_plus(self, side: i64, kind: i64) -> None:
        """FM-120: a card is used up, in the open."""
        self.remove_plus(self.side(side), kind, EVERYBODY)
        if kind != CROWD:
            self.played[side] = self.played[side] + 1

    def play_plus(self, kind: i64, place: i64, out: Sink) -> None:
        """FM-115 to FM-119: stars for one's own team, or an attack that the other team may answer."""
        side = self.acting
        self.use_plus(side, kind)
        self.passes = 0
        if kind <= CROWD:
            self.bonus[side] = self.bonus[side] + bonus_of(kind)
        if out.on:
            self.tell_played(side, kind, place, out)
        if kind <= CROWD:
            self.next_action()
        else:
            self.attack = kind
            self.attacked = place
            self.step = ANSWER

    def tell_played(self, side: i64, kind: i64, place: i64, out: Sink) -> None:
        """Which card, and whom it names."""
        target = NO_CARD if place < 0 else self.line_ups[1 - side][place]
        out.tell(
            PlusPlayed(
                clause=played_clause(kind),
                seat=self.side(side),
                plus=PLUSES[kind],
                place=None if place < 0 else place + 1,
                footballer=None if target < 0 else self.album.name(target),
                stars=self.strength(side),
            )
        )

    def is_target(self, side: i64, kind: i64, place: i64) -> bool:
        """FM-D4: a footballer on the pitch, no trainee; a red card not in goal."""
        return self.line_ups[side][place] >= 0 and (kind != RED_CARD or place > 0)

    # ---- answers

    def answer(self, kind: i64, out: Sink) -> None:
        """FM-117, FM-A44: the attack is cancelled; both cards are used up and count."""
        side = 1 - self.acting
        self.use_plus(side, kind)
        if out.on:
            against = PLUSES[self.attack]
            out.tell(Answered(clause="FM-A44", seat=self.side(side), plus=PLUSES[kind], against=against))
        self.next_action()

    def do_not_answer(self, out: Sink) -> None:
        """FM-A44: only now the effect follows."""
        side = 1 - self.acting
        kind, place = self.attack, self.attacked
        if out.on:
            out.tell(NotAnswered(clause="FM-A44", seat=self.side(side)))
        struck: i64 = NO_CARD
        if kind == LOW_BLOW:
            self.bonus[side] = self.bonus[side] - LOW_BLOW_STARS
        else:
            struck = self.line_ups[side][place]
            left: i64 = TRAINEE if kind == INJURY else EMPTY if kind == RED_CARD else CLOSED
            self.line_ups[side][place] = left
        if out.on:
            self.tell_struck(side, kind, place, struck, out)
        if kind == INJURY:
            self.step = SUBSTITUTE
        else:
            self.next_action()

    def tell_struck(self, side: i64, kind: i64, place: i64, struck: i64, out: Sink) -> None:
        """What the attack did."""
        out.tell(
            StruckDown(
                clause="FM-116" if struck < 0 else "FM-119",
                seat=self.side(side),
                plus=PLUSES[kind],
                place=None if place < 0 else place + 1,
                footballer=None if struck < 0 else self.album.name(struck),
                stars=self.strength(side),
            )
        )

    # ---- substitutions

    def can_come_on(self, side: i64, place: i64, card: i64) -> bool:
        """FM-A18, FM-A46: an own footballer who has not been on the pitch, for that number, FM-86 kept."""
        off: i64 = self.line_ups[side][place]
        if off == EMPTY or off == CLOSED or card in self.locked:
            return False
        if not (self.album.places[card] >> place) & 1:
            return False
        if self.album.colour[card] != RED or (off >= 0 and self.album.colour[off] == RED):
            return True
        return foreigners_in(self.album, self.line_ups[side]) < MOST_FOREIGNERS

    def substitute(self, side: i64, place: i64, card: i64, out: Sink) -> None:
        """FM-92: the man leaving may not return in that match."""
        off: i64 = self.line_ups[side][place]
        self.line_ups[side][place] = card
        self.changes[side] = self.changes[side] + 1
        self.known[card] = EVERYBODY
        self.locked.append(card)
        self.passes = 0
        if out.on:
            out.tell(
                Substituted(
                    clause="FM-92",
                    seat=self.side(side),
                    place=place + 1,
                    footballer=self.album.name(card),
                    off=self.album.name(off) if off >= 0 else None,
                    stars=self.strength(side),
                )
            )
        self.next_action()

    def do_not_substitute(self, out: Sink) -> None:
        """FM-D4: then a trainee stays on."""
        if out.on:
            out.tell(NotSubstituted(clause="FM-A44", seat=self.side(1 - self.acting)))
        self.next_action()

    # ---- the result

    def end_match(self, out: Sink) -> None:
        """FM-93: more stars take 2 points; FM-94: a draw gives 1 each."""
        home, away = self.side(0), self.side(1)
        ours, theirs = self.strength(0), self.strength(1)
        self.award(home, 2 if ours > theirs else 1 if ours == theirs else 0)
        self.award(away, 2 if theirs > ours else 1 if ours == theirs else 0)
        if out.on:
            winner = home if ours > theirs else away if theirs > ours else None
            out.tell(
                MatchEnded(
                    clause="FM-94" if winner is None else "FM-93",
                    home=home,
                    away=away,
                    home_stars=ours,
                    away_stars=theirs,
                    winner=winner,
                )
            )
        self.match += 1
        if self.play_off:  # FM-A40: bound until the result of a play-off match
            self.locked = []
        if self.match < len(self.fixtures):
            self.begin_match(out)
        elif self.play_off:
            self.end_play_off(out)
        else:
            self.end_day(out)

    def award(self, seat: i64, points: i64) -> None:
        """Points of the championship, or of the play-off, which are counted apart (FM-A29)."""
        if self.play_off:
            self.play_off_points.put(seat, self.play_off_points.get(seat) + points)
        else:
            self.points.put(seat, self.points.get(seat) + points)

    def clear_pitch(self) -> None:
        """No match is being played."""
        self.fixtures = []
        self.match = 0
        self.line_ups = []  # FM-A19: whoever was injured or sent off is back
        self.played = [0, 0]
        self.changes = [0, 0]
        self.bonus = [0, 0]
        self.acting = 0
        self.passes = 0
        self.locked = []

    def end_day(self, out: Sink) -> None:
        """FM-95: receipts for every team, also an exempt one (FM-A16); FM-96: back to the start."""
        self.clear_pitch()
        for seat in range(self.seats):
            self.cash.put(seat, self.cash.get(seat) + RECEIPTS)
        self.pawns_to_championship()
        if out.on:
            points = tuple(self.per_seat(self.points))
            out.tell(DayEnded(clause="FM-95", day=self.day, receipts=RECEIPTS, points=points))
        if self.day == self.days():
            self.end_championship(out)
        else:
            self.next_turn(out)  # FM-A15, FM-A37

    # ---- what the last layer does

    def end_championship(self, out: Sink) -> None:
        """After the last day."""
        raise NotImplementedError

    def end_play_off(self, out: Sink) -> None:
        """After its last match."""
        raise NotImplementedError


def bonus_of(kind: i64) -> i64:
    """FM-118, FM-D4: the stars of a form card, or of the crowd."""
    return kind + 1 if kind <= FORM_3 else 2


def played_clause(kind: i64) -> str:
    """The clause of a plus card."""
    if kind <= FORM_3:
        return "FM-118"
    return "FM-115" if kind == CROWD else "FM-116" if kind == LOW_BLOW else "FM-119"
