# Mots pour l’instant : ce que Maryse dit la première fois que quelque chose arrive.

maryse-roll = Lance le dé. Il te faut onze footballeurs, du 1 au 11 : les cases bleues et rouges en donnent.
maryse-way = Choisis ton chemin : à l’embranchement, oui ; en arrière, jamais.
maryse-draw = Le prix du dessus est connu : { $price }. Tirer n’oblige pas à acheter.
maryse-missing =
    Il joue en { $numbers } : il te le faut. Si tu refuses, { $players } { $players-is ->
        [many] peuvent
       *[other] peut
    } l’avoir dès { $reduced }.
maryse-doubled = Tu as déjà un { $numbers }. Il peut quand même être plus fort, ou servir à échanger.
maryse-auction = { $player } n’en veut pas et n’enchérit plus : offre au moins { $least }.
maryse-third-foreigner = Trois étrangers au plus sur le terrain : le quatrième restera sur le banc.
maryse-plus = Une carte plus pour les matchs : six en main au plus.
maryse-question = Une carte « ? » : bonne ou mauvaise, elle s’applique tout de suite.
maryse-sponsor = Ton sponsor ({ $sponsor }) te paie { $amount } chaque fois que tu t’arrêtes sur sa case.
maryse-debt = Il te manque { $missing } : vends un footballeur ou un sponsor à la banque.
maryse-euromatch = Pas d’euromatch avant le championnat : le dé roule encore une fois.
maryse-complete = Ton équipe est complète : annonce-la avant les autres, la prime est de { $bonus }.
maryse-line-ups = Voici ton onze le plus fort. Une place vide prend un stagiaire : –1 étoile.
maryse-action = { $own } contre { $other } : trois cartes plus et deux changements au plus. Deux fois passé, c’est fini.
maryse-answer = { $player } joue { $attack } : une carte { $remedy } l’annule. Tu peux aussi laisser faire.
maryse-banned = Avant-dernière journée : plus d’échange entre vous, seule la banque achète.

## Pourquoi ce choix plutôt qu’un autre

reason-wins =
    { $seat-is ->
        [you] Tu prends le dessus { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
       *[other] { $seat } prend le dessus { $first } fois sur 100 avec « { $better } », { $second } avec « { $other } ».
    }
reason-places =
    { $seat-is ->
        [you] Un peu plus tard, ton onze compte { NUMBER($first) } places occupées avec « { $better } », { NUMBER($second) } avec « { $other } ».
       *[other] Un peu plus tard, le onze de { $seat } compte { NUMBER($first) } places occupées avec « { $better } », { NUMBER($second) } avec « { $other } ».
    }
reason-stars =
    { $seat-is ->
        [you] Un peu plus tard, tes recrues ajoutent { NUMBER($first) } étoiles à ton onze avec « { $better } », { NUMBER($second) } avec « { $other } ».
       *[other] Un peu plus tard, ses recrues ajoutent { NUMBER($first) } étoiles au onze de { $seat } avec « { $better } », { NUMBER($second) } avec « { $other } ».
    }
reason-money =
    { $seat-is ->
        [you] Il te reste { NUMBER($first) } en caisse avec « { $better } », { NUMBER($second) } avec « { $other } ».
       *[other] Il reste à { $seat } { NUMBER($first) } en caisse avec « { $better } », { NUMBER($second) } avec « { $other } ».
    }
reason-pluses =
    { $seat-is ->
        [you] Il te reste { NUMBER($first) } cartes plus avec « { $better } », { NUMBER($second) } avec « { $other } ».
       *[other] Il reste à { $seat } { NUMBER($first) } cartes plus avec « { $better } », { NUMBER($second) } avec « { $other } ».
    }
