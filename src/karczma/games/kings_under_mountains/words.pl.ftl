# Podziemne królestwa po polsku. Jednostki: $race to angielska nazwa rasy, $strength to siła. Kopalnie: $value.
# Gracze: $you to "yes", gdy mowa o czytającym; inaczej $name to imię gracza.

race = { $race ->
    [dwarves] krasnoludy
    [orcs] orkowie
    [goblins] gobliny
   *[giants] olbrzymy
}
# nie ma krasnoludów, król krasnoludów
race-gen = { $race ->
    [dwarves] krasnoludów
    [orcs] orków
    [goblins] goblinów
   *[giants] olbrzymów
}
one-of = { $race ->
    [dwarves] krasnolud
    [orcs] ork
    [goblins] goblin
   *[giants] olbrzym
}
# zagrywasz krasnoluda, nie masz krasnoluda
one-of-acc = { $race ->
    [dwarves] krasnoluda
    [orcs] orka
    [goblins] goblina
   *[giants] olbrzyma
}
unit = { one-of } { $strength }
unit-acc = { one-of-acc } { $strength }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# kopalnia warta 1 punkt, 3 punkty, 5 punktów
worth = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
more-cards = { $left ->
    [one] jeszcze jednej karty
   *[other] jeszcze { $left } kart
}

blurb = Zajmuj najbogatsze kopalnie dla swojego króla, obsadzaj je innymi rasami, a ubogie zostawiaj rywalom.
option-pairing = która kopalnia jest na odwrocie której jednostki: losowane na nowo w każdej grze albo zawsze tak samo
option-first = kto zaczyna
option-memory-aid = pokazuj to, co wiedziałby ktoś o doskonałej pamięci: jednostki wzięte jawnie, jednostki i kopalnie jeszcze niewidziane

prompt-play = Wybierz kartę, którą położysz na kopalni.
prompt-exchange = Żadnej z twoich kart nie można zagrać: wymień je.
prompt-place = Dokąd idzie { unit }?
prompt-draw = Dobierz kartę: z talii albo z wierzchu stosu w obozie.
prompt-wait-play = { $name } wybiera kartę.
prompt-wait-place = { $name } wybiera miejsce dla { unit-acc }.
prompt-wait-draw = { $name } zaraz dobierze kartę.
prompt-over = Koniec gry.

describe-play-both = zagraj { unit-acc }: pasuje na środek { $centre } i na własną { $own }
describe-play-centre = zagraj { unit-acc }: pasuje na środek { $centre }
describe-play-own = zagraj { unit-acc }: pasuje na własną { $own }
describe-join = { unit } na środek { $place }: do zajęcia trzeba { more-cards }
describe-capture = { unit } na środek { $place }: zajmujesz kopalnię wartą { worth }
describe-give = { unit } na środek { $place }: zajmuje ją król { race-gen } (wartość { $value })
describe-staff = { unit } do własnej { $own } (wartość { $value }): do obsadzenia trzeba { more-cards }
describe-fill = { unit } do własnej { $own }: jest obsadzona i daje { worth }
describe-exchange = pokaż karty, odrzuć je wszystkie i { $cards ->
    [0] nie dobieraj, bo talia jest pusta: gra się kończy
    [one] dobierz ostatnią z talii
    [few] dobierz { $cards } nowe
   *[many] dobierz { $cards } nowych
}
describe-draw-deck = dobierz wierzchnią kartę talii
describe-draw-last = dobierz ostatnią kartę talii: gra się kończy
describe-draw-camp = weź { unit-acc } z obozu

