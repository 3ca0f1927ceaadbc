# Footmania. How arguments reach a message is told at the top of core.ftl.

title = Footmania
tagline = Build your eleven, strike deals, then play the championship: two to four managers, one title.

option-pace = When phase 1 ends
option-pace-full = Eleven footballers for the eleven places are needed; the first to have them receives 2,000,000.
option-pace-quick = Quick: ten places are enough; the first to fill them receives 800,000.
option-limit = Rounds of phase 1 at most

preset = Season
preset-short = Short
preset-short-help = ten places or 24 rounds, then the championship
preset-middle = Medium
preset-middle-help = ten places or 60 rounds, then the championship
preset-whole = Full
preset-whole-help = eleven places or 60 rounds, then the championship

## Questions

ask-roll = Your turn: roll the die.
ask-way = You rolled { $die }: where to?
ask-draw = Do you draw the top footballer?
ask-buy = { $footballer }, { $colour }, no. { $numbers }, { $stars } ★: do you buy him for { $price }?
ask-auction = Up for auction: { $footballer }, { $colour }, no. { $numbers }, { $stars } ★. At least { $least }, or withdraw.
ask-plus = Do you draw a plus card?
ask-return = Seven plus cards: which one goes under the pile?
ask-debt = You are { $missing } short: what do you sell to the bank?
ask-euromatch = { $team }, strength { $strength }: do you take them on?
ask-euro-plus = { $stars } ★ against { $strength } for { $team }: a form card, or is that all?
ask-line-ups = Your team for this match?
ask-action = Your action: a plus card, a substitution, or pass.
ask-answer = { $attack } is played against you: your answer?
ask-substitute = Who comes on in place { $place }?
ask-sell = Sell to the bank
ask-offers = Open offers
ask-offer = Make an offer
ask-declare = Your team is complete: do you declare it?
man = { $footballer }, { $colour }, no. { $numbers }, { $stars } ★ (price { $price }, bank { $reduced })
man-short = { $footballer }, { $colour }, no. { $numbers }, { $stars } ★
place = Place { $place }
sponsor = { $sponsor }
to-all = To all
to-one = To { $player } alone
way-to = Square { $to }: { $kind }
accept-offer = Accept offer { $number } of { $maker }: { $give-is ->
        [none] { $give_money ->
            [0] nothing
           *[other] { $give_money }
        }
       *[other] { $give }{ $give_money ->
            [0] { "" }
           *[other] { " " }and { $give_money }
        }
    } for { $want-is ->
        [none] { $want_money ->
            [0] nothing
           *[other] { $want_money }
        }
       *[other] { $want }{ $want_money ->
            [0] { "" }
           *[other] { " " }and { $want_money }
        }
    }
withdraw-offer = Withdraw my offer { $number }: { $give-is ->
        [none] { $give_money ->
            [0] nothing
           *[other] { $give_money }
        }
       *[other] { $give }{ $give_money ->
            [0] { "" }
           *[other] { " " }and { $give_money }
        }
    } for { $want-is ->
        [none] { $want_money ->
            [0] nothing
           *[other] { $want_money }
        }
       *[other] { $want }{ $want_money ->
            [0] { "" }
           *[other] { " " }and { $want_money }
        }
    }

## Moves

move-roll = Roll
move-go = Go to square { $to }
move-draw = Draw
move-pass = Pass
move-buy = Buy
move-refuse = Do not buy
move-bid = Bid { $amount }
move-leave = Withdraw
move-return = Return { $plus }
move-meet = Play with { $eleven }
move-finish = That is all
move-field = Field { $eleven }
move-play = Play { $plus }{ $place-is ->
        [none] { "" }
       *[other] { " " }against place { $place }
    }
move-substitute = { $footballer } comes on in place { $place }
move-answer = Answer with { $plus }
move-decline = Let it be
move-sell-footballer = Sell { $footballer }
move-sell-sponsor = Sell { $sponsor }
move-offer = Offer { $to-is ->
        [none] everyone
       *[other] { $to }
    } { $give-is ->
        [none] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] nothing
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }and { $give_money }
            }
        }
       *[other] { $give }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }and { $give_money }
        }
    } for { $want-is ->
        [none] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] nothing
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }and { $want_money }
            }
        }
       *[other] { $want }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }and { $want_money }
        }
    }
move-accept = Accept offer { $number } of { $maker }{ $private-is ->
        [true] { " " }(to you alone)
       *[other] { "" }
    }
move-withdraw = Withdraw my offer { $number } { $to-is ->
        [none] to all
        [you] to you
       *[other] to { $to }
    }
