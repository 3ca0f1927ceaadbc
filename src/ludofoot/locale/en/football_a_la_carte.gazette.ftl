# Le football à la carte in the Gazette.

headline-on-the-whistle = Goal on the whistle!
headline-saved-on-the-whistle = Saved on the whistle
headline-behind-at-half-time = New half, new match: { $winner }
headline-all-from-the-spot = { $n } goals, all from the spot
headline-from-the-spot = { $Winner } from the spot
headline-corner-too-many = One corner too many
headline-from-afar = From far, far out: { $n } squares
headline-wall = { $Winner }, a wall: { $n } saves
headline-full-deck = { $score }: { $winner } { $winners ->
    [one] plays
   *[other] play
  } the full deck
headline-outshot = { $b } { $b ->
    [one] shot
   *[other] shots
  } against { $a }: { $winner } { $winners ->
    [one] wins
   *[other] win
  }
headline-cut = The cut has spoken
headline-only-penalty = One penalty, one goal, one match
headline-late-equaliser = Level on the whistle: { $side }
headline-goalless-shots = { $n } shots and not one goal
headline-goalless = Nil all
headline-half-each = { $score }, a half each
headline-even = { $score }: nothing gives
headline-only-goal = One goal alone, in minute { $minute }
headline-early = All settled in minute { $minute }
headline-both-halves = { $Winner } in both halves
headline-to-nil = { $score }, and nothing behind
headline-second-half = All decided after the break
headline-right-cards = { $Winner } { $winners ->
    [one] holds
   *[other] hold
  } the right cards

lead-shot = The goal that decides it comes from square { $square } in minute { $minute }: { $face }.
lead-corner = A corner decides it in minute { $minute }.
lead-penalty = A penalty decides it in minute { $minute }.
when-minute =
    { $half ->
        [1] 1st half
       *[other] 2nd half
    }, minute { $minute }
star-why =
    { $goals ->
        [0] { $saves ->
            [one] One shot stopped
           *[other] { $saves } shots stopped
        }
        [one] One goal at the end of the move
       *[other] { $goals } times in moves that ended in a goal
    }.
star-attacker = The Attacker
star-free-kick = The Free kick
star-keeper = The Goalkeeper
star-corner = The Corner
star-penalty = The Penalty
told-goal-shot = Goal for { $side } from square { $square }: { $face }.
told-goal-corner = Goal from a corner for { $side }.
told-goal-penalty = Penalty scored by { $side }.
told-save = Save: { $face } for { $side }.
told-whistle = The whistle saves { $side }: shot stopped.
told-penalty = Penalty for { $side }.
told-corner = { $Side } { $sides ->
    [one] gives
   *[other] give
  } away a corner.
told-cleared-corner = A good cut: nothing comes of the corner.
told-cleared-penalty = A good cut: the penalty is missed.
told-half-time = Half-time: { $one }–{ $two }.
short-goal-shot = { $minute } { $square }
short-goal-corner = { $minute } (corner)
short-goal-penalty = { $minute } (pen.)

figure-shots = Shots
figure-saves = Saves
figure-corners = Corners won
figure-penalties = Penalties
figure-penalty-goals = Penalties scored
figure-ground = Rows won per card
figure-cards = Cards played
figure-throw-ins = Throw-ins
figure-clearances = Clearances

trophy-top-corner = Top corner
trophy-top-corner-if = A goal from five squares or more.
trophy-the-wall = The wall
trophy-the-wall-if = Four saves or more, no goal against.
trophy-on-the-whistle = On the whistle
trophy-on-the-whistle-if = The winning goal in the last turn.
trophy-direct-free-kick = Direct free kick
trophy-direct-free-kick-if = Free kick, Attacker and goal in one turn.
trophy-two-halves = Game of two halves
trophy-two-halves-if = Behind at half-time, won by two goals or more.
trophy-the-spot = The spot
trophy-the-spot-if = Three penalties scored in one match.

## What is drawn

below-half-time = half-time: { $one }–{ $two }
panel-goals = The ways of the goals
panel-goals-note = the last turn
panel-attack = { $Side } { $sides ->
    [one] attacks
   *[other] attack
  } →
scale-minute = { $minute }’
