# What each piece is, what it does and what it means now.

piece-man = Strength: the balls on the upper edge. After he has played he makes a quarter turn.
piece-reserve = He waits on the bench: he may come on before a period, or for an injured man.
piece-strength = Strength { $now }; then { $then }.
piece-cross = Red cross: if he plays, a die; on 2 he is injured.
piece-yellow = Yellow card: if he plays, a die; on 0 or 1 he gets it.
piece-red = Red card: if he plays, a die; on 3 he is sent off.
piece-next-symbol = After his turn: { $symbol }.
piece-tactic = Above the approach, below the shot; left the attackers, right the defenders.
piece-last-tactic = The last card, value 1: it serves to the end when nothing else is left.
piece-minutes-name = The minutes
piece-minutes = Six periods of fifteen minutes; the two dotted ones are played only in extra time.
piece-minutes-now = period { $period }
piece-coach =
    { $seat-is ->
        [you] You coach the { $colour }. After six periods most goals win.
       *[other] Coaches the { $colour }. After six periods most goals win.
    }
piece-hand-now = Tactics in hand: { $hand }; to draw: { $pile }.
piece-goals =
    { $count ->
        [0] no goal
        [one] { $count } goal
       *[other] { $count } goals
    }
piece-score-name = The goals
piece-score = Most goals after six periods win; if they are level there is extra time, then penalties.
piece-pile-name = The draw pile
piece-pile = After laying a tactic one draws up to three in hand. In the end the Schlusskarte is left.
piece-hidden-name = A hidden tactic
piece-hidden = Each coach lays one face down; both are turned over together.
piece-die-name =
    { $colour ->
        [red] The red die
       *[other] The blue die
    }
piece-die = Its faces: 0, 1, 1, 2, 2, 3. It is added to the strength of the men, or decides about a symbol.
piece-duel-name = The duel
piece-duel = The higher tactic attacks; the gap between the two is the number of attempts.
piece-sums-name = The totals
piece-sums-approach = Strength of the men, bonus and die. In the approach a tie is enough for the attack.
piece-sums-shot = Strength of the men and die. For a goal a tie is not enough: the attack needs more than the defence.
piece-bench-name = The bench
piece-bench = Four changes in a match: before a period, or for an injured man.
piece-bench-now =
    { $count ->
        [0] no change left
        [one] { $count } change left
       *[other] { $count } changes left
    }
piece-slot-name = Slot: { $slot }
piece-slot = The card asks for a man of this line here; his strength is added to the total.
piece-slot-anybody = The card asks for any man here, except the goalkeeper.
piece-gone =
    { $clause ->
        [FI-57] Injured: he does not come back; a substitute has come on if there was one.
        [FI-63] Sent off: he does not come back, and nobody comes on for him.
       *[other] Taken off: he does not come back in this match.
    }
