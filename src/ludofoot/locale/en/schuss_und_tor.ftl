# Schuss und Tor. How arguments reach a message is told at the top of core.ftl.

title = Schuss und Tor
tagline = Pass the ball from name to name; whoever does not serve gives a shot at goal away.

option-shooter = Who shoots when a player passes
option-shooter-preceding = When you pass, whoever laid the last card shoots at goal.
option-shooter-passer = When you pass, you shoot at goal yourself.
option-parry = What counts after a goal was prevented
option-parry-rules = The card that prevents a goal counts like any other: it says what to serve next.
option-parry-waived = The card that prevents a goal asks for nothing: what was asked before must still be served.

## Questions

ask-serve-nobody = Fresh start: lay any card you like.
ask-serve-footballer = To serve: { $name }
ask-serve-bomber = The Bomber calls { $name }: nothing else will do.
ask-serve-tormann = A lone Tormann: serve any card but a Tormann.
ask-last-nobody = Last card of the match: lay any card you like.
ask-last-footballer = Last card of the match! To serve: { $name }
ask-last-bomber = Last card of the match! The Bomber calls { $name }, nothing else will do.
ask-last-tormann = Last card of the match! Serve any card but a Tormann.
ask-second = Another card on your Tormann?
ask-parry = { $action }! { $shooter } is about to score: stop the shot with { $stopper }, or let it in.
ask-foul = Foul: who loses a card?
ask-verletzt = Verletzt: do you take an undealt card?
ask-schiedsrichter = Schiedsrichter: do you keep him, to decide on extra time?
ask-free = Free card: lay any card you like.
ask-full-time = Full time, and you hold the whistle. Extra time?

## Moves

move-lay =
    { $face }{ $call-is ->
        [none] { "" }
       *[other] , calls { $call }
    }
move-pass = Pass
move-stop = Done: no second card
move-concede = Let the goal in
move-foul = { $victim } loses a card
move-take = Take a card
move-keep = Keep the Schiedsrichter
move-decline = Leave it
move-play-on = Play extra time
move-end = Blow the final whistle

preview-pass =
    { $shooter-is ->
        [you] you shoot at goal
       *[other] { $shooter } shoots at goal
    }
preview-last-card =
    { $server-is ->
        [you] your last card: you serve once more
       *[other] your last card: { $server } serves once more
    }
preview-fresh = fresh start, anything will do

## Events

event-opener-drawn =
    { $seat-is ->
        [you] The lot fell on you: you kick off.
       *[other] The lot fell on { $seat } for the kick-off.
    }
event-dealt =
    { $seat-is ->
        [you] You are dealt { $count } cards.
       *[other] { $seat } is dealt { $count } cards.
    }
event-laid =
    { $seat-is ->
        [you]
            { $how-is ->
                [how-fresh] You kick off with
                [how-second] On the Tormann you add
                [how-free] As your free card you lay
                [how-parry] You stop the shot with
               *[how-serve] You lay
            }
       *[other]
            { $how-is ->
                [how-fresh] { $seat } kicks off with
                [how-second] On the Tormann { $seat } adds
                [how-free] As a free card { $seat } lays
                [how-parry] { $seat } stops the shot with
               *[how-serve] { $seat } lays
            }
    } { $face-is ->
        [face-bomber] a Bomber, calling { $call }.
        [face-tormann] a Tormann.
       *[other] { $face }.
    }
event-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-stopped =
    { $seat-is ->
        [you] You leave the Tormann on its own.
       *[other] { $seat } leaves the Tormann on its own.
    }
event-actions-reshuffled = The action pile was empty: its { $count } discards are shuffled again.
event-action-drawn =
    { $shooter-is ->
        [you] You shoot and turn up: { $action }.
       *[other] { $shooter } shoots and turns up: { $action }.
    }
event-threatened =
    { $defender-is ->
        [you] You may still prevent this goal.
       *[other] { $defender } may still prevent this goal.
    }
event-parried =
    { $seat-is ->
        [you] Saved! The ball is in your arms, { $action } goes to the discards.
       *[other] Saved by { $seat }: { $action } goes to the discards.
    }
event-goal =
    { $goals ->
        [one]
            { $seat-is ->
                [you] GOAL! You score.
               *[other] GOAL! { $seat } scores.
            }
       *[other]
            { $seat-is ->
                [you] { $goals } GOALS at once! You score.
               *[other] { $goals } GOALS at once! { $seat } scores.
            }
    }