why-play-first = Najpierw wybierz kartę do zagrania (2.1).
why-lay-first = Karta jest pokazana; teraz połóż ją na kopalni (2.1).
why-draw-now = Karta już leży; teraz dobierz jedną (5.1).
why-must-play = Którąś z twoich kart można zagrać, więc trzeba grać (2.5).
why-not-held = Nie masz w ręku { unit-acc }.
why-fits-nowhere = { unit } nie pasuje teraz na żadną kopalnię (2.3, 4.2).
why-no-mine = Tam nie ma już kopalni.
why-no-own = Nie masz kopalni { $own }.
why-alike = Masz drugą taką samą kopalnię: wybierz pierwszą z nich.
why-own-race = Górnicy nie mogą być z twojej rasy, a to { race } (4.2).
why-overseer = Ta kopalnia czeka na nadzorcę z twojej rasy, a to { race } (4.3).
why-too-weak = Leży tam { $top }: { unit } nie ma większej siły (2.3).
why-weakest = { $weakest } może przykryć tylko { $strongest }, a leży tam { $top } (2.4).
why-strongest = Leży tam { $strongest }: może ją przykryć tylko { $weakest } (2.4).
why-deck-empty = Talia jest pusta.
why-camp-empty = W obozie nie ma { race-gen }.

told-chosen = { $you ->
    [yes] Wybierasz
   *[no] { $name } wybiera
} { unit-acc }.
told-join = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} { unit-acc } na środek { $place }.
told-captured = { $you ->
    [yes] Zajmujesz
   *[no] { $name } zajmuje
} kopalnię wartą { worth }.
told-work = { $you ->
    [yes] Wysyłasz
   *[no] { $name } wysyła
} { unit-acc } do pracy w kopalni wartej { worth }.
told-oversee = { $you ->
    [yes] Wyznaczasz
   *[no] { $name } wyznacza
} { unit-acc } na nadzorcę kopalni wartej { worth }.
told-filled = { $you ->
    [yes] Kopalnia jest obsadzona i trafia pod twojego króla.
   *[no] Kopalnia jest obsadzona i trafia pod króla; jej właściciel: { $name }.
}
told-exchange = { $you ->
    [yes] Nie możesz zagrać żadnej karty: odrzucasz { $cards } i dobierasz
   *[no] { $name } nie może zagrać żadnej karty: odrzuca { $cards } i dobiera
} { $drawn ->
    [one] { $drawn } nową.
    [few] { $drawn } nowe.
   *[many] { $drawn } nowych.
}
told-draw-deck = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} z talii.
told-draw-known = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} z talii { unit-acc }.
told-draw-camp = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { unit-acc } z obozu.
told-last-turn = Talia się skończyła: ta tura jest ostatnia.
told-over = Talia się skończyła: koniec gry.
told-points = { $you ->
    [yes] Masz
   *[no] { $name } ma
} { points }: { $filled } za kopalnie obsadzone, { $unfilled } za pozostałe.

reason-won = { $more } do { $fewer } następnego gracza
reason-shared = po { $more }: gracze dzielą się zwycięstwem

# Terminal. Wiadomość short- mówi w kilku literach to, co jej siostra describe- mówi w całości.
short-play-both = środek { $centre }, własna { $own }
short-play-centre = środek { $centre }
short-play-own = własna { $own }
short-join = środek { $place }
short-capture = środek { $place }: twoja
short-give = środek { $place }: króla { race-gen }
short-staff = własna { $own }
short-fill = własna { $own }: obsadzona
short-exchange = nowa ręka
short-draw-deck = z talii
short-draw-last = ostatnia karta
short-draw-camp = { unit }

