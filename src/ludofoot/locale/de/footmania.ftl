# Footmania. How arguments reach a message is told at the top of core.ftl.

title = Footmania
tagline = Bau deine Elf, handle, spiel die Meisterschaft: zwei bis vier Manager, ein Titel.

option-pace = Wann Phase 1 endet
option-pace-full = Elf Fußballer für elf Plätze sind nötig; der Erste erhält 2.000.000.
option-pace-quick = Schnell: Zehn Plätze genügen; der Erste erhält 800.000.
option-limit = Höchstens so viele Runden in Phase 1

preset = Saison
preset-short = Kurz
preset-short-help = zehn Plätze oder 24 Runden, dann die Meisterschaft
preset-middle = Mittel
preset-middle-help = zehn Plätze oder 60 Runden, dann die Meisterschaft
preset-whole = Ganz
preset-whole-help = elf Plätze oder 60 Runden, dann die Meisterschaft

## Questions

ask-roll = Du bist dran: Würfle.
ask-way = Du hast { $die } gewürfelt: Wohin?
ask-draw = Ziehst du den obersten Fußballer?
ask-buy = { $footballer }, { $colour }, Nr. { $numbers }, { $stars } ★: Kaufst du ihn für { $price }?
ask-auction = Versteigert wird { $footballer }, { $colour }, Nr. { $numbers }, { $stars } ★. Mindestens { $least }, oder steig aus.
ask-plus = Ziehst du eine Pluskarte?
ask-return = Sieben Pluskarten: Welche kommt unter den Stapel?
ask-debt = Dir fehlen { $missing }: Was verkaufst du an die Bank?
ask-euromatch = { $team }, Stärke { $strength }: Trittst du an?
ask-euro-plus = { $stars } ★ gegen { $strength } für { $team }: eine Formkarte, oder war das alles?
ask-line-ups = Deine Elf für dieses Spiel?
ask-action = Du handelst: eine Pluskarte, ein Wechsel oder passen.
ask-answer = { $attack } wird gegen dich gespielt: Was antwortest du?
ask-substitute = Wer kommt auf Platz { $place }?
ask-sell = An die Bank verkaufen
ask-offers = Offene Angebote
ask-offer = Ein Angebot machen
ask-declare = Deine Mannschaft ist vollständig: Meldest du sie?
man = { $footballer }, { $colour }, Nr. { $numbers }, { $stars } ★ (Preis { $price }, Bank { $reduced })
man-short = { $footballer }, { $colour }, Nr. { $numbers }, { $stars } ★
place = Platz { $place }
sponsor = { $sponsor }
to-all = An alle
to-one = Nur an { $player }
way-to = Feld { $to }: { $kind }
accept-offer = Angebot { $number } von { $maker } annehmen: { $give-is ->
        [none] { $give_money ->
            [0] nichts
           *[other] { $give_money }
        }
       *[other] { $give }{ $give_money ->
            [0] { "" }
           *[other] { " " }und { $give_money }
        }
    } für { $want-is ->
        [none] { $want_money ->
            [0] nichts
           *[other] { $want_money }
        }
       *[other] { $want }{ $want_money ->
            [0] { "" }
           *[other] { " " }und { $want_money }
        }
    }
withdraw-offer = Mein Angebot { $number } zurückziehen: { $give-is ->
        [none] { $give_money ->
            [0] nichts
           *[other] { $give_money }
        }
       *[other] { $give }{ $give_money ->
            [0] { "" }
           *[other] { " " }und { $give_money }
        }
    } für { $want-is ->
        [none] { $want_money ->
            [0] nichts
           *[other] { $want_money }
        }
       *[other] { $want }{ $want_money ->
            [0] { "" }
           *[other] { " " }und { $want_money }
        }
    }

## Moves

move-roll = Würfeln
move-go = Auf Feld { $to } ziehen
move-draw = Ziehen
move-pass = Passen
move-buy = Kaufen
move-refuse = Nicht kaufen
move-bid = { $amount } bieten
move-leave = Aussteigen
move-return = { $plus } zurückgeben
move-meet = Spielen mit { $eleven }
move-finish = Das war alles
move-field = Aufstellen: { $eleven }
move-play = { $plus } spielen{ $place-is ->
        [none] { "" }
       *[other] { " " }gegen Platz { $place }
    }
move-substitute = { $footballer } kommt auf Platz { $place }
move-answer = Mit { $plus } antworten
move-decline = Geschehen lassen
move-sell-footballer = { $footballer } verkaufen
move-sell-sponsor = { $sponsor } verkaufen
move-offer = { $to-is ->
        [none] Allen
       *[other] { $to }
    } { $give-is ->
        [none] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] nichts
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }und { $give_money }
            }
        }
       *[other] { $give }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }und { $give_money }
        }
    } für { $want-is ->
        [none] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] nichts
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }und { $want_money }
            }
        }
       *[other] { $want }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }und { $want_money }
        }
    } anbieten
move-accept = Angebot { $number } von { $maker } annehmen{ $private-is ->
        [true] { " " }(nur an dich)
       *[other] { "" }
    }
move-withdraw = Mein Angebot { $number } { $to-is ->
        [none] an alle
        [you] an dich
       *[other] an { $to }
    } zurückziehen
move-declare = Melden: { $eleven }

preview-eleven = { $stars } ★, freie Plätze: { $vacant }
preview-way = dort: { $kind }
preview-cash = dir bleiben { $cash }

## Events

event-opener-drawn =
    { $seat-is ->
        [you] Das Los fiel auf dich: Du beginnst.
       *[other] Das Los fiel auf { $seat }.
    }
