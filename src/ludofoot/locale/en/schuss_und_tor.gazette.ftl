# Schuss und Tor in the Gazette.

headline-extra-time = { $Loser } { $losers ->
    [one] asks
   *[other] ask
  } for extra time, { $winner } { $winners ->
    [one] takes
   *[other] take
  } it
headline-extra-time-in-vain = { $Loser } { $losers ->
    [one] plays
   *[other] play
  } on, { $winner } { $winners ->
    [one] holds
   *[other] hold
  } out
headline-saved-by-extra-time = Extra time smiles on { $winner }
headline-from-behind = From { $own }–{ $most } to { $score }: { $winner } { $winners ->
    [one] comes
   *[other] come
  } back
headline-two-at-once = Two at one stroke, and done
headline-last-shot = { $Winner }, with the last shot
headline-shut = { $Winner } { $winners ->
    [one] shuts
   *[other] shut
  } the goal
headline-lesson = { $score }: a lesson from { $winner }
headline-rain = Raining goals: { $score }
headline-foul = The foul that paid
headline-passing = { $n } passes without a breath
headline-goalless = { $n } shots, not one goal
headline-levelled = Level with the last shot: { $side }
headline-three-share = Victory divided by { $n }
headline-cannot-part = Nothing parts { $winner }
headline-even = Honours even: { $score }
headline-outshot = { $Loser } { $losers ->
    [one] shoots
   *[other] shoot
  } more, { $winner } { $winners ->
    [one] wins
   *[other] win
  }
headline-saver = { $n } saves: { $winner } { $winners ->
    [one] holds
   *[other] hold
  } on
headline-to-nil = Nothing gets past: { $score }
headline-one-goal = One goal in it: { $score }
headline-level-once = From { $n }–{ $n } to { $score }: { $winner } { $winners ->
    [one] pulls
   *[other] pull
  } away
headline-never-behind = { $Winner } ahead from first goal to last
headline-serves-better = { $Winner } { $winners ->
    [one] serves
   *[other] serve
  } better than { $loser }

lead-decisive = The goal that decides it: { $goal }, { $when }.
star-why =
    { $goals ->
        [0] { "" }
        [one] One goal after his cards
       *[other] { $goals } goals after his cards
    }{ $saves ->
        [0] { "" }
       *[other] { $goals ->
            [0] { "" }
           *[other] , { "" }
        }{ $saves ->
            [one] one shot stopped
           *[other] { $saves } shots stopped
        }
    }{ $goals ->
        [0] { $saves ->
            [0] { $cards } cards laid by the winner
           *[other] { "" }
        }
       *[other] { "" }
    }.
told-goal = { $Side } { $sides ->
    [one] scores
   *[other] score
  }{ $goals ->
    [one] { "" }
   *[other] { " " }{ $goals } goals
  }: { $goal }.
told-goal-after = { $Side } { $sides ->
    [one] scores
   *[other] score
  }{ $goals ->
    [one] { "" }
   *[other] { " " }{ $goals } goals
  } after { $face }: { $goal }.
told-save = { $Side } { $sides ->
    [one] stops
   *[other] stop
  } the shot: { $goal }.
told-extra-time = { $Side } { $sides ->
    [one] calls
   *[other] call
  } the referee: extra time, three more cards.
told-foul = Foul: { $side } { $sides ->
    [one] takes
   *[other] take
  } a { $face } from the hand of { $victim }.
short-goal = { $goal } ({ $n })

goal-tor = Tor
goal-zwei-tore = Zwei Tore
goal-tor-fritz = Tor Fritz
goal-tor-max = Tor Max
goal-tor-otto = Tor Otto
goal-tor-willi = Tor Willi
goal-tor-luigi = Tor Luigi
goal-freistoss-bomber = Freistoss
goal-ecke-bomber = Ecke
goal-freistoss-tormann = Freistoss
goal-elfmeter-tormann = Elfmeter

figure-shots = Shots at goal
figure-saves = Saves
figure-cards = Cards laid
figure-passed = Passed
figure-run = Longest run
figure-bombers = Bombers
figure-keepers = Tormänner

trophy-clean-sheet = Clean sheet
trophy-clean-sheet-if = Win without a goal against, with three saves at least.
trophy-double-strike = Double strike
trophy-double-strike-if = A Zwei Tore that gives the lead for good.
trophy-added-time = Added time
trophy-added-time-if = Call extra time while behind, and win.
trophy-one-two = One-two
trophy-one-two-if = Four cards in a row between the same two names.
