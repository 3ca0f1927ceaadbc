# Passe Éclair. How arguments reach a message is told at the top of core.ftl.

title = Passe Éclair
tagline = Everybody at once! Pass the ball to the right mate, and be the first with an empty hand.

preset = Pace
preset-relaxed = Relaxed
preset-relaxed-help = ten seconds to look
preset-normal = Normal
preset-normal-help = six seconds to look
preset-lightning = Lightning
preset-lightning-help = three seconds, not one more
option-pace = The pace
option-pace-normal = Six seconds of silence, and the game is blocked.
option-pace-relaxed = Ten seconds of silence before a block: there is time to look.
option-pace-lightning = Three seconds of silence and not one more.
option-wrong-cards = Who notices a wrong card
option-wrong-cards-noticed = A wrong card always goes back to the hand, with a penalty card.
option-wrong-cards-challenged = A wrong card stays unless somebody challenges it in time.
option-opener = Who is the oldest, and so the first trainer?

## Questions

ask-ready = Sort your hand: ready?
ask-ready-tokens = Sort your hand: get rid of a card for a token?
ask-receiver = Quick, a large { $name }! Or the dog.
ask-banned =
    { $dogs ->
        [0] Not twice in a row: wait until somebody else lays { $name }.
       *[other] Not twice in a row: { $name } is for the others, but your dog will do.
    }
ask-any = On this dog any card will do!
ask-block =
    { $michis ->
        [0] The game is blocked, { $block }: a new card is coming.
       *[other] The game is blocked, { $block }: your Gros Michi?
    }
ask-challenge = { $seat } has just laid this card: do you challenge it?
ask-partner = Gros Michi! With whom do you swap hands?

## Moves

move-ready =
    { $cards-is ->
        [none] Ready!
       *[other] Ready, and for a token: { $cards }
    }
move-lay = { $face }
move-decline = I do not play
move-no-michi = No Michi
move-challenge = Challenge
move-let-stand = Let it stand
move-swap = Swap with { $partner }
move-time-up = Time is up: { $step }

preview-late = too late: the card goes back to your hand
preview-wrong = wrong card: it would cost you a card
preview-last-card = your last card: the round is yours
preview-last-michi = Gros Michi as last card gives the round away

## Events

event-trainer-drawn =
    { $seat-is ->
        [you] The lot fell on you: you are Willi, the trainer.
       *[other] The lot made { $seat } Willi, the trainer.
    }
event-round-began =
    { $trainer-is ->
        [you] Round { $round }: you are the trainer.
       *[other] Round { $round }: { $trainer } is the trainer.
    }
event-dealt =
    { $seat-is ->
        [you] You get { $count } cards.
       *[other] { $seat } gets { $count } cards.
    }
event-said-ready =
    { $seat-is ->
        [you] You are ready.
       *[other] { $seat } is ready.
    }
event-time-ran-out = Time is up: { $step }.
event-tokens-used =
    { $seat-is ->
        [you] For a token ({ $tokens }) you put into the box: { $faces }.
       *[other] For a token ({ $tokens }) { $seat } puts into the box: { $faces }.
    }
event-turned-up =
    { $turned-is ->
        [turned-skipped] From the draw pile: { $face }. Quick, the next one!
        [turned-as-dog] From the draw pile: { $face }. No wild guy is left: this card counts as a dog.
       *[turned-start] Off we go! From the draw pile: { $face }.
    }
event-laid =
    { $seat-is ->
        [you] You lay { $face }.
       *[other] { $seat } lays { $face }.
    }
event-declined =
    { $seat-is ->
        [you] You do not play.
       *[other] { $seat } does not play.
    }
event-blocked = The game is blocked: { $block }.
event-lays-no-michi =
    { $seat-is ->
        [you] No Michi from you.
       *[other] No Michi from { $seat }.
    }
event-pile-boxed =
    { $count ->
        [one] { $count } card goes into the box.
       *[other] { $count } cards go into the box.
    }
event-too-late =
    { $seat-is ->
        [you]
            { $face-is ->
                [none] Too late: { $late } no longer counts.
               *[other] Too late! You take { $face } back.
            }
       *[other] Too late for { $seat }, who takes the card back.
    }
event-wrong-card =
    { $seat-is ->
        [you] A wrong card: { $face } does not fit here. { $drawn ->
            [true] You take it back, with one more: { $penalty }.
           *[false] You take it back.
        }
       *[other] A wrong card: { $seat } takes { $face } back{ $drawn ->
            [true] , with one more.
           *[false] .
        }
    }
