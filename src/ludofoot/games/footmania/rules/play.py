"""The championship as others ask it: which move means what, what is done at random or by default."""

from __future__ import annotations

from typing import Self, final

from mypy_extensions import i64

from ludofoot.core.cards import listed
from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Legal, Preview, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import OpenerDrawn
from ludofoot.games.footmania.records import (
    PLUSES,
    SPONSORS,
    SQUARES,
    Accept,
    Answer,
    Bid,
    Buy,
    Declare,
    Draw,
    Field,
    FMMove,
    Go,
    Meet,
    Offer,
    Pass,
    Play,
    Return,
    SellFootballer,
    SellSponsor,
    SponsorText,
    Substitute,
    Withdraw,
)
from ludofoot.games.footmania.rules.album import FOREIGN, NATIONAL, PLACES, RED, Album
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.choices import (
    CHANGE_CODE,
    CHANGES_A_PLACE,
    SPONSOR_CODE,
    TARGET_CODE,
    TARGETS_A_KIND,
    choices,
    enact,
    move_of,
    random_choice,
)
from ludofoot.games.footmania.rules.eleven import MOST_FOREIGNERS, TRAINEE, filled, fullest, strongest
from ludofoot.games.footmania.rules.ending import Ending
from ludofoot.games.footmania.rules.judge import cards_of, judge_decision
from ludofoot.games.footmania.rules.openly import (
    is_anytime,
    judge_anytime,
    own_offer,
    pending,
    wanted_offer,
)
from ludofoot.games.footmania.rules.position import (
    DEBT,
    EURO,
    LINE_UPS,
    OVER,
    RETURN,
    SUBSTITUTE,
    TO_ALL,
    WAY,
)


