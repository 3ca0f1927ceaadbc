# What each piece is, what it does and what it means now.

piece-footballers = Stop here to draw the footballer on top: buy him, or leave him to the auction.
piece-top-price = On the pile: { $price }
piece-cash = your money: { $cash }
piece-plus = A card for the matches, if you want it.
piece-plus-now = { $count } of { $most } in hand
piece-question = Good or bad news: it takes effect at once.
piece-sponsor = Income each time you stop there, if you have this sponsor.
piece-sponsor-held = you have it: { $amount }
piece-sponsor-none = you do not have it: nothing
piece-sponsor-pays = it pays { $amount }
piece-euromatch = In phase 2 a European team: receipts and pennants if you beat it.
piece-euromatch-now = Phase 1: the die rolls once more.
piece-pactole = All the money of the fines, for whoever stops there.
piece-pactole-now = { $amount } now
piece-championship = The start. In phase 2 a lap completed brings a match day.
piece-centre = The crossing: you choose your way, but never go back.
piece-man-name = { $man }
piece-man = Plays in { $numbers }. Stars: { $stars }. Bought for { $price }, taken back for { $reduced }.
piece-man-missing = Without him you lack { $numbers }.
piece-place-name = Place { $place }
piece-place = It takes a footballer with this number, or a JP. Empty, a trainee takes it: –1 star.
piece-place-held =
    { $count ->
        [one] { $count } footballer fits
       *[other] { $count } footballers fit
    }
piece-place-empty = nobody so far
piece-plus-card = In a match: { $does }.
piece-die-name = The die
piece-die = It says how many squares your pawn moves, never back.
piece-club =
    { $seat-is ->
        [you] Your club: cash, sponsors and points are public, your footballers and cards are not.
       *[other] A club: cash, sponsors and points are public, footballers and cards are not.
    }
piece-club-cash = cash: { $cash }
piece-men =
    { $count ->
        [0] no footballer
        [one] { $count } footballer
       *[other] { $count } footballers
    }
piece-points-name = The points
piece-points = A win gives 2 points, a draw 1. Most points at the end win the championship.
piece-points-now =
    { $count ->
        [0] 0 points
        [one] { $count } point
       *[other] { $count } points
    }
piece-purse-name = The cash
piece-purse = Everything is paid at once, nothing on credit. If money is short, something is sold.
piece-team = A team of Europe: with more stars than it has, its receipts and pennants are yours. A tie is not enough.
piece-trainee-name = The trainee
piece-trainee = Takes an empty place for one match and costs the team a star.
piece-season-name = The season
piece-season-first = Phase 1: eleven footballers are gathered. The first complete team that is shown ends it.
piece-season-second = Phase 2: the first pawn that completes a lap triggers a match day.
piece-season-now =
    { $phase ->
        [1] round { $number }
       *[other] match day { $number }
    }
piece-stars-name = The stars
piece-stars = Those of footballers, plus cards and pennants, less one for each trainee. Most stars win.
piece-eleven-name = The eleven
piece-eleven = A footballer for each number from 1 to 11, three foreigners at most.
piece-limits-name = Cards and changes
piece-limits = In a match each team has three plus cards and two changes at most.