event-challenged =
    { $justified ->
        [true]
            { $seat-is ->
                [you] Well spotted! You challenge the card of { $against }, and rightly: { $face }.
               *[other]
                    { $against-is ->
                        [you] Caught! { $seat } challenges your card, and rightly: { $face }.
                       *[other] Well spotted! { $seat } challenges the card of { $against }, and rightly: { $face }.
                    }
            }
       *[false]
            { $seat-is ->
                [you] You challenge the card of { $against }, but it is right: { $face } stays.
               *[other]
                    { $against-is ->
                        [you] { $seat } challenges your card, but it is right: { $face } stays.
                       *[other] { $seat } challenges the card of { $against }, but it is right: { $face } stays.
                    }
            }
    }
event-challenge-opened =
    { $seat-is ->
        [you] { $face }: does anybody challenge your card?
       *[other] { $face }: does anybody challenge the card of { $seat }?
    }
event-stood-by =
    { $seat-is ->
        [you] You let the card stand.
       *[other] { $seat } lets the card stand.
    }
event-back-on-top = On top again: { $face }.
event-michi-called =
    { $seat-is ->
        [you] “Gros Michi!” Choose your victim.
       *[other] “Gros Michi!” { $seat } chooses a victim.
    }
event-swapped =
    { $seat-is ->
        [you] You swap hands with { $partner }: { $given ->
            [one] { $given } card
           *[other] { $given } cards
        } for { $taken }.
       *[other]
            { $partner-is ->
                [you] { $seat } swaps hands with you: you give { $taken ->
                    [one] { $taken } card
                   *[other] { $taken } cards
                } and get { $given }.
               *[other] { $seat } swaps hands with { $partner }: { $given ->
                    [one] { $given } card
                   *[other] { $given } cards
                } for { $taken }.
            }
    }
event-renewed =
    The draw pile was empty: { $count ->
        [one] { $count } card { $whence } is shuffled.
       *[other] { $count } cards { $whence } are shuffled.
    }
event-round-won =
    { $seat-is ->
        [you] You win the round: { $how }.
       *[other] { $seat } wins the round: { $how }.
    }
event-victory-token =
    { $seat-is ->
        [you] Your victory token: { $token }.
       *[other] { $seat } takes a victory token{ $token-is ->
            [none] .
           *[other] : { $token }.
        }
    }
event-consolation-token =
    { $seat-is ->
        [you] Your consolation token: { $token }.
       *[other] { $seat } takes a consolation token{ $token-is ->
            [none] .
           *[other] : { $token }.
        }
    }
event-no-consolation = A tie for the last place: no consolation token.
event-hand-shown =
    { $seat-is ->
        [you] You were left with: { $faces }.
       *[other] { $seat } was left with: { $faces }.
    }
event-tokens-shown =
    { $tokens-is ->
        [none]
            { $seat-is ->
                [you] You have no token and so no goal points.
               *[other] { $seat } has no token and so no goal points.
            }
       *[other]
            { $seat-is ->
                [you] You turn up your tokens ({ $tokens }): { $points ->
                    [one] { $points } goal point
                   *[other] { $points } goal points
                }.
               *[other] { $seat } turns up the tokens ({ $tokens }): { $points ->
                    [one] { $points } goal point
                   *[other] { $points } goal points
                }.
            }
    }
event-game-over =
    { $winners-is ->
        [you] The training is over: you win!
        [other] The training is over: { $winners } wins.
       *[many] The training is over, a shared victory: { $winners }.
    }

## Refusals

refuse-only-the-table = The table keeps the time. Lay a card, or say that you do not play.
refuse-other-step = That time no longer runs: another step has begun.
refuse-no-such-top = No card has this number: the one on top is { $top }. Answer that one.
refuse-no-card-yet = The start card is not up yet: first say that you are ready.
refuse-michi-first =
    { $seat-is ->
        [you] Gros Michi first: say with whom you swap hands.
       *[other] Gros Michi first: wait until { $seat } has swapped hands and the new card is up.
    }
refuse-may-be-challenged =
    { $seat-is ->
        [you] Your card can still be challenged: wait for the others to answer.
       *[other] Nothing is laid while the card of { $seat } can be challenged. Challenge it or let it stand.
    }