event-uncovered = Oben auf dem Stapel „{ $pile }“: ein Fußballer für { $price }.
event-rolled =
    { $seat-is ->
        [you] Du würfelst { $die }.
       *[other] { $seat } würfelt { $die }.
    }
event-moved =
    { $seat-is ->
        [you] Du kommst auf: { $kind }.
       *[other] { $seat } kommt auf: { $kind }.
    }
event-turn-missed =
    { $seat-is ->
        [you] Du setzt diesen Zug aus: Dein Präsident ist gesperrt.
       *[other] { $seat } setzt diesen Zug aus: Der Präsident ist gesperrt.
    }
event-nothing-here =
    { $seat-is ->
        [you] Hier gibt es nichts für dich ({ $kind }).
       *[other] Hier gibt es nichts für { $seat } ({ $kind }).
    }
event-passed =
    { $seat-is ->
        [you] Du ziehst nicht ({ $kind }).
       *[other] { $seat } zieht nicht ({ $kind }).
    }
event-drew =
    { $seat-is ->
        [you] Du ziehst { $footballer } für { $price } (Stapel „{ $pile }“).
       *[other] { $seat } zieht einen Fußballer für { $price } (Stapel „{ $pile }“).
    }
event-bought =
    { $seat-is ->
        [you] Du kaufst { $footballer } für { $price } (Stapel „{ $pile }“).
       *[other] { $seat } kauft einen Fußballer für { $price } (Stapel „{ $pile }“).
    }
event-turned-down =
    { $seat-is ->
        [you] Du kaufst { $footballer } nicht: Gebote ab { $start }.
       *[other] { $seat } kauft { $footballer } nicht: Gebote ab { $start }.
    }
event-bid-made =
    { $seat-is ->
        [you] Du bietest { $amount } für { $footballer }.
       *[other] { $seat } bietet { $amount } für { $footballer }.
    }
event-left-auction =
    { $seat-is ->
        [you] Du steigst aus.
       *[other] { $seat } steigt aus.
    }
event-auctioned =
    { $seat-is ->
        [you] Zugeschlagen: { $footballer } gehört dir für { $amount }.
       *[other] Zugeschlagen: { $footballer } geht für { $amount } an { $seat }.
    }
event-unwanted = Niemand will { $footballer }: Er kommt unter den Stapel „{ $pile }“.
event-plus-drawn =
    { $seat-is ->
        [you] Du ziehst eine Pluskarte: { $plus }.
       *[other] { $seat } zieht eine Pluskarte.
    }
event-plus-returned =
    { $seat-is ->
        [you] Du legst { $plus } unter den Stapel.
       *[other] { $seat } legt eine Pluskarte unter den Stapel.
    }
event-sponsor-paid =
    { $seat-is ->
        [you] { $sponsor } zahlt dir { $amount }.
       *[other] { $sponsor } zahlt { $seat } { $amount }.
    }
event-question-drawn =
    { $seat-is ->
        [you] Du ziehst: { $question }.
       *[other] { $seat } zieht: { $question }.
    }
event-bank-paid =
    { $seat-is ->
        [you] Die Bank zahlt dir { $amount } ({ $question }).
       *[other] Die Bank zahlt { $seat } { $amount } ({ $question }).
    }
event-fined =
    { $seat-is ->
        [you] Du schuldest dem Jackpot { $amount } ({ $question }).
       *[other] { $seat } schuldet dem Jackpot { $amount } ({ $question }).
    }
event-in-debt =
    { $seat-is ->
        [you] Du schuldest { $amount }, dir fehlen { $missing }: Du musst verkaufen.
       *[other] { $seat } schuldet { $amount }, es fehlen { $missing }.
    }
event-settled =
    { $seat-is ->
        [you] Du zahlst { $amount } in den Jackpot, nun { $pactole }.{ $waived ->
            [0] { "" }
           *[other] { " " }Der Rest, { $waived }, ist erlassen.
        }
       *[other] { $seat } zahlt { $amount } in den Jackpot, nun { $pactole }.{ $waived ->
            [0] { "" }
           *[other] { " " }Der Rest, { $waived }, ist erlassen.
        }
    }
event-pactole-won =
    { $seat-is ->
        [you] Der Jackpot gehört dir: { $amount }!
       *[other] { $seat } gewinnt den Jackpot: { $amount }!
    }
event-sponsor-taken =
    { $seat-is ->
        [you] Du hast einen Sponsor: { $sponsor }.
       *[other] { $seat } hat einen Sponsor: { $sponsor }.
    }
event-sponsor-returned =
    { $seat-is ->
        [you] Du behältst { $kept }; { $sponsor } kehrt in den Satz zurück.
       *[other] { $seat } behält { $kept }; { $sponsor } kehrt in den Satz zurück.
    }
event-academy-gave =
    { $seat-is ->
        [you] Deine Fußballschule gibt dir { $footballer } (Preis { $price }).
       *[other] Die Fußballschule gibt { $seat } einen Fußballer (Preis { $price }).
    }
event-suspended =
    { $seat-is ->
        [you] Dein Präsident ist gesperrt: Dein nächster Zug fällt aus.
       *[other] { $seat } setzt den nächsten Zug aus.
    }
event-euro-drawn =
    { $seat-is ->
        [you] Europaspiel: { $team }, Stärke { $strength }, Wimpel { $pennants }, Einnahmen { $receipts }. Du entscheidest.
       *[other] Europaspiel für { $seat }: { $team }, Stärke { $strength }, Wimpel { $pennants }, Einnahmen { $receipts }.
    }
