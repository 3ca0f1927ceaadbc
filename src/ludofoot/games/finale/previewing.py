"""What a draft, also an unfinished one, would come to."""

from __future__ import annotations

import msgspec

from ludofoot.core.cards import bit, size
from ludofoot.core.records import Preview, Refusal, Said, Word
from ludofoot.games.finale.records import (
    CARDS,
    LINES,
    PRESETS,
    SLOTS,
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
from ludofoot.games.finale.rules.cards import (
    APPROACH,
    GOAL,
    LEFT,
    NONE,
    RIGHT,
    SHOT,
    slot_count,
    slot_kind,
)
from ludofoot.games.finale.rules.codes import men_of, picks_of
from ludofoot.games.finale.rules.dice import ROLLS, percent, ways
from ludofoot.games.finale.rules.judging import judge
from ludofoot.games.finale.rules.names import card_of, cards_of, man_of
from ludofoot.games.finale.rules.periods import HAND
from ludofoot.games.finale.rules.position import Position
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import (
    fitting,
    men_in,
    picked,
    strength_of,
    strongest_picks,
    with_pick,
)
from ludofoot.games.finale.rules.squads import BUDGET, points_of
from ludofoot.games.finale.tactics.attacks import SURE, attack_worth
from ludofoot.games.finale.tactics.decks import suggested_deck, suggested_mix
from ludofoot.games.finale.tactics.steps import step_of_mix, step_of_plan, step_of_team
from ludofoot.games.finale.tactics.teams import suggested_team
from ludofoot.games.finale.views import CardPreview, DeckPreview, OddsPreview, SquadPreview

UNFINISHED = {
    "over-budget", "bad-team-size", "bad-keepers", "bad-mix", "bad-plan-size", "bad-quotas", "bad-low-quotas",
}  # fmt: skip


def previewed(position: Position, seat: int, draft: FIMove) -> Preview:
    """What the rules say of a draft, and what can be drawn of it."""
    verdict = judge(position, seat, draft)
    refusal = verdict if isinstance(verdict, Refusal) else None
    if seat < 0 or not position.awaits(seat) or (refusal is not None and refusal.code == "wrong-step"):
        return Preview(refusal=refusal)
    if isinstance(draft, Team):
        return squad(position.side(seat), draft, refusal)
    if isinstance(draft, Mix):
        step = step_of_mix(position.cards, draft.cards) if is_unfinished(refusal) else None
        return DeckPreview(refusal=refusal, suggestion=suggested_mix(position.cards, draft.cards), step=step)
    if isinstance(draft, Plan):
        step = step_of_plan(position.cards, draft.cards) if is_unfinished(refusal) else None
        suggestion = suggested_deck(position.cards, draft.cards)
        return DeckPreview(refusal=refusal, suggestion=suggestion, hand=HAND, step=step)
    if isinstance(draft, Preset):
        return DeckPreview(
            refusal=refusal, suggestion=cards_of(position.cards.presets[PRESETS.index(draft.colour)])
        )
    if isinstance(draft, Pick):
        return odds(position, seat, draft, refusal)
    if isinstance(draft, Lay | Exchange) and refusal is None:
        laid = attack(position, seat, draft.card, 0)
        return msgspec.structs.replace(laid, notes=(*laid.notes, *contents(position, card_of(draft.card))))
    if isinstance(draft, Counter):
        return attack(position, seat, CARDS[position.side(seat).tactic], position.bonus)
    return Preview(refusal=refusal)


def is_unfinished(refusal: Refusal | None) -> bool:
    """Whether more or fewer of the same would do; what is wrong in another way says itself what to do."""
    return refusal is not None and refusal.code in UNFINISHED


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
    step = step_of_team(side, draft) if is_unfinished(refusal) else None
    return SquadPreview(
        refusal=refusal, notes=notes, points=points, most=BUDGET, suggestion=suggestion, step=step
    )


def odds(position: Position, seat: int, draft: Pick, refusal: Refusal | None) -> Preview:
    """The strength of these men, and the chance against those of the other coach, or the best he has."""
    side, other = position.side(seat), position.side(1 - seat)
    men = [man for man in draft.men if man is not None]
    if len(draft.men) != slot_count(position.slots_of(seat)) or any(
        man_of(side, man) == NONE or not side.pitch() & bit(man_of(side, man)) for man in men
    ):
        return Preview(refusal=refusal)
    picks = picks_of(side, draft.men)
    attacks = seat == position.striker()
    replies = other.picks
    if attacks:
        replies = strongest_picks(other, position.slots_of(1 - seat), position.arrow_of(1 - seat))
    theirs = strength_of(other, replies)
    seen = odds_of(position, strength_of(side, picks), theirs, attacks, refusal)
    if refusal is None or refusal.code != "must-fill":
        return seen
    whole = strength_of(side, filled_up(side, position.slots_of(seat), position.arrow_of(seat), picks))
    (note,) = odds_of(position, whole, theirs, attacks, refusal).notes
    code = "preview-odds-best" if attacks else "preview-hold-best"
    return msgspec.structs.replace(seen, notes=(Said(code, note.args),))


def filled_up(side: Side, slots: int, arrow: int, picks: int) -> int:
    """These men and beside them the strongest who fit: what a choice that is not whole yet can come to."""
    for place in range(slot_count(slots)):
        if picked(picks, place) == NONE:
            man = side.strongest(fitting(side, slot_kind(slots, place), arrow) & ~men_in(picks))
            picks = picks if man == NONE else with_pick(picks, place, man)
    return picks


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
    approach = None
    if cards.has_approach(card):
        picks = strongest_picks(side, cards.slots(card, APPROACH, LEFT), 0)
        approach = strength_of(side, picks)
        shot = shot_after(position, side, card, picks)
    else:
        shot = strength_of(side, strongest_picks(side, cards.slots(card, SHOT, LEFT), 0))
    code = "preview-lay-shot" if approach is None else "preview-lay"
    known = {"value": value, "shot": shot, "percent": likely}
    note = Said(code, known if approach is None else {**known, "approach": approach})
    return CardPreview(notes=(note,), value=value, approach=approach, shot=shot, percent=likely)


def contents(position: Position, card: int) -> list[Said]:
    """Whom a card asks for, attacker against defender, phase by phase (FI-45)."""
    cards = position.cards
    told = []
    for phase, code in ((APPROACH, "preview-approach-slots"), (SHOT, "preview-shot-slots")):
        attack, defence = cards.slots(card, phase, LEFT), cards.slots(card, phase, RIGHT)
        if attack:
            told.append(Said(code, {"attack": slot_words(attack), "defence": slot_words(defence)}))
    return told


def slot_words(slots: int) -> tuple[Word, ...]:
    """The kinds of a group of slots."""
    return tuple([Word(f"slot-{SLOTS[slot_kind(slots, place)]}") for place in range(slot_count(slots))])


def shot_after(position: Position, side: Side, card: int, used: int) -> int:
    """How strong the shot can be once these men were used and turned (FI-65, FI-71, FI-72)."""
    spare = side.copy()
    spare.white |= men_in(used)
    spare.turn_left(men_in(used))
    slots, arrow = position.cards.slots(card, SHOT, LEFT), position.cards.arrow(card)
    return strength_of(spare, strongest_picks(spare, slots, arrow))
