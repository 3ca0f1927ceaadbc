"""What a draft, also an unfinished one, would come to."""

from __future__ import annotations

from ludofoot.core.cards import bit, size
from ludofoot.core.records import Preview, Refusal, Said
from ludofoot.games.finale.records import (
    CARDS,
    LINES,
    PRESETS,
    CardText,
    Counter,
    Exchange,
    FIMove,
    Lay,
    Mix,
    Pick,
    Plan,
    Preset,
    Team,
)
from ludofoot.games.finale.rules.cards import APPROACH, GOAL, LEFT, NONE, SHOT, slot_count
from ludofoot.games.finale.rules.codes import men_of, picks_of
from ludofoot.games.finale.rules.dice import ROLLS, percent, ways
from ludofoot.games.finale.rules.judging import judge
from ludofoot.games.finale.rules.names import card_of, cards_of, man_of
from ludofoot.games.finale.rules.periods import HAND
from ludofoot.games.finale.rules.position import Position
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import men_in, strength_of, strongest_picks
from ludofoot.games.finale.rules.squads import BUDGET, points_of
from ludofoot.games.finale.tactics.attacks import SURE, attack_worth
from ludofoot.games.finale.tactics.decks import suggested_deck, suggested_mix
from ludofoot.games.finale.tactics.teams import suggested_team
from ludofoot.games.finale.views import CardPreview, DeckPreview, OddsPreview, SquadPreview


def previewed(position: Position, seat: int, draft: FIMove) -> Preview:
    """What the rules say of a draft, and what can be drawn of it."""
    verdict = judge(position, seat, draft)
    refusal = verdict if isinstance(verdict, Refusal) else None
    if seat < 0 or not position.awaits(seat) or (refusal is not None and refusal.code == "wrong-step"):
        return Preview(refusal=refusal)
    if isinstance(draft, Team):
        return squad(position.side(seat), draft, refusal)
    if isinstance(draft, Mix):
        return DeckPreview(refusal=refusal, suggestion=suggested_mix(position.cards, draft.cards))
    if isinstance(draft, Plan):
        return DeckPreview(refusal=refusal, suggestion=suggested_deck(position.cards, draft.cards), hand=HAND)
    if isinstance(draft, Preset):
        return DeckPreview(
            refusal=refusal, suggestion=cards_of(position.cards.presets[PRESETS.index(draft.colour)])
        )
    if isinstance(draft, Pick):
        return odds(position, seat, draft, refusal)
    if isinstance(draft, Lay | Exchange) and refusal is None:
        return attack(position, seat, draft.card, 0)
    if isinstance(draft, Counter):
        return attack(position, seat, CARDS[position.side(seat).tactic], position.bonus)
    return Preview(refusal=refusal)


def squad(side: Side, draft: Team, refusal: Refusal | None) -> Preview:
    """Points spent and left, the formation so far, and a way to go on from here."""
    if any(man_of(side, man) == NONE for man in (*draft.starters, *draft.bench)):
        return Preview(refusal=refusal)
    starters = men_of(side, draft.starters)
    points = points_of(side, starters | men_of(side, draft.bench))
    lines = {f"{LINES[line]}s": size(starters & side.kind(line)) for line in range(GOAL + 1, 4)}
    notes = (
        Said("preview-team", {"points": points, "left": BUDGET - points, "most": BUDGET}),
        Said("preview-formation", {**lines, "starters": size(starters)}),
    )
    suggestion = suggested_team(side, draft)
    return SquadPreview(refusal=refusal, notes=notes, points=points, most=BUDGET, suggestion=suggestion)


def odds(position: Position, seat: int, draft: Pick, refusal: Refusal | None) -> Preview:
    """The strength of these men, and the chance against those of the other coach, or the best he has."""
    side, other = position.side(seat), position.side(1 - seat)
    men = [man for man in draft.men if man is not None]
    if len(draft.men) != slot_count(position.slots_of(seat)) or any(
        man_of(side, man) == NONE or not side.pitch() & bit(man_of(side, man)) for man in men
    ):
        return Preview(refusal=refusal)
    mine = strength_of(side, picks_of(side, draft.men))
    if seat != position.striker():
        return odds_of(position, mine, strength_of(other, other.picks), False, refusal)
    replies = strongest_picks(other, position.slots_of(1 - seat), position.arrow_of(1 - seat))
    return odds_of(position, mine, strength_of(other, replies), True, refusal)


def succeeding(position: Position, attack: int, defence: int) -> int:
    """The rolls after which the attacker succeeds, of 36."""
    return ways(position.cards, attack + position.bonus_now() - defence, position.phase == SHOT)


def odds_of(
    position: Position, mine: int, theirs: int, attacks: bool, refusal: Refusal | None
) -> OddsPreview:
    """Strengths and chance, in words too."""
    count = succeeding(position, mine, theirs) if attacks else ROLLS - succeeding(position, theirs, mine)
    args = {
        "strength": mine,
        "against": theirs,
        "bonus": position.bonus_now(),
        "ways": count,
        "percent": percent(count),
    }
    note = Said("preview-odds" if attacks else "preview-hold", {**args})
    return OddsPreview(refusal=refusal, notes=(note,), **args)


def attack(position: Position, seat: int, name: CardText, bonus: int) -> Preview:
    """What a card is worth, and how strong an attack it would allow right now, all at their strongest."""
    card, side, cards = card_of(name), position.side(seat), position.cards
    value = cards.value(card)
    likely = (attack_worth(position, seat, card, bonus) * 100 + SURE // 2) // SURE
    if not cards.has_approach(card):
        shot = strength_of(side, strongest_picks(side, cards.slots(card, SHOT, LEFT), 0))
        note = Said("preview-lay-shot", {"value": value, "shot": shot, "percent": likely})
        return CardPreview(notes=(note,), value=value, approach=None, shot=shot)
    picks = strongest_picks(side, cards.slots(card, APPROACH, LEFT), 0)
    strength = strength_of(side, picks)
    shot = shot_after(position, side, card, picks)
    note = Said("preview-lay", {"value": value, "approach": strength, "shot": shot, "percent": likely})
    return CardPreview(notes=(note,), value=value, approach=strength, shot=shot)


def shot_after(position: Position, side: Side, card: int, used: int) -> int:
    """How strong the shot can be once these men were used and turned (FI-65, FI-71, FI-72)."""
    spare = side.copy()
    spare.white |= men_in(used)
    spare.turn_left(men_in(used))
    slots, arrow = position.cards.slots(card, SHOT, LEFT), position.cards.arrow(card)
    return strength_of(spare, strongest_picks(spare, slots, arrow))
