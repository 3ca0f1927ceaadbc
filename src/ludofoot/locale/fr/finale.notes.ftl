# Mots pour l’instant : ce que Maryse dit la première fois que quelque chose arrive.

maryse-substitution = Avant chaque période, tu peux remplacer un homme : quatre fois par match. Rien ne presse.
maryse-tactic = La plus haute attaque, et l’écart donne les tentatives. La petite, elle, peut contrer.
maryse-equal = Égalité : les dés désignent qui attaque, pour une seule tentative.
maryse-approach = Un homme ne sert qu’une fois par attaque : garde ton meilleur pour le tir.
maryse-arrow = La flèche : le même { $line } peut servir à l’approche **et** au tir.
maryse-defend = { $player } vient avec { $strength }. Il te faut plus, dé compris, pour l’arrêter.
maryse-approach-tied = Égalité à l’approche : l’attaque passe. Au tir, il lui faudra plus.
maryse-shot-tied = Égalité au tir : pas de but.
maryse-straight-shot = Tir direct : pas d’approche avec cette carte, on tire tout de suite.
maryse-symbol =
    { $man } montre un{ $symbol-is ->
        [symbol-cross] e
       *[other] { "" }
    } { $symbol } : s’il joue, un dé dira s’il { $symbol-is ->
        [symbol-cross] se blesse
       *[other] le reçoit
    }.
maryse-turned = Tes hommes ont tourné d’un quart : nouvelle force en haut, nouveau coin.
maryse-injured = { $man } est blessé : choisis qui entre. C’est un de tes quatre changements.
maryse-sent-off = Carton rouge : { $man } sort, et personne n’entre.
maryse-counter = Son approche a échoué : contre avec ta carte, bonus { $bonus } à l’approche. Une fois par période.
maryse-exchange = { $player } attaque encore : tu peux changer une tactique contre une carte de ta pioche.
maryse-schlusskarte = Plus de tactiques : la Schlusskarte, valeur 1, sert jusqu’au bout.

## Pourquoi ce choix plutôt qu’un autre

reason-scores =
    { $seat-is ->
        [you] Dans cette période, tu marques { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
       *[other] Dans cette période, { $seat } marque { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
    }
reason-concedes =
    { $seat-is ->
        [you] Dans cette période, tu encaisses { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
       *[other] Dans cette période, { $seat } encaisse { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
    }
reason-stronger =
    { $seat-is ->
        [you] À la fin de la période, tes hommes sont les plus forts { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
       *[other] À la fin de la période, les hommes de { $seat } sont les plus forts { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
    }
reason-booked = Un carton ou une blessure { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
reason-high-card =
    { $seat-is ->
        [you] Il te reste une carte de 4 ou 5 pour la suite { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
       *[other] Il reste à { $seat } une carte de 4 ou 5 pour la suite { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
    }
