# What teaches Footmania: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-club-title = Your club
lesson-club = 7 million in the purse, eleven empty places. First a team from 1 to 11, then the championship. Ready?
lesson-roll-title = Roll!
lesson-roll = Your pawn starts in the centre, in any direction. Roll the die.
lesson-way-title = Where to?
lesson-way = Blue: home footballers. Red: foreigners. You can reach two blue squares: go to the marked one.
lesson-way-down = Blue too! This time, take the other.
lesson-draw-title = Draw the card
lesson-draw = The price is on the back: 700,000. You may draw or pass. Draw!
lesson-draw-pass = Passing ends your turn empty-handed.
lesson-buy-title = Estève, 4 stars
lesson-buy = He plays 9 or 10: you need both. Buy him!
lesson-buy-auction = Lina could have him from 300,000. Buy!
lesson-bid-title = A bargain!
lesson-bid = Lina leaves Oudin, 6 stars. The others may bid, from 500,000 instead of 1,100,000. Bid 500,000!
lesson-bid-leave = At that price? Never!
lesson-bid-more = 500,000 is enough: nobody can outbid you.
lesson-plus-title = The plus card
lesson-plus = Roll: it is a 2. Never backwards! Go to the green cross: a card for your matches. Draw it.
lesson-plus-question = The ? helps or hurts. Today, the plus!
lesson-sell = Keep him: you need eleven men.
lesson-time-title = Time goes by…
lesson-time = A few rounds later: purchases, laps, and here is your team! Watch your places fill up.
lesson-declare-title = Declare!
lesson-declare = From 1 to 11, three foreigners at most: complete. Declare before Lina does: a bonus of 2 million!
lesson-declare-roll = First the bonus!
lesson-match-day-title = Match day
lesson-match-day = A lap completed: match day! Here is your best eleven, 38 stars. Field it.
lesson-form-title = Just short
lesson-form = 39 for Lina, in spite of a trainee at –1. Play Form ★★: 38 + 2 = 40!
lesson-form-pass = You would lose by one star!
lesson-whistle-title = Whistle
lesson-whistle = Lina passes. You pass too: two passes in a row end the match.
lesson-end-title = Victory!
lesson-end = 40 to 39: 2 points and 500,000 in receipts! The title is decided in the return match. Will you go on?

## The game in sixty seconds

sixty-1-lead = Roll, move, buy.
sixty-1 = Don’t want him? The others bid.
sixty-2-lead = From no. 1 to no. 11,
sixty-2 = three foreigners at most. Whoever is first gets a bonus.
sixty-3-lead = Then the championship.
sixty-3 = One lap, one match: most stars win.
sixty-4-lead = Plus cards.
sixty-4 = Three a match: your form, or their trouble. A win: 2 points.
