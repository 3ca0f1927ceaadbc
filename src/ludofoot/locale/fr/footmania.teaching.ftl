# What teaches Footmania: its first match with Maryse, the game in sixty seconds, the notes for the moment.

## The first match

lesson-club-title = Ton club
lesson-club = 7 millions en caisse, onze places vides. D’abord une équipe du 1 au 11, puis le championnat. On y va ?
lesson-roll-title = Lance !
lesson-roll = Ton pion part du centre, dans le sens que tu veux. Lance le dé.
lesson-way-title = Où vas-tu ?
lesson-way = Bleu : footballeurs du pays. Rouge : étrangers. Tu peux atteindre deux cases bleues : va sur celle qui est marquée.
lesson-way-down = Bleue aussi ! Cette fois, prends l’autre.
lesson-draw-title = Tire la carte
lesson-draw = Le prix est écrit au dos : 700 000. Tu peux tirer ou passer. Tire !
lesson-draw-pass = Passer, c’est finir ton tour les mains vides.
lesson-buy-title = Estève, 4 étoiles
lesson-buy = Il joue en 9 ou en 10 : les deux te manquent. Achète-le !
lesson-buy-auction = Lina l’aurait dès 300 000. Achète !
lesson-bid-title = Une affaire !
lesson-bid = Lina laisse Oudin, 6 étoiles. Les autres enchérissent, dès 500 000 au lieu de 1 100 000. Offre 500 000 !
lesson-bid-leave = À ce prix ? Jamais !
lesson-bid-more = 500 000 suffisent : personne ne peut enchérir dessus.
lesson-plus-title = La carte plus
lesson-plus = Lance : tu fais 2. Jamais en arrière ! Va sur la croix verte : une carte pour tes matchs. Tire !
lesson-plus-question = Le ? aide ou ennuie. Aujourd’hui, le plus !
lesson-sell = Garde-le : il te faut onze footballeurs.
lesson-time-title = Le temps passe…
lesson-time = Quelques tours plus tard : achats, tours de terrain, et voilà ton onze ! Regarde tes places se remplir.
lesson-declare-title = Annonce !
lesson-declare = Du 1 au 11, au plus trois étrangers : c’est complet. Annonce ton équipe avant Lina : 2 millions de prime !
lesson-declare-roll = D’abord la prime !
lesson-match-day-title = Jour de match
lesson-match-day = Un tour bouclé : journée de championnat ! Voici ton meilleur onze, 38 étoiles. Aligne-le.
lesson-form-title = Il manque un rien
lesson-form = 39 pour Lina, malgré un stagiaire à –1. Joue Forme ★★ : 38 + 2 = 40 !
lesson-form-pass = Tu perdrais d’une étoile !
lesson-whistle-title = Siffle
lesson-whistle = Lina passe. Passe aussi : deux fois passé de suite, et le match est fini.
lesson-end-title = Victoire !
lesson-end = 40 à 39 : 2 points et 500 000 de recette ! Le titre se joue au match retour. Tu continues ?

## The game in sixty seconds

sixty-1-lead = Lance, avance, achète.
sixty-1 = Tu n’en veux pas ? Les autres enchérissent.
sixty-2-lead = Du n° 1 au n° 11,
sixty-2 = trois étrangers au plus. Qui finit avant les autres touche une prime.
sixty-3-lead = Puis le championnat.
sixty-3 = Un tour de terrain, un match : le plus d’étoiles gagne.
sixty-4-lead = Cartes plus.
sixty-4 = Trois par match : ta forme, ou leurs ennuis. Victoire : 2 points.
