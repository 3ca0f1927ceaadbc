# Le football à la carte. How arguments reach a message is told at the top of core.ftl.

title = Le football à la carte
tagline = Every card drives the ball over the pitch: shoot, stop, clear.

option-single = With three players: who plays alone against two? With eight cards against six, that player wins about six decided matches in ten.
option-opener = Who kicks off?
side-alone = Alone against two
side-pair = Two against one

## Questions

ask-kick-off = Kick-off: choose an Attacker card and one of the two squares.
ask-play = Play an Attacker, or a Free kick with an Attacker after it.
ask-follow = Free kick taken: now add an Attacker at once.
ask-throw-in = Throw-in: first move the ball one square.
ask-clear = Clearance: choose a starting square and an Attacker or a Goalkeeper.
ask-stop =
    { $keepers ->
        [0] { $corners ->
                [0] { $shooter } shoots! Nothing in your hand stops it: let it in.
               *[other] { $shooter } shoots! Stop the ball with your Corner, or let it in.
            }
       *[other] { $corners ->
                [0] { $shooter } shoots! Stop the ball with your Goalkeeper, or let it in.
               *[other] { $shooter } shoots! Stop the ball with your Goalkeeper or your Corner, or let it in.
            }
    }
ask-last-stop = { $shooter } shoots on the whistle: a Goalkeeper or a Corner stops the ball by itself.
ask-cut-corner = Corner: cut the pile. A { $colour } flag is a goal: { $count } among { $cards } ({ $percent }%)!
ask-cut-penalty = Penalty: cut the pile. A hand saves it: { $count } among { $cards } ({ $percent }%).
ask-discard =
    { $clearing ->
        [0] None of your cards can be played here: put one away.
       *[other] None of your cards clears the ball: put one away.
    }
ask-stuck = Nothing to play and nothing to draw: the half ends here.

## Moves

move-play =
    { $face }{ $start-is ->
        [none] { "" }
       *[other] { " " }from { $start }
    }{ $penalty ->
        [true] { " " }+ Penalty
       *[other] { "" }
    }
move-free-kick = { $face }, { $direction }
move-throw-in = To { $to }
move-stop = Stop: { $face }
move-concede = Let it in
move-cut = Cut
move-discard = Put away: { $face }
move-pass = End of the half

preview-area = in the opponents’ penalty area
preview-shot = a shot at goal!
preview-goal-kick = out beside the goal: the opponents clear
preview-throw-in = throw-in for the opponents
preview-penalty = penalty: the opponent cuts, without a hand it is a goal ({ $count } hands among { $cards }, { $percent }%)
preview-corner = corner: the other team cuts, a flag of the same colour is a goal ({ $count } among { $cards }, { $percent }%)
preview-last-stop = stopped, and the half is over
preview-goal = a goal for the opponents

## Events

event-opener-drawn =
    { $seat-is ->
        [you] The lot fell on you: you kick off.
       *[other] The lot fell on { $seat } to kick off.
    }
event-single-drawn =
    { $seat-is ->
        [you] The lot fell on you: you play alone against two.
       *[other] The lot fell on { $seat } to play alone against two.
    }
event-teams-formed = The teams: { $first } against { $second }.
event-end-drawn =
    { $seat-is ->
        [you] You first defend the { $end } end.
       *[other] { $seat } first defends the { $end } end.
    }
event-dealt =
    { $seat-is ->
        [you] You receive { $count } cards.
       *[other] { $seat } receives { $count } cards.
    }
