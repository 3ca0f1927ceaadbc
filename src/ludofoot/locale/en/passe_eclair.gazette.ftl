# Passe Éclair in the Gazette.

headline-michi = Michi turns the tables
headline-fewer-rounds = Fewer rounds, more points: { $winner }
headline-quick-round = Round over in { $n } seconds
headline-reflexes = { $Winner } { $winners ->
    [one] draws
   *[other] draw
  } in { $n } tenths
headline-close =
    { $n ->
        [one] One point in it
       *[other] { $n } points in it
    }: { $score }
headline-every-round = { $n } rounds out of { $n }: { $winner }
headline-dogs = { $n } times the dog for { $winner }
headline-faultless = { $Winner }: not one wrong card
headline-series = { $n } rounds in a row for { $winner }
headline-too-late = Too late, { $n } times too late
headline-at-the-post = { $Winner } at the post
headline-photo-finish = Photo finish: { $score }
headline-last-round = All in the last round: { $winner }
headline-wrong-cards = { $n } wrong cards, and a win
headline-clear = { $n } points clear: { $winner }
headline-most-rounds = { $n } rounds of { $all } for { $winner }
headline-points = { $n } points for { $winner }
headline-faster = { $Winner }, faster than the ball

lead-rounds = { $Side } { $sides ->
    [one] takes
   *[other] take
  } { $rounds ->
    [0] no round
    [one] one round
   *[other] { $rounds } rounds
  } of { $all }.
made =
    { $rounds ->
        [0] no round
        [one] one round
       *[other] { $rounds } rounds
    }
when-round = round { $n }, { $seconds } s
star-dog = The dog Socks
star-michi = Gros Michi
star-why = { $n } cards in the rounds won.
told-round = Round to { $side }: { $how }.
told-swap = Michi: { $side } { $sides ->
    [one] swaps
   *[other] swap
  } { $given } cards for { $taken } ({ $victim }).
told-challenge-right = { $Side } { $sides ->
    [one] challenges
   *[other] challenge
  } and { $sides ->
    [one] is
   *[other] are
  } right ({ $victim }).
told-challenge-wrong = { $Side } { $sides ->
    [one] challenges
   *[other] challenge
  } and { $sides ->
    [one] is
   *[other] are
  } wrong ({ $victim }).
short-round = { $n } ({ $seconds } s)

figure-rounds = Rounds won
figure-reaction = Median reaction
figure-pace = Cards a minute
figure-wrong = Wrong cards
figure-late = Too late
figure-dogs = Dogs
figure-michis = Michis
figure-swaps = Hands swapped
figure-challenges = Challenges

trophy-reflex = Reflex
trophy-reflex-if = Win with a median reaction under one second.
trophy-faultless = Faultless
trophy-faultless-if = Win without a wrong card.
trophy-dog-handler = Dog handler
trophy-dog-handler-if = Three dogs laid in one round.
trophy-great-swap = Great swap
trophy-great-swap-if = Six cards fewer by Gros Michi, and the round.
trophy-comeback = Comeback
trophy-comeback-if = Last before the final round, and the win.
trophy-treble = Treble
trophy-treble-if = Three rounds in a row.

## What is drawn

standing-title =
    { $rounds ->
        [one] after { $rounds } round
       *[other] after { $rounds } rounds
    }
standing-tokens = tokens turned up
standing-rounds = rounds
standing-count = { $n }
standing-points = points
piece-victory = victory: { $token }
piece-consolation = consolation: { $token }
panel-reactions = Reaction times
panel-reactions-note = a dot a card
panel-round = Round { $n }
panel-round-note = cards in hand
panel-swap-won = Gros Michi ({ $side }): { $given } for { $taken } ({ $victim }), and the round { NUMBER($seconds, maximumFractionDigits: 1) } s later.
panel-swap-lost = Gros Michi ({ $side }): { $given } for { $taken } ({ $victim }), but the round went elsewhere.
scale-seconds = { $n } s
scale-michi = Gros Michi