board-centre = środek
board-worth = wartość
board-defence = obrona
board-staff = obsada
board-deck = talia { $cards }
board-camp = obóz
board-discarded = odrzucone
board-player = gracz
board-hand = ręka
board-filled = pełne
board-mines = kopalnie [brak: _ górnika, ^ nadzorcy]
board-no-mines = brak
board-your-hand = Twoja ręka:
board-backs = Odwroty:
board-unfilled = nieobsadzone
board-sum = razem
board-unseen = jeszcze niewidziane: w talii, w rękach, pod kopalniami
board-in-camp = w obozie, wierzchnia na końcu
board-out = odrzucone, poza grą
board-mines-unseen = Kopalnie jeszcze niewidziane, jako obrona/górnicy (+ nadzorca)/wartość:
board-no-memory-aid = Przy tym stole gra się bez pomocy dla pamięci.
board-help =
    D5 to krasnolud o sile 5; O to orkowie, G gobliny, L olbrzymy.
    W turze: połóż jedną kartę na kopalni, potem jedną dobierz. Karta musi być silniejsza od przykrywanej; 0 przykrywa tylko 9.
    Gdy na kopalni w środku leży tyle kart, ile ma miejsc obrony (_), zajmuje ją król rasy ostatniej karty.
    Potem trzeba ją obsadzić: górnicy (_) z każdej rasy prócz twojej, na końcu nadzorca (^) z twojej.
    Obsadzona kopalnia daje swoją wartość, każda inna zajęta tyle samo odbiera. Gra kończy się wraz z talią.