move-declare = Declare { $eleven }

preview-eleven = { $stars } ★, vacant places: { $vacant }
preview-way = there: { $kind }
preview-cash = { $cash } will be left

## Events

event-opener-drawn =
    { $seat-is ->
        [you] The lot fell on you: you begin.
       *[other] The lot fell on { $seat } to begin.
    }
event-uncovered = On top of the { $pile } pile: a footballer at { $price }.
event-rolled =
    { $seat-is ->
        [you] You roll { $die }.
       *[other] { $seat } rolls { $die }.
    }
event-moved =
    { $seat-is ->
        [you] You come to: { $kind }.
       *[other] { $seat } comes to: { $kind }.
    }
event-turn-missed =
    { $seat-is ->
        [you] You miss this turn: your president is suspended.
       *[other] { $seat } misses this turn: a suspended president.
    }
event-nothing-here =
    { $seat-is ->
        [you] Nothing for you here ({ $kind }).
       *[other] Nothing here for { $seat } ({ $kind }).
    }
event-passed =
    { $seat-is ->
        [you] You do not draw ({ $kind }).
       *[other] { $seat } does not draw ({ $kind }).
    }
event-drew =
    { $seat-is ->
        [you] You draw { $footballer }, at { $price } ({ $pile } pile).
       *[other] { $seat } draws a footballer at { $price } ({ $pile } pile).
    }
event-bought =
    { $seat-is ->
        [you] You buy { $footballer } for { $price } ({ $pile } pile).
       *[other] { $seat } buys a footballer for { $price } ({ $pile } pile).
    }
event-turned-down =
    { $seat-is ->
        [you] You do not buy { $footballer }: bids from { $start }.
       *[other] { $seat } does not buy { $footballer }: bids from { $start }.
    }
event-bid-made =
    { $seat-is ->
        [you] You bid { $amount } for { $footballer }.
       *[other] { $seat } bids { $amount } for { $footballer }.
    }
event-left-auction =
    { $seat-is ->
        [you] You withdraw from the auction.
       *[other] { $seat } withdraws from the auction.
    }
event-auctioned =
    { $seat-is ->
        [you] Sold: { $footballer } is yours for { $amount }.
       *[other] Sold: { $footballer } goes to { $seat } for { $amount }.
    }
event-unwanted = Nobody wants { $footballer }: he goes under the { $pile } pile.
event-plus-drawn =
    { $seat-is ->
        [you] You draw a plus card: { $plus }.
       *[other] { $seat } draws a plus card.
    }
event-plus-returned =
    { $seat-is ->
        [you] You return { $plus } under the pile.
       *[other] { $seat } returns a plus card under the pile.
    }
event-sponsor-paid =
    { $seat-is ->
        [you] { $sponsor } pays you { $amount }.
       *[other] { $sponsor } pays { $seat } { $amount }.
    }
event-question-drawn =
    { $seat-is ->
        [you] You draw: { $question }.
       *[other] { $seat } draws: { $question }.
    }
event-bank-paid =
    { $seat-is ->
        [you] The bank pays you { $amount } ({ $question }).
       *[other] The bank pays { $seat } { $amount } ({ $question }).
    }
event-fined =
    { $seat-is ->
        [you] You owe the pactole { $amount } ({ $question }).
       *[other] { $seat } owes the pactole { $amount } ({ $question }).
    }
event-in-debt =
    { $seat-is ->
        [you] You owe { $amount } and are { $missing } short: you must sell.
       *[other] { $seat } owes { $amount } and is { $missing } short.
    }
event-settled =
    { $seat-is ->
        [you] You pay { $amount } to the pactole, now { $pactole }.{ $waived ->
            [0] { "" }
           *[other] { " " }The rest, { $waived }, is waived.
        }
       *[other] { $seat } pays { $amount } to the pactole, now { $pactole }.{ $waived ->
            [0] { "" }
           *[other] { " " }The rest, { $waived }, is waived.
        }
    }
event-pactole-won =
    { $seat-is ->
        [you] The pactole is yours: { $amount }!
       *[other] { $seat } wins the pactole: { $amount }!
    }
event-sponsor-taken =
    { $seat-is ->
        [you] You have a sponsor: { $sponsor }.
       *[other] { $seat } has a sponsor: { $sponsor }.
    }
event-sponsor-returned =
    { $seat-is ->
        [you] You keep { $kept }; { $sponsor } returns to the deck.
       *[other] { $seat } keeps { $kept }; { $sponsor } returns to the deck.
    }
