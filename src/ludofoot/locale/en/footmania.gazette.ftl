# Footmania in the Gazette.

headline-one-pennant = The title by a pennant
headline-by-pennants = The title on pennants: { $a } to { $b }
headline-play-off = It took one match more
headline-cheap = A title on a budget
headline-jackpot = The jackpot makes a champion
headline-form = Behind at kick-off, ahead at the whistle
headline-sold = { $Loser } { $losers ->
    [one] sells
   *[other] sell
  } { $man }, { $winner } { $winners ->
    [one] wins
   *[other] win
  }
headline-europe = Europe smiles on { $winner }
headline-from-debt = From debt to glory
headline-close = The title by a star
headline-unbeaten = { $n } matches, { $n } wins: { $winner }
headline-both-won = Home and away: { $winner }
headline-dear = A title for { $n } million
headline-not-first = { $Loser } complete, { $winner } on top
headline-clear = { $n } points clear: { $winner }
headline-shared = One cup for { $n } clubs
headline-strongest = { $n } stars for a title
headline-first = Complete first, the title next
headline-title = The title goes to { $winner }

lead-season = { $Side } { $sides ->
    [one] wins
   *[other] win
  } { $won ->
    [0] none
    [one] one match
   *[other] { $won } matches
  } of { $played }.
after-play-off = after a play-off
after-pennants = on pennants
made =
    { $won ->
        [0] no win
        [one] one win
       *[other] { $won } wins
    }, { $pennants ->
        [0] no pennant
        [one] one pennant
       *[other] { $pennants } pennants
    }
when-turn = turn { $n }
when-day = match day { $n }
star-why = { $stars } stars fielded for { $amount }.
told-match = { $Side } { $sides ->
    [one] beats
   *[other] beat
  } { $victim }, { $a } stars to { $b }.
told-drawn = { $Side } and { $victim } level, { $a } stars each.
told-eleven = { $Side } { $sides ->
    [one] shows
   *[other] show
  } a complete team: the championship begins.
told-euro = European night: { $side } { $sides ->
    [one] beats
   *[other] beat
  } { $team }.
told-jackpot = The jackpot for { $side }: { $amount }.
told-debt = { $amount } short in the till: { $side }.
told-play-off = Points and pennants level: a play-off.
told-champion = The title for { $side }.
short-match = Day { $n } { $a }–{ $b }

figure-wins = Wins
figure-pennants = Pennants
figure-stars = Stars at kick-off
figure-spent = Spent
figure-received = Received
figure-deals = Deals made
figure-auctions = Auctions won
figure-euro = Euromatches won
figure-jackpot = Jackpot
figure-fines = Fines
figure-pluses = Plus cards played

trophy-invincible = Nothing but wins
trophy-invincible-if = The title with all matches won.
trophy-small-budget = Small budget
trophy-small-budget-if = The title with the least money spent.
trophy-academy = Academy
trophy-academy-if = Two academy men in an eleven that wins.
trophy-european-night = European night
trophy-european-night-if = A Euromatch won against a team of five pennants.
trophy-market-king = Market master
trophy-market-king-if = A footballer sold for half as much again as he cost.
trophy-red-to-black = Red to black
trophy-red-to-black-if = The title after having been in debt.

## What is drawn

standing-title = final table
standing-day = D{ $n }
standing-stars = stars
standing-pennants = pennants
standing-pennant = pennant
standing-points = points
standing-times = × { $n }
tile-stars = { $n } ★
panel-money = Cash in hand
panel-money-note = in millions, turn by turn
panel-championship = championship
panel-elevens =
    { $n ->
        [2] The two elevens of the last match
       *[other] The elevens of the last match
    }
panel-elevens-note = grey: off the pitch · green frame: best buy
panel-stars = { $a } → { $b } ★
scale-millions = { $n } M