event-euro-passed =
    { $seat-is ->
        [you] Du lässt { $team } ziehen.
       *[other] { $seat } lässt { $team } ziehen.
    }
event-euro-shown =
    { $seat-is ->
        [you] Du stellst { $strength } ★ auf: { $eleven }.
       *[other] { $seat } stellt { $strength } ★ auf: { $eleven }.
    }
event-euro-won =
    { $seat-is ->
        [you] Du schlägst { $team } mit { $strength } ★: Einnahmen { $receipts }, Wimpel { $pennants }, Wimpelsterne { $stars }.
       *[other] { $seat } schlägt { $team } mit { $strength } ★: Einnahmen { $receipts }, Wimpel { $pennants }, Wimpelsterne { $stars }.
    }
event-euro-lost =
    { $seat-is ->
        [you] { $team } ist zu stark für deine { $strength } ★.
       *[other] { $team } ist zu stark für { $seat } ({ $strength } ★).
    }
event-declared =
    { $seat-is ->
        [you] Du meldest deine Mannschaft und erhältst { $bonus }: { $eleven }.
       *[other] { $seat } meldet eine Mannschaft und erhält { $bonus }: { $eleven }.
    }
event-limit-reached = { $rounds } Runden sind vorbei: Phase 1 endet ohne Prämie.
event-phase-two =
    { $seat-is ->
        [you] Die Meisterschaft beginnt: Du startest vom Meisterschaftsfeld.
       *[other] Die Meisterschaft beginnt: { $seat } startet vom Meisterschaftsfeld.
    }
event-match-day =
    { $seat-is ->
        [you] Du löst Spieltag { $day } von { $days } aus.{ $exempt-is ->
            [none] { "" }
            [you] { " " }Du bist spielfrei.
           *[other] { " " }Spielfrei: { $exempt }.
        }
       *[other] { $seat } löst Spieltag { $day } von { $days } aus.{ $exempt-is ->
            [none] { "" }
            [you] { " " }Du bist spielfrei.
           *[other] { " " }Spielfrei: { $exempt }.
        }
    }
event-deals-banned = Keine Geschäfte unter Spielern mehr bis zum Schluss.
event-match-began = { $play_off-is ->
        [true] Entscheidungsspiel
       *[other] Spiel
    }: { $home } – { $away }. Bitte aufstellen.
event-line-up-in =
    { $seat-is ->
        [you] Deine Aufstellung ist abgegeben.
       *[other] { $seat } hat aufgestellt.
    }
event-line-ups-shown = Zum Anpfiff: { $home } { $home_stars } ★ ({ $home_eleven }), { $away } { $away_stars } ★ ({ $away_eleven }).
event-plus-played =
    { $seat-is ->
        [you] Du spielst { $plus }{ $footballer-is ->
            [none] { "" }
           *[other] { " " }gegen { $footballer } (Platz { $place })
        }: Deine Mannschaft hat { $stars } ★.
       *[other] { $seat } spielt { $plus }{ $footballer-is ->
            [none] { "" }
           *[other] { " " }gegen { $footballer } (Platz { $place })
        }: Die Mannschaft hat { $stars } ★.
    }
event-answered =
    { $seat-is ->
        [you] Du antwortest mit { $plus }: { $against } wirkt nicht.
       *[other] { $seat } antwortet mit { $plus }: { $against } wirkt nicht.
    }
event-not-answered =
    { $seat-is ->
        [you] Du antwortest nicht.
       *[other] { $seat } antwortet nicht.
    }
event-struck-down =
    { $seat-is ->
        [you] { $plus }!{ $footballer-is ->
            [none] { "" }
           *[other] { " " }{ $footballer } verlässt Platz { $place }.
        } Dir bleiben { $stars } ★.
       *[other] { $plus }!{ $footballer-is ->
            [none] { "" }
           *[other] { " " }{ $footballer } verlässt Platz { $place }.
        } { $seat } bleiben { $stars } ★.
    }
event-substituted =
    { $seat-is ->
        [you] Du bringst { $footballer } { $off-is ->
            [none] für einen Nachwuchsspieler
           *[other] für { $off }
        } auf Platz { $place }: { $stars } ★.
       *[other] { $seat } bringt { $footballer } { $off-is ->
            [none] für einen Nachwuchsspieler
           *[other] für { $off }
        } auf Platz { $place }: { $stars } ★.
    }
event-not-substituted =
    { $seat-is ->
        [you] Du lässt einen Nachwuchsspieler kommen.
       *[other] { $seat } lässt einen Nachwuchsspieler kommen.
    }