refuse-not-in-hand = You do not hold { $face }. Choose one of your cards.
refuse-no-challenges = Wrong cards are always noticed here: there is nothing to challenge. Be quicker than the others!
refuse-blocked-already = The game is blocked already. Lay a Gros Michi or a card that fits, or say “no Michi”.
refuse-declined-already = You have said already that you do not play on this card. You may still lay one that fits.
refuse-not-blocked = The game is not blocked. Lay a card that fits, or say that you do not play.
refuse-answered-already = You have answered already for this card: wait for the others.
refuse-nothing-to-challenge = This card cannot be challenged: nobody laid it, or the pile below it is gone.
refuse-challenge-yourself = This is your own card: only the others may challenge it.
refuse-challenged-already = You have challenged this card already, in vain. Wait for the next one.
refuse-nothing-to-let-stand = Nothing is asked of you about this card. Lay one of yours, or say that you do not play.
refuse-no-swap-now = Hands are swapped only after a Gros Michi. Lay one on a dog, or when the game is blocked.
refuse-not-your-michi = { $seat } laid the Gros Michi and chooses. Wait for the new card.
refuse-no-such-partner = Nobody sits there. Choose another player of the table.
refuse-swap-with-yourself = You cannot swap hands with yourself. Choose another player.
refuse-round-runs = The round has begun: tokens are used before the start card.
refuse-ready-already = You have said already that you are ready. Until the others are, you may take your choice back.
refuse-token-needs-guy = Only a wild guy goes into the box for a token, not { $face }. Name another card.
refuse-no-token = You need one { $name } token for each card with a large { $name }. Name fewer cards, or just say that you are ready.
refuse-no-tokens-for-two = Two play without consolation tokens. Just say that you are ready.
refuse-not-the-last-card = The last card of your hand does not go for a token. Keep at least one.

## The table in the terminal

table-round = Round { $round } of { $rounds }
table-trainer = trainer
table-tokens = { $victory } victory, { $consolation } consolation
table-piles = Draw pile { $draw } · Box { $box } · Pile { $pile }
table-ask = PASS TO
table-any = ANY CARD
table-on-dog = on the dog
table-ready = READY?
table-block = BLOCKED
table-michi = GROS MICHI!
table-challenge = CHALLENGE?
table-or-dog = or the dog
table-banned = not you: you have just laid
table-hand = Your hand
table-own-tokens = Your tokens: { $tokens }
table-over = THE TRAINING IS OVER
table-winner = { $winners }
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-nobody = draw pile
table-spoken = has answered

## Words

step-ready = getting ready
step-open = silence
step-block = waiting for a Michi
step-challenge = the challenge
step-partner = the choice of a partner
step-over = the game
block-stuck = nobody can lay a card
block-declined = nobody wants to lay a card
block-silence = silence
turned-start = start card
turned-skipped = passed over
turned-as-dog = counts as a dog
late-card = this card
late-decline = “I do not play”
late-no-michi = “no Michi”
late-challenge = the challenge
late-let-stand = the answer
whence-box = from the box
whence-pile = from the pile, under its top card,
how-empty = not a card left
how-michi = the Gros Michi of another took the last cards
how-only-michis = only Michis are left, and nobody holds fewer cards
how-no-cards = nothing moves any more, and nobody holds fewer cards
token-1 = 1 goal point
token-2 = 2 goal points
token-3 = 3 goal points
token-leon = Léon
token-marlon = Marlon
token-rocce = Rocce
token-fabi = Fabi
token-vanessa = Vanessa

name-leon = Léon
name-marlon = Marlon
name-rocce = Rocce
name-fabi = Fabi
name-vanessa = Vanessa

face-leon-marlon = Léon → Marlon
face-leon-rocce = Léon → Rocce
face-leon-fabi = Léon → Fabi
face-leon-vanessa = Léon → Vanessa
face-marlon-leon = Marlon → Léon
face-marlon-rocce = Marlon → Rocce
face-marlon-fabi = Marlon → Fabi
face-marlon-vanessa = Marlon → Vanessa
face-rocce-leon = Rocce → Léon
face-rocce-marlon = Rocce → Marlon
face-rocce-fabi = Rocce → Fabi
face-rocce-vanessa = Rocce → Vanessa
face-fabi-leon = Fabi → Léon
face-fabi-marlon = Fabi → Marlon
face-fabi-rocce = Fabi → Rocce
face-fabi-vanessa = Fabi → Vanessa
face-vanessa-leon = Vanessa → Léon
face-vanessa-marlon = Vanessa → Marlon
face-vanessa-rocce = Vanessa → Rocce
face-vanessa-fabi = Vanessa → Fabi
face-dog = the dog Socks
face-michi = Gros Michi

## The screen

