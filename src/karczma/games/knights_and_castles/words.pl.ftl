# Rycerze i zamki po polsku. Karty: $figure, $one i $other to angielskie nazwy; zamki: $kind i $size.
# Gracze: $you to "yes", gdy mowa o czytającym; inaczej $name to imię gracza.

figure = { $figure ->
    [knight] rycerz
    [dragon] smok
    [catapult] katapulta
    [foot-soldier] piechur
    [archer] łucznik
   *[peasant] chłop
}
# odzyskujesz rycerza
figure-acc = { $figure ->
    [knight] rycerza
    [dragon] smoka
    [catapult] katapultę
    [foot-soldier] piechura
    [archer] łucznika
   *[peasant] chłopa
}
one-acc = { $one ->
    [knight] rycerza
    [dragon] smoka
    [catapult] katapultę
    [foot-soldier] piechura
    [archer] łucznika
    [peasant] chłopa
   *[shepherd] pasterza
}
other-acc = { $other ->
    [knight] rycerza
    [dragon] smoka
    [catapult] katapultę
    [foot-soldier] piechura
    [archer] łucznika
    [peasant] chłopa
   *[shepherd] pasterza
}
pair-acc = { $one ->
    [shepherd] obu pasterzy
   *[other] { one-acc } i { other-acc }
}
kind = { $kind ->
    [stone] kamienny
    [brick] ceglany
   *[wood] drewniany
}
castle = { $size ->
    [small] mały
   *[large] duży
} { kind } zamek
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}

blurb = Każdy po kryjomu wykłada dwie karty: takie same odpadają, a najsilniejsza z pozostałych zdobywa zamek.
option-longer = tyle partii, ilu graczy; punkty się sumują
option-rotate-sword = w dłuższym wariancie każdą następną partię zaczyna z mieczem kolejny starszy gracz
option-first = kto ma miecz na początku
option-ages = miejsca od najmłodszego do najstarszego gracza
option-memory-aid = pokazuj to, co wiedziałby ktoś o doskonałej pamięci: odkryte karty, zawartość obozów i co kto może mieć w ręku

prompt-lay = Wybierz po kryjomu dwie karty. Do zdobycia: { castle }, { points }.
prompt-recruit = Bębenek: wybierz po kryjomu kartę, którą odzyskasz z obozu.
prompt-wait-lay = { $players ->
    [one] Jeszcze { $players } gracz wybiera po kryjomu dwie karty.
    [few] Jeszcze { $players } gracze wybierają po kryjomu dwie karty.
   *[many] Jeszcze { $players } graczy wybiera po kryjomu dwie karty.
}
prompt-wait-recruit = { $players ->
    [one] Jeszcze { $players } gracz wybiera kartę ze swojego obozu.
    [few] Jeszcze { $players } gracze wybierają kartę ze swojego obozu.
   *[many] Jeszcze { $players } graczy wybiera kartę ze swojego obozu.
}
prompt-over = Koniec gry.

describe-lay-two = wyłóż { one-acc } (siła { $strength }) i { other-acc } (siła { $other_strength }): potem idą do obozu
describe-lay-one = wyłóż { figure-acc } (siła { $strength }) i pasterza, który wróci do ręki
describe-lay-shepherds = wyłóż obu pasterzy: wszystkie karty w ręku ({ $cards }) zostają na później
describe-recruit = odzyskaj { figure-acc }: kamień { $stone }, cegła { $brick }, drewno { $wood }

why-lay-first = Do zdobycia jest zamek: wyłóż dwie karty; kartę z obozu odzyskuje się tylko przy bębenku (4.1).
why-recruit-first = Odkryto bębenek: teraz odzyskaj jedną kartę ze swojego obozu (4.1).
why-in-camp = W twoim obozie leży { figure }: wykłada się tylko karty z ręki (3.6).
why-not-in-camp = W twoim obozie nie leży { figure }.
why-not-now = Teraz nie można tego zrobić.