event-fouled =
    { $victim-is ->
        [you] Foul by { $seat }: you lose { $face-is ->
                [none] a card.
               *[other] { $face }.
            }
       *[other] { $victim } loses { $face-is ->
                [none] a card that nobody else sees.
               *[other] { $face }.
            }
    }
event-taken =
    { $seat-is ->
        [you] You take an undealt card: { $face }.
       *[other] { $seat } takes an undealt card{ $face-is ->
                [none] .
               *[other] : { $face }.
            }
    }
event-kept =
    { $seat-is ->
        [you] You keep the Schiedsrichter: extra time will be up to you.
       *[other] { $seat } keeps the Schiedsrichter.
    }
event-declined =
    { $seat-is ->
        [you] You make nothing of { $action }.
       *[other] { $seat } makes nothing of { $action }.
    }
event-no-effect = { $action } has no effect.
event-last-card-laid =
    { $seat-is ->
        [you] You lay your last card! { $server } serves once more.
       *[other]
            { $server-is ->
                [you] { $seat } lays the last card of the hand! You serve once more.
               *[other] { $seat } lays the last card of the hand! { $server } serves once more.
            }
    }
event-full-time = Full time.
event-extra-time =
    { $seat-is ->
        [you] You call for extra time: three cards each, and you kick off.
       *[other] { $seat } calls for extra time: three cards each.
    }
event-game-over =
    { $winners-is ->
        [you] The final whistle: you win!
        [other] The final whistle: { $winners } wins.
       *[many] The final whistle, a shared victory: { $winners }.
    }

## Refusals

refuse-fresh-start = On a fresh start nothing is asked for, so you must lay a card. Any one will do.
refuse-wrong-step = That is not what is asked: now { $step }.
refuse-no-such-seat = Nobody sits there. Name an opponent at this table, or leave the Foul.
refuse-foul-yourself = You cannot foul yourself. Name an opponent, or leave the Foul.
refuse-foul-last-card = { $victim } has a single card left, and nobody loses the last one. Name somebody else, or leave the Foul.
refuse-bomber-must-call = A Bomber always calls a name. Say which one, for instance “Bomber:Otto”.
refuse-only-bomber-calls = Only a Bomber calls a name. Lay this card without calling anyone.
refuse-not-in-hand = { $face } is not in your hand. Choose among your cards.
refuse-tormann-on-tormann = A Tormann does not go on a Tormann. Any other card will do.
refuse-bomber-on-bomber = No Bomber right after a Bomber. It takes a card that begins with { $name }. Otherwise, pass.
refuse-tormann-on-bomber = No Tormann right after a Bomber. It takes a card that begins with { $name }. Otherwise, pass.
refuse-must-begin-with-called = The Bomber has called { $name }: only a card that begins with { $name } will do. Otherwise, pass.
refuse-must-begin-with = It takes a card that begins with { $name }, a Bomber or a Tormann. Otherwise, pass.
refuse-parry-needs-name = Only a card that begins with { $name } prevents this goal, not even a Bomber does. Otherwise, let it in.
refuse-parry-needs-bomber = Only a Bomber prevents this goal. Otherwise, let it in.
refuse-parry-needs-tormann = Only a Tormann prevents this goal. Otherwise, let it in.


## On the table

table-serve = TO SERVE
table-any = ANY CARD
table-any-but-tormann = ANY CARD BUT A TORMANN
table-fresh = FRESH START
table-bomber-calls = THE BOMBER CALLS
table-jokers = or a Bomber, or a Tormann
table-only = and nothing else
table-threat = SHOT AT GOAL!
table-stop-with = stopped by { $stopper }
table-over = FULL TIME!
table-winner =
    { $winners-is ->
        [you] You win!
        [other] { $winners } wins
       *[many] Shared victory: { $winners }
    }
table-full-time = FULL TIME
table-hand = Your hand
table-no-cards = Your hand is empty.
table-goals =
    { $goals ->
        [one] { $goals } goal
       *[other] { $goals } goals
    }
table-piles = Action pile { $actions } · Discards { $discards } · Undealt { $undealt }
table-last-card =
    { $server-is ->
        [you] Last card: it is yours to serve!
       *[other] Last card: { $server } serves once more
    }
table-extra-time = Extra time

## Words

