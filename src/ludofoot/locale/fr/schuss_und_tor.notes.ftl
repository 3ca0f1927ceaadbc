# Mots pour l’instant : ce que Maryse dit la première fois que quelque chose arrive.

maryse-serve = { $player } demande **{ $name }** : ta carte commence par { $letter }, ou c’est un joker.
maryse-nothing-fits = Rien ne va sur { $name }. Passe : { $player }, qui a posé la dernière carte, tire au but.
maryse-could-pass = Tu peux aussi passer exprès : tu gardes ta carte, mais { $player } tire.
maryse-after-bomber = Après un Bomber, seul { $name } convient : ni Bomber ni Tormann.
maryse-own-bomber =
    Ton Bomber va sur tout nom. Appelle ensuite celui que { $players } n’{ $players-is ->
        [many] ont
       *[other] a
    } sans doute pas.
maryse-second = Ton Tormann t’offre une carte de plus. Elle décide de ce que { $player } sert ensuite.
maryse-after-tormann = { $player } a laissé son Tormann seul : pose ce que tu veux, sauf un Tormann.
maryse-can-parry = **{ $player } tire, et toi, tu peux l’arrêter** : { $stopper }. Sinon, but.
maryse-cannot-parry = Il faudrait { $stopper } : tu n’en as pas. Encaisse, et c’est toi qui réengages.
maryse-after-goal = But de { $player }. Tu réengages : la carte que tu veux.
maryse-free = { $action } ! Pas de but, mais tu poses une carte libre, n’importe laquelle.
maryse-foul = Foul : fais perdre une carte à quelqu’un, tirée au hasard. Ou laisse.
maryse-verletzt = Verletzt : une carte de plus dans ta main, si tu la veux. Ensuite, pose-en une.
maryse-schiedsrichter = Garde le sifflet : à la fin, c’est toi qui décides d’une prolongation.
maryse-last-card =
    { $player } n’a plus de carte : { $server-is ->
        [you] tu sers
       *[other] { $server } sert
    } une dernière fois, et c’est fini.

## Pourquoi ce coup plutôt qu’un autre

reason-next-serves =
    { $next-is ->
        [you] Tu sers { $name } { $first } fois sur 100, { $instead } { $second }.
       *[other] { $next } sert { $name } { $first } fois sur 100, { $instead } { $second }.
    }
reason-concedes =
    { $seat-is ->
        [you] D’ici ton prochain tour, tu encaisses { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
       *[other] D’ici son prochain tour, { $seat } encaisse { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
    }
reason-scores =
    { $seat-is ->
        [you] D’ici ton prochain tour, tu marques { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
       *[other] D’ici son prochain tour, { $seat } marque { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
    }
reason-answers =
    { $seat-is ->
        [you] Au prochain tour, tu as une carte qui convient { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
       *[other] Au prochain tour, { $seat } a une carte qui convient { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
    }