told-chosen-pair = { $you ->
    [yes] Wykładasz
   *[no] { $name } wykłada
} dwie zakryte karty.
told-chosen-recruit = { $you ->
    [yes] Wybierasz
   *[no] { $name } wybiera
} po kryjomu kartę z obozu.
told-choose-pair = { $you ->
    [yes] Wykładasz
   *[no] { $name } wykłada
} zakryte karty: { pair-acc }.
told-choose-recruit = { $you ->
    [yes] Wybierasz
   *[no] { $name } wybiera
} po kryjomu { figure-acc } z obozu.
told-pair = { $you ->
    [yes] Odkrywasz
   *[no] { $name } odkrywa
} { pair-acc }{ $shepherds ->
    [0] {""}
    [1] ; pasterz wraca do ręki
   *[other] ; wracają do ręki
}.
told-repeated = Powtarza się { figure }: takie karty odpadają i idą do obozów.
told-taken = { $you ->
    [yes] Zdobywasz
   *[no] { $name } zdobywa
} { castle } ({ points }): { figure }, siła { $strength }.
told-taken-by-sword = Na stole nie ma już żadnej karty: { $you ->
    [yes] masz miecz i zdobywasz
   *[no] { $name } ma miecz i zdobywa
} { castle } ({ points }).
told-taken-level = Najsilniejsze karty są równie silne: { $you ->
    [yes] masz miecz i zdobywasz
   *[no] { $name } ma miecz i zdobywa
} { castle } ({ points }).
told-sword-goes = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} miecz: { told-sword-why }.
told-sword-stays = { $you ->
    [yes] Zatrzymujesz
   *[no] { $name } zatrzymuje
} miecz: { told-sword-why }.
told-sword-why = { $level ->
    [yes] najmniej punktów, a przy remisie młodszy wiek
   *[no] najmniej punktów
}
told-tile = Następny kafelek: { castle }, { points }.
told-drum = Następny kafelek: bębenek. Każdy odzyskuje jedną kartę z obozu.
told-drum-in-vain = Wszystkie obozy są puste: bębenek nikomu nic nie daje.
told-took = { $you ->
    [yes] Odzyskujesz
   *[no] { $name } odzyskuje
} { figure-acc } z obozu.
told-took-secretly = { $you ->
    [yes] Odzyskujesz
   *[no] { $name } odzyskuje
} z obozu zakrytą kartę.
told-took-only = { $you ->
    [yes] Odzyskujesz
   *[no] { $name } odzyskuje
} jedyną kartę z obozu.
told-nothing-to-take = { $you ->
    [yes] Twój obóz jest pusty: nic nie odzyskujesz
   *[no] { $name } ma pusty obóz i nic nie odzyskuje
}.
told-game-over = { $games ->
    [1] Wszystkie rundy są rozegrane.
   *[other] Koniec partii { $game } z { $games }.
}
told-points = { $you ->
    [yes] Masz
   *[no] { $name } ma
} zamki za { points }.
told-next-game = Zaczyna się partia { $game }: { $you ->
    [yes] masz
   *[no] { $name } ma
} miecz.

reason-points = { points }, drugi wynik to { $next }{ $games ->
    [1] {""}
   *[other] {" "}(liczba partii: { $games })
}
reason-cards = po { points }{ $games ->
    [1] {""}
   *[other] {" "}(liczba partii: { $games })
}, ale więcej kart w ręku ({ cards }, u drugiego gracza { $next })
reason-youngest = po { points } i tyle samo kart w ręku{ $games ->
    [1] {""}
   *[other] {" "}(liczba partii: { $games })
}: wygrywa młodszy gracz

# Terminal. Wiadomość short- mówi w kilku literach to, co jej siostra describe- mówi w całości.
short-lay-two = { $strength }, { $other_strength }
short-lay-one = { $strength }
short-lay-shepherds = –
short-recruit = { figure } { $stone } { $brick } { $wood }

