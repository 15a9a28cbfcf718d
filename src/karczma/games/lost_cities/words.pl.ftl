# Zaginione Miasta po polsku. Karty: $colour to angielska nazwa koloru, $value to 0 dla sponsora.
# Gracze: $you to "yes", gdy mowa o czytającym; inaczej $name to imię gracza.

# do żółtej ekspedycji, w żółtej ekspedycji
colour-f-gen = { $colour ->
    [yellow] żółtej
    [blue] niebieskiej
    [violet] fioletowej
    [green] zielonej
   *[orange] pomarańczowej
}
# żółtą ekspedycję
colour-f-acc = { $colour ->
    [yellow] żółtą
    [blue] niebieską
    [violet] fioletową
    [green] zieloną
   *[orange] pomarańczową
}
# do żółtego obozu, żółtego sponsora
colour-m-gen = { $colour ->
    [yellow] żółtego
    [blue] niebieskiego
    [violet] fioletowego
    [green] zielonego
   *[orange] pomarańczowego
}
# w żółtym obozie, żółtym sponsorem
colour-m-loc = { $colour ->
    [yellow] żółtym
    [blue] niebieskim
    [violet] fioletowym
    [green] zielonym
   *[orange] pomarańczowym
}
colour = { $colour ->
    [yellow] żółty
    [blue] niebieski
    [violet] fioletowy
    [green] zielony
   *[orange] pomarańczowy
}
card = { $value ->
    [0] { colour } sponsor
   *[other] { $colour ->
        [yellow] żółta
        [blue] niebieska
        [violet] fioletowa
        [green] zielona
       *[orange] pomarańczowa
    } { $value }
}
# dokładasz żółtą 4, żółtego sponsora
card-acc = { $value ->
    [0] { colour-m-gen } sponsora
   *[other] { colour-f-acc } { $value }
}
# zaczynasz żółtą 4, żółtym sponsorem
card-ins = { $value ->
    [0] { colour-m-loc } sponsorem
   *[other] { colour-f-acc } { $value }
}
# nie masz żółtej 4, żółtego sponsora
card-gen = { $value ->
    [0] { colour-m-gen } sponsora
   *[other] { colour-f-gen } { $value }
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

blurb = Prowadź ekspedycje coraz wyższych kart, zawczasu pozyskuj sponsorów i nie wyruszaj tam, dokąd nie dojdziesz.
option-deals = z ilu rozgrywek składa się mecz
option-milestones = gra w wariancie Kamienie milowe
option-show-deck-count = pokazuj, ile kart zostało w stosie dobierania
option-first = kto zaczyna pierwszą rozgrywkę
option-ages = miejsca od najmłodszego do najstarszego gracza
option-turn-cap = po tylu turach rozgrywka jest liczona tak, jak leży; 0 oznacza nigdy
option-memory-aid = pokazuj to, co wiedziałby ktoś o doskonałej pamięci: całe obozy, karty wzięte jawnie, karty jeszcze niewidziane

prompt-place = Dołóż kartę: do swojej ekspedycji albo do obozu w jej kolorze.
prompt-draw = Dobierz kartę: ze stosu albo z wierzchu otwartego obozu.
prompt-wait-place = { $name } wybiera kartę do dołożenia.
prompt-wait-draw = { $name } zaraz dobierze kartę.
prompt-over = Koniec gry.

describe-begin = zacznij ekspedycję { card-ins }: jej wynik to { points }
describe-play = dołóż { card-acc } do swojej ekspedycji: jej wynik to wtedy { points }
describe-camp = odłóż { card-acc } do { colour-m-gen } obozu
describe-draw-deck = dobierz wierzchnią kartę ze stosu
describe-draw-last = dobierz ostatnią kartę ze stosu: rozgrywka się kończy
describe-draw-camp = weź { card-acc } z obozu

why-lay-first = Najpierw dołóż kartę, potem dobierz (2.1).
why-draw-first = Karta już dołożona; teraz dobierz jedną (2.1).
why-not-held = Nie masz w ręku { card-gen }.
why-too-low = W twojej { colour-f-gen } ekspedycji leży już { $top }: dalej tylko wyższe wartości (2.2).
why-sponsor-late = Twoja { $colour ->
    [yellow] żółta
    [blue] niebieska
    [violet] fioletowa
    [green] zielona
   *[orange] pomarańczowa
} ekspedycja już wyruszyła: sponsorzy dołączają tylko przed pierwszą liczbą (2.3).
why-just-laid = Przed chwilą odłożona karta leży na wierzchu { colour-m-gen } obozu: w tej turze nie można jej wziąć (2.6).
why-camp-empty = W { colour-m-loc } obozie nie ma kart.
why-not-now = Teraz nie można tego zrobić.

told-begin = { $you ->
    [yes] Zaczynasz
   *[no] { $name } zaczyna
} { colour-f-acc } ekspedycję { card-ins }.
told-play = { $you ->
    [yes] Dokładasz
   *[no] { $name } dokłada
} { card-acc } do { colour-f-gen } ekspedycji.
told-camp = { $you ->
    [yes] Odkładasz
   *[no] { $name } odkłada
} { card-acc } do { colour-m-gen } obozu.
told-draw-deck = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} ze stosu.
told-draw-known = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} ze stosu { card-acc }.
told-draw-last = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} ostatnią kartę ze stosu.
told-draw-camp = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { card-acc } z obozu.
told-milestone = { $you ->
    [yes] Zdobywasz
   *[no] { $name } zdobywa
} kamień milowy „{ milestone }”.
told-deal-over = Koniec rozgrywki { $deal }.
told-capped = Rozgrywka { $deal } została przerwana po ustalonej liczbie tur; liczy się tak, jak leży.
told-points = { $you ->
    [yes] Zdobywasz
   *[no] { $name } zdobywa
} { points }{ $milestones ->
    [0] {""}
   *[other] {" "}(ekspedycje { $expeditions }, kamienie milowe { $milestones })
}.
told-next-deal = { $you ->
    [yes] Zaczynasz
   *[no] { $name } zaczyna
} rozgrywkę { $deal }.

