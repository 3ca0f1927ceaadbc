# Finale in the Gazette.

headline-penalties = { $Winner }, at the end of the night
headline-counters = { $n } goals, all on counters
headline-from-behind = From { $own }–{ $most } to { $score }: the miracle
headline-last-save = { $man }, the steady hand
headline-last-minute = { $man } in the last minute
headline-hat-trick = A hat-trick for { $man }
headline-fewer-men = { $n } against { $m }: { $winner } { $winners ->
    [one] wins
   *[other] win
  }
headline-outshot = { $Loser } { $losers ->
    [one] shoots
   *[other] shoot
  }, { $winner } { $winners ->
    [one] scores
   *[other] score
  }
headline-wall = { $man } stops all { $n } shots
headline-cards = A hard match: { $n } cards
headline-clear = { $score }, no argument
headline-brace = Two goals for { $man }
headline-one-nil = One goal is enough: { $man }
headline-extra-time = { $Winner } { $winners ->
    [one] has
   *[other] have
  } the longer breath
headline-turned = From { $own }–{ $most } to { $score }: all turned round
headline-early = { $man } as early as minute 15
headline-to-nil = { $score }: a clean sheet
headline-decided = { $man } decides it in minute { $minute }
headline-always = The final goes to { $winner }

lead-decisive = { $man } scores the goal that decides it in minute { $minute }.
below-penalties = penalties: { $one }–{ $two }
when-minute = minute { $minute }
star-why =
    { $goals ->
        [0] { "" }
        [one] One goal
       *[other] In on { $goals } goals
    }{ $saves ->
        [0] { "" }
       *[other] { $goals ->
            [0] { "" }
           *[other] , { "" }
        }{ $saves ->
            [one] one shot stopped
           *[other] { $saves } shots stopped
        }
    }.
told-goal = { $men }: goal for { $side }, { $a } against { $b }.
told-counter-goal = { $men } on the counter: goal for { $side }, { $a } against { $b }.
told-save = { $keeper } stops the shot of { $man }.
told-second-yellow = Second yellow card for { $man }: one man fewer for { $side }.
told-sent-off = Red card for { $man }: one man fewer for { $side }.
told-injured = { $man } is injured.
told-extra-time = Nothing decided: extra time.
told-penalties = Still level: penalties.
told-shoot-out = { $Side } { $sides ->
    [one] wins
   *[other] win
  } the penalties { $one }–{ $two }.
short-goal = { $men } { $minute }

figure-shots = Shots
figure-expected = Expected goals
figure-counters = Counters
figure-cards = Cards
figure-attacks = Attacks
figure-approaches = Good approaches
figure-saves = Saves
figure-dice = Mean roll
figure-sent-off = Sent off
figure-injured = Injured
figure-substitutes = Substitutes
figure-penalties = Penalties

trophy-catenaccio = Catenaccio
trophy-catenaccio-if = Win with three goals or more, all on counters.
trophy-miracle-of-1954 = The miracle of 1954
trophy-miracle-of-1954-if = Win 3–2 after 0–2.
trophy-match-of-the-century = Match of the century
trophy-match-of-the-century-if = Win 4–3 after extra time.
trophy-third-goal-of-1966 = Third goal of 1966
trophy-third-goal-of-1966-if = In extra time, the deciding goal by a single point.
trophy-total-football = Total football
trophy-total-football-if = Goals by an attacker, a midfielder and a defender in one match.
trophy-ice-cold = Ice-cold
trophy-ice-cold-if = Win on penalties without missing one.
trophy-fair-play = Fair play
trophy-fair-play-if = Win without a card of one’s own.

## Below the score

lead-penalties = Penalties: { $a } to { $b }.
short-off = sent off: { $man } { $minute }
short-injured = injured: { $man } { $minute }
