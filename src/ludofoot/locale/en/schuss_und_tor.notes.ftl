# Words for the moment: what Maryse says the first time something happens.

maryse-serve = { $player } asks for **{ $name }**: your card begins with { $letter }, or it is a joker.
maryse-nothing-fits = Nothing fits { $name }. Pass: { $player } laid the last card and shoots.
maryse-could-pass = You may also pass on purpose: you keep your card, but { $player } shoots.
maryse-after-bomber = After a Bomber only { $name } will do: no Bomber, no Tormann.
maryse-own-bomber =
    Your Bomber fits any name. Then call the one that { $players } probably { $players-is ->
        [many] do
       *[other] does
    } not have.
maryse-second = Your Tormann gives you one more card. It decides what { $player } must serve.
maryse-after-tormann = { $player } left the Tormann alone: lay what you like, except a Tormann.
maryse-can-parry = **{ $player } shoots, and you can stop it**: { $stopper }. Otherwise it is a goal.
maryse-cannot-parry = It takes { $stopper }, and you have none. Concede, and you restart.
maryse-after-goal = Goal by { $player }. You restart: with any card you like.
maryse-free = { $action }! No goal, but you lay a free card, whichever you like.
maryse-foul = Foul: make somebody lose a card, drawn at random. Or let it be.
maryse-verletzt = Verletzt: one more card in your hand, if you want it. Then lay one.
maryse-schiedsrichter = Keep the whistle: at the end you decide whether there is extra time.
maryse-last-card =
    { $player } has no card left: { $server-is ->
        [you] you serve
       *[other] { $server } serves
    } one last time, and it is over.

## Why this move and not another

reason-next-serves =
    { $next-is ->
        [you] You serve { $name } { $first } times in 100, { $instead } { $second }.
       *[other] { $next } serves { $name } { $first } times in 100, { $instead } { $second }.
    }
reason-concedes =
    { $seat-is ->
        [you] Before your next turn you concede { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
       *[other] Before the next turn { $seat } concedes { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
    }
reason-scores =
    { $seat-is ->
        [you] Before your next turn you score { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
       *[other] Before the next turn { $seat } scores { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
    }
reason-answers =
    { $seat-is ->
        [you] Next turn you have a card that fits { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
       *[other] Next turn { $seat } has a card that fits { $first } times in 100 after “{ $better }”, { $second } after “{ $other }”.
    }
