# What teaches Schuss und Tor: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-hello-title = Hello!
lesson-hello = I’m Maryse. The aim: outscore Lina. The ball runs from name to name; whoever gets stuck gives away a shot. Ready?
lesson-open-title = You open
lesson-open = To open, anything goes. Lay Fritz zu Max: the ball travels from Fritz to Max.
lesson-open-other = Good card, keep it! First: Fritz zu Max.
lesson-luigi-title = Luigi is asked for
lesson-luigi = Max passes to Luigi: your card must begin with L. You have one!
lesson-luigi-name = Look at the top letter: it must be L.
lesson-luigi-joker = Keep it: you have a real Luigi.
lesson-luigi-pass = Passing gives away a shot. You can serve!
lesson-bomber-title = No Max?
lesson-bomber = The Bomber stands in for anybody. Play him: then you choose the name that Lina must serve.
lesson-bomber-tormann = He would do too! But I have a plan with the Bomber.
lesson-bomber-other = Max is asked for: your Bomber stands in for him.
lesson-willi-title = Call Willi
lesson-willi = You hold all five Willis: Lina has none. And after a Bomber only the name called will do!
lesson-willi-face = Lina may have one. All the Willis are yours: call Willi.
lesson-goal-title = Tor!
lesson-goal = Lina passes. You laid the last card, so you shoot: Tor, 1–0! Whoever concedes restarts: Lina.
lesson-tormann-title = The Tormann
lesson-tormann = Fritz is asked for and you have none left. The Tormann answers any name. Lay him!
lesson-tormann-pass = Not yet: your Tormann saves you.
lesson-tormann-other = Fritz is asked for: only your Tormann fits.
lesson-second-title = And one more
lesson-second = On your Tormann you may add a card: Willi zu Luigi. That is the one Lina must follow.
lesson-second-enough = You may stop here, but one card fewer is always good!
lesson-second-other = Nice too! Today: Willi zu Luigi.
lesson-stuck-title = Nothing to serve
lesson-stuck = Fritz again, and no joker left. Pass: Lina will shoot. Breathe, not all is lost.
lesson-stuck-card = It does not fit Fritz. All you can do is pass.
lesson-parry-title = Stop it!
lesson-parry = Tor Otto: an Otto card stops it, and you have two. Lay Otto zu Fritz: now Lina must serve Fritz!
lesson-parry-willi = That would stop it too! But ask Lina for Fritz, and see.
lesson-parry-concede = No! You can stop it.
lesson-parry-other = Only an Otto stops it.
lesson-end-title = 2–0!
lesson-end = A save, then a goal! Laying one’s last card brings the end; most goals win. Will you finish this match?
lesson-chalk-no-max = no Max
lesson-chalk-joker = the joker
lesson-chalk-all-yours = all yours

## The game in sixty seconds

sixty-1-lead = Serve the name asked for.
sixty-1 = Max passes to Luigi: your card must begin with Luigi.
sixty-2-lead = Two jokers.
sixty-2 = Bomber: you name who is next. Tormann: you may add a card.
sixty-3-lead = Nothing to serve?
sixty-3 = You pass and the other shoots: an action card. Tor is a goal!
sixty-4-lead = Tor Otto?
sixty-4 = An Otto stops it. Last card laid: the end. Most goals win.