event-match-passed =
    { $seat-is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
event-match-ended = { $home } { $home_stars } ★ – { $away } { $away_stars } ★: { $winner-is ->
        [none] unentschieden, je ein Punkt.
        [you] du gewinnst!
       *[other] { $winner } gewinnt.
    }
event-day-ended = Spieltag { $day } ist vorbei: { $receipts } Einnahmen für jeden. Punkte: { $points }.
event-play-off = { $replay-is ->
        [true] Entscheidung unentschieden: noch einmal
       *[other] Gleichstand an der Spitze: Entscheidung
    } ({ $seats }).
event-champion =
    { $winners-is ->
        [you] Du bist Meister! Punkte: { $points }, Wimpel: { $pennants }.
        [other] { $winners } ist Meister. Punkte: { $points }, Wimpel: { $pennants }.
       *[many] Geteilter Titel: { $winners }. Punkte: { $points }, Wimpel: { $pennants }.
    }
event-footballer-sold =
    { $seat-is ->
        [you] Du verkaufst { $footballer } für { $price } an die Bank (Stapel „{ $pile }“).
       *[other] { $seat } verkauft einen Fußballer für { $price } an die Bank (Stapel „{ $pile }“).
    }
event-sponsor-sold =
    { $seat-is ->
        [you] Du verkaufst { $sponsor } für { $price } an die Bank.
       *[other] { $seat } verkauft { $sponsor } für { $price } an die Bank.
    }
event-offered = { $maker-is ->
        [you] Du bietest { $to-is ->
            [none] allen
           *[other] { $to }
        }
       *[other] { $maker } bietet { $to-is ->
            [none] allen
            [you] dir
           *[other] { $to }
        }
    } { $give-is ->
        [none] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] nichts
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }und { $give_money }
            }
        }
       *[other] { $give }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }und { $give_money }
        }
    } für { $want-is ->
        [none] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] nichts
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }und { $want_money }
            }
        }
       *[other] { $want }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }und { $want_money }
        }
    } (Angebot { $number }).
event-offer-withdrawn =
    { $maker-is ->
        [you] Du ziehst dein Angebot { $number } { $to-is ->
        [none] an alle
        [you] an dich
       *[other] an { $to }
    } zurück.
       *[other] { $maker } zieht Angebot { $number } { $to-is ->
        [none] an alle
        [you] an dich
       *[other] an { $to }
    } zurück.
    }
event-offer-lapsed =
    { $maker-is ->
        [you] Dein Angebot { $number } { $to-is ->
        [none] an alle
        [you] an dich
       *[other] an { $to }
    } verfällt.
       *[other] Angebot { $number } von { $maker } { $to-is ->
        [none] an alle
        [you] an dich
       *[other] an { $to }
    } verfällt.
    }
event-deal-made = Abgemacht: { $maker-is ->
        [you] du gibst { $taker }
       *[other] { $taker-is ->
            [you] { $maker } gibt dir
           *[other] { $maker } gibt { $taker }
        }
    } { $gives ->
        [0] { $give_sponsors-is ->
            [none] { $give_money ->
                [0] nichts
               *[other] { $give_money }
            }
           *[other] { $give_sponsors }{ $give_money ->
                [0] { "" }
               *[other] { " " }und { $give_money }
            }
        }
       *[other] { $give-is ->
            [none] { $gives ->
                [one] einen Fußballer
               *[other] { $gives } Fußballer
            }
           *[other] { $give }
        }{ $give_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $give_sponsors }
        }{ $give_money ->
            [0] { "" }
           *[other] { " " }und { $give_money }
        }
    } für { $wants ->
        [0] { $want_sponsors-is ->
            [none] { $want_money ->
                [0] nichts
               *[other] { $want_money }
            }
           *[other] { $want_sponsors }{ $want_money ->
                [0] { "" }
               *[other] { " " }und { $want_money }
            }
        }
       *[other] { $want-is ->
            [none] { $wants ->
                [one] einen Fußballer
               *[other] { $wants } Fußballer
            }
           *[other] { $want }
        }{ $want_sponsors-is ->
            [none] { "" }
           *[other] { ", " }{ $want_sponsors }
        }{ $want_money ->
            [0] { "" }
           *[other] { " " }und { $want_money }
        }
    }.

## Refusals