event-academy-gave =
    { $seat-is ->
        [you] Your academy gives you { $footballer } (price { $price }).
       *[other] The academy gives { $seat } a footballer (price { $price }).
    }
event-suspended =
    { $seat-is ->
        [you] Your president is suspended: you will miss your next turn.
       *[other] { $seat } will miss the next turn.
    }
event-euro-drawn =
    { $seat-is ->
        [you] Euromatch: { $team }, strength { $strength }, pennants { $pennants }, receipts { $receipts }. It is up to you.
       *[other] Euromatch for { $seat }: { $team }, strength { $strength }, pennants { $pennants }, receipts { $receipts }.
    }
event-euro-passed =
    { $seat-is ->
        [you] You let { $team } go.
       *[other] { $seat } lets { $team } go.
    }
event-euro-shown =
    { $seat-is ->
        [you] You field { $strength } ★: { $eleven }.
       *[other] { $seat } fields { $strength } ★: { $eleven }.
    }
event-euro-won =
    { $seat-is ->
        [you] You beat { $team } with { $strength } ★: receipts { $receipts }, pennants { $pennants }, pennant stars { $stars }.
       *[other] { $seat } beats { $team } with { $strength } ★: receipts { $receipts }, pennants { $pennants }, pennant stars { $stars }.
    }
event-euro-lost =
    { $seat-is ->
        [you] { $team } is too strong for your { $strength } ★.
       *[other] { $team } is too strong for { $seat } ({ $strength } ★).
    }
event-declared =
    { $seat-is ->
        [you] You declare your team and receive { $bonus }: { $eleven }.
       *[other] { $seat } declares a team and receives { $bonus }: { $eleven }.
    }
event-limit-reached = { $rounds } rounds have passed: phase 1 ends without a bonus.
event-phase-two =
    { $seat-is ->
        [you] The championship begins: you set out from the championship square.
       *[other] The championship begins: { $seat } sets out from the championship square.
    }
event-match-day =
    { $seat-is ->
        [you] You trigger match day { $day } of { $days }.{ $exempt-is ->
            [none] { "" }
            [you] { " " }You are exempt.
           *[other] { " " }Exempt: { $exempt }.
        }
       *[other] { $seat } triggers match day { $day } of { $days }.{ $exempt-is ->
            [none] { "" }
            [you] { " " }You are exempt.
           *[other] { " " }Exempt: { $exempt }.
        }
    }
event-deals-banned = No more deals between players until the end.
event-match-began = { $play_off-is ->
        [true] Play-off
       *[other] Match
    }: { $home } – { $away }. Line-ups, please.
event-line-up-in =
    { $seat-is ->
        [you] Your line-up is in.
       *[other] The line-up of { $seat } is in.
    }
event-line-ups-shown = At kick-off: { $home } { $home_stars } ★ ({ $home_eleven }), { $away } { $away_stars } ★ ({ $away_eleven }).
event-plus-played =
    { $seat-is ->
        [you] You play { $plus }{ $footballer-is ->
            [none] { "" }
           *[other] { " " }against { $footballer } (place { $place })
        }: your team has { $stars } ★.
       *[other] { $seat } plays { $plus }{ $footballer-is ->
            [none] { "" }
           *[other] { " " }against { $footballer } (place { $place })
        }: that team has { $stars } ★.
    }
event-answered =
    { $seat-is ->
        [you] You answer with { $plus }: { $against } has no effect.
       *[other] { $seat } answers with { $plus }: { $against } has no effect.
    }
event-not-answered =
    { $seat-is ->
        [you] You do not answer.
       *[other] { $seat } does not answer.
    }
event-struck-down =
    { $seat-is ->
        [you] { $plus }!{ $footballer-is ->
            [none] { "" }
           *[other] { " " }{ $footballer } leaves place { $place }.
        } You are left with { $stars } ★.
       *[other] { $plus }!{ $footballer-is ->
            [none] { "" }
           *[other] { " " }{ $footballer } leaves place { $place }.
        } { $seat } is left with { $stars } ★.
    }
event-substituted =
    { $seat-is ->
        [you] You bring on { $footballer } { $off-is ->
            [none] for a trainee
           *[other] for { $off }
        } in place { $place }: { $stars } ★.
       *[other] { $seat } brings on { $footballer } { $off-is ->
            [none] for a trainee
           *[other] for { $off }
        } in place { $place }: { $stars } ★.
    }
event-not-substituted =
    { $seat-is ->
        [you] You let a trainee come on.
       *[other] { $seat } lets a trainee come on.
    }