event-drew =
    { $seat-is ->
        [you] You draw: { $faces }.
       *[other]
            { $count ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
    }
event-kicked-off =
    { $seat-is ->
        [you] Ball to the centre: you kick off.
       *[other] Ball to the centre: { $seat } kicks off.
    }
event-played =
    { $seat-is ->
        [you]
            { $how-is ->
                [how-kick-off] You kick off with
                [how-clear] You clear with
                [how-follow] You follow up with
               *[how-play] You play
            }
       *[other]
            { $how-is ->
                [how-kick-off] { $seat } kicks off with
                [how-clear] { $seat } clears with
                [how-follow] { $seat } follows up with
               *[how-play] { $seat } plays
            }
    } { $face }: the ball goes to { $to }.
event-free-kicked =
    { $seat-is ->
        [you] You play { $face }, { $direction }: the ball goes to { $to }.
       *[other] { $seat } plays { $face }, { $direction }: the ball goes to { $to }.
    }
event-penalty-given =
    { $seat-is ->
        [you] You lay the Penalty! The opponent will cut { $pile }.
       *[other] { $seat } lays the Penalty! The opponent will cut { $pile }.
    }
event-shot-at-goal =
    { $seat-is ->
        [you] A shot! From { $square } your ball enters the { $end } goal.
       *[other] { $seat } shoots! From { $square } the ball enters the { $end } goal.
    }
event-out-beside =
    { $seat-is ->
        [you] You send the ball out beside the goal. Squares for the clearance: { $starts }.
       *[other] { $seat } sends the ball out beside the goal. Squares for the clearance: { $starts }.
    }
event-out-over-touch =
    { $corner ->
        [true] The ball goes out at the corner: throw-in at { $square }.
       *[other] The ball goes out: throw-in at { $square }.
    }
event-thrown-in =
    { $seat-is ->
        [you] You throw in from { $square } to { $to }.
       *[other] { $seat } throws in from { $square } to { $to }.
    }
event-saved =
    { $seat-is ->
        [you] Saved! { $face }: you send the ball to { $to }.
       *[other] Saved by { $seat }! { $face }: the ball goes to { $to }.
    }
event-corner-given =
    { $seat-is ->
        [you] You turn it behind for a corner: the ball lies on the { $colour } corner, { $square }.
       *[other] { $seat } turns it behind for a corner: the ball lies on the { $colour } corner, { $square }.
    }
event-conceded =
    { $seat-is ->
        [you] You do not stop the ball.
       *[other] { $seat } does not stop the ball.
    }
event-stopped-at-the-whistle =
    { $seat-is ->
        [you] Stopped on the whistle! You lay { $face }.
       *[other] Stopped on the whistle! { $seat } lays { $face }.
    }
event-pile-cut =
    { $seat-is ->
        [you] You cut { $pile }: { $face }.
       *[other] { $seat } cuts { $pile }: { $face }.
    }
event-cleared = No goal: { $cause } comes to nothing.
event-goal =
    GOAL { $scored }! { $scorers-is ->
        [you] You score.
        [other] { $scorers } scores.
       *[many] { $scorers } score.
    } { $home }–{ $away }
event-discarded =
    { $seat-is ->
        [you] Nothing to play: you put { $face } away.
       *[other] { $seat } can play nothing and puts { $face } away.
    }
event-nothing-to-play =
    { $seat-is ->
        [you] You can neither play nor draw: the half ends.
       *[other] { $seat } can neither play nor draw: the half ends.
    }
event-last-turn =
    { $seat-is ->
        [you] The pile runs out: yours is the last turn of the half.
       *[other] The pile runs out: last turn of the half, for { $seat }.
    }
event-half-time = Half-time, { $home }–{ $away }. The { $pile } cards on the table make the new draw pile.
event-ends-changed =
    { $seat-is ->
        [you] Change of ends: you defend the { $end } end.
       *[other] Change of ends: { $seat } defends the { $end } end.
    }
event-game-over =
    { $drawn ->
        [true] Final whistle: a draw, { $home }–{ $away }.
       *[other]
            { $winners-is ->
                [you] Final whistle: you win, { $home }–{ $away }!
                [other] Final whistle: { $winners } wins, { $home }–{ $away }.
               *[many] Final whistle: { $winners } win, { $home }–{ $away }.
            }
    }

## Refusals

refuse-wrong-step = That is not what is asked: now { $step }.
refuse-not-in-hand = { $face } is not in your hand. Choose among your cards.
refuse-must-stop = On the whistle a shot is stopped by itself if you hold a Goalkeeper or a Corner. Choose which one you lay.
refuse-must-play = You hold a card that can be played: you must play one.
refuse-must-discard = The draw pile is not empty: put a card away, then draw.
refuse-nothing-to-draw = The draw pile is empty: nothing is put away, the half ends here. Pass.
refuse-throw-too-far = At a throw-in the ball goes to a square next to { $square }, on the pitch. Choose one.
refuse-throw-first = Throw-in: first move the ball one square from { $square }, then play your card.
refuse-nothing-to-stop = There is nothing to stop: a Goalkeeper or a Corner stops only a ball in the net. Play an Attacker.
refuse-stops-nothing = { $face } does not stop a shot. It takes a Goalkeeper or a Corner; otherwise let it in.
refuse-kick-off-needs-attacker = { $face } cannot take the kick-off. Choose an Attacker card.
refuse-clear-needs-attacker-or-keeper = { $face } cannot clear. Choose an Attacker or a Goalkeeper.
refuse-attacker-must-follow = After a Free kick comes an Attacker, not { $face }.
refuse-choose-direction = { $face }: choose one of the three dotted directions first.
refuse-penalty-goes-with-attacker = A Penalty is never played alone. Lay it with an Attacker that takes the ball into the opponents’ penalty area.
refuse-only-in-the-net = { $face } does not move the ball in open play. Keep it for a shot, and play an Attacker.
refuse-ball-lies = The ball lies on { $square } and starts there. Play your card without choosing a square.
refuse-bad-start = The ball starts from one of these squares: { $squares }. Choose one.
refuse-not-in-their-area = With { $face } the ball does not stay in the opponents’ penalty area: no Penalty. Play the card alone.
refuse-no-free-kick = { $face } is no Free kick: its arrow says where the ball goes. Play it without choosing a direction.
refuse-free-kick-in-area = The ball lies on { $square }, in a penalty area: no Free kick. Play an Attacker.
refuse-free-kick-needs-attacker = Without an Attacker to follow, { $face } can be played only as a shot at goal. Choose a direction that shoots, or put a card away.


## On the table

table-half = Half { $half }
table-last-turn = Last turn of the half
table-piles = Draw pile { $pile } · Discards { $discards }
table-hand = Your hand
table-attacks-up = attacks upwards
table-attacks-down = attacks downwards
table-over = FULL TIME
table-top = Last card: { $face }

## Words

step-kick-off = kick off with an Attacker
step-play = play an Attacker or a Free kick
step-follow = add an Attacker to your Free kick
step-throw-in = move the ball one square for the throw-in
step-clear = clear with an Attacker or a Goalkeeper
step-stop = stop the shot, or let it in
step-last-stop = lay the card that stops the shot, or let it in if you have none
step-cut = cut the pile

how-kick-off = at the kick-off
how-play = in open play
how-follow = after the Free kick
how-clear = to clear
direction-straight = straight
direction-left = left
direction-right = right
end-south = south
end-north = north
colour-red = red
colour-blue = blue
pile-draw = the draw pile
pile-discard = the discards
cause-corner = the corner
cause-penalty = the penalty
scored-shot = by a shot
scored-corner = from a corner
scored-penalty = from a penalty

face-straight-1-hand = Straight 1 (hand)
face-straight-1-red = Straight 1 (red flag)
face-straight-1-blue = Straight 1 (blue flag)
face-left-1-hand = Left 1 (hand)
face-left-1-red = Left 1 (red flag)
face-left-1-blue = Left 1 (blue flag)
face-right-1-hand = Right 1 (hand)
face-right-1-red = Right 1 (red flag)
face-right-1-blue = Right 1 (blue flag)
face-straight-2-hand = Straight 2 (hand)
face-straight-2-red = Straight 2 (red flag)
face-straight-2-blue = Straight 2 (blue flag)
face-left-2-hand = Left 2 (hand)
face-left-2-red = Left 2 (red flag)
face-left-2-blue = Left 2 (blue flag)
face-right-2-hand = Right 2 (hand)
face-right-2-red = Right 2 (red flag)
face-right-2-blue = Right 2 (blue flag)
face-straight-3-hand = Straight 3 (hand)
face-straight-3-red = Straight 3 (red flag)
face-straight-3-blue = Straight 3 (blue flag)
face-left-3-hand = Left 3 (hand)
face-left-3-red = Left 3 (red flag)
face-left-3-blue = Left 3 (blue flag)
face-right-3-hand = Right 3 (hand)
face-right-3-red = Right 3 (red flag)
face-right-3-blue = Right 3 (blue flag)
face-straight-4-hand = Straight 4 (hand)
face-straight-4-red = Straight 4 (red flag)
face-straight-4-blue = Straight 4 (blue flag)
face-left-4-hand = Left 4 (hand)
face-left-4-red = Left 4 (red flag)
face-left-4-blue = Left 4 (blue flag)
face-right-4-hand = Right 4 (hand)
face-right-4-red = Right 4 (red flag)
face-right-4-blue = Right 4 (blue flag)
face-straight-5-hand = Straight 5 (hand)
face-straight-5-red = Straight 5 (red flag)
face-straight-5-blue = Straight 5 (blue flag)
face-left-5-hand = Left 5 (hand)
face-left-5-red = Left 5 (red flag)
face-left-5-blue = Left 5 (blue flag)
face-right-5-hand = Right 5 (hand)
face-right-5-red = Right 5 (red flag)
face-right-5-blue = Right 5 (blue flag)
face-straight-6-hand = Straight 6 (hand)
face-straight-6-red = Straight 6 (red flag)
face-straight-6-blue = Straight 6 (blue flag)
face-left-6-hand = Left 6 (hand)
face-left-6-red = Left 6 (red flag)
face-left-6-blue = Left 6 (blue flag)
face-right-6-hand = Right 6 (hand)
face-right-6-red = Right 6 (red flag)
face-right-6-blue = Right 6 (blue flag)
face-straight-7-hand = Straight 7 (hand)
face-straight-7-red = Straight 7 (red flag)
face-straight-7-blue = Straight 7 (blue flag)
face-left-7-hand = Left 7 (hand)
face-left-7-red = Left 7 (red flag)
face-left-7-blue = Left 7 (blue flag)
face-right-7-hand = Right 7 (hand)
face-right-7-red = Right 7 (red flag)
face-right-7-blue = Right 7 (blue flag)
face-free-kick-1 = Free kick 1
face-free-kick-2 = Free kick 2
face-free-kick-3 = Free kick 3
face-free-kick-4 = Free kick 4
face-free-kick-5 = Free kick 5
face-free-kick-6 = Free kick 6
face-free-kick-7 = Free kick 7
face-keeper-straight-4 = Goalkeeper (straight 4)
face-keeper-straight-5 = Goalkeeper (straight 5)
face-keeper-left = Goalkeeper (left 2, straight 3)
face-keeper-right = Goalkeeper (right 2, straight 3)
face-corner-red = Red corner
face-corner-blue = Blue corner
face-penalty = Penalty

## The screen

screen-half =
    { $half ->
        [1] First half
       *[other] Second half
    }
screen-draw = to draw
screen-discards = played
screen-attacks-up = attacks ↑
screen-attacks-down = attacks ↓
screen-with-you = with you
screen-pitch = The pitch, ten columns and sixteen rows
screen-area =
    { $team-is ->
        [you] your area
        [other] { $team }’s area
       *[many] area of { $team }
    }
screen-ball = ball
screen-lit-start = possible start
screen-lit-landing = landing
screen-lit-throw = possible throw-in
screen-means-area = area
screen-means-shot = shot!
screen-means-goal-kick = goal kick
screen-means-throw-in = throw-in
screen-shot =
    { $shooter-is ->
        [you] You shoot!
       *[other] { $shooter } shoots!
    }
screen-goal = GOAL! { $scorers }
screen-legal = { $face }, playable, card { $place } of { $count }
screen-illegal = { $face }, not playable now, card { $place } of { $count }
screen-held = { $face }, card { $place } of { $count }
screen-ask-straight =
    { $squares ->
        [one] Straight, 1 square?
       *[other] Straight, { $squares } squares?
    }
screen-ask-left =
    { $squares ->
        [one] Left, 1 square?
       *[other] Left, { $squares } squares?
    }
screen-ask-right =
    { $squares ->
        [one] Right, 1 square?
       *[other] Right, { $squares } squares?
    }
screen-ask-card = { $face }?
screen-ask-discard = Discard { $face }?
screen-choose-start = Tap the square the ball starts from.
screen-choose-direction = Tap one of the lit landing squares.
screen-penalty = Penalty?
screen-penalty-yes = Penalty!
screen-penalty-no = No
screen-penalty-next =
    { $team-is ->
        [you] your area: penalty possible next
        [other] { $team }’s area: penalty possible next
       *[many] area of { $team }: penalty possible next
    }
screen-do-play = Play
screen-do-stop = Stop it
screen-do-discard = Discard
screen-cancel = Cancel
screen-enter = Enter
screen-escape = Esc
screen-legend-hand = hand: penalty saved
screen-legend-red = red: red corner scores
screen-legend-blue = blue: blue corner scores
screen-share = { $count } of { $cards }
screen-step = { $at } / { $count }
screen-step-square = { $square }, { $at } of { $count }
screen-step-none = choose, { $count } ways
screen-before = The one before
screen-after = The next one
screen-do-throw = Throw
screen-cut-penalty = Penalty: a hand saves it
screen-cut-red = Red corner: a red flag is a goal
screen-cut-blue = Blue corner: a blue flag is a goal
screen-shows-hand = A hand!
screen-shows-red = Red flag!
screen-shows-blue = Blue flag!
screen-shows-nothing = Neither hand nor flag
screen-drawn = A draw!
screen-count-team = { $team }
screen-count-goals = Goals
screen-count-shots = Shots
screen-count-saves = Saves
screen-count-corners = Corners
screen-count-penalties = Penalties

label-ask-kick-off = Kick off!
label-ask-kick-off-help = an Attacker, from one of the two squares
label-ask-play = Your turn
label-ask-play-help =
    { $playable ->
        [one] only one card will do
       *[other] { $playable } cards will do
    }
label-ask-follow = And now an Attacker
label-ask-follow-help = it follows the Free kick at once
label-ask-throw-in = Throw-in: one square first
label-ask-throw-in-help = choose one of the lit squares
label-ask-clear = Clear it!
label-ask-clear-help = from a lit square
label-ask-stop =
    { $keepers ->
        [0] { $corners ->
                [0] Nothing to stop it: let it in
               *[other] Stop the shot!
            }
       *[other] Stop the shot!
    }
label-ask-stop-help =
    { $keepers ->
        [0] { $corners ->
                [0] then you kick off
               *[other] your Corner, or let it in
            }
       *[other] { $corners ->
                [0] your Goalkeeper, or let it in
               *[other] your Goalkeeper or your Corner, or let it in
            }
    }
label-ask-last-stop =
    { $keepers ->
        [0] { $corners ->
                [0] Nothing to stop it: let it in
               *[other] Stopped on the whistle
            }
       *[other] Stopped on the whistle
    }
label-ask-last-stop-help =
    { $keepers ->
        [0] { $corners ->
                [0] and the half is over
               *[other] { $shooter } has shot: your Corner stops it
            }
       *[other] { $shooter } has shot: your Goalkeeper stops it
    }
label-ask-cut-corner = Corner: cut!
label-ask-cut-corner-help = A { $colour } flag is a goal · { $count } of { $cards } ({ $percent }%)
label-ask-cut-penalty = Penalty: cut!
label-ask-cut-penalty-help = A hand saves it · { $count } of { $cards } ({ $percent }%)
label-ask-discard =
    { $clearing ->
        [0] Nothing to play
       *[other] Nothing to clear with
    }
label-ask-discard-help = discard a card
label-ask-stuck = Nothing to play
label-ask-stuck-help = nor to draw: the half ends here

## On the cards

card-attacker = Attacker
card-free-kick = Free kick
card-keeper = Goalkeeper
card-corner = Corner
card-penalty = Penalty
card-title = Buteur
note-corner = stops a shot
note-penalty = in the penalty area
note-title = take out before the game
lid-facts = 2–4 players · 30 min

## For the press

printed-cards = { $count } cards, the title card among them
printed-pitch = the pitch
printed-ball = the ball