refuse-wrong-step = Das ist jetzt nicht gefragt: { $step }.
refuse-cannot-reach = Feld { $to } liegt nicht am Ende dieses Wurfs: Man zieht den ganzen Wurf und nie zurück. Möglich: { $ways }.
refuse-cannot-pay = Das kostet { $price }, du hast { $cash }, und auf Kredit kauft man nicht. Verkauf erst etwas, oder lass es.
refuse-bid-too-low = Mindestens { $least } sind zu bieten. Sonst steig aus.
refuse-bid-too-high = Du hast nur { $cash }: Geboten wird bar. Verkauf erst etwas, oder steig aus.
refuse-plus-not-held = Du hast { $plus } nicht. Wähl eine deiner Pluskarten.
refuse-eleven-size = Eine Mannschaft hat elf Plätze, nicht { $count }. Nenn für jeden einen Fußballer oder niemanden.
refuse-not-yours = { $footballer } gehört dir nicht. Wähl einen deiner Fußballer.
refuse-lined-up-twice = { $footballer } spielt nur auf einem Platz. Gib den anderen jemand anderem, oder lass ihn frei.
refuse-wrong-place = { $footballer } spielt nicht auf Platz { $place }: Seine Nummern sind { $numbers }.
refuse-joker-in-goal = { $footballer } ist ein JP: Er spielt überall, nur nicht im Tor. Stell ihn auf 2 bis 11.
refuse-too-many-foreigners = Höchstens { $most } Ausländer (rot) je Mannschaft. Ersetz einen, oder lass seinen Platz frei.
refuse-only-answers = { $plus } ist nur eine Antwort auf einen Angriff. Behalt sie, und spiel anderes oder passe.
refuse-not-for-euromatch = { $plus } gilt nicht im Europaspiel: nur Formkarten.
refuse-three-played = Du hast in diesem Spiel schon { $most } Pluskarten gespielt. Wechsle, oder passe.
refuse-names-nobody = { $plus } nennt niemanden. Spiel sie ohne Platz.
refuse-needs-target = { $plus } trifft einen gegnerischen Fußballer: Nenn seinen Platz, 1 bis 11.
refuse-keeper-safe = { $plus } trifft nicht den Torwart. Nenn einen Platz von 2 bis 11.
refuse-no-target-there = Auf Platz { $place } steht kein Fußballer für { $plus }. Nenn einen anderen Platz.
refuse-no-answer-to = { $plus } hebt { $attack } nicht auf. Antworte anders, oder lass es geschehen.
refuse-no-such-place = Platz { $place } gibt es nicht: Es sind elf.
refuse-other-place = Gefragt ist ein Ersatzmann für Platz { $place }. Wähl einen, oder lass einen Nachwuchsspieler kommen.
refuse-no-changes-left = Deine { $most } Wechsel sind gemacht. Spiel eine Karte, oder passe.
refuse-place-closed = Auf Platz { $place } darf in diesem Spiel niemand kommen. Wähl einen anderen.
refuse-been-on-pitch = { $footballer } war in diesem Spiel schon auf dem Feld. Bring jemand anderen.
refuse-line-ups-due = Dein Spiel beginnt gleich: Bis beide Aufstellungen da sind, bleiben deine Fußballer. Gib erst deine ab.
refuse-bound-today = { $footballer } hat gespielt: Er bleibt, bis es vorbei ist. Nimm jemand anderen.
refuse-sponsor-not-yours = { $sponsor } liegt nicht vor dir. Wähl einen deiner Sponsoren.
refuse-deals-banned = Seit dem vorletzten Spieltag gibt es keine Geschäfte unter Spielern. Die Bank kauft noch.
refuse-offer-too-dear = Du kannst nur Geld anbieten, das du hast: { $cash }.
refuse-debtor-deal = Du hast Schulden: Ein Geschäft muss dir mehr Geld bringen als kosten. Verlang mehr, oder verkauf an die Bank.
refuse-too-many-offers = Du hast schon { $most } offene Angebote. Zieh erst eines zurück.
refuse-offer-to-yourself = Sich selbst bietet man nichts an. Nenn einen Gegner, oder alle.
refuse-bad-money = Das ist kein möglicher Betrag. Nenn eine Zahl von Hunderttausendern ab 0.
refuse-offer-empty = Ein leeres Angebot bietet nichts. Nenn mindestens eine Sache auf einer Seite.
refuse-named-twice = Jede Karte kann im Angebot nur einmal stehen. Lass die zweite weg.
refuse-unknown-footballer = „{ $footballer }“ ist nicht in der Schachtel. Prüf den Namen.
refuse-wants-own = Was du hast, kannst du nicht verlangen. Verlang etwas von einem anderen.
refuse-no-such-offer = Dieses Angebot ist nicht offen. Schau, welche es sind.
refuse-own-offer = Das ist dein eigenes Angebot: Du kannst es zurückziehen, nicht annehmen.
refuse-phase-one-over = Phase 1 ist vorbei: Nur wer zuerst meldet, wird bezahlt. Behalt deine Mannschaft für die Spiele.
refuse-declare-later = Nicht jetzt: Ein Kauf, eine Versteigerung, eine Schuld oder eine Pluskarte steht an. Melde gleich danach.
refuse-incomplete-team = Diese Mannschaft füllt nur { $count } Plätze, nötig sind { $needed }. Vervollständige sie erst.

## Words

step-roll = würfle
step-way = wähl dein Feld
step-draw = zieh einen Fußballer, oder passe
step-buy = kauf den Fußballer, oder nicht
step-auction = biete, oder steig aus
step-plus = zieh eine Pluskarte, oder passe
step-return = gib eine Pluskarte zurück
step-debt = verkauf, um deine Schuld zu zahlen
step-euromatch = tritt zum Europaspiel an, oder passe
step-euro-plus = spiel eine Formkarte, oder hör auf
step-line-ups = gib deine Aufstellung ab
step-action = spiel eine Karte, wechsle, oder passe
step-answer = antworte auf den Angriff, oder lass es geschehen
step-substitute = bring einen Ersatzmann, oder Nachwuchs
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-red = rot
pile-national = Inländer
pile-foreign = Ausländer
kind-championship = Meisterschaft
kind-pactole = Jackpot
kind-blue = blaues Feld
kind-red = rotes Feld
kind-plus = Plusfeld
kind-question = Fragezeichen
kind-euromatch = Europaspiel
kind-shoes = Schuhsponsor
kind-shirt = Trikotsponsor
kind-socks = Stutzensponsor
kind-shorts = Hosensponsor
kind-centre = Mitte
question-shoes-a = Galopp-Schuhe
question-shoes-b = Blitz-Schuhe
question-shirt-a = Mistral-Trikot
question-shirt-b = Sonnen-Trikot
question-socks-a = Filou-Stutzen
question-socks-b = Turbo-Stutzen
question-shorts-a = Luftzug-Hose
question-shorts-b = Weitwinkel-Hose
question-television = Fernsehrechte
question-supporters = Fanclub
question-subsidy = Zuschuss der Stadt
question-tournament = Sommerturnier gewonnen
question-scarves = Schals und Abzeichen
question-gala = Galaspiel
question-tickets = Dauerkarten
question-testimonial = Abschiedsspiel
question-lottery = Lotterie
question-league = Strafe der Liga
question-stand = Tribüne reparieren
question-tax = Steuerprüfung
question-travel = Reisen und Hotels
question-bonuses = Siegprämien
question-medical = Arztkosten
question-agent = Provision des Beraters
question-windows = Zerbrochene Fenster
question-empty-stands = Leere Ränge
question-academy = Fußballschule
question-camp = Trainingslager
question-video = Videoanalyse
question-suspension = Gesperrter Präsident
plus-form-1 = Form ★
plus-form-2 = Form ★★
plus-form-3 = Form ★★★
plus-crowd = Tobendes Publikum
plus-injury = Verletzung
plus-red-card = Rote Karte
plus-low-blow = Tiefschlag ★★
plus-flu = Grippe
plus-medic = Betreuer
plus-appeal = Einspruch
plus-fair-play = Fair Play
team-reykjavik = Reykjavik
team-luxembourg = Luxemburg
team-nicosia = Nikosia
team-tirana = Tirana
team-oslo = Oslo
team-helsinki = Helsinki
team-bern = Bern
team-warsaw = Warschau
team-athens = Athen
team-budapest = Budapest
team-brussels = Brüssel
team-glasgow = Glasgow
team-prague = Prag
team-porto = Porto
team-belgrade = Belgrad
team-rotterdam = Rotterdam
team-london = London
team-munich = München
team-madrid = Madrid
team-milan = Mailand