event-match-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-match-ended = { $home } { $home_stars } ★ – { $away } { $away_stars } ★: { $winner-is ->
        [none] a draw, one point each.
        [you] you win!
       *[other] { $winner } wins.
    }
event-day-ended = Match day { $day } is over: { $receipts } of receipts for everybody. Points: { $points }.
event-play-off = { $replay-is ->
        [true] The play-off was drawn: once more
       *[other] Level at the top: play-off
    } ({ $seats }).
event-champion =
    { $winners-is ->
        [you] You are champion! Points: { $points }, pennants: { $pennants }.
        [other] { $winners } is champion. Points: { $points }, pennants: { $pennants }.
       *[many] The title is shared: { $winners }. Points: { $points }, pennants: { $pennants }.
    }
event-footballer-sold =
    { $seat-is ->
        [you] You sell { $footballer } to the bank for { $price } ({ $pile } pile).
       *[other] { $seat } sells a footballer to the bank for { $price } ({ $pile } pile).
    }
event-sponsor-sold =
    { $seat-is ->
        [you] You sell { $sponsor } to the bank for { $price }.
       *[other] { $seat } sells { $sponsor } to the bank for { $price }.
    }
event-offered = { $maker-is ->
        [you] You offer { $to-is ->
            [none] everyone
           *[other] { $to }
        }
       *[other] { $maker } offers { $to-is ->
            [none] everyone
            [you] you
           *[other] { $to }
        }
    } { $give-is ->
        [none] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] nothing
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }and { $give_money }
            }
        }
       *[other] { $give }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }and { $give_money }
        }
    } for { $want-is ->
        [none] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] nothing
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }and { $want_money }
            }
        }
       *[other] { $want }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }and { $want_money }
        }
    } (offer { $number }).
event-offer-withdrawn =
    { $maker-is ->
        [you] You withdraw your offer { $number } { $to-is ->
        [none] to all
        [you] to you
       *[other] to { $to }
    }.
       *[other] { $maker } withdraws offer { $number } { $to-is ->
        [none] to all
        [you] to you
       *[other] to { $to }
    }.
    }
event-offer-lapsed =
    { $maker-is ->
        [you] Your offer { $number } { $to-is ->
        [none] to all
        [you] to you
       *[other] to { $to }
    } lapses.
       *[other] Offer { $number } of { $maker } { $to-is ->
        [none] to all
        [you] to you
       *[other] to { $to }
    } lapses.
    }
event-deal-made = A deal is made: { $maker-is ->
        [you] you give { $taker }
       *[other] { $taker-is ->
            [you] { $maker } gives you
           *[other] { $maker } gives { $taker }
        }
    } { $gives ->
        [0] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] nothing
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }and { $give_money }
            }
        }
       *[other] { $give-is ->
            [none] { $gives ->
                [one] one footballer
               *[other] { $gives } footballers
            }
           *[other] { $give }
        }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }and { $give_money }
        }
    } for { $wants ->
        [0] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] nothing
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }and { $want_money }
            }
        }
       *[other] { $want-is ->
            [none] { $wants ->
                [one] one footballer
               *[other] { $wants } footballers
            }
           *[other] { $want }
        }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }and { $want_money }
        }
    }.

## Refusals