screen-pair = { $giver } passes to { $taker }
screen-card = { $face }, { $place } of { $count }
screen-card-token = { $face }, for a token, { $place } of { $count }
screen-hand =
    { $seat-is ->
        [you] Your hand
       *[other] The hand of { $seat }
    }
screen-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-top = On the pile: { $face }.
screen-by = { $seat }
screen-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
screen-ball-to = the ball goes to
screen-name = { $name }!
screen-on-dog = on the dog
screen-your-dog = your dog!
screen-any = Any card!
screen-any-help = on the dog everything fits
screen-one-more = One more?
screen-one-more-help = on your dog, before the others
screen-lay = { $name }, quick!
screen-lay-help = everybody plays at once
screen-banned =
    { $dogs ->
        [0] Not twice in a row: wait
       *[other] Not twice in a row!
    }
screen-banned-help =
    { $dogs ->
        [0] { $name }: the others
       *[other] your dog will do
    }
screen-block = Blocked!
screen-block-help = your Gros Michi?
screen-block-none = no Michi in your hand: { $seconds } s left
screen-challenge = Any challenge?
screen-challenge-help =
    { $seat-is ->
        [you] your card
       *[other] the card of { $seat }
    }
screen-michi = The Gros Michi!
screen-partner-help = tap a player: you swap hands
screen-chooses =
    { $seat-is ->
        [you] you choose
       *[other] { $seat } chooses
    }
screen-ready = Ready?
screen-ready-help = sort your hand, the start card is coming
screen-ready-tokens = tap a card to give it for its token
screen-ready-with =
    { $count ->
        [one] Ready, one card fewer
       *[other] Ready, { $count } cards fewer
    }
screen-is-ready = ready
screen-no = does not play
screen-no-michi = no Michi
screen-stands = lets it stand
screen-waits = Wait…
screen-waits-help = it goes on soon
screen-space = Space
screen-why = Why?
screen-late = Too late by { $ms } ms!
screen-late-by = { $winner } was faster. You take your card back.
screen-late-back = You take your card back.
screen-wrong-for = Not { $face }, { $name }!
screen-wrong = Not { $face }!
screen-wrong-drawn = You take your card back and draw another.
screen-wrong-back = You take your card back.
screen-faster =
    { $winner-is ->
        [you] You beat { $seat } by { $ms } ms!
       *[other] { $winner } beats { $seat } by { $ms } ms!
    }
screen-other-late = { $seat }: too late by { $ms } ms.
screen-other-wrong = { $seat }: wrong card, { $face }.
screen-draw = to draw
screen-victories =
    { $count ->
        [one] victory
       *[other] victories
    }
screen-lots =
    { $count ->
        [one] prize
       *[other] prizes
    }
screen-trains =
    { $seat-is ->
        [you] trainer
       *[other] { $seat }, trainer
    }
screen-tokens =
    { $seat-is ->
        [you] Your tokens: { $victory } for victory, { $consolation } for consolation.
       *[other] Tokens of { $seat }: { $victory } for victory, { $consolation } for consolation.
    }
screen-round = round { $round } of { $rounds }
screen-round-won =
    { $seat-is ->
        [you] You win round { $round }!
       *[other] { $seat } wins round { $round }!
    }
screen-lot =
    { $seat-is ->
        [you] You take a consolation token.
       *[other] { $seat } takes a consolation token.
    }
screen-next-round =
    { $seat-is ->
        [you] Round { $round } of { $rounds }: you are the trainer.
       *[other] Round { $round } of { $rounds }, trainer { $seat }.
    }
screen-final = The count of the tokens
screen-final-seat =
    { $tokens-is ->
        [none] { $seat }: no token.
       *[other] { $seat }: { $tokens }. { $points ->
            [one] { $points } goal point
           *[other] { $points } goal points
        }.
    }
screen-help = Help
aid-none = None
aid-name = The name
aid-cards = My cards
screen-help-none = as at a real table
screen-help-name = written large
screen-help-cards = those that fit
screen-call = Attention…
screen-ready-alone = nothing starts without you: read your hand
screen-go-on = Next round
screen-lay-any = All at once!
screen-easy = Too easy?
screen-easy-take = Normal pace
screen-easy-taken = Normal pace: from the next game on.
screen-open-hands = Open hands: with two at one screen, each looks at one side only.

## On the cards

card-passes-to = passes to
card-dog = Socks
card-michi = Gros Michi
note-dog = anytime – then one more card
lid-facts = 2–4 players · 20 min

## For the press

printed-cards = { $count } cards
printed-victory = { $count } victory tokens
printed-consolation = { $count } consolation tokens