## On the table

table-phase = Phase { $phase }, Runde { $round }, Spieltag { $day } von { $days }
table-piles = Inländer { $national } ({ $national_price }) · Ausländer { $foreign } ({ $foreign_price }) · Jackpot { $pactole }
table-club = Geld { $cash } · Fußballer { $footballers } · Plus { $pluses } · Wimpel { $pennants } · Punkte { $points } · Feld { $square }
table-signs = C Pokal · $ Jackpot · B Blau · R Rot · + Pluskarte · ? Überraschung · E Euromatch · Sponsoren: c Schuhe, m Trikot, b Stutzen, s Hose
table-squad = Dein Kader
table-pluses = Deine Pluskarten
table-market = Der Markt
table-match = Auf dem Feld
table-trainee = Nachwuchs
table-winner = Meister: { $winners }

## On the cards

card-thousands = { "." }000
card-millions = { "\u00A0" }Mio
card-decimal = ,
role-national = National
role-international = International
role-foreign = Ausland
note-reduced = Bank
note-income = Einnahme
note-resale = Verkauf
note-receipts = Einnahme beim Sieg
note-bank = zahlt die Bank
note-fines = in den Jackpot
note-testimonial = je Gegner
note-bonuses = je blauem oder rotem Spieler
note-academy = ein Spieler vom blauen Stapel, gratis
note-camp = zieh eine Pluskarte
note-video = zieh zwei Pluskarten
note-suspension = setz einmal aus
note-form = für dieses Spiel
note-crowd = zusätzlich zu den drei erlaubten
note-injury = ein Gegner geht vom Platz, Ersatz erlaubt
note-red-card = ein Gegner geht vom Platz, der bleibt leer
note-low-blow = für den Gegner
note-flu = Nachwuchs ersetzt einen Gegner
note-medic = hebt Verletzung oder Grippe auf
note-appeal = hebt eine rote Karte auf
note-fair-play = hebt jeden Angriff auf
note-point = Punkt
note-points = Punkte
lid-facts = 2–4 Spieler · ab 25 Min.

## For the press

printed-nationals = { $count } nationale und internationale Fußballer
printed-foreigners = { $count } ausländische Fußballer
printed-pluses = { $count } Pluskarten
printed-questions = { $count } Fragezeichenkarten
printed-euromatches = { $count } Europakarten
printed-board = der Spielplan
printed-tableaux = { $count } technische Blätter
printed-tableau = Technisches Blatt
printed-notes = { $count } Geldscheine
printed-tokens = { $count } Pappmarken
printed-pawns = { $count } Figuren
printed-die = ein Würfel

## On the screen

label-ask-roll = Du bist dran: würfle
label-ask-way = { $die } gewürfelt: wohin?
label-ask-way-help = tippe auf ein leuchtendes Feld
label-ask-draw = Ziehst du die Karte?
label-ask-draw-help = einen Fußballer, zum Kaufen oder zum Versteigern
label-ask-buy = Kaufst du { $footballer }?
label-ask-buy-help = sonst bieten die anderen ab { $reduced }
label-ask-auction = { $footballer } wird versteigert
label-ask-auction-help = mindestens { $least }, oder steig aus
label-ask-plus = Ziehst du eine Pluskarte?
label-ask-plus-help = sie hilft in einem Spiel
label-ask-return = Welche gibst du zurück?
label-ask-return-help = höchstens sechs Pluskarten: eine kommt unter den Stapel
label-ask-debt = Dir fehlen { $missing }
label-ask-debt-help = tippe an, was du der Bank verkaufst
label-ask-euromatch = Trittst du gegen { $team } an?
label-ask-euromatch-help = Stärke { $strength }; tippe auf einen Platz, um dein Team zu ändern
label-ask-euro-plus = { $stars } ★ gegen { $strength }
label-ask-euro-plus-help = eine Formkarte, oder ist das alles?
label-ask-line-ups = Dein Team?
label-ask-line-ups-help = tippe auf einen Platz, um ihn neu zu besetzen
label-ask-action = Deine Aktion
label-ask-action-help = eine Pluskarte, ein Wechsel, oder passe; zweimal gepasst ist Schluss
label-ask-answer = { $attack } gegen dich!
label-ask-answer-help = eine Karte hebt sie auf, oder lass es zu
label-ask-substitute = Wer kommt als Nr. { $place }?
label-ask-substitute-help = ein Ersatzmann oder ein Nachwuchsspieler
label-move-leave = Aussteigen

