# A finished game with the coach: curve, marks, what would have been better.

## The curve

review-move = { $moment ->
    [1] 1st move
    [2] 2nd move
    [3] 3rd move
   *[other] move { $moment }
}
review-share = { $move }, { $share } %{ $way ->
    [up] , plus { $change }
    [down] , minus { $change }
   *[none] { "" }
}
review-stands = From the stands
review-open = All cards open
review-points = Chances of winning
review-turned = Here the match turned ({ $move }).
review-turned-course = { $seat }: from { $before } to { $after } %.
review-turned-by-me = You play { $move }; { $better } was worth { $points } points more.
review-turned-by = { $by } plays { $move }; { $better } was worth { $points } points more.
review-table = As a table
review-moment = Moment
review-what = What happened

## Marks

review-mark-best = best
review-mark-fine = fine
review-mark-costly = costly
review-mark-gift = gift
review-mark-forced = no choice
review-moves-of = Decisions of { $seat }
review-next = Next mistake
review-next-short = Next
review-next-none = No certain mistake here.

## The coach

review-on = Coach: on
review-off = Coach: off
review-verdict-best = The best move
review-verdict-fine = A good move
review-verdict-costly = Costly: −{ $cost } %
review-verdict-gift = A gift: −{ $cost } %
review-verdict-forced = No choice
review-played-by = { $move } · { $seat }: { $played }
review-played = played
review-better = Better: { $better } (+{ $cost } %)
review-why = Why?
review-unknown = Nobody could know what was hidden: judged over { $worlds } possible deals.
review-look = Look with { $seat }
review-try = Try from here
review-try-help = with the real cards, against bots
review-nothing = Nobody decided anything here. Step on, or jump to the next mistake.
review-race = A race: the curve goes by rounds, and no decision is weighed.
review-chalk-better = better
review-chalk-played = played

## The work

review-waiting = In line…
review-sketching = A sketch first: { $percent } %
review-weighing = Fair copy: { $percent } %
review-plain = This server is not compiled: the analysis stops at the sketch, no move is judged.
review-stopped = Stopped. What was found so far stands.
review-stop = Stop
review-resume = Analyse
review-failed = No analysis: { $why }
