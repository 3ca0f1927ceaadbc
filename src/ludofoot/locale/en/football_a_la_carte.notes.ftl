# Words for the moment: what Maryse says the first time something happens.

maryse-kick-off = The kick-off takes an Attacker: arrow and figure, from one of the two squares.
maryse-play = Play an Attacker upwards. Choose the card: its path is shown, nothing is played yet.
maryse-free-kick = Free kick: whichever direction you like, then an Attacker at once.
maryse-in-area = No Free kick while the ball is in a penalty area.
maryse-over-touch = Careful: this card goes over the touchline, and { $player } throws in.
maryse-throw-in = Throw-in: first one square in any direction, then your card.
maryse-clear = The ball went wide: clear it with an Attacker or a Goalkeeper.
maryse-can-stop = **{ $player } has shot**: a goal only if you do not stop it. A Goalkeeper is certain, a Corner is a cut.
maryse-cannot-stop = Neither Goalkeeper nor Corner: concede, then you kick off.
maryse-penalty = Into the area with the Penalty in hand: play it too. A goal, unless the cut shows a hand.
maryse-cut-corner = Cut: a { $colour } flag, and it is a goal after all.
maryse-cut-penalty = You cut: a hand, and you stop it.
maryse-discard = Nothing can be played here: put a card away, you will draw another.
maryse-last-turn =
    Three cards or fewer: one more turn, then { $half ->
        [1] half-time
       *[other] the end
    }.
maryse-ends-changed = Ends are changed, but your screen turns with you: you still attack upwards.

## Why this move and not another

reason-scores =
    { $seat-is ->
        [you] Before your next turn your team scores { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
       *[other] Before the next turn the team of { $seat } scores { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
    }
reason-next-shoots = After “{ $better }” the opponents can shoot { $first } times in 100; after “{ $other }” { $second }.
reason-concedes =
    { $seat-is ->
        [you] Before your next turn you concede { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
       *[other] Before the next turn { $seat } concedes { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
    }
reason-shot-at = After “{ $better }” there is a shot to stop { $first } times in 100; after “{ $other }” { $second }.
reason-can-stop =
    { $seat-is ->
        [you] Next turn you hold something against a shot { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
       *[other] Next turn { $seat } holds something against a shot { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
    }
reason-shoots-again =
    { $seat-is ->
        [you] Next turn you can shoot { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
       *[other] Next turn { $seat } can shoot { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
    }
