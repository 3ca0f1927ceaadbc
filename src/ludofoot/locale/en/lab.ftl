# The lab: tournaments, reports, research environments.

## Refusals

refuse-no-encoding = There is no research environment for “{ $game }”: its folder has no module “encoding”.
refuse-too-many-workers = { $workers } processes would only get in each other’s way: this machine has { $cores } { $cores ->
    [one] core
   *[other] cores
  }, { $most } is the most.
refuse-unknown-engine = “{ $engine }” is not an engine. There is: { $known }.
refuse-address-without-ray = An address is for a Ray cluster only: add --engine ray.
refuse-no-ray = Ray is not installed: pip install ludofoot[ray]
refuse-no-cluster = There is no Ray cluster at { $address }: { $reason }
refuse-no-lab = { $package } is not installed: pip install ludofoot[lab]
refuse-bot-twice = “{ $bot }” cannot meet itself: name each bot once.
refuse-few-games = Nothing can be weighed in so few games ({ $games }): it takes at least { $least }.
refuse-nothing-to-fit = { $game } counts nothing that could be weighed.
refuse-bad-settle = { $settle } is no share of the points: give a number between 0 and 0.5, such as 0.05.
refuse-one-bot-alone = A tournament takes at least two bots: --bots random,debutant

## Help

help-tournament = Every two bots meet, with swapped seats and the same deals: ratings and cross table.
help-report = Watches many games and writes a page for whoever designs the game: length, seats, rules, cards.
help-engine = Who plays: local (processes of this machine) or ray (a Ray cluster)
help-address = The address of the Ray cluster; without one, Ray starts on this machine
help-deals = How many deals; each is played twice, with swapped seats
help-tournament-bots = The bots that meet, at least two
help-lab-seats = How many seats (by default the fewest the game allows)
help-lab-workers = How many processes at once (by default one for each core)
help-fit = Plays against itself and weighs anew what a broken-off game is worth; says how well (Brier score).
help-fit-games = How many games for each number of seats
help-settle = Stop as soon as it is clear whether two bots differ by this share of the points, such as 0.05
help-tournament-html = Write the page to this file too

## On the command line

cli-tournament = { $games } games, { $deals } deals for every two bots.
lab-stronger = { $first } is stronger than { $second } ({ $deals } deals).
lab-weaker = { $second } is stronger than { $first } ({ $deals } deals).
lab-alike = { $first } and { $second } do not differ by that much ({ $deals } deals).
lab-open = Between { $first } and { $second } nothing is clear yet ({ $deals } deals).
lab-fitted = { $seats } seats: Brier score { $brier }, against { $mean } of the mean ({ $positions } positions).
cli-page-written = Written: { $file }

## On both pages

lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { $value } % ({ $low }–{ $high })
lab-bot = Bot
lab-games = Games

## Tournament

lab-tournament-title = { $game }: tournament
lab-tournament-told = { $games } games at tables of { $seats }. Every two bots played the same { $deals } { $deals ->
    [one] deal
   *[other] deals
  } twice, with swapped seats. Seed { $seed }.
lab-standings = Standings
lab-rating = Rating
lab-interval = 95 % interval
lab-points = Points
lab-rating-told = Rating by openskill (Plackett–Luce): 25 is where everybody starts. If two intervals overlap, more games are needed to tell the two bots apart. A game is worth one point; a shared victory is shared.
lab-cross-table = Cross table
lab-cross-told = What the bot of the row makes of its games against the bot of the column, and in brackets the 95 % interval. Both games of a deal count as one observation.

## Report

lab-report-title = { $game }: how it plays
lab-report-told = { $games } games at tables of { $seats }, played by bots ({ $bots }). Seed { $seed }. Bots are not people: what they never try may still happen at a real table.
lab-sure-told = In brackets and as lines in the drawings: the 95 % interval. The true figure lies in it in 95 of 100 such reports. More games make it narrower.
lab-how-often = how often
lab-length = How long a game takes
lab-length-axis = decisions in a game
lab-length-told = Half of the games take { $middle } decisions or fewer (yellow line); nine out of ten take between { $low } and { $high }. On average { $mean }.
lab-scores = Scores
lab-scores-axis = score of a player
lab-scores-told = Half of the players end with { $middle } or less (yellow line); nine out of ten with { $low } to { $high }. On average { $mean }.
lab-seats = Does the seat matter?
lab-share-axis = share of victories, in %
lab-opener = Whoever opens
lab-seats-told = If seats were alike, each would win { $fair } % (yellow line). A line that does not cross it means an advantage or a handicap (red). Victories shared: { $shared }.
lab-fair = No advantage can be seen in this many games.
lab-unfair = Beyond chance: { $seats }. Whoever changes the rules should look here first.
lab-sides = Are the sides equally strong?
lab-sides-told = These sides have neither the same number of players nor the same means. If they were equally strong, each would win { $fair } % (yellow line); a shared victory is shared equally between the sides.
lab-clauses = Which rules come into play?
lab-clauses-told = Every event of a game cites the clause behind it; these are counted here. A rule that only forbids something cannot be seen in this way: nothing is told when nobody tries.
lab-never-told = In { $games } games { $count ->
    [one] one rule never came into play
   *[other] { $count } rules never came into play
  }. Either it takes something special (more or fewer players, an option, a mistake, a lot at the start), or it could be left out:
lab-rare-told = In fewer than { $percent } % of the games ({ $count }):
lab-often-told = The { $shown } most frequent of { $count } clauses that came into play.
lab-games-axis = share of games, in %
lab-clause = Clause
lab-times = times a game
lab-cards = Which cards decide games?
lab-cards-told = How often those who held or used a card won. Without any influence it would be { $fair } % (yellow line). Beware: some cards make one win, others merely come to those who are winning.
lab-no-cards = In this many games no card changes the chance of winning beyond doubt.
lab-card = Card
lab-holders = players who had it