screen-money = { $money }
screen-board = Das Spielfeld
screen-page-board = Brett
screen-page-club = Verein
screen-page-market = Markt
screen-go = Feld { $to }: { $kind }. Dorthin ziehen
screen-pawn = { $seat-is ->
        [you] Deine Figur steht
       *[other] Die Figur von { $seat } steht
    } auf Feld { $square }: { $kind }.
screen-die = Der Würfel zeigt { $die }.
screen-pile = Stapel „{ $pile }“: { $count ->
        [0] leer.
        [one] eine Karte, Preis { $price }.
       *[other] { $count } Karten, die oberste zu { $price }.
    }
screen-places = { $count } von 11
screen-footballers = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
screen-club-said = Fußballer: { $count }, Punkte: { $points }, Wimpel: { $pennants }, Feld { $square }. Verein ansehen
screen-club = Verein
screen-club-of = { $seat-is ->
        [you] Dein Verein
       *[other] Der Verein von { $seat }
    }
screen-phase-2 = Meisterschaft, Spieltag { $next } von { $days }
screen-aim-2 = Eine Runde ums Feld, dann beginnt der Spieltag.
screen-needs = Dir fehlen noch: { $places } · { $stars } ★
screen-complete = Elf vollständig · { $stars } ★
screen-number = Nr. { $numbers }
screen-missing = der fehlt dir!
screen-better = besser als deiner
screen-spare = du hast einen ebenso guten
screen-stars = { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
screen-extra = { $base } + { $extra } extra
screen-gain = { $gain ->
        [0] dein Team bleibt bei { $stars }
       *[other] dein Team: { $stars }
    }
screen-left = bleiben { $cash }
screen-too-dear = dir fehlen { $missing }
screen-thinks = von { $seat } gezogen, wird überlegt
screen-start = Mindestgebot
screen-highest = { $seat-is ->
        [you] dein Gebot
       *[other] Gebot von { $seat }
    }
screen-bidding = Noch dabei: { $seats }
screen-less = 100.000 weniger
screen-more = 100.000 mehr
screen-met-by = { $seat-is ->
        [you] du entscheidest
       *[other] { $seat } entscheidet
    }
screen-yours = deine
screen-buy = Kaufen für { $price }
screen-bid = { $amount } bieten
screen-field = Aufstellen
screen-meet = Antreten
screen-team = Dein Team, Platz für Platz
screen-place-said = Platz { $place }: { $who }
screen-free = frei
screen-purse = Deine Kasse
screen-bench = Bank { $count }
screen-cards = Deine Pluskarten und deine Bank
screen-no-cards = Weder Pluskarten noch Ersatzleute.
screen-usable = { $what }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count })
    }, einsetzbar
screen-unusable = { $what }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count })
    }, jetzt nicht
screen-tap-own = Tippe auf den Platz, auf den er kommt.
screen-tap-target = Tippe auf den Fußballer, den es trifft.
screen-cancel = Abbrechen
screen-handed-in = Aufstellung abgegeben
screen-lines-up = { $seat-is ->
        [you] stell dein Team auf
       *[other] stellt auf
    }
screen-used = Karten { $cards }/3 · Wechsel { $changes }/2
screen-spot = Platz { $place }: { $who }, { $stars } ★
screen-empty-place = leerer Platz
screen-unknown = noch nicht bekannt
screen-day = Spieltag { $day } von { $days }
screen-day-short = { $day }. Tag
screen-play-off = Entscheidungsspiel
screen-attack = { $place ->
        [0] { $attack }!
       *[other] { $attack } für Nr. { $place }!
    }
screen-cash = Geld
screen-strength = Stärke
screen-points = Punkte
screen-pennants = Wimpel
screen-best-eleven = Deine beste Elf
screen-declare = Mein Team melden
screen-known = Fußballer, die du kennst: { $known } von { $count }
screen-none-known = Du kennst keinen.
screen-ask-for = nach ihm fragen
screen-deal-with = Mit { $seat } handeln
screen-sponsors = Sponsoren
screen-pluses = Pluskarten ({ $count })
screen-won = Geschlagene europäische Mannschaften
screen-none = Keine.
screen-sell = Verkaufen
screen-sell-for = Der Bank verkaufen · { $price }
screen-put-up = Den anderen anbieten
screen-bound = Er kann den Verein im Augenblick nicht wechseln.
screen-who-plays = Wer spielt als Nr. { $place }?
screen-plays-at = spielt als Nr. { $place }
screen-trainee-costs = kostet einen Stern
screen-too-late = Dein Team ist schon abgegeben.
screen-league = Tabelle
screen-result = { $home } – { $away }
screen-make-offer = Ein Angebot machen
screen-banned = Seit dem vorletzten Spieltag gibt es keinen Handel mehr unter den Spielern.
screen-for-you = Für dich
screen-offers = Offene Angebote
screen-no-offers = Zurzeit kein Angebot.
screen-offers-all = { $maker } bietet allen { $give } für { $want }.
screen-offers-you = { $maker } bietet dir { $give } für { $want }.
screen-your-offers = Deine Angebote
screen-own-all = An alle: { $give } für { $want }.
screen-own-one = An { $to }: { $give } für { $want }.
screen-nothing = nichts
screen-accept = Annehmen
screen-counter = Gegenangebot
screen-hide = Ausblenden
screen-unhide = Zeigen
screen-show-hidden = { $count ->
        [one] Das ausgeblendete Angebot zeigen
       *[other] Die { $count } ausgeblendeten Angebote zeigen
    }
