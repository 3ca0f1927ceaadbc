# Finale. How arguments reach a message is told at the top of core.ftl.

title = Finale
tagline = Two coaches, eleven men each: choose your tactics, use your strength, roll the dice.

option-teams = Teams
option-teams-beginner = The beginner sets: play at once.
option-teams-free = Each picks fifteen men in secret, for 50 points at most.
option-decks = Tactics
option-decks-beginner = White and violet for both.
option-decks-presets = Each chooses a colour in secret to go with the white cards.
option-decks-mixed = Each adds six cards of any colours to the white ones, in secret.
option-decks-variant = Variant: each chooses eleven cards, his hand and the order of his pile.
option-red = Who plays red

## Questions

ask-team = Pick your team: eleven starters and four substitutes, two goalkeepers among them, for 50 points at most.
ask-deck-presets = Which colour joins your white tactics?
ask-deck-mixed = Choose six coloured tactics of values 5, 4, 3, 3, 2, 2.
ask-deck-variant = Choose eleven tactics in order: the first three are your hand, the others your pile.
ask-substitution = A substitution before this period?
ask-tactic = Lay a tactic face down: the higher one attacks.
ask-approach-attacker = { $card }, approach: choose your men.
ask-approach-defender = { $card }, approach: { $attacker } comes with { $strength }. Choose your men.
ask-shot-attacker = { $card }, shot: choose your men.
ask-shot-defender = { $card }, shot: { $attacker } comes with { $strength }. Choose your men.
ask-replacement = { $man } is injured: who comes on?
ask-counter =
    { $bonus ->
        [0] The approach has failed: do you counter with { $card }?
       *[other] The approach has failed: do you counter with { $card } (bonus { $bonus })?
    }
ask-further = Attempt { $attempt } of { $attempts }: lay a new tactic.
ask-exchange = Do you exchange a tactic for a card of your pile?
ask-stand-in = Penalties, and your goal is empty: who stands in?
ask-shooters = Penalties: name your { $count } shooters in order.
place-slot = { $slot }
item-man = { $man } ({ $line }, strength { $strength })
item-man-next = { $man } ({ $line }, strength { $strength }, then { $next })
item-player = { $man } ({ $line }, { $points } points)
item-card = { $card }

## Moves

move-team = This team
move-preset = White and { $colour }
move-mix = White and { $cards }
move-plan = { $cards }
move-substitute = { $off } goes, { $on } comes on ({ $line })
move-no-more = No substitution
move-lay = { $card }
move-pick = { $men }
move-replace = { $on } comes on ({ $line })
move-counter = Counter
move-decline = Do not counter
move-exchange = Exchange { $card }
move-keep = Keep all
move-stand-in =
    { $man-is ->
        [none] Nobody
       *[other] { $man }
    }
move-shooters = { $men }
preview-team = { $points } of { $most } points, { $left } left
preview-formation = { $starters } starters, playing { $defenders }-{ $midfielders }-{ $attackers }
preview-odds =
    { $bonus ->
        [0] strength { $strength } against { $against } at best: { $percent }% ({ $ways } of 36)
       *[other] strength { $strength } + { $bonus } against { $against } at best: { $percent }% ({ $ways } of 36)
    }
preview-hold =
    { $bonus ->
        [0] strength { $strength } against { $against }: you hold with { $percent }% ({ $ways } of 36)
       *[other] strength { $strength } against { $against } + { $bonus }: you hold with { $percent }% ({ $ways } of 36)
    }
preview-odds-best =
    { $bonus ->
        [0] with the strongest beside, strength { $strength } against { $against } at best: { $percent }%
       *[other] with the strongest beside, strength { $strength } + { $bonus } against { $against } at best: { $percent }%
    }
preview-hold-best =
    { $bonus ->
        [0] with the strongest beside, strength { $strength } against { $against }: you hold with { $percent }%
       *[other] with the strongest beside, strength { $strength } against { $against } + { $bonus }: you hold with { $percent }%
    }
