# What teaches Passe Éclair: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-race-title = No turns!
lesson-race = Everybody plays at once. Empty your hand before Lina and Bruno. During the lesson the clock sleeps.
lesson-hand-title = Read your hand
lesson-hand = Read your cards: the big letter is what you lay. Say “ready” when you like.
lesson-hand-early = First “ready”: the first card is not there yet.
lesson-marlon-title = Marlon!
lesson-marlon = Léon passes to Marlon: the small medal says who follows. Lay the Marlon who passes to Fabi.
lesson-marlon-later = He would do! Keep him for later.
lesson-marlon-other = The big one must be Marlon.
lesson-vanessa-title = Fast, isn’t it?
lesson-vanessa = Lina, Bruno, Lina… Now Vanessa is asked for, and you have her: lay her!
lesson-vanessa-other = The big one must be Vanessa.
lesson-wait-title = Not two in a row
lesson-wait = Marlon is asked for and you have one… but never two guys in a row. Let the others go.
lesson-wait-penalty = In a real game: a penalty card!
lesson-dog-title = The dog
lesson-dog = Vanessa again, and you have none. The dog can always be laid: go!
lesson-dog-michi = Not yet: only on a dog or in a block.
lesson-dog-other = Vanessa is asked for: only the dog will do.
lesson-again-title = One more!
lesson-again = On your dog any card will do. Get rid of your Marlon!
lesson-again-michi = Allowed! But wait, he will do better.
lesson-again-leon = Fine too. But Marlon first.
lesson-again-other = Yes, you can: anything fits on your dog. Marlon!
lesson-blocked-title = Blocked!
lesson-blocked = Nobody can go on, and Lina has one card left! Gros Michi swaps your hand. Lay him!
lesson-blocked-none = You have him, now is the time!
lesson-swap-title = With whom?
lesson-swap = Take the shortest hand: Lina’s.
lesson-swap-bruno = Four cards! Lina has just one.
lesson-last-title = Rocce… quick!
lesson-last = New card: Vanessa passes to Rocce. And your last card is Rocce!
lesson-last-other = Yes, you can: Rocce, your last card!
lesson-end-title = Won!
lesson-end = Empty hand: a token, 3 points! Nine rounds, most points win. A real match, at an easy pace?

## The game in sixty seconds

sixty-1-lead = All at once!
sixty-1 = The small medal says who must follow, large: Marlon.
sixty-2-lead = Not twice in a row.
sixty-2 = Let another’s card come first (except with two players).
sixty-3-lead = The dog always fits.
sixty-3 = And you may lay any card on it at once.
sixty-4-lead = Blocked? Gros Michi
sixty-4 = swaps your hand. Empty hand: a token of 1 to 3 points.