board-round-of = Runda { $round } z { $rounds }
board-game-of = Partia { $game } z { $games }
board-at-stake = { castle }, { points }
board-recruitment = bębenek: każdy odzyskuje kartę
board-drum = bębenek
board-sword = miecz: { $name }
board-kind = { $kind ->
    [stone] kamień
    [brick] cegła
   *[wood] drewno
}
board-figure = { figure }
board-shepherd = past.
board-hand = ręka
board-camp = obóz
board-points = punkty
board-pts = pkt
board-laid = para
board-last-castle = Poprzednia runda: { $took }.
board-repeated = Powtórzone: { $cards }.
board-last-drum = Poprzednia runda: bębenek.
board-taken = Zdobyte zamki: { $tiles }
board-none = jeszcze żadne
board-unseen-tiles = Nieodkryte (jeden w pudełku): { $tiles }
board-game = partia
board-player = gracz
board-castles = zamki
board-sum = razem
board-cards = w ręku { cards }
board-surely = na pewno w ręku
board-maybe = w ręku albo w obozie
board-in-camp = na pewno w obozie
board-round = runda
board-took = odzyskuje
board-no-memory-aid = Przy tym stole gra się bez pomocy dla pamięci.
board-help =
    K rycerz, D smok, C katapulta, F piechur, A łucznik, P chłop, S pasterz.
    Wszyscy jednocześnie i po kryjomu wybierają po dwie karty, potem je odkrywają.
    Pasterze zawsze wracają do ręki. Karta, którą odkryło kilku graczy, odpada.
    Z pozostałych najsilniejsza zdobywa zamek; liczy się siła z wiersza ►.
    Gdy nie została żadna, zamek zdobywa gracz z mieczem (†).
    Odkryte karty armii idą do obozu; bębenek pozwala odzyskać jedną z nich.
    Miecz dostaje ten, kto ma najmniej punktów. „Para” to karty z ostatniej rundy.

# Plansza w przeglądarce.
board-card = { $card ->
    [knight] rycerz
    [dragon] smok
    [catapult] katapulta
    [foot-soldier] piechur
    [archer] łucznik
    [peasant] chłop
   *[shepherd] pasterz
}
board-card-strengths = { board-card }: kamień { $stone }, cegła { $brick }, drewno { $wood }
board-card-shepherd = pasterz: nie ma siły i zawsze wraca do ręki (3.3)
board-back = zakryta karta
board-your-hand = Twoja ręka
board-hand-of = Ręka: { $name }
board-camp-of = w obozie { cards }
board-stake = Do zdobycia
board-order = Siła: { board-kind }
board-to-come = Nieodkryte (jeden zostaje w pudełku):
board-stack = { $tiles ->
    [one] { $tiles } zakryty kafelek na stosie
    [few] { $tiles } zakryte kafelki na stosie
   *[many] { $tiles } zakrytych kafelków na stosie
}
board-known = Gdzie są karty armii
board-shown-so-far = Dotąd odkryte
board-what-all-know = Co każdy może wywnioskować z odkrytych kart:
board-has-sword = ma miecz: zdobywa zamek, gdy na stole nie zostanie żadna karta (3.5)
board-by-sword = zamek zdobyty dzięki mieczowi (3.5)
board-took-castle = zdobyty zamek
board-no-castles = bez zamków
board-castle-counts = { $size ->
    [small] mały
   *[large] duży
} { kind }: { $points }
board-score-game = W tej partii: { points }
board-score-total = We wszystkich partiach: { points }
board-your-choice = wybór ostateczny
board-has-chosen = już wybrane
board-choose = wybierz
board-thinking = namyśla się…
board-no-choice = bez wyboru
board-last-round = Poprzednia runda
board-nothing-shown = Tu będzie widać karty wyłożone przez wszystkich.
board-taken-by-card = { $you ->
    [yes] Zdobywasz
   *[no] { $name } zdobywa
} zamek: { figure }, siła { $strength }.
board-taken-by-sword = { $level ->
    [yes] Najsilniejsze karty są równie silne
   *[no] Nie została żadna karta
}: { $you ->
    [yes] zdobywasz
   *[no] { $name } zdobywa
} zamek dzięki mieczowi.
board-drum-was = Każdy, kto miał karty w obozie, odzyskał jedną z nich.
board-took-secretly = jedna karta, po kryjomu
board-took-only = jedyna karta
board-took-nothing = nic
board-fate-back = { $name }: wraca do ręki (3.3)
board-fate-out = { $name }: powtarza się u kilku graczy i odpada (3.4)
board-fate-won = { $name }, siła { $strength }: najsilniejsza karta, zdobywa zamek (3.5)
board-fate-lost = { $name }, siła { $strength }: idzie do obozu (3.6)

