# Words for the moment: what Maryse says the first time something happens.

maryse-roll = Roll the die. You need eleven footballers, 1 to 11: blue and red squares lead to them.
maryse-way = Choose your way: you may turn off at a fork, but never go back.
maryse-draw = The price on top is known: { $price }. To draw is not to buy.
maryse-missing = He plays in { $numbers }: you need him. If you refuse, { $players } can have him from { $reduced }.
maryse-doubled = You have a { $numbers } already. He may still be stronger, or good to trade.
maryse-auction = { $player } does not want him and cannot bid: offer at least { $least }.
maryse-third-foreigner = Three foreigners at most on the pitch: a fourth will stay on the bench.
maryse-plus = A plus card for the matches: six in hand at most.
maryse-question = A question-mark card: good or bad, it takes effect at once.
maryse-sponsor = Your sponsor ({ $sponsor }) pays you { $amount } each time you stop on its square.
maryse-debt = You are { $missing } short: sell a footballer or a sponsor to the bank.
maryse-euromatch = No euromatch before the championship: the die rolls once more.
maryse-complete = Your team is complete: declare it before the others, the bonus is { $bonus }.
maryse-line-ups = Here is your strongest eleven. An empty place takes a trainee: –1 star.
maryse-action = { $own } against { $other }: three plus cards and two changes at most. Two passes end it.
maryse-answer = { $player } plays { $attack }: a { $remedy } card cancels it. You may also let it be.
maryse-banned = Last day but one: no more deals between players, only the bank buys.

## Why this choice and not another

reason-wins =
    { $seat-is ->
        [you] You get the upper hand { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
       *[other] { $seat } gets the upper hand { $first } times in 100 with “{ $better }”, { $second } with “{ $other }”.
    }
reason-places =
    { $seat-is ->
        [you] A little later your eleven has { NUMBER($first) } places filled with “{ $better }”, { NUMBER($second) } with “{ $other }”.
       *[other] A little later the eleven of { $seat } has { NUMBER($first) } places filled with “{ $better }”, { NUMBER($second) } with “{ $other }”.
    }
reason-stars =
    { $seat-is ->
        [you] A little later your signings add { NUMBER($first) } stars to your eleven with “{ $better }”, { NUMBER($second) } with “{ $other }”.
       *[other] A little later the signings of { $seat } add { NUMBER($first) } stars to the eleven with “{ $better }”, { NUMBER($second) } with “{ $other }”.
    }
reason-money =
    { $seat-is ->
        [you] { NUMBER($first) } is left to you with “{ $better }”, { NUMBER($second) } with “{ $other }”.
       *[other] { NUMBER($first) } is left to { $seat } with “{ $better }”, { NUMBER($second) } with “{ $other }”.
    }
reason-pluses =
    { $seat-is ->
        [you] { NUMBER($first) } plus cards are left to you with “{ $better }”, { NUMBER($second) } with “{ $other }”.
       *[other] { NUMBER($first) } plus cards are left to { $seat } with “{ $better }”, { NUMBER($second) } with “{ $other }”.
    }
