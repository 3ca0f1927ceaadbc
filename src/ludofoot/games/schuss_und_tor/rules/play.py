"""What the moves do."""

from __future__ import annotations

from typing import Final, Self, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.outcome import ranked
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Outcome, Preview, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    FACES,
    NAMES,
    ActionDrawn,
    ActionsReshuffled,
    Dealt,
    Declined,
    ExtraTime,
    Fouled,
    FullTime,
    GameOver,
    Goal,
    HowText,
    Kept,
    Laid,
    LastCardLaid,
    NoEffect,
    OpenerDrawn,
    Parried,
    Passed,
    STMove,
    Stopped,
    Taken,
    Threatened,
)
from ludofoot.games.schuss_und_tor.rules.codes import (
    CONCEDE,
    DECLINE,
    END,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    MOVES,
    PASS,
    PLAY_ON,
    STOP,
    TAKE,
    code_of,
)
from ludofoot.games.schuss_und_tor.rules.deck import (
    AUS,
    BOMBER,
    FIRST_PARRIED,
    FOUL,
    HAND,
    NAME_COUNT,
    SCHIEDSRICHTER,
    TORMANN,
    VERLETZT,
    ZWEI_TORE,
    Deck,
)
from ludofoot.games.schuss_und_tor.rules.judge import judge
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    CALLED,
    FREE,
    FRESH,
    FULL_TIME,
    NO_CARD,
    NOBODY,
    ON_TORMANN,
    OVER,
    PARRY,
    SECOND,
    SERVE,
    Position,
)

SEATS_AT_MOST: Final = 4