preview-approach-slots = approach: { $attack } against { $defence }
preview-shot-slots = shot: { $attack } against { $defence }
preview-lay = value { $value }; right now approach { $approach }, shot { $shot }, goal { $percent }%
preview-lay-shot = value { $value }; no approach, shot { $shot }, goal { $percent }%

## The step that comes next, to a team or a deck in order

next-points =
    { $count ->
        [one] one point too many: take somebody cheaper
       *[other] { $count } points too many: take somebody cheaper
    }
next-cheaper =
    { $count ->
        [one] the last man costs at least { $least }, and { $left } are left: exchange somebody expensive
       *[other] the last { $count } cost at least { $least }, and { $left } are left: exchange somebody expensive
    }
next-starter-keeper = a goalkeeper to start is still missing
next-starter =
    { $count ->
        [one] one more starter
       *[other] { $count } more starters
    }
next-substitute-keeper = a goalkeeper on the bench is still missing
next-substitute =
    { $count ->
        [one] one more substitute
       *[other] { $count } more substitutes
    }
next-less-starter-keeper =
    { $count ->
        [one] one goalkeeper too many on the pitch
       *[other] { $count } goalkeepers too many on the pitch
    }
next-less-starter =
    { $count ->
        [one] one outfield starter too many
       *[other] { $count } outfield starters too many
    }
next-less-substitute-keeper =
    { $count ->
        [one] one goalkeeper too many on the bench
       *[other] { $count } goalkeepers too many on the bench
    }
next-less-substitute =
    { $count ->
        [one] one outfield substitute too many
       *[other] { $count } outfield substitutes too many
    }
next-value =
    { $count ->
        [one] one more card of value { $value }
       *[other] { $count } more cards of value { $value }
    }
next-less-value =
    { $count ->
        [one] one card of value { $value } too many
       *[other] { $count } cards of value { $value } too many
    }
next-free-card =
    { $count ->
        [one] one more card, of value 3 or 2
       *[other] { $count } more cards, of value 3 or 2
    }
next-less-free-card =
    { $count ->
        [one] one card of value 3 or 2 too many
       *[other] { $count } cards of value 3 or 2 too many
    }

## Events

event-red-drawn =
    { $seat-is ->
        [you] By lot you play red.
       *[other] By lot { $seat } plays red.
    }
event-chosen =
    { $seat-is ->
        [you] You have chosen: { $choice }.
       *[other] { $seat } has chosen: { $choice }.
    }
event-lined-up =
    { $seat-is ->
        [you] You line up the { $colour } ({ $points } points): { $starters }. On the bench: { $bench }.
       *[other] { $seat } lines up the { $colour } ({ $points } points): { $starters }. On the bench: { $bench }.
    }
