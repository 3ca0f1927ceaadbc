# What each piece is, what it does and what it means now.

piece-guy = Is laid when { $giver } is asked for; then { $taker }.
piece-dog = Always goes; then a card of your choice.
piece-michi = On a dog, or if all is blocked: swap your hand. Never as the last one.
piece-victory-name = Victory token
piece-victory = 1 to 3 points for whoever wins the round, counted at the end.
piece-consolation-name = Consolation token
piece-consolation = For whoever keeps most cards: points, or one card fewer at the start.
piece-guy-token = Give it at the start with a { $name } card: you begin with one card fewer.
piece-draw-name = The draw pile
piece-draw = Start cards, penalty cards and the next deals come from here.
piece-cap-name = The cap
piece-cap = Whoever wins a round is the trainer of the next.
piece-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
piece-seat =
    { $seat-is ->
        [you] Your hand is hidden. No card left: the round is yours.
       *[other] A hidden hand; how many cards, everybody can see. Whoever has none left wins the round.
    }
piece-tokens =
    { $count ->
        [0] no token
        [one] { $count } token
       *[other] { $count } tokens
    }
piece-points =
    { $count ->
        [0] 0 points
        [one] { $count } point
       *[other] { $count } points
    }
piece-score-name = The points
piece-score = At the end all tokens are turned up; most points win.
piece-asked-name = Who must follow
piece-asked = The next card shows { $name } large. A dog fits too.
piece-asked-any = On a dog any card fits.
piece-asked-block = Nobody can lay a card: this is the moment of Gros Michi.
piece-seconds-name = The countdown
piece-seconds = When it is over nobody waits any longer: all are ready, or the game is blocked.