refuse-wrong-step = That is not what is asked: now { $step }.
refuse-cannot-reach = Square { $to } is not where this roll ends: the whole roll is used, and never backwards. Possible: { $ways }.
refuse-cannot-pay = That costs { $price }, you have { $cash }, and nothing is bought on credit. Sell something first, or leave it.
refuse-bid-too-low = At least { $least } must be bid. Otherwise withdraw.
refuse-bid-too-high = You have only { $cash }: bids need the cash. Sell something first, or withdraw.
refuse-plus-not-held = You do not hold { $plus }. Choose among your plus cards.
refuse-eleven-size = A team has eleven places, not { $count }. Name a footballer or nobody for each.
refuse-not-yours = { $footballer } is not yours. Choose among your own footballers.
refuse-lined-up-twice = { $footballer } fills one place only. Leave the other to somebody else, or vacant.
refuse-wrong-place = { $footballer } does not play in place { $place }: his numbers are { $numbers }.
refuse-joker-in-goal = { $footballer } is a JP: he plays anywhere but in goal. Put him in 2 to 11.
refuse-too-many-foreigners = At most { $most } foreigners (red) in a team. Replace one, or leave his place vacant.
refuse-only-answers = { $plus } only answers an attack. Keep it, and play something else or pass.
refuse-not-for-euromatch = { $plus } is of no use in a euromatch: form cards only.
refuse-three-played = You have played { $most } plus cards in this match. Substitute, or pass.
refuse-names-nobody = { $plus } names nobody. Play it without a place.
refuse-needs-target = { $plus } names an opposing footballer: say his place, 1 to 11.
refuse-keeper-safe = { $plus } cannot hit the goalkeeper. Name a place from 2 to 11.
refuse-no-target-there = In place { $place } there is no footballer for { $plus }. Name another place.
refuse-no-answer-to = { $plus } does not cancel { $attack }. Answer otherwise, or let it be.
refuse-no-such-place = There is no place { $place }: there are eleven.
refuse-other-place = A substitute is asked for in place { $place }. Choose one, or let a trainee come on.
refuse-no-changes-left = Your { $most } substitutions are made. Play a card, or pass.
refuse-place-closed = Nobody may come on in place { $place } in this match. Choose another place.
refuse-been-on-pitch = { $footballer } has been on the pitch in this match. Bring on somebody else.
refuse-line-ups-due = Your match is about to begin: until both line-ups are in, your footballers stay. Hand yours in first.
refuse-bound-today = { $footballer } has played: he stays until it is over. Choose somebody else.
refuse-sponsor-not-yours = { $sponsor } is not before you. Choose among your sponsors.
refuse-deals-banned = Since the last match day but one there are no deals between players. The bank still buys.
refuse-offer-too-dear = You can only offer money you have: { $cash }.
refuse-debtor-deal = You are in debt: a deal must bring you more money than it costs. Ask for more, or sell to the bank.
refuse-too-many-offers = You already have { $most } open offers. Withdraw one first.
refuse-offer-to-yourself = You cannot offer to yourself. Name an opponent, or all.
refuse-bad-money = That is no possible amount. Give a number of hundred thousands, from 0.
refuse-offer-empty = An empty offer offers nothing. Name at least one thing on either side.
refuse-named-twice = Each card can be named once in an offer. Leave the second one out.
refuse-unknown-footballer = ‘{ $footballer }’ is not in the box. Check the name.
refuse-wants-own = You cannot ask for what you own. Ask for something of somebody else’s.
refuse-no-such-offer = This offer is not open. Look at those that are.
refuse-own-offer = That is your own offer: you can withdraw it, not accept it.
refuse-phase-one-over = Phase 1 is over: only the first to declare is paid. Keep your team for the matches.
refuse-declare-later = Not now: a purchase, an auction, a debt or a plus card is pending. Declare right afterwards.
refuse-incomplete-team = This team fills only { $count } places, { $needed } are needed. Complete it first.

## Words

step-roll = roll the die
step-way = choose your square
step-draw = draw a footballer, or pass
step-buy = buy the footballer, or not
step-auction = bid, or withdraw
step-plus = draw a plus card, or pass
step-return = return a plus card
step-debt = sell to pay your debt
step-euromatch = meet the European team, or pass
step-euro-plus = play a form card, or finish
step-line-ups = hand in your line-up
step-action = play a card, substitute, or pass
step-answer = answer the attack, or let it be
step-substitute = bring on a substitute, or a trainee
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-red = red
pile-national = national
pile-foreign = foreign
kind-championship = championship
kind-pactole = pactole
kind-blue = blue square
kind-red = red square
kind-plus = plus square
kind-question = question mark
kind-euromatch = euromatch
kind-shoes = shoes sponsor
kind-shirt = shirt sponsor
kind-socks = socks sponsor
kind-shorts = shorts sponsor
kind-centre = centre
question-shoes-a = Gallop shoes
question-shoes-b = Lightning shoes
question-shirt-a = Mistral shirt
question-shirt-b = Sunshine shirt
question-socks-a = Rascal socks
question-socks-b = Turbo socks
question-shorts-a = Draught shorts
question-shorts-b = High Seas shorts
question-television = Television rights
question-supporters = Supporters’ club
question-subsidy = Town subsidy
question-tournament = Summer tournament won
question-scarves = Scarves and badges
question-gala = Gala match
question-tickets = Season tickets
question-testimonial = Testimonial
question-lottery = Lottery
question-league = Fine by the league
question-stand = Stand to be repaired
question-tax = Tax inspection
question-travel = Travel and hotels
question-bonuses = Win bonuses
question-medical = Medical costs
question-agent = Agent’s commission
question-windows = Broken windows
question-empty-stands = Empty stands
question-academy = Youth academy
question-camp = Training camp
question-video = Video analysis
question-suspension = Suspended president
plus-form-1 = Form ★
plus-form-2 = Form ★★
plus-form-3 = Form ★★★
plus-crowd = Roaring crowd
plus-injury = Injury
plus-red-card = Red card
plus-low-blow = Low blow ★★
plus-flu = Flu
plus-medic = Medic
plus-appeal = Appeal
plus-fair-play = Fair play
team-reykjavik = Reykjavik
team-luxembourg = Luxembourg
team-nicosia = Nicosia
team-tirana = Tirana
team-oslo = Oslo
team-helsinki = Helsinki
team-bern = Bern
team-warsaw = Warsaw
team-athens = Athens
team-budapest = Budapest
team-brussels = Brussels
team-glasgow = Glasgow
team-prague = Prague
team-porto = Porto
team-belgrade = Belgrade
team-rotterdam = Rotterdam
team-london = London
team-munich = Munich
team-madrid = Madrid
team-milan = Milan

