# What teaches Schuss und Tor: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-hello-title = Salut !
lesson-hello = Moi, c’est Maryse. Le but : marquer plus que Lina. On se passe le ballon de nom en nom ; qui cale offre un tir. On y va ?
lesson-open-title = Tu engages
lesson-open = Au début, tout va. Pose Fritz zu Max : le ballon part de Fritz vers Max.
lesson-open-other = Bonne carte, garde-la ! Pour commencer : Fritz zu Max.
lesson-luigi-title = Luigi est demandé
lesson-luigi = Max passe à Luigi : ta carte doit commencer par L. Tu en as une !
lesson-luigi-name = Regarde la lettre du haut : il faut un L.
lesson-luigi-joker = Garde-le : tu as un vrai Luigi.
lesson-luigi-pass = Passer offre un tir. Tu peux servir !
lesson-bomber-title = Pas de Max ?
lesson-bomber = Le Bomber remplace tout le monde. Joue-le : ensuite, c’est toi qui choisis le nom que Lina doit servir.
lesson-bomber-tormann = Il irait aussi ! Mais j’ai une idée avec le Bomber.
lesson-bomber-other = Max est demandé : ton Bomber le remplace.
lesson-willi-title = Appelle Willi
lesson-willi = Tu tiens les cinq Willi : Lina n’en a aucun. Et après un Bomber, seul le nom appelé convient !
lesson-willi-face = Lina en a peut-être un. Tous les Willi sont à toi : appelle Willi.
lesson-goal-title = Tor !
lesson-goal = Lina passe. Tu as posé la dernière carte, alors tu tires : Tor, 1–0 ! Qui encaisse réengage : à Lina.
lesson-tormann-title = Le Tormann
lesson-tormann = Fritz est demandé, tu n’en as plus. Le Tormann répond à n’importe quel nom. Pose-le !
lesson-tormann-pass = Pas encore : ton Tormann te sauve.
lesson-tormann-other = Fritz est demandé : seul ton Tormann va.
lesson-second-title = Et une de plus
lesson-second = Sur ton Tormann, tu peux ajouter une carte : Willi zu Luigi. C’est elle que Lina devra suivre.
lesson-second-enough = Tu peux, mais une carte de moins, c’est toujours ça !
lesson-second-other = Joli aussi ! Aujourd’hui : Willi zu Luigi.
lesson-stuck-title = Rien à servir
lesson-stuck = Encore Fritz, et plus de joker. Passe : Lina va tirer. Respire, tout n’est pas perdu.
lesson-stuck-card = Elle ne va pas sur Fritz. Il ne reste qu’à passer.
lesson-parry-title = Arrête-le !
lesson-parry = Tor Otto : une carte Otto l’arrête, et tu en as deux. Pose Otto zu Fritz : Lina devra servir Fritz à son tour !
lesson-parry-willi = Il l’arrêterait aussi ! Mais demande-lui Fritz, pour voir.
lesson-parry-concede = Non ! Tu as de quoi l’arrêter.
lesson-parry-other = Seul un Otto l’arrête.
lesson-end-title = 2–0 !
lesson-end = Arrêt, puis but ! Qui pose sa dernière carte annonce la fin ; le plus de buts gagne. Tu finis ce match ?
lesson-chalk-no-max = pas de Max
lesson-chalk-joker = le joker
lesson-chalk-all-yours = tous à toi

## The game in sixty seconds

sixty-1-lead = Sers le nom demandé.
sixty-1 = Max passe à Luigi : ta carte doit commencer par Luigi.
sixty-2-lead = Deux jokers.
sixty-2 = Bomber : tu choisis le nom suivant. Tormann : tu peux ajouter une carte.
sixty-3-lead = Rien à servir ?
sixty-3 = Tu passes, et l’autre tire au but : une carte d’action. Tor, c’est but !
sixty-4-lead = Tor Otto ?
sixty-4 = Un Otto l’arrête. Dernière carte posée : fin. Le plus de buts gagne.
