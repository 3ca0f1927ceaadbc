# Words for the moment: what Maryse says the first time something happens.

maryse-substitution = Before each period you may replace a man: four times a match. There is no hurry.
maryse-tactic = The higher card attacks, and the gap gives the attempts. The lower one may counter.
maryse-equal = A tie: the dice choose the attacker, for one attempt only.
maryse-approach = A man serves once in an attack: keep your best one for the shot.
maryse-arrow = The arrow: this { $line } may serve in the approach **and** in the shot.
maryse-defend = { $player } comes with { $strength }. You need more, die included, to stop that.
maryse-approach-tied = A tie in the approach: the attack gets through. The shot will need more.
maryse-shot-tied = A tie in the shot: no goal.
maryse-straight-shot = A straight shot: no approach with this card, the shot comes at once.
maryse-symbol =
    { $man } shows a { $symbol }: if he plays, a die will say whether he { $symbol-is ->
        [symbol-cross] is hurt
       *[other] gets it
    }.
maryse-turned = Your men have made a quarter turn: new strength on top, new corner.
maryse-injured = { $man } is injured: choose who comes on. It is one of your four changes.
maryse-sent-off = Red card: { $man } goes off, and nobody comes on.
maryse-counter = That approach failed: counter with your card, bonus { $bonus } in the approach. Once a period.
maryse-exchange = { $player } attacks again: you may swap a tactic for a card from your pile.
maryse-schlusskarte = No tactics left: the Schlusskarte, value 1, serves to the end.

## Why this choice and not another

reason-scores =
    { $seat-is ->
        [you] In this period you score { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
       *[other] In this period { $seat } scores { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
    }
reason-concedes =
    { $seat-is ->
        [you] In this period you concede { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
       *[other] In this period { $seat } concedes { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
    }
reason-stronger =
    { $seat-is ->
        [you] At the end of the period your men are the stronger ones { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
       *[other] At the end of the period the men of { $seat } are the stronger ones { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
    }
reason-booked = A card or an injury { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
reason-high-card =
    { $seat-is ->
        [you] A 4 or a 5 is left to you for what comes { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
       *[other] A 4 or a 5 is left to { $seat } for what comes { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
    }
