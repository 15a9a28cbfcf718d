# Mini Włościanie po polsku. Karty: $suit to angielska nazwa dziedziny, $who to man, woman albo countess.
# Gracze: $you to "yes", gdy mowa o czytającym; inaczej $name to imię gracza.

suit = { $suit ->
    [wood] Drewno
    [hay] Siano
    [ore] Ruda
    [grain] Zboże
    [grape] Winogrona
    [wool] Wełna
    [leather] Skóra
   *[solitary] Samodzielni
}
# dobierasz mężczyznę, kobietę, Hrabinę
card-acc = { $who ->
    [man] mężczyznę ({ suit })
    [woman] kobietę ({ suit })
   *[countess] Kapryśną Hrabinę
}

blurb = Odkładaj pary i licz na to, że Kapryśna Hrabina zostanie z tobą: kto ją zatrzyma, zaczyna.
option-first = kto rozdaje karty i zaczyna

prompt-draw = Twoja kolej: dobierz kartę. W stosie { $cards ->
    [one] jest jeszcze jedna
    [few] są jeszcze { $cards }
   *[many] jest jeszcze { $cards }
}.
prompt-take = Twoja kolej: stos się wyczerpał, więc weź w ciemno kartę od sąsiada z prawej ({ $name }).
prompt-wait = { $name } zaraz dobierze kartę.
prompt-over = Koniec gry.

describe-draw = dobierz wierzchnią kartę ze stosu
describe-take = { $cards ->
    [one] weź jedyną kartę sąsiada z prawej
   *[other] weź jedną z { $cards } kart sąsiada z prawej
}

why-not-now = Teraz nie można tego zrobić.

# Od kogo brana jest karta.
giver = { $you ->
    [yes] od ciebie
   *[no] od sąsiada z prawej ({ $name })
}
told-draw = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} kartę ze stosu.
told-draw-known = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} ze stosu { card-acc }.
told-draw-pair = { $you ->
    [yes] Dobierasz kartę ze stosu i odkładasz
   *[no] { $name } dobiera kartę ze stosu i odkłada
} parę: { suit }.
told-take = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} kartę { $giver }.
told-take-known = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { card-acc } { $giver }.
told-take-pair = { $you ->
    [yes] Bierzesz kartę { $giver } i odkładasz
   *[no] { $name } bierze kartę { $giver } i odkłada
} parę: { suit }.
told-out = { $you ->
    [yes] Nie masz już kart i odpadasz
   *[no] { $name } nie ma już kart i odpada
}.

reason = Kapryśna Hrabina została na tej ręce

# Terminal.
board-pile = { $cards ->
    [0] Stos się wyczerpał
    [one] { $cards } karta w stosie
    [few] { $cards } karty w stosie
   *[many] { $cards } kart w stosie
}
board-turns = {""} · kolejka idzie w dół listy
board-player = gracz
board-cards = kart
board-known = w ręku, o ile wiadomo
board-pairs = odłożone pary
board-out = poza grą
board-wins = wygrywa
board-first = Pierwszy gracz we Włościanach: { $name }
board-taken-from = stąd brana jest karta
board-your-hand = Twoja ręka:
board-unseen = Jeszcze niewidziane, w stosie albo na innych rękach:
board-nothing = brak
board-card = { $who ->
    [man] { suit } (mężczyzna)
    [woman] { suit } (kobieta)
   *[countess] Hrabina
}
board-help =
    O niczym się tu nie decyduje: w swojej kolejce dobierasz jedną kartę ze stosu,
    a gdy się wyczerpie, w ciemno od sąsiada z prawej. Mężczyzna i kobieta z tej
    samej dziedziny to para, którą się odkłada. Kto nie ma kart, odpada. Kto
    zostanie z Kapryśną Hrabiną, wygrywa i zaczyna grę we Włościan.

# Przeglądarka.
board-back = zakryta karta
board-holds = Ręka ({ $name }), { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}: { $list }

bad-hand = Miejsce { $seat } ma w ręku więcej niż { $most } kart.
bad-card = { $card } pojawia się więcej niż raz.
bad-hands = Ktoś musi mieć karty w ręku.
bad-to-play = Na ruchu jest ktoś, kto ma karty, dopóki mają je co najmniej dwie osoby, a potem nikt.
bad-number = Nigdzie nie leży kart: { $missing }, a jako „?” zapisano: { $blanks }. Każda karta musi gdzieś leżeć.
bad-pair = Miejsce { $seat } ma w ręku parę, która byłaby już odłożona.
bad-blanks = Jakkolwiek rozdać karty zapisane jako „?”, ktoś ma w ręku parę.

# Strona zasad: grupy kart i słowa wyjaśniane tam, gdzie padają po raz pierwszy. Formy: `oboz-` to początek słowa.
gallery-cards = Karty
terms = suit pair countess pile
term-suit = dziedzina
term-suit-forms = dziedzin-
term-suit-means = rzemiosło, na przykład Drewno albo Wełna; każde ma jednego mężczyznę i jedną kobietę
term-pair = para
term-pair-forms = para, pary, parę, parze
term-pair-means = mężczyzna i kobieta z tej samej dziedziny: razem wychodzą z gry
term-countess = Kapryśna Hrabina
term-countess-forms = Kapryśna Hrabina, Kapryśną Hrabinę, Kapryśnej Hrabiny
term-countess-means = karta bez pary; kto z nią zostanie, wygrywa
term-pile = stos dobierania
term-pile-forms = stos dobierania-, stosu dobierania-
term-pile-means = jedna lub dwie karty, które zostały po rozdaniu; dobiera się je najpierw