# Przeglądarka. O kopalni: $value, $defence, $workers, $overseer; $units na niej leży, a $list je wymienia.
board-mine = kopalnia warta { worth }, obrona { $defence }, obsada: { $workers ->
    [one] jeden górnik
   *[other] { $workers } górników
}{ $overseer ->
    [yes] {" "}i nadzorca
   *[no] {""}
}
board-hidden = zakryta karta
board-hidden-back = zakryta karta; na odwrocie { board-mine }
board-centre-mine = Środek { $place }: { board-mine }; { $units ->
    [0] nikogo tam jeszcze nie ma
   *[other] leżą tam: { $list }
}
board-centre-empty = Środek { $place }: nie ma już kopalni
board-own-mine = Kopalnia { $number }: { board-mine }; { $units ->
    [0] nikt tam jeszcze nie pracuje
   *[other] pracują: { $list }
}
board-mines-of = { $name }: { $mines ->
    [0] żadnej kopalni do obsadzenia
    [one] jedna kopalnia do obsadzenia
    [few] { $mines } kopalnie do obsadzenia
   *[many] { $mines } kopalń do obsadzenia
}
board-deck-top = Talia, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; na wierzchu: { $top }
board-camp-pile = Obóz, { race }: { $cards ->
    [0] nikogo
   *[other] { $list }; ostatnia leży na wierzchu
}
board-look-through = Przejrzyj obóz i odrzucone ({ $cards ->
    [one] jedna odrzucona
    [few] { $cards } odrzucone
   *[many] { $cards } odrzuconych
})
board-open-cards = Obóz i odrzucone
board-mines-not-seen = kopalnie jeszcze niewidziane
board-king = Król { race-gen }; { $mines ->
    [0] nie ma pod nim obsadzonych kopalń
    [one] pod nim jedna obsadzona kopalnia
    [few] pod nim { $mines } obsadzone kopalnie
   *[many] pod nim { $mines } obsadzonych kopalń
}
board-king-own = { board-king }; wartość: { $values }
board-points = { $name }: { $filled } za kopalnie obsadzone, { $unfilled } za pozostałe, razem { $total }
board-points-hidden = { $name }: obsadzone kopalnie leżą zakryte; { $unfilled } za pozostałe
board-holds = { $name }, w ręku { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-hand-of = W ręku – { $name }
board-hand-yours = Twoja ręka
costly-last = To ostatnia karta talii: gra kończy się z tą turą (6.1).
board-exchange = Wymień wszystkie karty
board-pairing = { $pairing ->
    [fixed] odwroty zawsze te same
   *[shuffled] odwroty losowe
}

bad-hand = Miejsce { $seat } ma w ręku więcej niż { $most } kart.
bad-units = { $mine } nie może tam leżeć: każda jednostka przykrywa słabszą, górnicy są z innych ras, a pełna kopalnia nie zostaje na stole (2.3, 4.2).
bad-capture = Na środku { $place } leży za dużo jednostek: ta kopalnia byłaby zajęta (3.1).
bad-seen = Kopalni { $mine } leży odkrytych więcej, niż mówi „mines seen”.
bad-cards = Kart jest więcej, niż ma gra.
bad-deck-mines = „deck mines” wymienia tyle kopalń, ile kart ma talia.
bad-buried = „buried” wymienia inne karty niż te, które mogą leżeć jako kopalnie.
bad-end = Dopóki w talii są karty, ktoś jest na ruchu.
bad-hand-size = Miejsce { $seat } musi mieć w ręku miejsce na dobraną kartę.
bad-place = Karta, którą trzeba położyć, nie pasuje na żadną kopalnię.
bad-draw = Nie ma czego dobrać.
bad-mines = Jedno miejsce nie może mieć więcej niż { $most } kopalń.
too-many = { $card } pojawia się za często: w grze jest { $copies }.
too-many-mines = Kopalnia { $mine } pojawia się za często.

# Dlaczego ruch wygląda dobrze albo źle
reason-centre = najlepiej na środku { $place }
reason-own = najlepiej w twojej kopalni { $own }
reason-fill = twoja kopalnia warta { worth } zostanie obsadzona mniej więcej { $after } razy na sto, przedtem { $now }
reason-capture = kopalnia warta { worth }; obsadzisz ją mniej więcej { $chance } razy na sto
reason-give = kopalnia warta { worth } dla kogoś innego, kto obsadzi ją mniej więcej { $chance } razy na sto
reason-opens = następny gracz może zająć kopalnię wartą { worth }: { $weaker ->
    [0] potrzebuje najsłabszej jednostki
    [one] wyższa jest { $weaker } siła
    [few] wyższe są { $weaker } siły
   *[many] wyższych jest { $weaker } sił
}
reason-follow = jeśli nikt tego nie zrobi, możesz ty
reason-deck = nieznana karta: trochę nadziei
reason-helps = z nią twoje kopalnie i ręka obiecują więcej; punkty: { $points }

# Strona zasad: grupy kart i słowa wyjaśniane tam, gdzie padają po raz pierwszy. Formy: `oboz-` to początek słowa.
gallery-kings = Królowie
gallery-king = król { $race ->
    [dwarves] krasnoludów
    [orcs] orków
    [goblins] goblinów
   *[giants] olbrzymów
}
gallery-mines = Kopalnie
terms = unit mine defence worker overseer centre camp filled
term-unit = jednostka
term-unit-forms = jednost-
term-unit-means = waleczna strona karty: ktoś z jednej z ras, o sile od 0 do 9
term-mine = kopalnia
term-mine-forms = kopal-
term-mine-means = druga strona karty: najpierw zajmują ją jednostki, potem obsadza się ją górnikami i liczy jej wartość
term-defence = obrona
term-defence-forms = obron-
term-defence-means = ile jednostek musi leżeć na kopalni ze środka, żeby ktoś ją dostał
term-worker = górnik
term-worker-forms = górnik-
term-worker-means = jednostka innej rasy niż twoja, która pracuje w zajętej przez ciebie kopalni
term-overseer = nadzorca
term-overseer-forms = nadzorc-
term-overseer-means = jednostka twojej własnej rasy, której niektóre kopalnie chcą po ostatnim górniku
term-centre = środek
term-centre-forms = środek-, środk-
term-centre-means = cztery kopalnie pośrodku stołu, o które wszyscy walczą
term-camp = obóz
term-camp-forms = obóz-, oboz-
term-camp-means = odkryte stosy jednostek, po jednym dla każdej rasy; z wierzchu każdego wolno dobierać
term-filled = obsadzona
term-filled-forms = obsadzon-
term-filled-means = kopalnia ze wszystkimi górnikami, a jeśli trzeba, i z nadzorcą: od tej chwili liczy się dla ciebie

# Co statystyki mówią o stylu gracza, średnio w partii.
habit-captured = zajęte kopalnie
habit-filled = obsadzone kopalnie
habit-gifts = kopalnie podarowane innym
habit-from-camp = jednostki dobrane z obozu
habit-exchanges = wymiany ręki