## On the table

table-phase = Phase { $phase }, round { $round }, match day { $day } of { $days }
table-piles = National { $national } ({ $national_price }) · Foreign { $foreign } ({ $foreign_price }) · Pactole { $pactole }
table-club = Cash { $cash } · Footballers { $footballers } · Plus { $pluses } · Pennants { $pennants } · Points { $points } · Square { $square }
table-signs = C cup · $ pactole · B blue · R red · + plus card · ? surprise · E euromatch · sponsors: c shoes, m shirt, b socks, s shorts
table-squad = Your squad
table-pluses = Your plus cards
table-market = The market
table-match = On the pitch
table-trainee = trainee
table-winner = Champion: { $winners }

## On the cards

card-thousands = ,000
card-millions = { "\u00A0" }M
card-decimal = { "." }
role-national = National
role-international = International
role-foreign = Foreign
note-reduced = bank
note-income = income
note-resale = resale
note-receipts = receipts if you win
note-bank = paid by the bank
note-fines = to the pactole
note-testimonial = for each opponent
note-bonuses = for each blue or red footballer
note-academy = a footballer of the blue pile, free of charge
note-camp = draw one plus card
note-video = draw two plus cards
note-suspension = miss your next turn
note-form = for this match
note-crowd = on top of the three cards allowed
note-injury = an opponent goes off; he may be replaced
note-red-card = an opponent goes off, his place stays empty
note-low-blow = for the other team
note-flu = a trainee replaces an opponent
note-medic = cancels an injury or the flu
note-appeal = cancels a red card
note-fair-play = cancels any attack
note-point = point
note-points = points
lid-facts = 2–4 players · from 25 min

## For the press

printed-nationals = { $count } national and international footballers
printed-foreigners = { $count } foreign footballers
printed-pluses = { $count } plus cards
printed-questions = { $count } question-mark cards
printed-euromatches = { $count } euromatch cards
printed-board = the board
printed-tableaux = { $count } technical sheets
printed-tableau = Technical sheet
printed-notes = { $count } banknotes
printed-tokens = { $count } counters
printed-pawns = { $count } pawns
printed-die = a die

## On the screen

label-ask-roll = Your turn: roll the die
label-ask-way = You rolled { $die }: where to?
label-ask-way-help = tap a square that is lit
label-ask-draw = Draw the card?
label-ask-draw-help = a footballer, to buy or to leave to the bidders
label-ask-buy = Buy { $footballer }?
label-ask-buy-help = if not, the others bid from { $reduced }
label-ask-auction = { $footballer } is up for auction
label-ask-auction-help = at least { $least }, or withdraw
label-ask-plus = Draw a plus card?
label-ask-plus-help = it will serve in a match
label-ask-return = Which one goes back?
label-ask-return-help = six plus cards at most: one goes under the pile
label-ask-debt = You are { $missing } short
label-ask-debt-help = tap what you sell to the bank
label-ask-euromatch = Take on { $team }?
label-ask-euromatch-help = strength { $strength }; tap a place to change your team
label-ask-euro-plus = { $stars } ★ against { $strength }
label-ask-euro-plus-help = a form card, or is that all?
label-ask-line-ups = Your team?
label-ask-line-ups-help = tap a place to change it
label-ask-action = Your action
label-ask-action-help = a plus card, a substitution, or pass; two passes end it
label-ask-answer = { $attack } against you!
label-ask-answer-help = a card cancels it, or let it be
label-ask-substitute = Who comes on as no. { $place }?
label-ask-substitute-help = a substitute, or a trainee
label-move-leave = Withdraw

