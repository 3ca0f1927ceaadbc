# What each piece is, what it does and what it means now.

piece-pass = Is laid when { $giver } is asked for. Then { $taker } must be served.
piece-bomber = A joker: stands in for the name asked for, and you call the next. Not on a Bomber.
piece-tormann = Answers any name; you may add a card. Neither on a Bomber nor on a Tormann.
piece-goal = A goal. Nobody can stop it.
piece-two-goals = Two goals at once. Nobody can stop them.
piece-stopped = A goal, unless the defender lays { $stopper }.
piece-free = No goal: whoever shoots lays a free card, whichever.
piece-foul = Whoever shoots may make somebody lose a card, at random.
piece-verletzt = Whoever shoots may take an undealt card, then lays one.
piece-schiedsrichter = Whoever shoots may keep it: at the end it decides on extra time.
piece-actions-name = The actions
piece-actions = When somebody passes, the other draws the top card: that is the shot.
piece-undealt-name = Laid aside
piece-undealt = Undealt cards: Foul puts one back, Verletzt draws one.
piece-discards-name = The discards
piece-discards = Actions that were played. When the pile is empty they are shuffled.
piece-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
piece-seat =
    { $seat-is ->
        [you] The others do not see your cards, only how many are left.
       *[other] Hidden cards; how many are left, everybody can see.
    }
piece-goals =
    { $count ->
        [0] no goal
        [one] { $count } goal
       *[other] { $count } goals
    }
piece-score-name = The goals
piece-score = Every Tor card in front of a player is a goal, Zwei Tore counts as two. Most goals win.
piece-asked-name = To be served
piece-asked = The next card begins with { $name }, or it is a joker.
piece-asked-bomber = A Bomber has called { $name }: nothing else fits, not even a joker.
piece-asked-shot = A shot: the goal counts unless a card of this name stops it.
piece-asked-fresh = Nothing is asked for: any card fits.
piece-asked-lone = A lone Tormann: anything fits on it but a Tormann.