reason-won = { $deals ->
    [one] { $more } do { $fewer } w rozgrywce
   *[other] { $more } do { $fewer } po { $deals } rozgrywkach
}
reason-shared = { $deals ->
    [one] remis { $more } do { $more } w rozgrywce: gracze dzielą się zwycięstwem
   *[other] remis { $more } do { $more } po { $deals } rozgrywkach: gracze dzielą się zwycięstwem
}
score-line = { $times ->
    [1] { $sum } − 20
   *[other] ({ $sum } − 20) × { $times }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $points }

milestone = { $milestone ->
    [three-yellow] 3 karty w żółtej ekspedycji
    [three-blue] 3 karty w niebieskiej ekspedycji
    [three-violet] 3 karty w fioletowej ekspedycji
    [three-green] 3 karty w zielonej ekspedycji
    [three-orange] 3 karty w pomarańczowej ekspedycji
    [five-in-one] 5 kart w dowolnej ekspedycji
    [three-begun] 3 rozpoczęte ekspedycje
    [three-in-a-row] 3 kolejne wartości w jednej ekspedycji
    [most-begun] więcej rozpoczętych ekspedycji
    [best-expedition] najlepsza ekspedycja, bez sponsorów
   *[lowest-hand] mniejsza suma wartości w ręku
}
when-first-come = kto pierwszy, ten lepszy
when-end = na koniec rozgrywki

# Terminal. Wiadomość short- mówi w kilku literach to, co jej siostra describe- mówi w całości.
short-begin = zaczyna: { $points }
short-play = wtedy { $points }
short-camp = do obozu
short-draw-deck = ze stosu
short-draw-last = ostatnia karta
short-draw-camp = { card } z obozu