screen-hide-hidden = Ausgeblendete Angebote weglassen
screen-withdraw = Zurückziehen
screen-change-stars = ★ { $before } → { $after }
screen-change-cash = { $before } → { $after }
screen-history = Abgeschlossene Geschäfte ({ $count })
screen-to = An wen?
screen-you-give = Du gibst
screen-you-want = Du verlangst
screen-everybody-else = Alle anderen
screen-seek = Name oder Nummer suchen
screen-nobody-found = Kein Fußballer gefunden.
screen-send-all = Allen anbieten
screen-send-one = { $to } anbieten
screen-less-by = { $amount } weniger
screen-more-by = { $amount } mehr
screen-away = nicht da
screen-close = Schließen
label-ask-roll-help = dann zieht deine Figur
screen-fixture = { $home } – { $away }
screen-declared = { $seat-is ->
        [you] Dein Team ist vollständig: Phase 1 ist zu Ende!
       *[other] Das Team von { $seat } ist vollständig: Phase 1 ist zu Ende!
    }
screen-champion = { $winners-is ->
        [you] Der Titel gehört dir!
        [other] { $winners } holt den Titel
       *[many] Geteilter Titel: { $winners }
    }
screen-draw = Ziehen · { $price }
screen-draw-dear = Ziehen ({ $missing } zu teuer)
screen-draw-help = gekauft blieben dir { $left }
screen-draw-dear-help = du kannst ihn nicht kaufen: Er wird versteigert
screen-sell-to-buy = Verkaufen, um ihn zu kaufen
screen-to-auction = Versteigern lassen
screen-poor = Zu wenig: { $missing } fehlen
screen-poor-help = verkaufe zuerst, oder lass ihn versteigern
screen-buy-missing = dir fehlt die Nr. { $places }; es blieben { $left }
screen-buy-left = Nr. { $numbers }; es blieben { $left }
screen-plus-held = du hast { $count } von 6
screen-plus-full = du hast { $count }: Eine geht dann zurück
screen-idle-man = Nr. { $place }: Auf deiner Bank kann das jemand spielen
screen-vacant = { $count ->
        [one] ein Platz ohne Spieler: −1 ★
       *[other] { $count } Plätze ohne Spieler: −{ $count } ★
    }
screen-behind = dir fehlen { $behind } ★ zum Unentschieden, { $win } zum Sieg
screen-level = Gleichstand: Ein Stern mehr, und du gewinnst
screen-ahead = du führst mit { $ahead } ★
screen-give-away = { $behind ->
        [0] Passen und unentschieden spielen?
       *[other] Passen und verlieren?
    }
screen-give-away-help = { $behind ->
        [0] { "" }
       *[other] { $behind } ★ zurück, und{ " " }
    }{ $cards ->
        [0] deine Wechsel
        [one] eine Karte und deine Wechsel
       *[other] { $cards } Karten und deine Wechsel
    } können den Abstand noch um { $by } ★ verschieben
screen-pass-anyway = Trotzdem passen
screen-see-cards = Meine Karten ansehen
screen-no-answer = { $attack }: keine Antwort auf der Hand
screen-no-answer-help = lass es geschehen
screen-answer-with = { $cards }: Das hebt es auf
screen-nobody-enters = Niemand kann eingewechselt werden
screen-trainee-enters = der Nachwuchs bleibt auf dem Platz
screen-chains = Weiterspielen, wo es keine Wahl gibt
screen-rolls = Automatischer Würfel
screen-only-answer = nur als Antwort
screen-three-played = schon drei Karten
screen-does-not-cancel = hebt es nicht auf
screen-not-now = jetzt nicht
screen-potential = { $seat } { $now } → { $then } ★
screen-potential-said = { $seat }: jetzt { $now } ★, bestenfalls { $then } ★ mit deinen Karten und Wechseln
screen-may-answer = * wenn die andere Mannschaft nicht antwortet
screen-left-to-play = { $seat } kann noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } spielen, { $held } auf der Hand
screen-points-short = { $points ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
screen-bill-stakes = Sieg 2 Pkt. · Unentschieden 1 Pkt.
screen-won-by = { $winner-is ->
        [none] Unentschieden
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    } { $high } – { $low }
screen-title = { $winners-is ->
        [you] Der Titel gehört dir!
        [other] { $winners } holt den Titel!
       *[many] { $winners } teilen sich den Titel!
    }
screen-photo-line = { $place }. { $seat } · { $points } · { $stars } ★
screen-phase-1-limit = Phase 1, Runde { $round } von { $limit }
screen-last-rounds = { $left ->
        [1] Letzte Runde der Phase 1!
       *[other] Noch { $left } Runden, dann die Meisterschaft
    }
screen-aim-limit = { $pace ->
        [quick] Zehn besetzte Plätze
       *[other] Elf besetzte Plätze
    } oder { $limit } Runden: dann die Meisterschaft.
lit-blue = Blau · { $price }
lit-red = Rot · { $price }
lit-plus = Plus · { $count }/6
lit-question = ? · Karte
lit-sponsor = { $kind } · zahlt
lit-no-sponsor = { $kind } · nichts
lit-pactole = Jackpot · { $amount }
lit-championship = { $phase ->
        [1] Pokal · nichts
       *[other] Pokal · Spiel
    }
lit-euromatch = { $phase ->
        [1] Euro · noch einmal
       *[other] Euromatch
    }
lit-centre = Mitte · nichts
lit-shoes = Schuhe
lit-shirt = Trikot
lit-socks = Stutzen
lit-shorts = Hose