@final
class SchussUndTor(Position):
    """One game in progress."""

    # ---- the deal

    @staticmethod
    def dealt(deck: Deck, seats: int, opener: int, chance: Chance) -> SchussUndTor:
        """A new game before its first card; a negative opener is drawn by lot (ST-15, ST-A28)."""
        game = SchussUndTor(deck, seats, chance)
        game.greens = greens_for(deck, seats)
        game.actions = deck.every_action  # ST-09: a pile of its own, shuffled as it is drawn from
        game.turn = chance.below(seats) if opener < 0 else opener
        game.deal(hand_size(seats))
        return game

    def deal(self, count: i64) -> None:
        """Deals so many cards to each (ST-09); the rest are the undealt ones (ST-14)."""
        cards: i64 = self.greens
        for seat in range(self.seats):
            hand: i64 = 0
            for _ in range(count):
                card: i64 = bit(self.chance.draw(cards))
                hand |= card
                cards ^= card
            self.hands.put(seat, hand)
        self.undealt.loose = cards
        self.undealt.under = ()

    # ---- what may be done

    def moves(self, seat: int) -> list[STMove] | None:
        if seat != self.turn or self.step == OVER:
            return []
        if ACT_FOUL <= self.step <= ACT_SCHIEDSRICHTER or self.step == FULL_TIME:
            return self.special_moves()
        return self.layings(self.hands.get(seat) & self.fitting())

    def layings(self, cards: i64) -> list[STMove]:
        """The moves that lay one of these cards, each face once, and the one that lays none."""
        listed: list[STMove] = []
        last: i64 = NO_CARD
        while cards:
            face = self.deck.face_of(lowest(cards))
            cards &= cards - 1
            if face == last:
                continue
            last = face
            if face == BOMBER:  # ST-26, ST-A26: any of the five names
                listed.extend(MOVES[FIRST_BOMBER_LAY:PASS])
            else:
                listed.append(MOVES[face])
        if self.may_leave():
            listed.append(MOVES[self.leaving()])
        return listed

    def leaving(self) -> i64:
        """Not laying a card, in the word of this step."""
        return PASS if self.step == SERVE else STOP if self.step == SECOND else CONCEDE

    def special_moves(self) -> list[STMove]:
        """The moves of the steps in which no card is laid."""
        if self.step == ACT_FOUL:
            return [*(MOVES[FIRST_FOUL + seat] for seat in self.victims()), MOVES[DECLINE]]
        if self.step == ACT_VERLETZT:
            return [MOVES[TAKE], MOVES[DECLINE]]
        if self.step == ACT_SCHIEDSRICHTER:
            return [MOVES[KEEP], MOVES[DECLINE]]
        return [MOVES[PLAY_ON], MOVES[END]]

    def sample(self, seat: int, chance: Chance) -> STMove:
        return MOVES[self.sample_code(seat, chance)]

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        self.act(self.sample_code(seat, chance), out)

    def sample_code(self, seat: i64, chance: Chance) -> i64:
        """The number of a random move, each of those listed as likely."""
        deck = self.deck
        if deck.twins or ACT_FOUL <= self.step <= ACT_SCHIEDSRICHTER or self.step == FULL_TIME:
            listed = self.moves(seat)
            assert listed is not None
            return code_of(listed[chance.below(len(listed))])
        cards = self.hands.get(seat) & self.fitting()
        named = size(cards & deck.named)
        keepers: i64 = 1 if cards & deck.tormann else 0
        bombers: i64 = NAME_COUNT if cards & deck.bomber else 0
        leave: i64 = 1 if self.may_leave() else 0
        k = chance.below(named + keepers + bombers + leave)
        if k < named:
            return nth(cards, k)
        k -= named
        if k < keepers:
            return TORMANN
        k -= keepers
        return FIRST_BOMBER_LAY + k if k < bombers else self.leaving()

    def judge(self, seat: int, move: STMove) -> Verdict:
        return judge(self, seat, move)

    def default(self, seat: int) -> STMove:
        """ST-A36: neither stop the game nor give goals away."""
        if self.step == ACT_FOUL or self.step == ACT_VERLETZT:
            return MOVES[DECLINE]
        if self.step == ACT_SCHIEDSRICHTER:
            return MOVES[KEEP]
        if self.step == FULL_TIME:
            return MOVES[END]
        cards = self.hands.get(seat) & self.fitting()
        if self.step == SECOND or not cards:
            return MOVES[self.leaving()]
        return MOVES[self.deck.face_of(lowest(cards))]

    # ---- what it does

    def apply(self, seat: int, move: STMove, out: Sink) -> None:
        self.act(code_of(move), out)

    def act(self, code: i64, out: Sink) -> None:
        """Carries out the move with this number."""
        if code < PASS:
            self.lay(code, out)
        elif code == PASS:
            self.pass_up(out)
        elif code == STOP:
            self.stop(out)
        elif code == CONCEDE:
            self.score("ST-A35", out)
        elif code < TAKE:
            self.commit_foul(code - FIRST_FOUL, out)
        elif code == TAKE:
            self.take_undealt(out)
        elif code == KEEP:
            self.keep_whistle(out)
        elif code == DECLINE:
            self.decline(out)
        elif code == PLAY_ON:
            self.play_extra_time(out)
        else:
            self.end(out)

    def stop(self, out: Sink) -> None:
        """ST-31: the Tormann stays alone."""
        if out.on:
            out.tell(Stopped(clause="ST-31", seat=self.turn))
        self.hand_over()

    def lay(self, code: i64, out: Sink) -> None:
        """A green card comes on the table pile."""
        seat = self.turn
        step = self.step
        face: i64 = code if code < FIRST_BOMBER_LAY else BOMBER
        hand = self.hands.get(seat)
        held = hand & self.deck.cards_of(face)
        hand ^= held & -held
        self.hands.put(seat, hand)
        self.laid.append(code * SEATS_AT_MOST + seat)
        if self.tracked:
            self.forget(seat, face)
        if out.on:
            self.tell_laid(code, out)
        waived = step == PARRY and self.parry_waives  # ST-A4
        if step == PARRY:
            self.parry(out)
            if self.final_attempt:  # ST-A19: one card, without further effect
                self.full_time(out)
                return
        if not waived:  # ST-40
            self.asked = asked_after(code)
        if step == SERVE and self.last_server == seat:  # ST-57
            self.full_time(out)
        elif not hand:
            self.last_card(out)
        elif face == TORMANN and not waived:  # ST-29, ST-30, ST-A5, ST-A29
            self.step = SECOND
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """The player to the left serves (ST-19)."""
        self.turn = self.left_of(self.turn)
        self.step = SERVE

    def last_card(self, out: Sink) -> None:
        """ST-56, ST-57, ST-A20: whoever sits to the left serves one more card."""
        seat = self.turn
        self.hand_over()
        self.last_server = self.turn
        if out.on:
            out.tell(LastCardLaid(clause="ST-56", seat=seat, server=self.turn))

    def forget(self, holder: i64, face: i64) -> None:
        """A card of this face has left that hand for all to see: whoever knew one there no longer does."""
        deck = self.deck
        self.tracked = tuple(
            [seen for seen in self.tracked if seen[1] != holder or deck.face_of(seen[0]) != face]
        )

    def doubt(self, victim: i64) -> None:
        """ST-A31: only the shooter saw which card was lost, so nobody else is sure of that hand any more."""
        sure: i64 = bit(self.shooter)
        self.tracked = tuple(
            [
                (card, holder, seen & sure if holder == victim else seen)
                for card, holder, seen in self.tracked
                if holder != victim or seen & sure
            ]
        )

    # ---- goal attempts

    def pass_up(self, out: Sink) -> None:
        """ST-32 to ST-34: passing gives a goal attempt to whoever laid the last card (ST-A1, ST-A30)."""
        seat = self.turn
        if out.on:
            out.tell(Passed(clause="ST-32", seat=seat))
        self.shooter = seat if self.passer_shoots else (seat + self.seats - 1) % self.seats
        self.final_attempt = self.last_server == seat  # ST-58
        self.draw_action(out)

    def draw_action(self, out: Sink) -> None:
        """The top action card is drawn and carried out."""
        if not self.actions:  # ST-A17
            self.actions = self.discards
            self.discards = 0
            if out.on:
                out.tell(ActionsReshuffled(clause="ST-A17", count=size(self.actions)))
        card = self.chance.draw(self.actions)
        self.actions ^= bit(card)
        self.action_card = card
        action = self.deck.action_of(card)
        if out.on:
            out.tell(ActionDrawn(clause="ST-34", shooter=self.shooter, action=ACTIONS[action]))
        if action < FIRST_PARRIED:
            self.score("ST-36" if action == ZWEI_TORE else "ST-35", out)
        elif action < HAND:
            self.threaten(out)
        else:
            self.interrupt(action, out)

    def threaten(self, out: Sink) -> None:
        """ST-37, ST-38: the player left of the shooter may prevent the goal (ST-A2)."""
        defender = self.left_of(self.shooter)
        if not self.hands.get(defender):  # ST-A34: an empty hand cannot prevent
            self.score("ST-A34", out)
            return
        self.turn = defender
        self.step = PARRY
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Threatened(clause="ST-37", shooter=self.shooter, defender=defender, action=action))

    def parry(self, out: Sink) -> None:
        """ST-39: the goal card goes to the discards."""
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Parried(clause="ST-39", seat=self.turn, action=action))
        self.discard_action()

    def score(self, clause: str, out: Sink) -> None:
        """ST-35 to ST-37: the card stays before the shooter; the other side makes a fresh start (ST-A3)."""
        shooter = self.shooter
        card: i64 = bit(self.action_card)
        self.before.put(shooter, self.before.get(shooter) | card)
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Goal(clause=clause, seat=shooter, goals=self.deck.goals_in(card), action=action))
        self.action_card = NO_CARD
        if self.final_attempt:  # ST-58
            self.full_time(out)
            return
        self.asked = FRESH
        self.turn = self.left_of(shooter)
        self.step = SERVE

    def discard_action(self) -> None:
        """ST-A16: face up beside the action pile."""
        self.discards |= bit(self.action_card)
        self.action_card = NO_CARD

    # ---- interruptions

    def interrupt(self, action: i64, out: Sink) -> None:
        """ST-43 to ST-55: the special action first, then the free card (ST-A11)."""
        self.turn = self.shooter
        if action == SCHIEDSRICHTER:
            self.step = ACT_SCHIEDSRICHTER
        elif self.final_attempt:
            self.without_effect("ST-A19", action, out)
        elif action == FOUL and self.victims():
            self.step = ACT_FOUL
        elif action == VERLETZT and self.undealt.count() > 0:
            self.step = ACT_VERLETZT
        elif action == HAND or action == AUS:  # ST-43, ST-44
            self.to_free_card()
        else:
            self.without_effect("ST-A32" if action == FOUL else "ST-A14", action, out)

    def without_effect(self, clause: str, action: i64, out: Sink) -> None:
        """Nothing comes of the card but, before the end, a free card."""
        if out.on:
            out.tell(NoEffect(clause=clause, seat=self.shooter, action=ACTIONS[action]))
        if self.final_attempt:
            self.discard_action()
            self.full_time(out)
        else:
            self.to_free_card()

    def to_free_card(self) -> None:
        """The action is done or left out: the shooter lays a card of his choice (ST-43, ST-46)."""
        self.discard_action()  # ST-A16
        self.step = FREE

    def commit_foul(self, victim: i64, out: Sink) -> None:
        """ST-48, ST-49, ST-A12: a card drawn blind goes under the undealt ones, where two saw it (ST-A31)."""
        card = self.chance.draw(self.hands.get(victim))
        face = self.deck.face_of(card)
        self.hands.put(victim, self.hands.get(victim) ^ bit(card))
        self.undealt.put_under(card)
        self.under_seen = (*self.under_seen, bit(victim) | bit(self.shooter))
        if self.tracked:
            self.forget(victim, face)
            self.doubt(victim)
        if out.on:
            masked = Fouled(clause="ST-48", seat=self.shooter, victim=victim)
            full = Fouled(clause="ST-48", seat=self.shooter, victim=victim, face=FACES[face])
            out.tell_apart([self.shooter, victim], full, masked)
        self.to_free_card()

    def take_undealt(self, out: Sink) -> None:
        """ST-50, ST-A15: the top undealt card; whoever saw it going there knows where it is (ST-A31)."""
        shooter = self.shooter
        by_luck = self.undealt.loose != 0
        card = self.undealt.draw(self.chance)
        self.hands.put(shooter, self.hands.get(shooter) | bit(card))
        if not by_luck:
            seen: i64 = self.under_seen[0] & ~bit(shooter)
            self.under_seen = self.under_seen[1:]
            if seen:
                self.tracked = (*self.tracked, (card, shooter, seen))
        if out.on:
            masked = Taken(clause="ST-50", seat=shooter, drawn=by_luck)
            face = FACES[self.deck.face_of(card)]
            out.tell_apart([shooter], Taken(clause="ST-50", seat=shooter, face=face, drawn=by_luck), masked)
        self.to_free_card()

    def keep_whistle(self, out: Sink) -> None:
        """ST-51: the Schiedsrichter stays before its owner."""
        self.before.put(self.shooter, self.before.get(self.shooter) | bit(self.action_card))
        self.action_card = NO_CARD
        if out.on:
            out.tell(Kept(clause="ST-51", seat=self.shooter))
        if self.final_attempt:  # ST-A19
            self.full_time(out)
        else:
            self.step = FREE

    def decline(self, out: Sink) -> None:
        """ST-47, ST-A22: the action is left out."""
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Declined(clause="ST-47", seat=self.shooter, action=action))
        if self.final_attempt:
            self.discard_action()
            self.full_time(out)
        else:
            self.to_free_card()

    # ---- the end

    def full_time(self, out: Sink) -> None:
        """ST-58: over, unless somebody holds the Schiedsrichter (ST-52)."""
        if out.on:
            out.tell(FullTime(clause="ST-58"))
        owner = self.whistle_owner()
        if owner == NOBODY:
            self.end(out)
        else:
            self.turn = owner
            self.step = FULL_TIME

    def play_extra_time(self, out: Sink) -> None:
        """ST-53 to ST-55, ST-A21."""
        owner = self.turn
        self.before.put(owner, self.before.get(owner) & ~self.deck.whistle)
        self.whistle_used = True
        self.extra_time = True
        self.laid = []
        self.under_seen = ()
        self.tracked = ()
        self.deal(3)
        self.asked = FRESH
        self.last_server = NOBODY
        self.final_attempt = False
        self.shooter = NOBODY
        self.step = SERVE
        if out.on:
            out.tell(ExtraTime(clause="ST-53", seat=owner))
            self.tell_deal("ST-54", out)

    def end(self, out: Sink) -> None:
        """ST-59: most goals win; shared victory on a tie (ST-A23)."""
        self.step = OVER
        if out.on:
            result = self.outcome()
            assert result is not None
            out.tell(GameOver(clause=result.clause, goals=result.scores, winners=result.winners))

    def outcome(self) -> Outcome | None:
        return ranked(self.goals(), "ST-59", "ST-A23") if self.step == OVER else None

    # ---- telling and seeing

    def tell_start(self, by_lot: bool, out: Sink) -> None:
        """The events of a game that has just been dealt."""
        if by_lot:
            out.tell(OpenerDrawn(clause="ST-A28", seat=self.turn))
        self.tell_deal(deal_clause(self.seats), out)

    def tell_deal(self, clause: str, out: Sink) -> None:
        """Each seat sees its own cards."""
        for seat in range(self.seats):
            faces = tuple([FACES[face] for face in self.faces(self.hands.get(seat))])
            masked = Dealt(clause=clause, seat=seat, count=len(faces))
            out.tell_apart([seat], Dealt(clause=clause, seat=seat, count=len(faces), faces=faces), masked)

    def tell_laid(self, code: i64, out: Sink) -> None:
        """The card just laid, with what it was laid for."""
        seat = self.turn
        if code >= FIRST_BOMBER_LAY:
            call = NAMES[code - FIRST_BOMBER_LAY]
            out.tell(Laid(clause=self.lay_clause(), seat=seat, face="bomber", how=self.lay_how(), call=call))
        else:
            out.tell(Laid(clause=self.lay_clause(), seat=seat, face=FACES[code], how=self.lay_how()))

    def lay_how(self) -> HowText:
        """Why the card of this step is laid."""
        if self.step == SERVE:
            return "fresh" if self.asked == FRESH else "serve"
        return "second" if self.step == SECOND else "parry" if self.step == PARRY else "free"

    def lay_clause(self) -> str:
        """The clause of the card of this step."""
        if self.step == SERVE:
            return "ST-18" if self.asked == FRESH else "ST-20"
        return "ST-29" if self.step == SECOND else "ST-38" if self.step == PARRY else "ST-43"

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.schuss_und_tor.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: STMove) -> Preview:
        from ludofoot.games.schuss_und_tor.asking import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.schuss_und_tor.view import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = SchussUndTor(self.deck, self.seats, chance)
        self.copy_into(twin)
        return twin


def asked_after(code: i64) -> i64:
    """What the card just laid asks for (ST-22, ST-23, ST-26, ST-31)."""
    if code < TORMANN:
        return code % NAME_COUNT
    return ON_TORMANN if code == TORMANN else CALLED + code - FIRST_BOMBER_LAY


def hand_size(seats: i64) -> i64:
    """ST-11 to ST-13."""
    return 11 if seats == 2 else 10 if seats == 3 else 8


def deal_clause(seats: i64) -> str:
    """The clause of the deal."""
    return "ST-11" if seats == 2 else "ST-12" if seats == 3 else "ST-13"


def greens_for(deck: Deck, seats: i64) -> i64:
    """The green cards of this player count: as many Bomber and Tormann as players (ST-16, ST-17, ST-A24)."""
    return deck.every & ~surplus(deck.tormann, seats) & ~surplus(deck.bomber, seats)


def surplus(jokers: i64, seats: i64) -> i64:
    """The jokers that are taken out: all but one for each player."""
    for _ in range(seats):
        jokers &= jokers - 1
    return jokers