event-drawn =
    { $seat-is ->
        [you] You draw { $cards }.
       *[other] { $count ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
    }
event-period-began = Period { $period } (minute { $minute }).
event-substituted =
    { $seat-is ->
        [you] You change: { $off } goes, { $on } comes on ({ $line }).
       *[other] { $seat } changes: { $off } goes, { $on } comes on ({ $line }).
    }
event-revealed = The tactics: { $cards }.
event-tie-rolled = Equal values, the dice decide: { $rolls }.
event-attack-won =
    { $attacker-is ->
        [you] { $attempts ->
            [one] You attack, one attempt.
           *[other] You attack, { $attempts } attempts.
        }
       *[other] { $attempts ->
            [one] { $attacker } attacks, one attempt.
           *[other] { $attacker } attacks, { $attempts } attempts.
        }
    }
event-attempt-began =
    { $attacker-is ->
        [you] Attempt { $number } of { $attempts }: you play { $card }.
       *[other] Attempt { $number } of { $attempts }: { $attacker } plays { $card }.
    }
event-counter-began =
    { $attacker-is ->
        [you] { $bonus ->
            [0] You counter with { $card }!
           *[other] You counter with { $card }, bonus { $bonus }!
        }
       *[other] { $bonus ->
            [0] { $attacker } counters with { $card }!
           *[other] { $attacker } counters with { $card }, bonus { $bonus }!
        }
    }
event-counter-declined =
    { $seat-is ->
        [you] You do not counter.
       *[other] { $seat } does not counter.
    }
event-card-laid =
    { $seat-is ->
        [you] You lay { $card }.
       *[other] { $seat } lays { $card }.
    }
event-exchanged =
    { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-kept =
    { $seat-is ->
        [you] You keep your tactics.
       *[other] { $seat } keeps all tactics.
    }
event-picked =
    { $used-is ->
        [none] { $phase }: nobody is there, strength { $strength }.
       *[other] { $seat-is ->
                [you] { $phase }: you send { $used }, strength { $strength }.
               *[other] { $phase }: { $seat } sends { $used }, strength { $strength }.
            }
    }
event-rolled =
    { $success-is ->
        [true] { $phase }: { $total } against { $defence_total }, it succeeds!
       *[other] { $phase }: { $total } against { $defence_total }, it fails.
    }
event-symbol-checked = { $man }, { $symbol }, roll { $roll }: { $result }.
event-replaced = { $on } comes on for { $off } ({ $line }).
event-not-replaced = Nobody can come on for { $man }.
event-turned =
    { $left-is ->
        [true] A quarter turn to the left: { $men }.
       *[other] A quarter turn to the right: { $men }.
    }
event-goal =
    { $seat-is ->
        [you] GOAL! You score.
       *[other] GOAL! { $seat } scores.
    }
event-period-over = Period { $period } is over.
event-extra-time = Level: extra time. Both take back their white tactics.
event-penalties = Still level: penalties!
event-stand-in-named =
    { $man-is ->
        [none] The goal of { $seat } stays empty.
       *[other] { $seat-is ->
                [you] You put { $man } in goal.
               *[other] { $seat } puts { $man } in goal.
            }
    }
event-shooters-shown =
    { $seat-is ->
        [you] Your shooters: { $men }.
       *[other] The shooters of { $seat }: { $men }.
    }
event-start-rolled = Who begins? The dice: { $rolls }.
event-series-began =
    { $first-is ->
        [you] Series { $series }, { $shots } shots each: you begin.
       *[other] Series { $series }, { $shots } shots each: { $first } begins.
    }
event-sudden-death = Sudden death!
event-penalty =
    { $scored-is ->
        [true] { $man-is ->
                [none] A shot without a shooter: { $strength } and { $roll } against { $keeper_strength } and { $keeper_roll }, goal!
               *[other] { $man } shoots: { $strength } and { $roll } against { $keeper_strength } and { $keeper_roll }, goal!
            }
       *[other] { $man-is ->
                [none] A shot without a shooter: { $strength } and { $roll } against { $keeper_strength } and { $keeper_roll }, no goal.
               *[other] { $man } shoots: { $strength } and { $roll } against { $keeper_strength } and { $keeper_roll }, no goal.
            }
    }
event-last-rolled = Nothing parts them, the dice decide: { $rolls }.
event-match-over =
    { $winner-is ->
        [you] The final whistle: you win!
       *[other] The final whistle: { $winner } wins.
    }

## Refusals

refuse-wrong-step = That is not what is asked: now { $step }.
refuse-not-of-your-team = { $man } plays for the other colour. Choose among your own thirty.
refuse-man-twice = { $man } is chosen twice. Put somebody else in one place.
refuse-over-budget = Your team is worth { $points } points: { $over } too many, { $most } at most. Take somebody cheaper.
refuse-bad-team-size = It takes 11 starters and 4 substitutes; you have { $starters } and { $bench }, for { $points } points, { $left } left.
refuse-bad-keepers = It takes one goalkeeper to start and one on the bench; you have { $starters } and { $bench }.
refuse-card-twice = { $card } is chosen twice, and there is only one. Take another.
refuse-white-already = The white cards are in your deck anyway. Choose six coloured ones.
refuse-bad-mix = It takes six coloured cards of values 5, 4, 3, 3, 2, 2; you have { $count }. Add or change some.
refuse-schlusskarte-stays = The Schlusskarte always lies before you and is no part of the deck. Take another card.
refuse-bad-plan-size = It takes eleven cards, you have { $count }.
refuse-bad-quotas = It takes exactly two 5s, two 4s and the 1; you have { $fives }, { $fours } and { $ones }.
refuse-bad-low-quotas = It takes at least two 3s and two 2s; you have { $threes } and { $twos }.
refuse-not-in-hand = { $card } is not in your hand. Choose among your cards.
refuse-only-schlusskarte = Hand and pile are empty: the Schlusskarte is all you have.
refuse-schlusskarte-later = The Schlusskarte is played only when hand and pile are empty. Play a card of your hand.
refuse-not-on-pitch = { $man } is not on your pitch. Choose one of your men in play.
refuse-not-on-bench = { $man } is not on your bench. Choose one of your substitutes.
refuse-keeper-for-keeper = Only the substitute goalkeeper can come on for the goalkeeper. Take another man off.
refuse-goal-guarded = Your goal is guarded: { $man } comes on only for the goalkeeper.
refuse-keeper-line = { $man } cannot stand there ({ $line }): a goalkeeper plays only in goal, and nobody else does. Choose the line of his card.
refuse-line-not-lost = { $man } cannot play there ({ $line }): that line is not lost. Put him in his own ({ $own }).
refuse-keeper-comes-on = The goalkeeper is injured: the substitute goalkeeper must come on.
refuse-keeper-stays = { $man } is a goalkeeper and cannot come on for an injured man of the field. Choose another substitute.
refuse-bad-slots = The card has { $slots } slots, you filled { $count }. Name a man, or nobody, for each.
refuse-keeper-outfield = { $man } is your goalkeeper: he is used only where the card shows one. Take a man of the field.
refuse-already-marked = { $man } was already used in the approach. Take a man without a white marker.
refuse-own-kind-first = { $man } cannot stand in here ({ $slot }): there are enough men of that kind. Take one of them.
refuse-wrong-kind = { $man } does not fit this slot ({ $slot }), and nobody of that line has left by injury or red card. Take a man of that kind, or leave it empty if there is none.
refuse-must-fill = A slot stays empty ({ $slot }) although you have a man for it. Fill it.
refuse-bad-shooters = It takes { $wanted } shooters, you named { $count }.
refuse-keeper-shoots-not = { $man } is your goalkeeper and does not shoot. Name a man of the field.
refuse-stand-in-shoots-not = { $man } stands in your goal and does not shoot. Name somebody else.
refuse-has-shot = { $man } has already shot. Name one of the others.

## Words

step-team = pick your team
step-deck = choose your tactics
step-substitution = make a substitution, or none
step-tactic = lay a tactic
step-footballers = choose your men
step-replacement = replace your injured man
step-counter = counter, or do not
step-further = lay a new tactic
step-exchange = exchange a tactic, or keep all
step-stand-in = say who stands in goal
step-shooters = name your shooters
colour-blue = blues
colour-red = reds
line-goalkeeper = goalkeeper
line-defender = defender
line-midfielder = midfielder
line-attacker = attacker
slot-goalkeeper = goalkeeper
slot-defender = defender
slot-midfielder = midfielder
slot-attacker = attacker
slot-anybody = anybody in the field
preset-violet = violet
preset-red = red
preset-blue = blue
preset-yellow = yellow
phase-approach = Approach
phase-shot = Shot
symbol-cross = red cross
symbol-yellow = yellow card
symbol-red = red card
result-nothing = nothing
result-injured = injured
result-booked = booked
result-second-yellow = second yellow card, sent off
result-sent-off = sent off
choice-team = the team
choice-deck = the tactics
choice-tactic = the tactic
choice-stand-in = the stand-in
choice-shooters = the shooters
card-w5 = white 5
card-w4 = white 4
card-w3 = white 3
card-w2 = white 2
card-w1 = white 1
card-schlusskarte = Schlusskarte
card-v5 = violet 5
card-v4 = violet 4
card-v3a = violet 3a
card-v3b = violet 3b
card-v2a = violet 2a
card-v2b = violet 2b
card-r5 = red 5
card-r4 = red 4
card-r3a = red 3a
card-r3b = red 3b
card-r2a = red 2a
card-r2b = red 2b
card-b5 = blue 5
card-b4 = blue 4
card-b3a = blue 3a
card-b3b = blue 3b
card-b2a = blue 2a
card-b2b = blue 2b
card-y5 = yellow 5
card-y4 = yellow 4
card-y3a = yellow 3a
card-y3b = yellow 3b
card-y2a = yellow 2a
card-y2b = yellow 2b
man-kuno-kasten = Kuno Kasten
man-hans-greifhain = Hans Greifhain
man-toni-luftloch = Toni Luftloch
man-bodo-beton = Bodo Beton
man-gerd-graetsche = Gerd Grätsche
man-horst-holzer = Horst Holzer
man-uwe-umlauf = Uwe Umlauf
man-wladimir-ballnich = Wladimir Ballnich
man-klaus-klammer = Klaus Klammer
man-dieter-deckung = Dieter Deckung
man-ingo-innenrist = Ingo Innenrist
man-rolf-riegel = Rolf Riegel
man-veit-vorstopper = Veit Vorstopper
man-lothar-lenker = Lothar Lenker
man-kai-kurzpass = Kai Kurzpass
man-bert-laufwunder = Bert Laufwunder
man-ole-offensiv = Ole Offensiv
man-tim-talent = Tim Talent
man-max-mittelkreis = Max Mittelkreis
man-jens-joggar = Jens Joggar
man-nico-nadelstich = Nico Nadelstich
man-viktor-volley = Viktor Volley
man-egon-einwurf = Egon Einwurf
man-sven-abseits = Sven Abseits
man-fred-flanke = Fred Flanke
man-erwin-pfosten = Erwin Pfosten
man-arno-abstauber = Arno Abstauber
man-lutz-lattenkreuz = Lutz Lattenkreuz
man-hugo-hacke = Hugo Hacke
man-peter-pike = Peter Pike
man-rudi-reflex = Rudi Reflex
man-bernd-schranke = Bernd Schranke
man-otto-ohnehand = Otto Ohnehand
man-manni-mauer = Manni Mauer
man-karl-kante = Karl Kante
man-fritz-foul = Fritz Foul
man-paul-walze = Paul Walze
man-bruno-block = Bruno Block
man-sepp-sense = Sepp Sense
man-emil-eckfahne = Emil Eckfahne
man-ralf-raumdecker = Ralf Raumdecker
man-theo-turm = Theo Turm
man-gregor-grenze = Gregor Grenze
man-moritz-motor = Moritz Motor
man-dirk-doppelpass = Dirk Doppelpass
man-heiko-haken = Heiko Haken
man-jupp-jubel = Jupp Jubel
man-ali-balla = Ali Balla
man-lars-lupfer = Lars Lupfer
man-mirko-mitlauf = Mirko Mitlauf
man-enno-effet = Enno Effet
man-carlo-chip = Carlo Chip
man-gustl-gasse = Gustl Gasse
man-timo-torriecher = Timo Torriecher
man-stefan-sturm = Stefan Sturm
man-kalle-knaller = Kalle Knaller
man-simon-joker = Simon Joker
man-achim-aussenrist = Achim Aussenrist
man-benno-bogenlampe = Benno Bogenlampe
man-dennis-drehschuss = Dennis Drehschuss

## On the table

table-minute = Minute { $minute }
table-bench = Bench: { $men }
table-out = Gone: { $men }
table-hand = Your tactics:
table-cards = { $hand } in hand, { $pile } in the pile
table-used = Used: { $cards }
table-tactic = Tactic: { $card }
table-attempt = Attempt { $attempt } of { $attempts }
table-counter =
    { $bonus ->
        [0] Counter
       *[other] Counter, bonus { $bonus }
    }
table-penalties = Penalties { $mine } : { $theirs }
table-winner =
    { $winner-is ->
        [you] You win!
       *[other] { $winner } wins.
    }

## On the cards

note-tactic = Tactics
note-direct = straight to the shot
mark-yellow = Y
mark-red = R
lid-facts = 2 players · 40 min

## For the press

printed-footballers = { $count } footballers
printed-tactics = { $count } tactic cards
printed-board = the board
printed-bookings = { $count } yellow-card markers
printed-actions = { $count } action markers, white on one side and red on the other
printed-balls = a red ball and a blue ball
printed-referee = the referee
printed-trophies = { $count } trophies
printed-dice = a red die and a blue die
printed-red = R
printed-blue = B

## The screen

screen-now-team = Before the match: each coach picks fifteen men in secret, then both teams are shown together.
screen-now-deck = Before the match: each coach chooses tactics in secret.
screen-now-substitution = Minute { $minute }, before the period: { $seat-is ->
        [you] you may replace a man.
       *[other] { $seat } may replace a man.
    }
screen-now-tactic = Minute { $minute }: both lay a tactic face down; the higher one attacks.
screen-now-attack =
    { $attacker-is ->
        [you] Minute { $minute }, you attack ({ $which }) · { $phase }: { $chooses }
       *[other] Minute { $minute }, { $attacker } attacks ({ $which }) · { $phase }: { $chooses }
    }
screen-now-countering =
    { $bonus ->
        [0] counter
       *[other] counter, bonus { $bonus }
    }
screen-now-attacker-first =
    { $seat-is ->
        [you] you choose your men first.
       *[other] { $seat } chooses men first.
    }
screen-now-defender-answers =
    { $seat-is ->
        [you] you answer, then the dice.
       *[other] { $seat } answers, then the dice.
    }
screen-now-replacement = Minute { $minute }, { $man } is injured: { $seat-is ->
        [you] you bring on a substitute.
       *[other] { $seat } brings on a substitute.
    }
screen-now-counter = Minute { $minute }, the approach has failed: { $seat-is ->
        [you] you may counter, once a period.
       *[other] { $seat } may counter, once a period.
    }
screen-now-further = Minute { $minute }, attempt { $attempt } of { $attempts }: { $seat-is ->
        [you] you lay a new tactic.
       *[other] { $seat } lays a new tactic.
    }
screen-now-exchange = Minute { $minute }, a new attempt: { $seat-is ->
        [you] as the defender you may exchange a tactic.
       *[other] as the defender { $seat } may exchange a tactic.
    }
screen-now-stand-in = Penalties: a goal is empty, an outfield man may stand in.
screen-now-shooters = Still level, penalties: both name their takers in secret, in order.
screen-now-series = Still level: a new series, with those who have not shot.
screen-goals =
    { $seat }: { $goals } { $goals ->
        [one] goal
       *[other] goals
    }
screen-team =
    { $seat-is ->
        [you] Your team ({ $colour }), { $formation }
       *[other] The team of { $seat } ({ $colour }), { $formation }
    }
screen-next = then { $strengths }
screen-strengths = strengths { $strengths }
screen-symbol =
    { $turns ->
        [0] { $symbol } now
        [one] { $symbol } after one quarter turn
       *[other] { $symbol } after { $turns } quarter turns
    }
screen-booked = booked with a yellow card
screen-in-approach = used in the approach
screen-in-shot = used in the shot
screen-chosen = chosen
screen-choosable = can be chosen
screen-taken-off = taken off
screen-attack-card =
    { $attacker-is ->
        [you] You play { $card }
       *[other] { $attacker } plays { $card }
    }
screen-tactic-of = { $seat }: { $card }
screen-face-down =
    { $seat-is ->
        [you] Your tactic, face down
       *[other] The tactic of { $seat }, face down
    }
screen-chance = to succeed ({ $ways } of 36)
screen-chance-hold = to hold ({ $ways } of 36)
screen-against = against
screen-verdict-goal =
    { $attacker-is ->
        [you] Goal! You score.
       *[other] Goal! { $attacker } scores.
    }
screen-verdict-saved =
    { $defender-is ->
        [you] Saved: you hold.
       *[other] Saved: { $defender } holds.
    }
screen-verdict-through =
    { $attacker-is ->
        [you] Approach succeeded: you shoot.
       *[other] Approach succeeded: { $attacker } shoots.
    }
screen-verdict-stopped =
    { $defender-is ->
        [you] Approach failed: you stop it.
       *[other] Approach failed: { $defender } stops it.
    }
screen-total = { $seat }: strength { $strength }, bonus { $bonus }, die { $roll }, total { $total }
screen-begins =
    { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
screen-tactics = Your tactics
screen-pile =
    { $count ->
        [0] pile empty: the Schlusskarte is left
       *[other] { $count } in the pile
    }
screen-card-legal = { $card }, playable, { $place } of { $count }, { $notes }
screen-card-held = { $card }, { $place } of { $count }
screen-bench =
    { $count ->
        [0] Bench empty
        [one] Bench, 1 change left
       *[other] Bench, { $count } changes left
    }
screen-on-bench = on the bench
screen-enter = Enter
screen-escape = Esc
screen-cancel = Cancel
screen-ask-send = Send them?
screen-ask-roll = Roll the dice!
screen-ask-choose = Choose { $slots }
screen-opposed = Against you: { $strength }.
screen-tap-ring = Tap a man with a yellow ring.
screen-tap-bench = Tap one of your substitutes.
screen-send = Send
screen-roll = Roll the dice
screen-slot-empty = empty slot ({ $slot })
screen-slot-full = { $man } ({ $slot }), take out
screen-who-comes = Who comes on for { $man }?
screen-who-goes = { $man } comes on: for whom?
screen-change = { $on } for { $off }
screen-which-line = A line has been lost: where does he stand?
screen-comes-upright = Into his line, card upright; the other does not return.
screen-change-go = Change
screen-shooters-help = Tap your takers, first to last.
screen-confirm = Confirm
screen-gone = Gone
screen-now-attempt = attempt { $attempt } of { $attempts }
screen-match = The match
screen-no-goals = No goal in play.
screen-by = by { $men }
screen-stands = { $seat }: { $mine } to { $theirs }
screen-comes-fresh = Into his line, card upright.
screen-points = { $points } / { $most } points
screen-line-up = Line up
screen-legal-choice = Everything is in order
screen-deck-count = { $count } of { $most } cards
screen-take-deck = Take this deck
screen-need-goalkeeper =
    { $count ->
        [one] a goalkeeper
       *[other] { $count } goalkeepers
    }
screen-need-defender =
    { $count ->
        [one] a defender
       *[other] { $count } defenders
    }
screen-need-midfielder =
    { $count ->
        [one] a midfielder
       *[other] { $count } midfielders
    }
screen-need-attacker =
    { $count ->
        [one] an attacker
       *[other] { $count } attackers
    }
screen-need-anybody =
    { $count ->
        [one] a man
       *[other] { $count } men
    }
screen-box = Your thirty footballers
screen-filter = Show
screen-all = all
screen-has-built = { $seat } has chosen.
screen-builds = { $seat } is still choosing.
screen-starts = starts
screen-sits = on the bench
screen-not-chosen = not chosen
screen-mark-starts = 11
screen-mark-sits = bench
screen-formation = Your team
screen-starters = { $count } / 11 starters
screen-substitutes = { $count } / 4 substitutes
screen-to-bench = put on the bench
screen-to-pitch = make a starter
screen-no-squad = “{ $file }” is not a squad of Finale, or the file is damaged. Your squad has not changed.
screen-loaded = “{ $file }” is loaded.
screen-beginner-taken = The beginner set is on the pitch: change whom you like.
screen-beginner-set = Beginner set
screen-suggested = A legal squad round your choices.
screen-suggest = Suggest one
screen-emptied = A fresh start.
screen-empty = Clear
screen-save = Save
screen-load = Load
screen-you-build = You pick for { $colour }: tap a man to take him, tap him in the team to put him on the bench.
screen-more = Files
screen-deck-take = Take
screen-deck-remove = Put back
screen-close = Close
screen-deck-out = { $card }, not in your deck
screen-deck-in = { $card }, in your deck
screen-deck-place = { $card }, card { $place } of your deck
screen-deck-full = Your deck is full: put another card back first.
screen-see-teams = See the teams
screen-deck-taken = Your deck
screen-in-hand = hand
screen-sooner = { $card }: sooner
screen-later = { $card }: later
label-ask-team = Pick your team
label-ask-team-help = eleven starters and four substitutes
label-ask-deck-presets = Which colour?
label-ask-deck-presets-help = yellow suits defenders, blue midfielders, red attackers
label-ask-substitution = A substitution?
label-ask-substitution-help = tap a substitute, then whoever leaves; or go on
label-ask-tactic = Lay a tactic
label-ask-tactic-help = the higher one attacks
label-ask-replacement = { $man } is injured
label-ask-replacement-help = tap whoever comes on
label-ask-counter = Counter?
label-ask-counter-help =
    { $bonus ->
        [0] with { $card }
       *[other] with { $card }, bonus { $bonus } in the approach
    }
label-ask-further = Another tactic
label-ask-further-help = attempt { $attempt } of { $attempts }: it decides the attack
label-ask-exchange = Exchange a tactic?
label-ask-exchange-help = tap the one you discard, or keep all
label-ask-stand-in = Who keeps goal?
label-ask-stand-in-help = he will not shoot
label-ask-shooters = Your { $count } takers

## While it happens

screen-laid = laid
screen-rolling = The dice are rolling…
screen-film = One moment…
screen-film-help = a tap on the table is quicker
screen-film-kicks = Penalties
screen-film-kicks-help = a tap on the table: next kick
screen-needs =
    { $seat-is ->
        [you] You need { $count }.
       *[other] { $seat } needs { $count }.
    }
screen-tie-approach = If level, the attack gets through.
screen-tie-shot = If level, no goal.
screen-band-extra-time = Extra time
screen-band-penalties = Penalties
screen-band-period = Minute { $minute }
screen-band-half-time = Minute { $minute } · half-time · { $mine } : { $theirs }
screen-band-full-time = Minute { $minute } · full time · { $mine } : { $theirs }
screen-kick = Kick { $number }
screen-skip = Skip
screen-kick-in = Goal!
screen-kick-saved = Saved!
screen-kick-post = The post!
screen-strength = strength { $strength }
screen-keeper-turns = { $man } turns a quarter to the right: strength { $strength }
screen-if-in = A goal ends it.
screen-if-out = A miss ends it.
screen-still = still { $slots }
screen-nobody-fits = Nobody for this place
screen-send-without = send them without
screen-bench-short = Bench
screen-from-to = strength { $from }, then { $to }
screen-worth-help = Strength of your best men, and chance of a goal
screen-likely = goal { $percent }%
