# Words for the moment: what Maryse says the first time something happens.

maryse-first-ready = **No turns!** The small medal on top says who must follow, large. Quick.
maryse-penalty = A wrong card: you drew one. Look at the small medal before you lay.
maryse-late = “Too late”: another card was there before yours, which comes back without penalty.
maryse-twice = Two wild guys in a row, no: wait for another card. The dog always goes.
maryse-dog-alone = After your dog you could have laid any card, at once.
maryse-dog-left = You still had a dog: it can always be laid, even without the right card.
maryse-michi-kept = The game was blocked: that was the moment for Gros Michi.
maryse-swapped = { $player } took your hand with Gros Michi: the shorter it is, the more it tempts.
maryse-michi-last = Finishing on Gros Michi gives the round away: keep another card with him.
maryse-consolation = Most cards in hand: you get a consolation token. Keep it to yourself.
maryse-token = Your { $name } token: give it with a { $name } card, and start with six.
maryse-two-players = With two players you may lay several cards in a row.
