# Finale in der Gazette.

headline-penalties = { $Winner } im Elfmeterkrimi
headline-counters = { $n } Tore, alle aus Kontern
headline-from-behind = Vom { $own }:{ $most } zum { $score }: das Wunder
headline-last-save = { $man } hält den Sieg fest
headline-last-minute = { $man } in letzter Minute
headline-hat-trick = Dreierpack von { $man }
headline-fewer-men = { $n } gegen { $m }: { $winner } { $winners ->
    [one] siegt
   *[other] siegen
  }
headline-outshot = { $Loser } { $losers ->
    [one] schießt
   *[other] schießen
  }, { $winner } { $winners ->
    [one] trifft
   *[other] treffen
  }
headline-wall = { $man } hält alle { $n } Schüsse
headline-cards = Hartes Spiel: { $n } Karten
headline-clear = { $score }, keine Diskussion
headline-brace = Doppelpack von { $man }
headline-one-nil = Ein Tor genügt: { $man }
headline-extra-time = { $Winner } { $winners ->
    [one] hat
   *[other] haben
  } den längeren Atem
headline-turned = Vom { $own }:{ $most } zum { $score }: alles gedreht
headline-early = { $man } schon in Minute 15
headline-to-nil = { $score }: der Kasten bleibt sauber
headline-decided = { $man } entscheidet in Minute { $minute }
headline-always = Das Finale gehört { gazette-to-winner }

lead-decisive = { $man } schießt in der { $minute }. Minute das entscheidende Tor.
below-penalties = Elfmeterschießen: { $one }:{ $two }
when-minute = { $minute }. Minute
star-why =
    { $goals ->
        [0] { "" }
        [one] Ein Tor
       *[other] An { $goals } Toren beteiligt
    }{ $saves ->
        [0] { "" }
       *[other] { $goals ->
            [0] { "" }
           *[other] , { "" }
        }{ $saves ->
            [one] ein Schuss gehalten
           *[other] { $saves } Schüsse gehalten
        }
    }.
told-goal = { $men }: Tor für { $side }, { $a } gegen { $b }.
told-counter-goal = { $men } im Konter: Tor für { $side }, { $a } gegen { $b }.
told-save = { $keeper } hält den Schuss von { $man }.
told-second-yellow = Zweite Gelbe Karte für { $man }: ein Mann weniger für { $side }.
told-sent-off = Rote Karte für { $man }: ein Mann weniger für { $side }.
told-injured = { $man } verletzt sich.
told-extra-time = Nichts entschieden: Verlängerung.
told-penalties = Immer noch Gleichstand: Elfmeterschießen.
told-shoot-out = { $Side } { $sides ->
    [one] gewinnt
   *[other] gewinnen
  } das Elfmeterschießen { $one }:{ $two }.
short-goal = { $men } { $minute }.

figure-shots = Schüsse
figure-expected = Erwartete Tore
figure-counters = Konter
figure-cards = Karten
figure-attacks = Angriffe
figure-approaches = Gelungene Vorstöße
figure-saves = Paraden
figure-dice = Wurf im Schnitt
figure-sent-off = Platzverweise
figure-injured = Verletzte
figure-substitutes = Einwechslungen
figure-penalties = Elfmeter

trophy-catenaccio = Catenaccio
trophy-catenaccio-if = Mit drei oder mehr Toren gewinnen, alle aus Kontern.
trophy-miracle-of-1954 = Das Wunder von 1954
trophy-miracle-of-1954-if = Nach 0:2 noch 3:2 gewinnen.
trophy-match-of-the-century = Jahrhundertspiel
trophy-match-of-the-century-if = 4:3 nach Verlängerung gewinnen.
trophy-third-goal-of-1966 = Das dritte Tor von 1966
trophy-third-goal-of-1966-if = In der Verlängerung das entscheidende Tor mit einem einzigen Punkt.
trophy-total-football = Totaler Fußball
trophy-total-football-if = Tore von Angreifer, Mittelfeldspieler und Verteidiger in einem Spiel.
trophy-ice-cold = Eiskalt
trophy-ice-cold-if = Das Elfmeterschießen gewinnen, ohne zu verschießen.
trophy-fair-play = Fair Play
trophy-fair-play-if = Ohne eigene Karte gewinnen.

## Unter dem Ergebnis

lead-penalties = Elfmeterschießen: { $a } zu { $b }.
short-off = Platzverweis: { $man } { $minute }.
short-injured = verletzt: { $man } { $minute }.