how-fresh = at kick-off
how-serve = to serve
how-second = on the Tormann
how-free = as a free card
how-parry = to prevent the goal
step-serve = a card must be served, or pass
step-second = lay a second card on the Tormann, or stop there
step-parry = prevent the goal, or let it in
step-foul = say who loses a card, or leave the Foul
step-verletzt = take an undealt card, or leave it
step-schiedsrichter = keep the Schiedsrichter, or leave him
step-free = lay the free card
step-full-time = decide on extra time
step-over = the game is over

name-fritz = Fritz
name-max = Max
name-otto = Otto
name-willi = Willi
name-luigi = Luigi

face-fritz-fritz = Fritz zu Fritz
face-fritz-max = Fritz zu Max
face-fritz-otto = Fritz zu Otto
face-fritz-willi = Fritz zu Willi
face-fritz-luigi = Fritz zu Luigi
face-max-fritz = Max zu Fritz
face-max-max = Max zu Max
face-max-otto = Max zu Otto
face-max-willi = Max zu Willi
face-max-luigi = Max zu Luigi
face-otto-fritz = Otto zu Fritz
face-otto-max = Otto zu Max
face-otto-otto = Otto zu Otto
face-otto-willi = Otto zu Willi
face-otto-luigi = Otto zu Luigi
face-willi-fritz = Willi zu Fritz
face-willi-max = Willi zu Max
face-willi-otto = Willi zu Otto
face-willi-willi = Willi zu Willi
face-willi-luigi = Willi zu Luigi
face-luigi-fritz = Luigi zu Fritz
face-luigi-max = Luigi zu Max
face-luigi-otto = Luigi zu Otto
face-luigi-willi = Luigi zu Willi
face-luigi-luigi = Luigi zu Luigi
face-tormann = Tormann
face-bomber = Bomber

action-tor = Tor (goal)
action-zwei-tore = Zwei Tore (two goals)
action-tor-fritz = Tor Fritz
action-tor-max = Tor Max
action-tor-otto = Tor Otto
action-tor-willi = Tor Willi
action-tor-luigi = Tor Luigi
action-freistoss-bomber = Tor – Freistoss (Bomber)
action-ecke-bomber = Tor – Ecke (Bomber)
action-freistoss-tormann = Tor – Freistoss (Tormann)
action-elfmeter-tormann = Tor – Elfmeter (Tormann)
action-hand = Hand (handball)
action-aus = Aus (out of play)
action-foul = Foul
action-verletzt = Verletzt (injured)
action-schiedsrichter = Schiedsrichter (referee)

stopper-tor-fritz = a card beginning with Fritz
stopper-tor-max = a card beginning with Max
stopper-tor-otto = a card beginning with Otto
stopper-tor-willi = a card beginning with Willi
stopper-tor-luigi = a card beginning with Luigi
stopper-freistoss-bomber = a Bomber
stopper-ecke-bomber = a Bomber
stopper-freistoss-tormann = a Tormann
stopper-elfmeter-tormann = a Tormann

## On the cards

card-zu = zu
card-tor = Tor!
card-zwei-tore = 2 Tore!
card-freistoss = Freistoss
card-ecke = Ecke
card-elfmeter = Elfmeter
note-bomber = joker: calls the next name
note-tormann = then any card you like
note-parry = unless served
note-hand = lay any card you like
note-aus = lay any card you like
note-foul = an opponent loses a card
note-verletzt = take a card laid aside
note-schiedsrichter = keep it: extra time is yours
lid-facts = 2–4 players · 15 min

## The screen

label-ask-serve-nobody = You kick off
label-ask-serve-nobody-help = lay any card you like
label-ask-serve-footballer =
    { $fitting ->
        [0] Nothing to serve: pass
       *[other] Your turn: serve { $name }
    }
label-ask-serve-footballer-help =
    { $fitting ->
        [0] { $next-is ->
                [you] you will shoot at goal
               *[other] { $next } will shoot at goal
            }
       *[other] { $named ->
                [0] { $bombers ->
                        [0] no { $name }: your Tormann
                       *[other] { $keepers ->
                                [0] no { $name }: your Bomber
                               *[other] no { $name }: your Bomber or your Tormann
                            }
                    }
                [1] you have one
                [2] you have two
               *[other] you have { $named }
            }
    }
label-ask-serve-bomber =
    { $fitting ->
        [0] No { $name }: pass
       *[other] Your turn: serve { $name }
    }
label-ask-serve-bomber-help =
    { $fitting ->
        [0] { $next-is ->
                [you] you will shoot at goal
               *[other] { $next } will shoot at goal
            }
       *[other] nothing else will do
    }