screen-money = { $money }
screen-board = The board
screen-page-board = Board
screen-page-club = Club
screen-page-market = Market
screen-go = Square { $to }: { $kind }. Go there
screen-pawn = { $seat-is ->
        [you] Your pawn is
       *[other] The pawn of { $seat } is
    } on square { $square }: { $kind }.
screen-die = The die shows { $die }.
screen-pile = Pile “{ $pile }”: { $count ->
        [0] empty.
        [one] one card, price { $price }.
       *[other] { $count } cards, the top one at { $price }.
    }
screen-places = { $count } of 11
screen-footballers = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-club-said = footballers: { $count }, points: { $points }, pennants: { $pennants }, square { $square }. See the club
screen-club = Club
screen-club-of = { $seat-is ->
        [you] Your club
       *[other] The club of { $seat }
    }
screen-phase-2 = Championship, day { $next } of { $days }
screen-aim-2 = One lap of the pitch, and the match day begins.
screen-needs = You still need: { $places } · { $stars } ★
screen-complete = Eleven complete · { $stars } ★
screen-number = no. { $numbers }
screen-missing = you need him!
screen-better = better than yours
screen-spare = you have one as good
screen-stars = { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
screen-extra = { $base } + { $extra } extra
screen-gain = { $gain ->
        [0] your team stays at { $stars }
       *[other] your team: { $stars }
    }
screen-left = { $cash } left
screen-too-dear = you are { $missing } short
screen-thinks = drawn by { $seat }, who thinks it over
screen-start = starting price
screen-highest = { $seat-is ->
        [you] your bid
       *[other] bid by { $seat }
    }
screen-bidding = Still in: { $seats }
screen-less = 100,000 less
screen-more = 100,000 more
screen-met-by = { $seat-is ->
        [you] it is up to you
       *[other] it is up to { $seat }
    }
screen-yours = yours
screen-buy = Buy for { $price }
screen-bid = Bid { $amount }
screen-field = Line up
screen-meet = Play
screen-team = Your team, place by place
screen-place-said = Place { $place }: { $who }
screen-free = vacant
screen-purse = Your cash
screen-bench = bench { $count }
screen-cards = Your plus cards and your bench
screen-no-cards = Neither plus cards nor substitutes.
screen-usable = { $what }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count })
    }, can be used
screen-unusable = { $what }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count })
    }, not now
screen-tap-own = Tap the place where he comes on.
screen-tap-target = Tap the footballer it is meant for.
screen-cancel = Cancel
screen-handed-in = line-up handed in
screen-lines-up = { $seat-is ->
        [you] choose your team
       *[other] choosing a team
    }
screen-used = cards { $cards }/3 · changes { $changes }/2
screen-spot = Place { $place }: { $who }, { $stars } ★
screen-empty-place = empty place
screen-unknown = not known yet
screen-day = Match day { $day } of { $days }
screen-day-short = Day { $day }
screen-play-off = Play-off
screen-attack = { $place ->
        [0] { $attack }!
       *[other] { $attack } on no. { $place }!
    }
screen-cash = Money
screen-strength = Strength
screen-points = Points
screen-pennants = Pennants
screen-best-eleven = Your best eleven
screen-declare = Declare my team
screen-known = Footballers you know of: { $known } of { $count }
screen-none-known = You know of none.
screen-ask-for = ask for him
screen-deal-with = Deal with { $seat }
screen-sponsors = Sponsors
screen-pluses = Plus cards ({ $count })
screen-won = European teams beaten
screen-none = None.
screen-sell = Sell
screen-sell-for = Sell to the bank · { $price }
screen-put-up = Offer him to the others
screen-bound = He cannot change clubs for the moment.
screen-who-plays = Who plays as no. { $place }?
screen-plays-at = plays as no. { $place }
screen-trainee-costs = costs one star
screen-too-late = Your team has been handed in.
screen-league = Table
screen-result = { $home } – { $away }
screen-make-offer = Make an offer
screen-banned = Since the last match day but one there are no deals between players.
screen-for-you = For you
screen-offers = Open offers
screen-no-offers = No offers at the moment.
screen-offers-all = { $maker } offers everyone { $give } for { $want }.
screen-offers-you = { $maker } offers you { $give } for { $want }.
screen-your-offers = Your offers
screen-own-all = To all: { $give } for { $want }.
screen-own-one = To { $to }: { $give } for { $want }.
screen-nothing = nothing
screen-accept = Accept
screen-counter = Counter
screen-hide = Hide
screen-unhide = Show
screen-show-hidden = { $count ->
        [one] Show the hidden offer
       *[other] Show the { $count } hidden offers
    }