bad-games-over = W grze o { $games } partiach nie może być { $over } skończonych.
bad-sword = „began” i „sword” to miejsca przy tym stole.
bad-seat = Przy tym stole nie ma miejsca { $seat }, więc nie ma ono kart.
bad-hand = Ręka miejsca { $seat } jest niemożliwa: wszystkie możliwe ręce mają tyle samo kart, a ta jest jedną z nich.
bad-later-rounds = Partia { $game } jeszcze się nie zaczęła: nie ma rund.
bad-rounds-missing = Partia { $game } jest skończona: trzeba podać wszystkie jej rundy.
bad-tiles = Kafelków „{ $tile }” jest w partii { $game } więcej, niż ma ich gra.
bad-over = Wszystkie partie są skończone: nic nie jest do zdobycia i nikt nie wybiera.
bad-nobody-asked = Ktoś musi mieć jeszcze wybór: ten kafelek byłby już rozstrzygnięty.
bad-chosen = Miejsce { $seat } nie mogło tego wybrać.

# Dlaczego ruch wygląda dobrze albo źle
card = { $card ->
    [knight] rycerz
    [dragon] smok
    [catapult] katapulta
    [foot-soldier] piechur
    [archer] łucznik
    [peasant] chłop
   *[shepherd] pasterz
}
reason-chance = zdobywa zamek mniej więcej { $chance } razy na sto, sądząc po tym, co mogą mieć inni
reason-cost = to, co idzie do obozu, jest warte później (w punktach) mniej więcej { $points }
reason-sword = masz miecz: czego nikt nie zdobędzie, jest twoje
reason-later = wobec zamków, które przyjdą, jest warta (w punktach) mniej więcej { $points }

# Strona zasad: grupy kart i słowa wyjaśniane tam, gdzie padają po raz pierwszy. Formy: `oboz-` to początek słowa.
gallery-cards = Karty
gallery-tiles = Kafelki i miecz
gallery-sword = miecz: zdobywa zamek, gdy na stole nie zostanie żadna karta (3.5)
terms = figure shepherd drum camp sword
term-figure = karta armii
term-figure-forms = kart armii-, karta armii-, karty armii-, kartę armii-
term-figure-means = karta, która walczy: rycerz, smok, katapulta, piechur, łucznik albo chłop
term-shepherd = pasterz
term-shepherd-forms = pasterz-
term-shepherd-means = karta bez siły, która zawsze wraca na rękę: oszczędza twoje karty armii na później
term-drum = bębenek
term-drum-forms = bębenek-, bębenk-
term-drum-means = kafelek bez zamku: każdy bierze jedną kartę z obozu z powrotem na rękę
term-camp = obóz
term-camp-forms = obóz-, oboz-
term-camp-means = tu odpoczywają, zakryte, twoje wyłożone karty armii, aż bębenek zawoła którąś z powrotem
term-sword = miecz
term-sword-forms = miecz-
term-sword-means = kto go ma, bierze zamek, którego nie ma już kto zdobyć; przechodzi do gracza, który ma najmniej punktów

# Co statystyki mówią o stylu gracza, średnio w partii.
habit-shepherds = wyłożeni pasterze
habit-recruited-knight = odzyskany rycerz
habit-recruited-dragon = odzyskany smok
habit-recruited-catapult = odzyskana katapulta
habit-recruited-foot-soldier = odzyskany piechur
habit-recruited-archer = odzyskany łucznik
habit-recruited-peasant = odzyskany chłop