@final
class Footmania(Ending):
    """One championship in progress."""

    @staticmethod
    def started(album: Album, seats: int, opener: int, chance: Chance) -> Footmania:
        """FM-19 to FM-26: a negative opener is drawn by lot (FM-A1); then both tops are uncovered (FM-A4)."""
        game = Footmania(album, seats, chance)
        game.starter = chance.below(seats) if opener < 0 else opener
        game.turn = game.starter
        quiet = Sink()
        game.uncover(NATIONAL, quiet)
        game.uncover(FOREIGN, quiet)
        return game

    def tell_start(self, by_lot: bool, out: Sink) -> None:
        """The events of a game that has just been set up."""
        if by_lot:
            out.tell(OpenerDrawn(clause="FM-A1", seat=self.starter))
        for which in (NATIONAL, FOREIGN):
            top = self.pile(which).top
            if top != NO_CARD:
                self.tell_uncovered(which, top, True, out)

    # ---- what may be done

    def judge(self, seat: int, move: FMMove) -> Verdict:
        if is_anytime(move):
            return judge_anytime(self, seat, move)
        return judge_decision(self, seat, move)

    def is_open(self, seat: int, move: FMMove) -> bool:
        """A debtor's sale is what the game waits for (FM-A42)."""
        if not is_anytime(move):
            return False
        sale = type(move) is SellFootballer or type(move) is SellSponsor
        return not (sale and self.step == DEBT and seat == self.turn)

    def moves(self, seat: int) -> list[FMMove] | None:
        if self.step == OVER or seat < 0:
            return []
        found: list[FMMove] = []
        if seat in self.awaited():
            if self.step == LINE_UPS or self.step == EURO:
                return None
            found += [move_of(self, code) for code in choices(self, seat)]
        if self.step != DEBT or seat != self.turn:
            found += self.sales(seat)
        return found + self.answers_to_offers(seat)

    def sales(self, seat: i64) -> list[FMMove]:
        """What can be sold to the bank (FM-47, FM-108)."""
        found: list[FMMove] = []
        for card in self.squads[seat]:
            if self.may_move(seat, card):
                found.append(SellFootballer(self.album.name(card)))
        for card in listed(self.sponsors.get(seat)):
            found.append(SellSponsor(SPONSORS[card]))
        return found

    def answers_to_offers(self, seat: i64) -> list[FMMove]:
        """Offers that can be accepted, and own ones that can be withdrawn."""
        found: list[FMMove] = []
        for deal in self.offers:
            if deal.maker == seat:
                found.append(Withdraw(deal.number, None if deal.to == TO_ALL else deal.to))
            elif self.can_accept(seat, deal):
                found.append(Accept(deal.maker, deal.number, deal.to != TO_ALL))
        return found

    # ---- at random

    def sample(self, seat: int, chance: Chance) -> FMMove:
        if self.step == LINE_UPS:
            return Field(self.named(self.random_eleven(seat, chance)))
        if self.step == EURO:
            return Meet(self.named(self.random_eleven(seat, chance))) if chance.below(2) else Pass()
        return move_of(self, random_choice(self, seat, chance))

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        if self.step == LINE_UPS:
            self.hand_in(seat, self.random_eleven(seat, chance), out)
        elif self.step != EURO:
            enact(self, random_choice(self, seat, chance), seat, out)
        elif chance.below(2):
            self.meet(self.random_eleven(seat, chance), out)
        else:
            self.pass_euromatch(out)
        self.tidy(out)

    def random_eleven(self, seat: i64, chance: Chance) -> list[int]:
        """Place by place anybody who can play there, or nobody."""
        album = self.album
        eleven: list[int] = [TRAINEE] * PLACES
        left = self.squads[seat].copy()
        foreigners: i64 = 0
        for place in range(PLACES):
            able: list[int] = []
            for card in left:
                fits = (album.places[card] >> place) & 1
                if fits and (album.colour[card] != RED or foreigners < MOST_FOREIGNERS):
                    able.append(card)
            if not able:
                continue
            chosen: i64 = chance.below(len(able) + 1)
            if chosen < len(able):
                card = able[chosen]
                eleven[place] = card
                left.remove(card)
                if album.colour[card] == RED:
                    foreigners += 1
        return eleven

    def sample_open(self, seat: int, chance: Chance) -> FMMove | None:
        if self.step == OVER:
            return None
        if self.phase == 1 and not pending(self):
            eleven = fullest(self.album, self.squads[seat])
            if filled(eleven) >= (PLACES - 1 if self.quick else PLACES):
                return Declare(self.named(eleven))
        replies = self.answers_to_offers(seat)
        if replies and chance.below(2):
            return replies[chance.below(len(replies))]
        if chance.below(8) == 0:
            sales = self.sales(seat)
            return sales[chance.below(len(sales))] if sales else None
        move = self.random_offer(seat, chance)
        return move if isinstance(judge_anytime(self, seat, move), Legal) else None

    def random_offer(self, seat: i64, chance: Chance) -> Offer:
        """A footballer, a sponsor or money for another one; not always possible."""
        squad = self.squads[seat]
        other: i64 = (seat + 1 + chance.below(self.seats - 1)) % self.seats
        theirs = self.squads[other]
        give: tuple[str, ...] = ()
        want: tuple[str, ...] = ()
        if squad and chance.below(2):
            give = (self.album.name(squad[chance.below(len(squad))]),)
        if theirs and chance.below(2):
            want = (self.album.name(chance.below(self.album.count)),)
        sponsors = listed(self.sponsors.get(seat))
        gifts: tuple[SponsorText, ...] = ()
        if sponsors and chance.below(2):
            gifts = (SPONSORS[sponsors[chance.below(len(sponsors))]],)
        return Offer(
            to=other if chance.below(2) else None,
            give=give,
            give_sponsors=gifts,
            give_money=0 if give else chance.below(6),
            want=want,
            want_money=0 if want else chance.below(4),
        )

    # ---- by default

    def default(self, seat: int) -> FMMove:
        """FM-A55: the last column of the table of decisions."""
        if self.step == LINE_UPS:
            return Field(self.named(strongest(self.album, self.squads[seat])))
        if self.step == WAY:
            return move_of(self, choices(self, seat)[0])
        if self.step == RETURN:
            return Return(PLUSES[self.album.pluses[self.plus_drawn]])
        if self.step == DEBT:
            return move_of(self, self.cheapest(seat))
        return move_of(self, 0)

    def cheapest(self, seat: i64) -> i64:
        """A debtor's cheapest card; of equal ones a footballer first."""
        best: i64 = -1
        price: i64 = 0
        for card in self.squads[seat]:
            if best < 0 or self.album.reduced[card] < price:
                best = card
                price = self.album.reduced[card]
        for card in listed(self.sponsors.get(seat)):
            if best < 0 or self.album.resales[card] < price:
                best = SPONSOR_CODE + card
                price = self.album.resales[card]
        return best

    # ---- what it does

    def apply(self, seat: int, move: FMMove, out: Sink) -> None:
        if type(move) is Field:
            self.hand_in(seat, cards_of(self, move.eleven), out)
        elif type(move) is Meet:
            self.meet(cards_of(self, move.eleven), out)
        elif is_anytime(move):
            self.apply_anytime(seat, move, out)
        elif self.step == EURO:
            self.pass_euromatch(out)
        else:
            enact(self, self.code_of(move), seat, out)
        self.tidy(out)

    def apply_anytime(self, seat: i64, move: FMMove, out: Sink) -> None:
        """Sales, deals and declarations."""
        if type(move) is SellFootballer:
            self.sell_footballer(seat, self.album.number_of[move.footballer], out)
        elif type(move) is SellSponsor:
            self.sell_sponsor(seat, SPONSORS.index(move.sponsor), out)
        elif type(move) is Offer:
            self.make_offer(seat, self.deal_of(seat, move), out)
        elif type(move) is Accept:
            accepted = wanted_offer(self, seat, move)
            assert accepted is not None
            self.accept(seat, accepted, out)
        elif type(move) is Withdraw:
            withdrawn = own_offer(self, seat, move)
            assert withdrawn is not None
            self.withdraw(withdrawn, out)
        elif type(move) is Declare:
            self.declare(seat, cards_of(self, move.eleven), out)

    def code_of(self, move: FMMove) -> i64:
        """The number of a choice."""
        if type(move) is Go:
            return SQUARES.index(move.to)
        if type(move) is Bid:
            return move.amount
        if type(move) is Return:
            return PLUSES.index(move.plus)
        if type(move) is Answer:
            return 1 + PLUSES.index(move.plus)
        if type(move) is Substitute:
            card = self.album.number_of[move.footballer]
            if self.step == SUBSTITUTE:
                return 1 + card
            return CHANGE_CODE + CHANGES_A_PLACE * (move.place - 1) + card
        if type(move) is Play:
            kind = PLUSES.index(move.plus)
            return 1 + kind if move.place is None else TARGET_CODE + TARGETS_A_KIND * kind + move.place - 1
        return 1 if type(move) is Draw or type(move) is Buy else 0

    # ---- seeing and asking

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.footmania.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: FMMove) -> Preview:
        from ludofoot.games.footmania.foreseeing import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.footmania.rules.seeing import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = Footmania(self.album, self.seats, chance)
        self.copy_into(twin)
        return twin
