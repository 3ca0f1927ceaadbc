# Mots pour l’instant : ce que Maryse dit la première fois que quelque chose arrive.

maryse-kick-off = Le coup d’envoi veut un Attaquant : flèche et chiffre, depuis l’une des deux cases.
maryse-play = Joue un Attaquant vers le haut. Choisis la carte : le trajet s’affiche, rien n’est encore joué.
maryse-free-kick = Coup franc : la direction que tu veux, puis tout de suite un Attaquant.
maryse-in-area = Pas de Coup franc quand le ballon est dans une surface.
maryse-over-touch = Attention : cette carte sort en touche, et { $player } remet en jeu.
maryse-throw-in = Touche : d’abord une case dans n’importe quel sens, puis ta carte.
maryse-clear = Le ballon est sorti à côté : dégage avec un Attaquant ou un Gardien.
maryse-can-stop = **{ $player } a tiré** : ce n’est but que si tu ne l’arrêtes pas. Le Gardien est sûr, le Corner se coupe.
maryse-cannot-stop = Ni Gardien ni Corner : encaisse, puis c’est toi qui engages.
maryse-penalty = Dans la surface avec le Penalty en main : joue-le avec. But, sauf si la coupe montre une main.
maryse-cut-corner = Coupe : un drapeau { $colour }, et c’est but quand même.
maryse-cut-penalty = À toi de couper : une main, et tu l’arrêtes.
maryse-discard = Rien ne se joue ici : défausse une carte, tu en piocheras une autre.
maryse-last-turn =
    Trois cartes ou moins : encore un coup, puis { $half ->
        [1] la mi-temps
       *[other] la fin
    }.
maryse-ends-changed = On change de côté, mais ton écran tourne avec toi : tu attaques toujours vers le haut.

## Pourquoi ce coup plutôt qu’un autre

reason-scores =
    { $seat-is ->
        [you] D’ici ton prochain tour, ton équipe marque { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
       *[other] D’ici son prochain tour, l’équipe de { $seat } marque { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
    }
reason-next-shoots = Après « { $better } », l’adversaire peut tirer { $first } fois sur 100 ; après « { $other } », { $second }.
reason-concedes =
    { $seat-is ->
        [you] D’ici ton prochain tour, tu encaisses { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
       *[other] D’ici son prochain tour, { $seat } encaisse { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
    }
reason-shot-at = Après « { $better } », il faudra arrêter un tir { $first } fois sur 100 ; après « { $other } », { $second }.
reason-can-stop =
    { $seat-is ->
        [you] Au prochain tour, tu as de quoi arrêter un tir { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
       *[other] Au prochain tour, { $seat } a de quoi arrêter un tir { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
    }
reason-shoots-again =
    { $seat-is ->
        [you] Au prochain tour, tu peux tirer { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
       *[other] Au prochain tour, { $seat } peut tirer { $first } fois sur 100 après « { $better } », { $second } après « { $other } ».
    }