board-deal = rozgrywka
board-deal-of = { $deals ->
    [1] Jedna rozgrywka
   *[other] Rozgrywka { $deal } z { $deals }
}
board-deck = { $cards ->
    [one] { $cards } karta w stosie
    [few] { $cards } karty w stosie
   *[many] { $cards } kart w stosie
}
board-points = punkty
board-holds = { $name }, w ręku { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
board-holds-known = { board-holds }, w tym
board-your-hand = Twoja ręka:
board-camps = obozy
board-empty = pusty
board-closed = zamknięty
board-milestones = kamienie
board-milestones-open = Kamienie milowe, po 10 punktów:
board-sum = razem
board-match = mecz
board-unseen = jeszcze niewidziane: w stosie albo w drugiej ręce
board-in-camp = w obozie, wierzchnia na końcu
board-no-memory-aid = Przy tym stole gra się bez pomocy dla pamięci.
board-help =
    Y4 to żółta 4, Y* to żółty sponsor. Twoje ekspedycje leżą pod obozami, drugiego gracza nad nimi.
    W turze: dołóż jedną kartę, potem jedną dobierz. Liczby w ekspedycji muszą rosnąć, sponsorzy idą przed liczbami.
    Zaczęta ekspedycja liczy sumę liczb minus 20; każdy sponsor dokłada tę kwotę jeszcze raz, zysk albo stratę.
    Osiem lub więcej kart w ekspedycji: 20 dodatkowych. Rozgrywka kończy się z ostatnią kartą stosu.
milestone-short = { $milestone ->
    [three-yellow] 3 żółte karty
    [three-blue] 3 niebieskie karty
    [three-violet] 3 fioletowe karty
    [three-green] 3 zielone karty
    [three-orange] 3 pomarańczowe karty
    [five-in-one] 5 kart w jednej
    [three-begun] 3 rozpoczęte
    [three-in-a-row] 3 kolejne
    [most-begun] więcej zaczętych na koniec
    [best-expedition] najlepsza bez sponsorów
   *[lowest-hand] mniejsza ręka na koniec
}

bad-hand = Miejsce { $seat } ma w ręku więcej niż { $most } kart.
bad-expedition = { $card } nie może tam leżeć: ekspedycja rośnie, a sponsorzy są pierwsi (2.2, 2.3).
too-many = { $card } pojawia się za często: w grze jest { $copies }.
bad-deals-over = W meczu z { $deals } rozgrywek nie może być skończonych { $over }.
bad-began = „began” to miejsce gracza, a „turns” nie jest ujemne.
bad-to-play = Ktoś jest na ruchu, dopóki nie skończą się wszystkie rozgrywki, a potem nikt.
bad-milestones = Kamienie milowe leżą na stole tylko z opcją milestones=yes.
bad-blanks = Kart jest więcej niż sześćdziesiąt, które są w grze.
bad-hand-size = Miejsce { $seat } musi mieć kartę do dołożenia albo w ręku miejsce na dobraną.
bad-closed = Zamknięty jest tylko obóz, na którym leży karta, i tylko gdy jego gracz dobiera.
bad-deck = W stosie musi być karta, dopóki ktoś jest na ruchu.

# Przeglądarka
board-expedition = { $you ->
    [yes] twoja
   *[no] { $name }:
} ekspedycja, { colour }: { $cards ->
    [0] nierozpoczęta
   *[other] { $list }
}
board-camp = { colour } obóz: { $cards ->
    [0] pusty
   *[other] na wierzchu { $top }, kart { $cards }
}
board-deck-button = stos dobierania
board-back = zakryta karta
board-points-of = { colour }: { $line }
board-not-begun = { colour }: nierozpoczęta, 0 punktów
board-hand-of = W ręku – { $name }
costly-last = To ostatnia karta talii: rozdanie kończy się wraz z nią (3.1).
board-total = { $name }: łącznie { points }

# Dlaczego ruch wygląda dobrze albo źle
reason-milestone = zdobywasz kamień milowy albo jesteś o krok od niego
reason-held = w ręku do tej ekspedycji: { $cards ->
    [one] { $cards } liczba
    [few] { $cards } liczby
   *[many] { $cards } liczb
}
reason-promise = po opłaceniu kosztu ekspedycja obiecuje mniej więcej { points }
reason-times = każdy punkt liczy się { $times } razy
reason-passes-over = pomijasz karty, które mogłyby przynieść mniej więcej { points }
reason-no-gap = nie pomijasz żadnej karty
reason-hurry = do zagrania { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, a zostało mniej więcej { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
reason-no-use = tobie się nie przyda
reason-use = może ci przynieść mniej więcej { points }
reason-given-up = rezygnujesz z mniej więcej { $points ->
    [one] { $points } punktu
   *[many] { $points } punktów
}
reason-gift = może przynieść drugiemu graczowi mniej więcej { points }
reason-no-gift = drugiemu graczowi się nie przyda
reason-deck = nieznana karta, a rozdanie zbliża się do końca
reason-time = zyskujesz czas na zagranie swoich kart

# Strona zasad: grupy kart i słowa wyjaśniane tam, gdzie padają po raz pierwszy. Formy: `oboz-` to początek słowa.
gallery-colour = { $colour ->
    [yellow] Żółte
    [blue] Niebieskie
    [violet] Fioletowe
    [green] Zielone
   *[orange] Pomarańczowe
}
terms = expedition camp sponsor deck deal milestone
term-expedition = ekspedycja
term-expedition-forms = ekspedycj-
term-expedition-means = własny rząd kart jednego koloru, w którym każda liczba jest wyższa od poprzedniej
term-camp = obóz
term-camp-forms = obóz-, oboz-
term-camp-means = odkryty stos jednego koloru między graczami; trafiają tam karty, które nie idą do ekspedycji
term-sponsor = sponsor
term-sponsor-forms = sponsor-
term-sponsor-means = karta bez liczby, która mnoży wynik swojej ekspedycji: i zysk, i stratę
term-deck = stos dobierania
term-deck-forms = stos dobierania-, stosu dobierania-, stosie dobierania-
term-deck-means = zakryte karty, z których się dobiera; gdy ktoś weźmie ostatnią, rozgrywka się kończy
term-deal = rozgrywka
term-deal-forms = rozgryw-
term-deal-means = jedno przejście przez wszystkie sześćdziesiąt kart; trzy rozgrywki to mecz
term-milestone = kamień milowy
term-milestone-forms = kamień milow-, kamienia milow-, kamieni milow-, kamienie milow-
term-milestone-means = zadanie z wariantu, warte dziesięć punktów dla tego, kto je spełni

# Co statystyki mówią o stylu gracza, średnio w partii.
habit-expeditions = rozpoczęte ekspedycje
habit-sponsors = wyłożeni sponsorzy
habit-great = wielkie ekspedycje
habit-from-camps = karty dobrane z obozów