label-ask-serve-tormann =
    { $fitting ->
        [0] Nothing to serve: pass
       *[other] Your turn: your choice
    }
label-ask-serve-tormann-help =
    { $fitting ->
        [0] { $next-is ->
                [you] you will shoot at goal
               *[other] { $next } will shoot at goal
            }
       *[other] anything but a Tormann
    }
label-ask-last-nobody = Last card!
label-ask-last-nobody-help = lay any card you like
label-ask-last-footballer =
    { $fitting ->
        [0] Nothing to serve: pass
       *[other] Last card: { $name }
    }
label-ask-last-footballer-help =
    { $fitting ->
        [0] { $next-is ->
                [you] you shoot one last time
               *[other] { $next } shoots one last time
            }
       *[other] { $named ->
                [0] { $bombers ->
                        [0] no { $name }: your Tormann
                       *[other] { $keepers ->
                                [0] no { $name }: your Bomber
                               *[other] no { $name }: your Bomber or your Tormann
                            }
                    }
                [1] you have one
                [2] you have two
               *[other] you have { $named }
            }
    }
label-ask-last-bomber =
    { $fitting ->
        [0] No { $name }: pass
       *[other] Last card: { $name }
    }
label-ask-last-bomber-help =
    { $fitting ->
        [0] { $next-is ->
                [you] you shoot one last time
               *[other] { $next } shoots one last time
            }
       *[other] nothing else will do
    }
label-ask-last-tormann =
    { $fitting ->
        [0] Nothing to serve: pass
       *[other] Last card!
    }
label-ask-last-tormann-help =
    { $fitting ->
        [0] { $next-is ->
                [you] you shoot one last time
               *[other] { $next } shoots one last time
            }
       *[other] anything but a Tormann
    }
label-ask-second =
    { $fitting ->
        [0] Nothing to add: stop
       *[other] One more card?
    }
label-ask-second-help =
    { $fitting ->
        [0] your Tormann stays alone
       *[other] anything but a Tormann
    }
label-ask-parry =
    { $fitting ->
        [0] No { $without }: let it in
       *[other] Save it with { $stopper }
    }
label-ask-parry-help =
    { $fitting ->
        [0] { $final ->
                [0] then you kick off
               *[other] that was the last shot
            }
        [1] you have one
       *[other] you have { $fitting }
    }
label-ask-foul = Foul: who loses a card?
label-ask-foul-help = tap a seat
label-ask-verletzt = Verletzt: take a card?
label-ask-verletzt-help = drawn from those laid aside
label-ask-schiedsrichter = Keep the whistle?
label-ask-schiedsrichter-help = at the end you may play on
label-ask-free = Free card
label-ask-free-help = lay any card you like
label-ask-full-time = Extra time?
label-ask-full-time-help = three cards each, you kick off
label-move-stop = Stop here
label-move-concede = Concede
label-move-take = Take
label-move-keep = Keep
label-move-end = Final whistle

screen-serve = to serve
screen-calls = the Bomber calls
screen-kick-off = kick-off
screen-any = any
screen-any-card = any card will do
screen-but-tormann = but no Tormann
screen-alone = lone Tormann
screen-second = one more card?
screen-free = free card
screen-shot =
    { $shooter-is ->
        [you] your shot!
       *[other] { $shooter } shoots!
    }
screen-stops = can stop it
screen-choosing =
    { $seat-is ->
        [you] you choose
       *[other] chooses
    }
screen-full-time = full time
screen-goal =
    { $seat-is ->
        [you] You score!
       *[other] { $seat } scores!
    }
screen-saved = Saved!
screen-actions =
    { $count ->
        [one] action
       *[other] actions
    }
screen-discarded =
    { $count ->
        [one] discarded
       *[other] discarded
    }
screen-undealt = laid aside
screen-top = On the pile: { $face }, by { $seat }.
screen-empty = The pile is empty.
screen-before = Before { $seat }: { $cards }.
screen-pair = { $giver } passes to { $taker }
screen-legal = { $face }, playable, { $place } of { $count }
screen-illegal = { $face }, not playable now, { $place } of { $count }
screen-held = { $face }, { $place } of { $count }
screen-call = Whom does the Bomber call?
screen-call-name = call { $name }

## For the press

printed-greens = { $count } footballer cards with green backs
printed-actions = { $count } action cards with red backs
