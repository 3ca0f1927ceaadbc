# What teaches Finale: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-hello-title = On the bench
lesson-hello = Your men are ready, so are Lina’s. Six periods: most goals win. First tactic?
lesson-tactic-title = The higher attacks
lesson-tactic = Each lays a hidden tactic: the higher one attacks. Take your white 3.
lesson-tactic-four = It would win too! Start simple: the 3.
lesson-tactic-two = With 2 you may have to defend. The 3!
lesson-gap-title = 3 against 2
lesson-gap = You attack! The gap, 3 minus 2, is the number of attempts: just one. Make it count.
lesson-approach-title = Read the card
lesson-approach = Left your men, right Lina’s. On top, the approach: any three men. Tap Lenker and Kurzpass.
lesson-approach-strong = Strong one! Let’s keep him.
lesson-keep-title = Keep Abseits!
lesson-keep = One more: take Beton. A man serves once per attack: keep Abseits and his 5 for the shot.
lesson-keep-abseits = Not him! He is your shooter.
lesson-tie-title = 14 each
lesson-tie = 11 + 3 against 13 + 1. In the approach a tie is enough: you are through! And those who played turn a quarter.
lesson-shot-title = The shot
lesson-shot = At the bottom of the card: one man against Lina’s goalkeeper. Send Abseits!
lesson-shot-weaker = He is weaker: Abseits!
lesson-no-goal-title = 6 each…
lesson-no-goal = 5 + 1 against 4 + 2. For a goal a tie is not enough: you must beat the keeper. Next time!
lesson-trap-title = A small card, a big trap
lesson-trap = Second period. Lay the white 2 on purpose: Lina will attack, and if that fails, you counter.
lesson-trap-greedy = Strong, but try the trap: the 2.
lesson-defend-title = Defend
lesson-defend = Lina comes with 9. The card asks you for a midfielder and an attacker: Offensiv and Flanke.
lesson-defend-kind = You need a square M and a triangle A.
lesson-defend-other = Fair, but these are stronger.
lesson-stopped-title = Stopped!
lesson-stopped = 9 against 10! A symbol in the corner means one more roll: Foul rolls 3, red card. Offensiv gets away.
lesson-counter-title = Counter!
lesson-counter = Lina’s approach failed: counter with your white 2. The gap between the two tactics, 1, is added to your approach.
lesson-counter-decline = A chance like this? Go!
lesson-fresh-title = Fresh men
lesson-fresh = Two men who have not turned yet: Grätsche, 4, and Laufwunder, 3. Plus your bonus: 8.
lesson-fresh-holzer = He is the scorer. Later!
lesson-fresh-other = Grätsche and Laufwunder, the fresh ones.
lesson-finish-title = Shoot!
lesson-finish = 10 each, you are through. Holzer still has his 5: send him to shoot!
lesson-finish-other = Holzer, 5 balls!
lesson-end-title = GOAL!
lesson-end = 7 against 5! Tactic, approach, shot, counter: you know it all. Four periods left: shall we play them?
lesson-chalk-for-the-shot = for the shot

## The game in sixty seconds

sixty-1-lead = Two hidden tactics.
sixty-1 = The higher attacks; the gap is the number of attempts: here 2.
sixty-2-lead = The approach.
sixty-2 = The men the card shows, plus a die. A tie is enough.
sixty-3-lead = The shot.
sixty-3 = Other men, a die each. Beat the keeper: goal!
sixty-4-lead = Whoever has played turns
sixty-4 = a quarter: new strength, new symbol. Six periods.
