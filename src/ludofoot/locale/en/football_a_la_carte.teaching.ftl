# What teaches Football à la carte: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-ball-title = One single ball
lesson-ball = It belongs to everybody: you push it up, Lina pushes it down. Most goals win!
lesson-arrow-title = Arrow and figure
lesson-arrow = The arrow says where, the figure how far: 3 squares straight on. Tap the left square, the ball starts there.
lesson-arrow-card = Later! Here, the Attacker 3.
lesson-arrow-square = Allowed too. Take the left one.
lesson-back-title = Pushed back
lesson-back = Lina pushed it back 4 squares. Your turn: the slanting arrow, 2 squares to the right.
lesson-back-free-kick = Keep it for a better moment.
lesson-back-other = The slanting 2, let’s see!
lesson-stop-title = Lina shoots!
lesson-stop = In your net, but not a goal yet: you can stop it. Lay your Goalkeeper.
lesson-stop-corner = It stops too, but by luck. The Keeper is safe.
lesson-stop-concede = No, you have a Keeper!
lesson-stop-other = A shot is stopped by a Keeper or a Corner.
lesson-saved-title = Saved!
lesson-saved = The ball leaves along the Keeper’s arrows: 2 to the left, 3 straight on. Well done.
lesson-free-kick-title = Free kick
lesson-free-kick = Your turn to combine: the Free kick goes where you like. Straight on, 3 squares.
lesson-free-kick-direction = Possible! But straight leads to goal.
lesson-free-kick-attacker = Free kick first, the Attacker follows.
lesson-penalty-title = And now…
lesson-penalty = …at once an Attacker: the 5. The ball enters the area, and you hold a Penalty: play it too!
lesson-penalty-without = In the area your Penalty is gold.
lesson-penalty-other = The 5 reaches the area.
lesson-hand-title = A hand: saved
lesson-hand = The pile is cut. A hand? Saved. Almost four times in five it is a goal. Lina clears.
lesson-shoot-title = Too short!
lesson-shoot = From here 4 squares cross the line between the posts. Your Attacker 4, straight on: shoot!
lesson-shoot-slanting = Slanting, it goes wide.
lesson-shoot-shorter = Too short: it must cross the line.
lesson-end-title = GOAL!
lesson-end = Lina has neither Keeper nor Corner: 1–0! Two halves, each until the pile is used up. Will you go on?
lesson-chalk-from-here = from here

## The game in sixty seconds

sixty-1-lead = Arrow and figure.
sixty-1 = One ball: everybody pushes it to the goal opposite.
sixty-2-lead = Free kick,
sixty-2 = then at once an Attacker: two moves in one turn.
sixty-3-lead = Shot in the net?
sixty-3 = The other may still stop it: Goalkeeper or Corner.
sixty-4-lead = In the area: Penalty!
sixty-4 = The pile is cut. A hand saves it, else goal.