screen-hide-hidden = Leave hidden offers out
screen-withdraw = Withdraw
screen-change-stars = ★ { $before } → { $after }
screen-change-cash = { $before } → { $after }
screen-history = Deals made ({ $count })
screen-to = To whom?
screen-you-give = You give
screen-you-want = You ask for
screen-everybody-else = Everybody else
screen-seek = Search for a name or a number
screen-nobody-found = No footballer found.
screen-send-all = Offer to all
screen-send-one = Offer to { $to }
screen-less-by = { $amount } less
screen-more-by = { $amount } more
screen-away = gone
screen-close = Close
label-ask-roll-help = then move your pawn
screen-fixture = { $home } – { $away }
screen-declared = { $seat-is ->
        [you] Your team is complete: phase 1 is over!
       *[other] The team of { $seat } is complete: phase 1 is over!
    }
screen-champion = { $winners-is ->
        [you] The title is yours!
        [other] { $winners } wins the title
       *[many] The title is shared: { $winners }
    }
screen-draw = Draw and see · { $price }
screen-draw-dear = Draw ({ $missing } too much)
screen-draw-help = bought, he would leave you { $left }
screen-draw-dear-help = you will not be able to buy him: he goes to auction
screen-sell-to-buy = Sell to buy him
screen-to-auction = Leave him to auction
screen-poor = Not enough: { $missing } short
screen-poor-help = sell first, or leave him to auction
screen-buy-missing = you need a number { $places }; { $left } would be left
screen-buy-left = no. { $numbers }; { $left } would be left
screen-plus-held = you have { $count } of 6
screen-plus-full = you have { $count }: one will have to go back
screen-idle-man = No. { $place }: somebody on your bench can play there
screen-vacant = { $count ->
        [one] one place without a player: −1 ★
       *[other] { $count } places without a player: −{ $count } ★
    }
screen-behind = you need { $behind } ★ to draw, { $win } to win
screen-level = level: one star more and you win
screen-ahead = you lead by { $ahead } ★
screen-give-away = { $behind ->
        [0] Pass and draw?
       *[other] Pass and lose?
    }
screen-give-away-help = { $behind ->
        [0] { "" }
       *[other] { $behind } ★ behind, and{ " " }
    }{ $cards ->
        [0] your changes
        [one] one card and your changes
       *[other] { $cards } cards and your changes
    } can still move the gap by { $by } ★
screen-pass-anyway = Pass all the same
screen-see-cards = See my cards
screen-no-answer = { $attack }: nothing to answer with
screen-no-answer-help = let it happen
screen-answer-with = { $cards }: that cancels it
screen-nobody-enters = Nobody can come on
screen-trainee-enters = a trainee stays on the pitch
screen-chains = Go on where there is no choice
screen-rolls = Automatic die
screen-only-answer = an answer only
screen-three-played = three cards already
screen-does-not-cancel = does not cancel it
screen-not-now = not now
screen-potential = { $seat } { $now } → { $then } ★
screen-potential-said = { $seat }: { $now } ★ now, { $then } ★ at best with your cards and changes
screen-may-answer = * if the other team does not answer
screen-left-to-play = { $seat } can still play { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $held } in hand
screen-points-short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
screen-bill-stakes = Win 2 pts · draw 1 pt
screen-won-by = { $winner-is ->
        [none] A draw
        [you] You win
       *[other] { $winner } wins
    } { $high } – { $low }
screen-title = { $winners-is ->
        [you] The title is yours!
        [other] { $winners } takes the title!
       *[many] { $winners } share the title!
    }
screen-photo-line = { $place }. { $seat } · { $points } · { $stars } ★
screen-phase-1-limit = Phase 1, round { $round } of { $limit }
screen-last-rounds = { $left ->
        [1] The last round of phase 1!
       *[other] { $left } more rounds, then the championship
    }
screen-aim-limit = { $pace ->
        [quick] Ten places filled
       *[other] Eleven places filled
    }, or { $limit } rounds: then the championship.
lit-blue = Blue · { $price }
lit-red = Red · { $price }
lit-plus = Plus · { $count }/6
lit-question = ? · card
lit-sponsor = { $kind } · pays
lit-no-sponsor = { $kind } · nothing
lit-pactole = Pactole · { $amount }
lit-championship = { $phase ->
        [1] Cup · nothing
       *[other] Cup · match
    }
lit-euromatch = { $phase ->
        [1] Euro · roll again
       *[other] Euromatch
    }
lit-centre = Centre · nothing
lit-shoes = Shoes
lit-shirt = Shirt
lit-socks = Socks
lit-shorts = Shorts
