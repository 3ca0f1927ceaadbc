# What each piece is, what it does and what it means now.

piece-attacker =
    Moves the ball { $squares } { $squares ->
        [one] square
       *[other] squares
    } { $direction ->
        [left] diagonally to the left
        [right] diagonally to the right
       *[other] straight ahead
    }, towards the goal opposite. Its symbol counts only in cuts.
piece-free-kick =
    { $squares } { $squares ->
        [one] square
       *[other] squares
    } in a direction of your choice, then an Attacker at once. Not in a penalty area.
piece-keeper = Stops a shot and sends the ball back along its arrows; clears too.
piece-corner = Stops a shot. The other side then cuts the pile: a { $colour } flag, and it is a goal after all.
piece-penalty = With an Attacker that brings the ball into the area. The pile is cut: a hand stops it, else a goal.
piece-square-name = Square { $square }
piece-square = The ball goes from square to square, always towards the goal opposite.
piece-area = In the penalty area: Penalty possible, Free kick impossible.
piece-ball-name = The ball
piece-ball = Each side moves it towards the goal opposite, one card at a time.
piece-pile-name = The draw pile
piece-pile = Cards are drawn from it, and it is cut for corners and penalties. Empty, it ends the half.
piece-discards-name = The discards
piece-discards = The cards that were played. They are shuffled at half-time.
piece-hand-name = The hand
piece-hand = When a penalty is cut for, it stops it.
piece-flag-name = The flag
piece-flag = When a corner of its colour is cut for, it is a goal.
piece-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
piece-seat =
    { $seat-is ->
        [you] Nobody else sees your cards, only how many you hold.
       *[other] Hidden cards, even from the own team; how many there are, everybody can see.
    }
piece-goals =
    { $count ->
        [0] no goal
        [one] { $count } goal
       *[other] { $count } goals
    }
piece-score-name = The goals
piece-score = Most goals after two halves win; if they are level it is a draw.
piece-half-name = The half
piece-half = Three cards or fewer in the draw pile: one more turn and the half is over. Then ends are changed.
piece-half-now = { $half } of 2
piece-cut-name = The cut
piece-cut-hand = For a penalty: a hand saves it, otherwise goal.
piece-cut-flag = For a corner: a { $colour } flag and it is a goal. Otherwise nothing.
piece-share = { $count } of { $cards } cards
