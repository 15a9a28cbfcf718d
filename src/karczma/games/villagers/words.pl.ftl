# Włościanie po polsku. Karty: $card, $event, $improvement i $suit to identyfikatory z cards.toml.
# Gracze: $you to "yes", gdy mowa o czytającym; inaczej $name to imię gracza.
# Nazwy stoją w mianowniku obok słowa, do którego należą: „kartę Bednarz”, „Wydarzenie Szczury”, „dziedziny Drewno”.

card = { $card ->
    [lumberjack] Drwal
    [hayer] Kosiarz
    [miner] Górnik
    [founders] Założyciele
    [founders-food] Założyciele
    [carpenter] Cieśla
    [cooper] Bednarz
    [shipwright] Szkutnik
    [wheeler] Kołodziejka
    [cartwright] Stelmach
    [wood-carver] Snycerz
    [log-rafter] Flisak
    [thatcher] Strzecharz
    [bed-builder] Wytwórca Łóżek
    [grazier] Hodowca Bydła
    [milk-maid] Mleczarka
    [fromager] Serowarka
    [peddler] Handlarz Obwoźny
    [horse-trader] Handlarka Koni
    [ore-muler] Tragarz Rudy
    [blacksmith] Kowal
    [glass-blower] Dmuchacz Szkła
    [mason] Murarz
    [seeker] Poszukiwacz
    [spelunker] Grotołaz
    [jeweler] Jubiler
    [locksmith] Ślusarz
    [brewer] Piwowar
    [poulterer] Hodowczyni Drobiu
    [swineherd] Świniopas
    [truffler] Truflarz
    [graper] Zbieraczka Winogron
    [vintner] Winiarz
    [wine-trader] Handlarz Winem
    [shepherd] Pasterz
    [spinner] Prządka
    [weaver] Tkaczka
    [tailor] Krawiec
    [tanner] Garbarz
    [saddler] Siodlarz
    [cobbler] Szewc
    [harvester] Żniwiarka
    [hunter] Myśliwy
    [chandler] Świecarz
    [wattler] Plecionkarka
    [fisher] Rybak
    [beekeeper] Pszczelarka
    [grocer] Straganiarz
    [freemason] Wolnomularz
    [priest] Kapłan
    [agent] Agent
    [monk] Mnich
    [apprentice] Uczeń
    [tinner] Konwisarka
    [smuggler] Przemysłowiec
    [barbarian] Barbarzyńca
    [courier] Kurier
    [flaker] Próżniaczka
    [noble] Szlachcic
    [schemer] Kombinator
    [thief] Złodziej
    [sheriff] Szeryf
    [benefactor] Mecenas
    [nun] Zakonnica
    [pigeoneer] Gołębiarka
    [prophet] Prorok
    [recruiter] Naganiacz
    [carter] Furman
    [captain] Kapitan
    [arkwright] Skrzyniarz
    [alchemist] Alchemik
    [wholesaler] Hurtowniczka
    [freelancer] Najemnik
    [countess] Hrabina
   *[countess-novice] Hrabina
}
event = { $event ->
    [sinister-banquet] Złowieszcza uczta
    [mood-swing] Huśtawka nastrojów
    [black-market] Czarny rynek
    [value-added-tax] Podatek od wartości
    [land-claim] Roszczenie do ziemi
    [temporary-employment] Praca tymczasowa
    [bribes] Łapówki
    [serfdom] Poddaństwo
    [customs] Cło
    [guild-conspiracy] Spisek cechów
    [betrayer] Zdrajca
    [the-countess-bank] Bank Hrabiny
    [dark-mood] Ponury nastrój
    [it-was-you] To byłeś ty!
    [arson] Podpalenie
    [conscription] Powszechny pobór
    [tribute] Danina
    [protection-money] Haracz
    [trade-network] Sieć handlowa
    [spy-network] Siatka szpiegów
    [blackmail] Szantaż
    [abduction] Porwanie
    [arrest] Aresztowanie
   *[rats] Szczury
}
improvement = { $improvement ->
    [windmill] Wiatrak
    [sawmill] Tartak
    [gold-mine] Kopalnia Złota
    [ox-crane] Dźwig
    [bank] Bank
    [marketplace] Bazar
    [lighthouse] Latarnia Morska
    [guildhall] Dom Cechowy
    [town-hall] Ratusz
    [inn] Zajazd
    [tavern] Tawerna
   *[church] Kościół
}
suit = { $suit ->
    [wood] Drewno
    [hay] Siano
    [ore] Ruda
    [grain] Zboże
    [grape] Winogrona
    [wool] Wełna
    [leather] Skóra
    [solitary] Samodzielny
   *[special] Specjalny
}

gold = { $gold ->
    [one] { $gold } złocisz
    [few] { $gold } złocisze
   *[many] { $gold } złociszy
}
silver = { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
   *[many] { $silver } srebrników
}
copper = { $copper ->
    [one] { $copper } miedziak
    [few] { $copper } miedziaki
   *[many] { $copper } miedziaków
}
coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
food = { $food ->
    [one] { $food } symbol Pożywienia
    [few] { $food } symbole Pożywienia
   *[many] { $food } symboli Pożywienia
}
builders = { $builders ->
    [one] { $builders } Budowniczy
   *[many] { $builders } Budowniczych
}
suit-symbols = { $symbols ->
    [one] { $symbols } symbol
    [few] { $symbols } symbole
   *[many] { $symbols } symboli
} dziedziny { suit }
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
villagers = { $villagers ->
    [one] { $villagers } osadnik
   *[many] { $villagers } osadników
}

blurb = Załóż osadę po zarazie: zapraszaj wędrowców z drogi, łącz ich rzemiosła w łańcuchy i zarób najwięcej na dwóch targowiskach.
option-scoundrels = gra z dodatkiem „Łotry”: osadnicy specjalni, którzy mieszają w cudzych Osadach
option-saints = gra z dodatkiem „Święci”: dla każdego potężny osadnik specjalny
option-profiteers = gra z dodatkiem „Spekulanci”: miedziaki, które płacą co rundę
option-improvements = gra z dodatkiem „Usprawnienia”: co rundę trzy nagrody do wygrania
option-market-on-second-stack = pierwsze targowisko już wtedy, gdy pusty jest drugi stos, choćby w pierwszym leżały karty
option-mode = jak trudno ma z Hrabiną ktoś, kto gra sam
option-first = kto zaczyna; instrukcja każe losować, może też rozstrzygnąć partyjka Mini Włościan
option-memory-aid = pokazuj to, co wiedziałby ktoś o doskonałej pamięci: karty wzięte jawnie, karty widziane w stosach, karty jeszcze niewidziane

# Zdania: pytania, opisy ruchów, co się stało, terminal.

# Cegiełki zdań
that-card = kartę { card }
card-of-suit = kartę ({ suit })
any-card = kartę
one-and-more = { $first }, { $rest }
player = { $you ->
    [yes] ty
   *[no] { $name }
}
village-of = { $you ->
    [yes] twoja Osada
   *[no] Osada: { $name }
}
from-pile = { $pile ->
    [7] z rezerwy
   *[other] ze stosu { $pile }
}
onto-pile = { $pile ->
    [7] na rezerwę
   *[other] na stos { $pile }
}
pile = { $pile ->
    [7] rezerwa
   *[other] stos { $pile }
}
pile-acc = { $pile ->
    [7] rezerwę
   *[other] stos { $pile }
}
pile-loc = { $pile ->
    [7] W rezerwie
   *[other] W stosie { $pile }
}
# Co liczą Usprawnienia: kto ma najwięcej …
counted-most = { $counts ->
    [suit-symbols] symboli dziedziny { suit }
    [gold-symbols] symboli Złocisza
    [padlocks] Kłódek
    [food] symboli Pożywienia
    [builders] Budowniczych
    [printed-gold] nadrukowanych złociszy
    [coins-on-one] monet na jednym osadniku
    [sets] zestawów
    [chains] łańcuchów z co najmniej { $least } kart
    [with-coins] osadników z monetami
    [best-silver] złociszy za jedną kartę ze Srebrnikiem
    [hand-special] kart specjalnych na ręce
   *[cards] kart w Osadzie
}
reward-basic = Osadnik Podstawowy
reward-card = karta ze stosu
# Co robią osadnicy specjalni
effect = { $effect ->
    [monk] brakujące ogniwo, wsuwane pod inną kartę
    [apprentice] zajmuje miejsce zakrytej karty, którą wykładasz
    [tinner] Kłódki za darmo do końca tej tury budowy
    [smuggler] połowa złociszy z twojej wierzchniej karty !Szkutnik
    [barbarian] dobieranie: czyści Drogę, a ty bierzesz monety
    [courier] zanim dobierze ktoś inny: karta z Drogi na rękę
    [flaker] dobieranie: karta z dowolnego Ryneczku na rękę
    [noble] karta, która nie jest specjalna, z cudzej ręki
    [schemer] wierzchnia karta z dowolnej Osady na rękę
    [thief] zostaje; co turę zabiera komuś { $amount } zł
    [sheriff] odrzuca Złodzieja, a ty bierzesz jego monety
    [benefactor] dobieranie: wykłada kartę z ręki bez akcji
    [nun] zostaje; targ 2: jeden Srebrnik płaci dwa razy
    [pigeoneer] obejrzyj { $amount } kart rezerwy i weź jedną
    [prophet] zamiast dobrania: wybierz kartę z całego stosu
    [recruiter] zostaje; za { $amount } zł dobierasz dwie karty naraz
   *[freelancer] zostaje; kto położy na nim { $amount } zł, ma akcję więcej
}
event-effect = { $event ->
    [sinister-banquet] Hrabina dostaje { $amount } za każde Pożywienie w swojej Osadzie
    [mood-swing] zamiast niej inne Letnie Wydarzenie
    [black-market] ty i Hrabina dostajecie wartość Srebrników swoich Osad
    [value-added-tax] zapłać jej { $amount } za każdy swój widoczny symbol Złocisza
    [land-claim] zapłać jej { $amount } za każdego Osadnika Podstawowego w Osadzie
    [temporary-employment] Hrabina dostaje { $amount } za każdą dziedzinę na twojej ręce
    [bribes] jej osadnik dostaje tyle monet, ile mówi jego Brelok
    [serfdom] karty oddawane za Osadników Podstawowych trafiają do niej
    [customs] zapłać jej { $amount } za każdą kartę swojej najliczniejszej dziedziny
    [guild-conspiracy] każdy jej osadnik z Brelokiem dostaje { $amount } monety
    [betrayer] twój wierzchni osadnik przechodzi do jej Osady
    [the-countess-bank] odblokowanie Kłódki w banku kosztuje { $amount }
    [dark-mood] zamiast niego { $amount } inne Wydarzenia
    [it-was-you] w tej rundzie trzeba użyć Błazna
    [arson] wykładasz o jedną kartę mniej albo płacisz { $amount }
    [conscription] Hrabina dostaje wierzchnią kartę stosu
    [tribute] zapłać jej { $amount } za każdą kartę na ręce
    [protection-money] zapłać jej tyle, ile leży na twoim osadniku
    [trade-network] Hrabina dostaje wartość swojej karty ze Srebrnikiem
    [spy-network] Hrabina dostaje wartość twojej karty ze Srebrnikiem
    [blackmail] Hrabina dostaje tyle, ile wynosi twój najwyższy widoczny złocisz
    [abduction] odrzuć kartę z ręki
    [arrest] odrzuć swojego wierzchniego osadnika
   *[rats] dobierasz o jedną kartę mniej albo płacisz { $amount }
}

# O co pyta gra
prompt-draft = Dobierz kartę: z Drogi albo w ciemno ze stosu. Dobrane: { $drafted } z { $limit }.
prompt-after-draft = Zagrasz teraz kartę dobierania? Jeśli nie, spasuj.
prompt-courier-asked = { $name } zaraz dobierze kartę. Wysyłasz przedtem Kuriera czy go zatrzymujesz?
prompt-put-coin = Położysz monetę na osadniku na Drodze? Ci bez monet odejdą.
prompt-build = Wykładaj, pozyskuj albo graj. Akcje: { $actions }, pozyskania: { $hires }. Potem spasuj.
prompt-place = Gdzie ma leżeć karta { card }?
prompt-pay = Kto odblokuje Kłódkę na karcie { card }?
prompt-swap = Która zakryta karta ustąpi miejsca twojemu Uczniowi?
prompt-cover = Którą kartę położysz na zabranym Mnichu?
prompt-side = Która strona Założycieli ma być na wierzchu?
prompt-smuggle = Z którego osadnika bierzesz połowę nadrukowanych złociszy?
prompt-onto = Za kartę { card } oddajesz zakrytą kartę z ręki: na który stos?
prompt-return = Którą kartę z ręki oddajesz za kartę { card }?
prompt-which-thief = Który z twoich Złodziei okrada gracza { $name }?
prompt-snatch-from = Którą kartę zabierasz z Ryneczku?
prompt-benefit = Którą kartę wyłoży dla ciebie Mecenas?
prompt-search = Który stos przejrzy Prorok?
prompt-take-searched = Którą kartę stosu dobierasz? Pozostałe wrócą na miejsce.
prompt-arrange = Odłóż karty: która leży następna, licząc od wierzchu?
prompt-look-at = Czyją rękę obejrzy Szlachcic?
prompt-take-seen = Którą kartę zabierasz? Ręka, którą oglądasz: { $name }.
prompt-steal-from = Którego osadnika Kombinator zabierze na twoją rękę?
prompt-arrest-whom = Którego Złodzieja aresztuje Szeryf?
prompt-take-reserve = Którą kartę rezerwy bierzesz? Pozostałe wrócą na miejsce.
prompt-tavern-card = Tawerna daje ci Osadnika Podstawowego. Którego?
prompt-church-card = Kościół daje ci kartę. Z którego stosu?
prompt-countess-takes = Którego osadnika z Drogi dostaje Hrabina?
prompt-rats-or-gold = Szczury! Płacisz { gold } czy dobierasz w tej rundzie o jedną kartę mniej?
prompt-arson-or-gold = Podpalenie! Płacisz { gold } czy wykładasz w tej rundzie o kartę mniej?
prompt-resolve-event = Które Wydarzenie rozpatrujesz teraz?
prompt-must-use-jester = To byłeś ty! Błazen musi wyrzucić Wydarzenie: które?
prompt-bribes = Łapówki: który z jej osadników dostaje monety?
prompt-betrayer = Zdrajca: który z twoich osadników przechodzi do Hrabiny?
prompt-arrest = Aresztowanie: którego ze swoich osadników odrzucasz?
prompt-protection-money = Haracz: monety którego osadnika mówią, ile płacisz?
prompt-trade-network = Sieć handlowa: za którą swoją kartę ze Srebrnikiem Hrabina dostaje złocisze?
prompt-spy-network = Siatka szpiegów: za którą twoją kartę ze Srebrnikiem Hrabina dostaje złocisze?
prompt-conscription = Powszechny pobór: z którego stosu Hrabina dostaje kartę?
prompt-abduction = Porwanie: którą kartę z ręki odrzucasz?
prompt-wait-draft = { $name } dobiera.
prompt-wait-coin = { $name } zastanawia się, gdzie położyć monetę.
prompt-wait-build = { $name } buduje.
prompt-wait-choice = { $name } podejmuje decyzję.
prompt-over = Koniec gry.

# Co zrobiłby ruch. Wiadomość short- mówi w kilku literach to, co jej siostra describe- mówi w całości.
coins-acc = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
# biorę, płacę, dostaję: 1 złocisz, 2 złocisze, 5 złociszy (biernik jak mianownik)
cards-acc = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
card-with-coins = { card }{ $coins ->
    [0] {""}
    [one] {" "}i { $coins } monetę
    [few] {" "}i { $coins } monety
   *[many] {" "}i { $coins } monet
}
card-plus = { card }{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }
}
short-suit = { $suit ->
    [wood] Drewn
    [hay] Siano
    [ore] Ruda
    [grain] Zboże
    [grape] Winog
    [wool] Wełna
    [leather] Skóra
    [solitary] Samod
   *[special] Specj
}
describe-draft-road = weź kartę { card-plus }: { $facts }
short-draft-road = { short-suit }{ $coins ->
    [0] {""}
   *[other] {" "}+{ $coins }
}
describe-draft-pile = w ciemno { from-pile }: na wierzchu { suit }, { cards }
short-draft-pile = ? { short-suit }
describe-draft-known = { from-pile }, gdzie, jak wiesz, leży { card }: { $facts }
short-draft-known = ! { short-suit }
describe-hold = zatrzymaj Kuriera na później
describe-courier = weź kartę { card-plus }: { $facts }
short-courier = { card } { $facts }
describe-recruit = zapłać { gold } i dobierz w tej turze dwie karty
short-recruit = 2 karty
describe-snatch = weź kartę { card } z Ryneczku ({ $name }): { $facts }
short-snatch = { card } { $facts }
describe-snatch-own = weź kartę { card } z własnego Ryneczku: { $facts }
short-snatch-own = { card } { $facts }
describe-search = przejrzyj { pile-acc }: { cards }
describe-countess = karta { card-plus }: dla niej warta teraz { $worth }
short-countess = { card } { $worth }
describe-coin = moneta na kartę { card }
short-coin = { card }
describe-pay-three = zapłać { gold }
describe-draft-fewer = dobierz w tej rundzie o jedną kartę mniej
describe-build-fewer = wyłóż w tej rundzie o jedną kartę mniej
describe-freelancer = połóż { gold } na karcie { card } ({ $whose }): akcja więcej
short-freelancer = +1 akcja
describe-build = karta { card }: { build-change }
short-build = { $held ->
    [yes] { $second }
   *[no] { $first }/{ $second }
}
describe-build-free = karta { card } bez akcji: { build-change }
short-build-free = za darmo
build-change = { $costs ->
    [yes] { $now } zł,{" "}
   *[no] {""}
}{ $held ->
    [yes] targ 2 { $second }
   *[no] targi { $first }/{ $second }
}
describe-play = { $facts }
short-play = specj.
describe-hire = pozyskaj kartę { card } za kartę z ręki (jest { $left })
short-hire = jest { $left }
describe-tavern = weź kartę { card } (jest { $left })
short-tavern = jest { $left }
describe-rob = twój Złodziej zabiera { gold } ({ $name })
short-rob = { $gold } zł
describe-thief = Złodziej, na którym leży { coins }
describe-on-table = na stole{ $monks ->
    [0] {""}
    [one] , z Mnichem wsuniętym pod spód
   *[many] , z Mnichami wsuniętymi pod spód ({ $monks })
}
describe-on = na karcie { card }{ $lying ->
    [0] {""}
   *[other] , na której już leży karta
}{ $monks ->
    [0] {""}
    [one] , z Mnichem wsuniętym pod spód
   *[many] , z Mnichami wsuniętymi pod spód ({ $monks })
}
describe-on-wild = na karcie { card }, która zastępuje kartę { $role }{ $lying ->
    [0] {""}
   *[other] , na której już leży karta
}{ $monks ->
    [0] {""}
    [one] , z Mnichem wsuniętym pod spód
   *[many] , z Mnichami wsuniętymi pod spód ({ $monks })
}
describe-pay-tinner = za darmo: odblokowuje Konwisarka
describe-pay-bank = zapłać { gold } bankowi
describe-pay-own = twoja własna karta { card }: bank kładzie na niej { gold }
describe-pay-other = połóż { gold } na karcie { card } ({ $whose })
describe-exchange = karta { card } ({ $whose })
short-exchange = { card }
describe-gold-side = strona ze złociszami
describe-food-side = strona z Pożywieniem
describe-half = { gold } za kartę { card }
describe-onto = { onto-pile }: { cards }, na wierzchu { suit }
short-onto = { short-suit }
describe-onto-discard = na stos kart odrzuconych
describe-return = oddaj kartę { card }: { $facts }
short-return = { $facts }
describe-look = obejrzyj { cards-acc } ({ $name })
describe-take = weź kartę { card }: { $facts }
short-take = { $facts }
describe-next = karta { card } jako { $place }. od wierzchu
short-next = { $place }.
describe-steal = weź kartę { card } ({ $whose })
short-steal = { card }
describe-arrest = odrzuć kartę { card } ({ $whose }) i weź { coins-acc }
short-arrest = { coins }
describe-draw = dobierz { from-pile }: na wierzchu { suit }
describe-resolve = rozpatrz Wydarzenie { event }
short-resolve = { event }
describe-jester = Błazen wyrzuca Wydarzenie { event }
short-jester = Błazen
describe-bribe = { coins } na jej kartę { card }
describe-betray = karta { card } przechodzi do jej Osady{ $coins ->
    [0] {""}
   *[other] ; dostajesz z niej { coins-acc }
}
describe-seize = karta { card } zostaje odrzucona{ $coins ->
    [0] {""}
   *[other] ; dostajesz z niej { coins-acc }
}
describe-protect = zapłać { gold }, jak na karcie { card }
describe-value = karta { card }: Hrabina dostaje { gold }
describe-conscript = { from-pile }: na wierzchu { suit }
describe-discard = odrzuć kartę { card }: { $facts }
short-discard = { $facts }
describe-pass-after-draft = nic nie zagrywaj
describe-pass-put-coin = nie kładź monety
describe-pass-build = zakończ swoją turę budowy{ $actions ->
    [0] {""}
    [one] ; zostaje { $actions } akcja
    [few] ; zostają { $actions } akcje
   *[many] ; zostaje { $actions } akcji
}
short-pass-build = koniec
describe-pass-tavern-card = nie bierz niczego
describe-pass-church-card = nie bierz niczego

# Dlaczego nie wolno
why-not-now = Teraz nie można tego zrobić.
why-other-question = To odpowiedź na inne pytanie niż to, które teraz stoi.
why-draft-first = Teraz dobierasz; osadników wykłada się w fazie budowy (7.3).
why-build-now = Dobieranie się skończyło; teraz budujesz (4.1).
why-must-draft = Dobieranie do limitu jest obowiązkowe (5.2).
why-must-choose = Trzeba wybrać jedną z odpowiedzi.
why-slot-empty = Miejsce { $slot } na Drodze jest puste.
why-slot-alike = Ta karta { card } jest taka sama jak na miejscu { $slot }: wybierz tamtą.
why-reserve = Z rezerwy można dobierać dopiero wtedy, gdy puste są wszystkie stosy (5.3).
why-pile-empty = { pile-loc } nie ma kart.
why-onto-reserve = Karta trafia na stos, dopóki w którymś są karty (9.1).
why-pile-first = Karta trafia na stos albo na rezerwę, dopóki są w nich karty (9.2).
why-search-reserve = Prorok przegląda stos, a nie rezerwę (18.4).
why-no-recruiter = W twojej Osadzie nie ma karty { card }.
why-recruit-late = Naganiaczowi płaci się przed pierwszym dobraniem w turze (18.5).
why-recruit-full = Dwie karty więcej nie mieszczą się w twoim limicie dobierania (18.5).
why-too-poor = Nie stać cię na to: masz { gold }.
why-square-empty = Na Ryneczku nie ma takiej karty.
why-alike = Ta karta { card } jest taka sama jak wcześniejsza: wybierz pierwszą z nich.
why-not-held = Nie masz na ręce karty { card }.
why-prophet-late = Kartę { card } zagrywa się zamiast dobrania, a nie po nim (18.4).
why-no-use = Karta { card } nie ma teraz nic do zrobienia.
why-no-special = { card } to karta specjalna: tu nie wolno jej wybrać.
why-monk-alone = Mnicha wykłada się razem z kartą, która go zakrywa: wyłóż ją, a potem wybierz miejsce (11.2).
why-courier = Kuriera zagrywa się, gdy ktoś inny ma właśnie dobierać (17.4).
why-draft-card = Kartę { card } zagrywa się w swojej turze dobierania.
why-no-actions = Nie masz już akcji budowy (7.1).
why-no-place = Karta { card } musi leżeć na karcie { $on }, a takiej wolnej nie masz w Osadzie (8.2).
why-locked = Kłódka na karcie { card } wymaga karty { $opener } albo zapłaty: { gold }, a tyle nie masz (10.7).
why-no-basics = Nie ma już kart { card } (9.3).
why-no-hires = W tej turze nie możesz już pozyskać Osadnika Podstawowego (9.1).
why-no-hand = Nie masz karty, którą można za to oddać (9.1).
why-no-thief = Żaden twój Złodziej nie może teraz kraść (17.7).
why-rob-other = Złodziej okrada innego gracza (17.7).
why-rob-poor = { $name }: w zasobach jest mniej niż { $gold } zł (17.7).
why-not-such = W tym miejscu nie ma karty { card }.
why-freelancer-late = Najemnikowi płaci się przed wszystkim innym w turze budowy (19.5).
why-most-actions = Nikt nie ma więcej niż { $most } akcji (19.5).
why-freelancer-used = Ten Najemnik już ci w tej rundzie pomógł (19.5).
why-no-house = W tym miejscu nie ma żadnej karty.
why-not-this = Tej karty ({ card }) nie można wybrać albo taka sama jest na liście wcześniej.
why-no-room = Na tej karcie ({ card }) nie może leżeć kolejna (8.4).
why-on-table = Kartę { card } wykłada się na stole (8.1).
why-lies-on = Kartę { card } wykłada się na kartę { $on } (8.2).
why-not-bank = Ktoś ma kartę { card }: wtedy nie wolno płacić bankowi (10.6).
why-no-tinner = W tej turze Konwisarka nie jest zagrana (11.13).
why-not-among = Karty { card } nie ma wśród tych kart.
why-look = Wybierz innego gracza, który ma karty (17.6).
why-no-event = Wydarzenie { event } nie leży odkryte.
why-no-jester = Błazna już nie ma (16.13).
why-event-resolved = Wydarzenie { event } jest już rozpatrzone (16.13).

# Co się stało
told-chosen = { $you ->
    [yes] Wybór przyjęty.
   *[no] { $name } wybiera.
}
told-pass-after-draft = { $you ->
    [yes] Nie zagrywasz
   *[no] { $name } nie zagrywa
} karty dobierania.
told-pass-put-coin = { $you ->
    [yes] Nie kładziesz
   *[no] { $name } nie kładzie
} monety na Drodze.
told-pass-build = { $you ->
    [yes] Kończysz
   *[no] { $name } kończy
} turę budowy.
told-pass-tavern-card = { $you ->
    [yes] Nie bierzesz
   *[no] { $name } nie bierze
} Osadnika Podstawowego z Tawerny.
told-pass-church-card = { $you ->
    [yes] Nie bierzesz
   *[no] { $name } nie bierze
} karty z Kościoła.
told-hold = { $you ->
    [yes] Zatrzymujesz
   *[no] { $name } zatrzymuje
} Kuriera.
told-recruit = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { gold } i dobiera{ $you ->
    [yes] sz
   *[no] {""}
} w tej turze dwie karty.
told-pay-three = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { gold } bankowi.
told-draft-fewer = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} w tej rundzie o jedną kartę mniej.
told-build-fewer = { $you ->
    [yes] Wykładasz
   *[no] { $name } wykłada
} w tej rundzie o jedną kartę mniej.
told-arrange = { $you ->
    [yes] Odkładasz
   *[no] { $name } odkłada
} pozostałe karty.
told-next = { $you ->
    [yes] Odkładasz
   *[no] { $name } odkłada
} kartę { card } jako { $place }. od wierzchu.
told-draft-road = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} z Drogi kartę { card-with-coins }.
told-draft-pile = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} w ciemno { from-pile } { $what }.
told-courier = { $you ->
    [yes] Wysyłasz
   *[no] { $name } wysyła
} Kuriera, który przynosi z Drogi kartę { card-with-coins }.
told-coin = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} monetę na karcie { card }.
told-freelancer-own = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} { gold } na własnej karcie { card }: akcja więcej.
told-freelancer = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} { gold } na karcie { card } ({ $whose }): akcja więcej.
told-play = { $you ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
} kartę { card }.
told-begin-building = { $you ->
    [yes] Chcesz
   *[no] { $name } chce
} wyłożyć kartę { card }.
told-begin-hiring = { $you ->
    [yes] Chcesz
   *[no] { $name } chce
} pozyskać kartę { card }.
told-place = { $you ->
    [yes] Karta { card } ma już miejsce.
   *[no] { $name } wybiera miejsce dla karty { card }.
}
told-onto = { $you ->
    [yes] Stos wybrany.
   *[no] { $name } wybiera stos.
}
told-tavern = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} z Tawerny kartę { card }.
told-church = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} { from-pile } { $what }.
told-resolve = Wydarzenie { event }: { $effect }.
told-event-over = Wydarzenie { event } mija.
told-mood-swing = Zamiast niej { event }: { $effect }.
told-jester = { $you ->
    [yes] Twój Błazen
   *[no] Błazen
} wyrzuca Wydarzenie { event }.
told-jester-lost = Błazna już nie ma.
told-barbarian = Z Drogi znikają: { $cards }{ $gold ->
    [0] {""}
   *[other] ; zabrane monety: { gold }
}.
told-snatch = { $you ->
    [yes] Zabierasz
   *[no] { $name } zabiera
} kartę { card } z Ryneczku ({ $whose }).
told-snatch-own = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} kartę { card } z własnego Ryneczku na rękę.
told-search = { $you ->
    [yes] Przeglądasz
   *[no] { $name } przegląda
} { pile-acc }.
told-searched = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
} z niego { $what }.
told-exchange = { $you ->
    [yes] Twój Uczeń zajmuje
   *[no] Uczeń (gra { $name }) zajmuje
} miejsce karty { card } ({ $whose }).
told-exchange-own = { $you ->
    [yes] Twój Uczeń zajmuje
   *[no] Uczeń (gra { $name }) zajmuje
} miejsce karty { card } we własnej Osadzie.
told-pay-own = { $you ->
    [yes] Twoja karta { card }
   *[no] Karta { card } (Osada: { $name })
} dostaje z banku { gold }.
told-pay-other = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} { gold } na karcie { card } ({ $whose }).
told-pay-tinner = Konwisarka odblokowuje Kłódkę na karcie { card } ({ $you ->
    [yes] twoja Osada
   *[no] Osada: { $name }
}).
told-pay-bank = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} bankowi { gold } za odblokowanie Kłódki.
told-build = { $you ->
    [yes] Wykładasz
   *[no] { $name } wykłada
} kartę { card }.
told-build-on = { $you ->
    [yes] Wykładasz
   *[no] { $name } wykłada
} kartę { card } na kartę { $on }.
told-monk = { $you ->
    [yes] Wsuwasz
   *[no] { $name } wsuwa
} kartę { card } w miejsce karty { $role }.
told-smuggle = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { gold } dzięki karcie Przemysłowiec.
told-smuggle-nothing = { $you ->
    [yes] Nie masz
   *[no] { $name } nie ma
} czego przemycić.
told-hire = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} { onto-pile } { $what } i pozyskuje{ $you ->
    [yes] sz
   *[no] {""}
} kartę { card }.
told-hire-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $name } odrzuca
} { $what } i pozyskuje{ $you ->
    [yes] sz
   *[no] {""}
} kartę { card }.
told-hire-serfdom = Hrabina dostaje { $what }; { $you ->
    [yes] pozyskujesz
   *[no] { $name } pozyskuje
} kartę { card }.
told-rob = { $you ->
    [yes] Twój Złodziej zabiera
   *[no] Złodziej (Osada: { $name }) zabiera
} { gold } z cudzych zasobów ({ $whom }).
told-look = { $you ->
    [yes] Oglądasz
   *[no] { $name } ogląda
} cudzą rękę ({ $whom }).
told-take-seen = { $you ->
    [yes] Zabierasz
   *[no] { $name } zabiera
} z ręki ({ $whom }) { $what }.
told-take-reserve = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} z rezerwy { $what }.
told-wild-home = { $cards }: z powrotem na rękę ({ $you ->
    [yes] twoją
   *[no] { $name }
}).
told-betrayed = Karta { card } przechodzi { $you ->
    [yes] z twojej Osady
   *[no] z Osady ({ $name })
} do Hrabiny.
told-arrested = Karta { card } znika { $you ->
    [yes] z twojej Osady
   *[no] z Osady ({ $name })
}.
told-steal = { $you ->
    [yes] Zabierasz
   *[no] { $name } zabiera
} na rękę kartę { card } ({ $whose }).
told-steal-own = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} na rękę kartę { card } z własnej Osady.
told-sheriff = { $you ->
    [yes] Aresztujesz
   *[no] { $name } aresztuje
} kartę { card } ({ $whose }) i bierze{ $you ->
    [yes] sz
   *[no] {""}
} { gold }.
told-sheriff-own = { $you ->
    [yes] Aresztujesz
   *[no] { $name } aresztuje
} własną kartę { card } i bierze{ $you ->
    [yes] sz
   *[no] {""}
} { gold }.
told-countess-draft = Hrabina dostaje z Drogi kartę { card-with-coins }.
told-refill = Na Drogę: { $cards }.
told-square = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} dobrane karty na rękę.
told-road-leave = Uaktualnienie Drogi. Odchodzą: { $cards }.
told-road-come = Nowi na Drodze: { $cards }.
told-road-coins = Każdy osadnik na Drodze dostaje monetę.
told-founders = Bez Pożywienia { $you ->
    [yes] w twojej Osadzie
   *[no] w Osadzie ({ $name })
} Założyciele odwracają się na stronę z Pożywieniem.
told-copper = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { gold } za Miedziak.
told-improvement = { $you ->
    [yes] Masz
   *[no] { $name } ma
} najwięcej { $of } i zdobywa{ $you ->
    [yes] sz
   *[no] {""}
} Usprawnienie { improvement }: { $reward }.
told-improvement-lost = { $you ->
    [yes] Tracisz
   *[no] { $name } traci
} Usprawnienie { improvement }: jest remis.
told-gains = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { gold }.
told-pays = { $you ->
    [yes] Płacisz
   *[no] { $name } płaci
} { gold }.
told-her-coins = Na jej karcie { card } ({ $house }) { $coins ->
    [few] przybywają
   *[many] przybywa
} { coins }.
told-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $name } odrzuca
} kartę { card }.
told-countess-gets = Do Osady Hrabiny trafia karta { card }.
told-new-event = Nowe Wydarzenie { event }: { $effect }.
told-market = { $market ->
    [1] Odbywa się pierwsze Targowisko.
   *[other] Odbywa się drugie Targowisko; koniec gry.
}
told-market-pays = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} { $total } zł: nadrukowane { $printed }, monety { $coins }{ $silver ->
    [0] {""}
   *[other] , Srebrniki { $silver }
}{ $nun ->
    [0] {""}
   *[other] , Zakonnica { $nun }
}.
told-round = Runda { $round }: { $you ->
    [yes] zaczynasz
   *[no] zaczyna { $name }
}.

reason-gold = { $more } do { $fewer } w złociszach
reason-villagers = po { $gold } zł, ale osadników { $fewer } do { $more }
reason-shared = po { $gold } zł i po tylu samo osadników ({ $villagers })
reason-beaten = { $more } zł, a Hrabina ma { $fewer }
reason-lost = masz { $more } zł, a Hrabina { $fewer }

# Terminal
board-round = Runda { $round } · { $phase ->
    [draft] dobieranie
    [road] uaktualnienie Drogi
    [build] budowa
    [rewards] Usprawnienia
    [events] Wydarzenia
   *[over] koniec
}
board-to-market = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} do targowiska { $market }
board-your-gold = twoje złocisze: { $gold }
board-gold-of = złocisze ({ $name }): { $gold }
board-road = Droga
board-nobody = nikogo
board-stacks = Stosy
board-reserve = Rezerwa
board-basics = Podstawowi
board-jester = Błazen może jeszcze wyrzucić jedno Wydarzenie.
board-your-village = Twoja Osada
board-village = Osada: { $name }
board-village-facts = Pożywienie { $food }, Budowniczy { $builders } · targ 1: { $first } · targ 2: { $second }
board-village-facts-late = Pożywienie { $food }, Budowniczy { $builders } · targ 2: { $second }
board-player = { $gold } zł, dobiera { $draft }, buduje { $build }
board-countess = { $gold } zł
board-markets = targi { $first }/{ $second }
board-markets-late = targ 2: { $second }
board-hand-of = ręka { $cards }
board-your-hand = Twoja ręka ({ $cards })
board-square = dobrane
board-first = zaczyna
board-legend = @X na karcie X, !X Kłódka: otwiera X, z złocisz, p Pożywienie, b Budowniczy
board-more = i jeszcze { $cards }
tiny-gold = { $number }z
tiny-food = { $number }p
tiny-builders = { $number }b
tiny-on = @{ card }
tiny-lock = !{ card }
tiny-and = { $first } { $rest }
tiny-silver = { $pays }s/{ $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ tiny-counted }
tiny-copper = { $pays }m/{ $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ tiny-counted }
tiny-counted = { $counts ->
    [suit-symbols] { short-suit }
    [gold-symbols] złocisz
    [padlocks] Kłódka
    [food] Pożyw.
    [builders] Budow.
    [printed-gold] zł { short-suit }
    [coins-on-one] moneta
    [sets] zestaw
    [chains] łańcuch { $least }
    [with-coins] z monetami
    [best-silver] Srebrnik
    [hand-special] specjalna
   *[cards] karta
}
board-improvement = { improvement } (najwięcej { $of }): { $reward }
board-market = targowisko { $market }
board-printed = na kartach
board-coins = monety
board-silver = Srebrniki
board-nun = Zakonnica
board-sum = razem
board-all-gold = wszystkie złocisze
board-villagers = osadnicy
board-unseen = jeszcze niewidziane: w stosach, na innych rękach albo w pudełku
board-known = znasz
board-no-memory-aid = Przy tym stole gra się bez pomocy dla pamięci.
board-help =
    Co rundę: dobierasz karty z Drogi albo w ciemno ze stosu, potem budujesz.
    Drwal[Cieśla|Kołodziejka>Stelmach]: dwa łańcuchy na Drwalu. Działa tylko to, co
    na wierzchu. Pożywienie pozwala więcej dobierać, Budowniczy więcej wykładać.
    Bednarz @Drwal 4z !Kowal: leży na Drwalu, daje 4 złocisze na każdym targowisku;
    za Kłódkę płacisz temu, kto ma kartę Kowal, a za własną nic.
    Osadnika Podstawowego pozyskujesz za kartę z ręki: od niego zaczynają się
    Drewno, Siano i Ruda. (6) to dochód karty na targowisku; (0/6): na pierwszym nic,
    na drugim 6, jak Srebrnik. +2 to monety na karcie: liczą się jej właścicielowi.
    Gdy puste są stosy 1 i 2, jest pierwsze targowisko, a gdy wszystkie, drugie i
    koniec gry. Wygrywa, kto ma najwięcej złociszy. b3: trzecia karta Osady gracza b.

# Przeglądarka: co jest na karcie i co gdzie leży
explain-smuggler = połowa nadrukowanych złociszy z twojej wierzchniej karty
explain-chain = Leży na: { $chain }
explain-gold = { gold } na każdym targowisku
explain-silver = Srebrnik liczy na drugim targowisku { explain-counted }: { $number ->
    [1] po { gold }
   *[other] { gold } za każde { $number }
}
explain-copper = Miedziak liczy po każdej fazie budowy { explain-counted } (płaci tylko najlepsza karta z Miedziakiem): { $number ->
    [1] po { gold }
   *[other] { gold } za każde { $number }
}
explain-counted = { $counts ->
    [suit-symbols] symbole dziedziny { suit }
    [gold-symbols] widoczne symbole Złocisza
    [padlocks] Kłódki
    [food] symbole Pożywienia
    [builders] symbole Budowniczego
    [printed-gold] złocisze nadrukowane na twoich widocznych kartach dziedziny { suit }
    [coins-on-one] monety na jednym, najlepszym osadniku
    [sets] zestawy symboli Drewna, Siana i Rudy
    [chains] łańcuchy z co najmniej { $least } kart
    [with-coins] osadników z monetami
    [best-silver] wartość twojej najlepszej karty ze Srebrnikiem
    [hand-special] karty specjalne na ręce
   *[cards] karty w Osadzie
}
explain-key = Brelok: tyle kart w grze ma Kłódkę, którą otwiera ten osadnik: { $number }
explain-lock = Kłódka, otwiera ją: { card }
explain-lock-held = W grze u: { $names }
explain-lock-bank = Nikt nie ma tego osadnika: płaci się bankowi
explain-stands-for = Zastępuje kartę: { card }
explain-covered = Zakryta: liczą się tylko nazwa, dziedzina i Kłódka
explain-brings = Na targowiskach przynosi: { $first } / { $second }
explain-copper-now = teraz { gold } z Miedziaka
explain-spent = Użyta w tej turze
board-back = zakryta karta: { suit }
board-slot = Droga { $slot }: { $what }
board-nobody-here = nikogo
board-pile = { pile }: { cards }
board-pile-back = Na wierzchu: { suit }
board-market-under = Pod spodem leży karta targowiska { $market }
board-pile-known = Znasz, licząc od wierzchu: { $list }
board-supply = Rezerwa, karty odrzucone i Osadnicy Podstawowi
board-basic = { card }: do pozyskania { $left }
board-discards = Odrzucone: { cards }. { $list }
board-improvements = Usprawnienia
board-holder = znacznik ma { $name }
board-unheld = nikt nie ma znacznika
board-events = Wydarzenia
board-jester-name = Błazen
board-seasons = Zakryte Wydarzenia: Letnie { $summer }, Zimowe { $winter }
board-show = Pokaż z bliska Osadę: { $name }
board-drafts = dobiera w rundzie { $limit } (Pożywienie: { $food })
board-builds = wykłada w rundzie { $limit } (Budowniczy: { $builders })
board-would-pay = targowisko 1 przyniosłoby { $first }, targowisko 2 { $second }
board-would-pay-late = targowisko 2 przyniosłoby { $second }
board-would-earn = Wyłożona teraz: złocisze { $now }, targowisko 1 { $first }, targowisko 2 { $second }
board-holds = ręka, { cards }: { $list }
board-square-of = dobrane: { $list }
board-build-here = Twoja Osada, tu wykładasz karty: { $list }
board-plot = Nowe miejsce w twojej Osadzie
board-tray = Karty do wyboru
board-choices = Inne możliwości
board-pay-bank = zapłać bankowi
board-bank = bank
board-memory = niewidziane

# Pozycje, których nie może być
bad-seat = Przy tym stole nie ma miejsca { $seat }.
bad-founders = W Osadzie { $seat } muszą być Założyciele, jeden raz.
bad-house = { $card } nie może tak leżeć w Osadzie { $seat }: zobacz jej łańcuch (8.2).
bad-load = Na karcie { $card } w Osadzie { $seat } leży za dużo kart (8.4).
bad-wild = { $card } w Osadzie { $seat } musi zastępować ogniwo łańcucha i być zakryta (11.2).
bad-steps = Wiersz „steps” nie opisuje chwili, w której ta gra może stanąć.
bad-building = Karta między ręką a Osadą nie zgadza się z pytaniami, które stoją.
too-many = { $card } pojawia się za często: w grze jest { $copies }.
too-many-blanks = Pustych miejsc jest więcej niż kart, które mogłyby je zająć.
too-few-places = Zostaje więcej kart, niż mieści rezerwa.
nothing-to-answer = Pytanie stoi do kogoś, kto nie ma odpowiedzi.

# Dlaczego ruch wygląda dobrze albo źle
reason-promise = obiecuje twojej Osadzie mniej więcej { gold }
reason-coins = a leży na niej { gold }
reason-at-once = można ją wyłożyć od razu
reason-hire = potrzebuje pod sobą Osadnika Podstawowego, którego trzeba pozyskać
reason-link = to, na czym leży, masz na ręku
reason-missing = tego, na czym leży, nigdzie nie widać
reason-others = niesie albo odblokowuje inne karty z twojej ręki
reason-toll = jej kłódkę otwiera twój własny osadnik: { gold }
reason-price = jej kłódka kosztuje { gold }
reason-early = najpierw Pożywienie i Budowniczowie: złocisze mogą poczekać na targ
reason-blind = tej karty nikt nie widział: trochę nadziei
reason-basic = karta, która na nią czeka, mniej ta, którą płacisz: mniej więcej { gold }
reason-worth = na oko warte mniej więcej { gold }
reason-now = zrób to przed wszystkim innym albo wcale
reason-pass = nic innego nie daje zysku

# Strona zasad: grupy kart i słowa wyjaśniane tam, gdzie padają po raz pierwszy. Formy: `oboz-` to początek słowa.
gallery-solo = Gra jednoosobowa
gallery-events = Wydarzenia
gallery-improvements = Usprawnienia
terms = village road reserve square suit top basics padlock unlocker chain draft market silver copper
term-village = Osada
term-village-forms = Osada, Osady, Osadę, Osadzie, Osadą
term-village-means = karty leżące przed graczem, czyli wszyscy, którzy się u niego osiedlili
term-road = Droga
term-road-forms = Drog-, Drodze-, Dróg-
term-road-means = sześć miejsc z odkrytymi osadnikami, których można dobrać
term-reserve = rezerwa
term-reserve-forms = rezerw-
term-reserve-means = zakryty stos obok Drogi, z którego się ją uzupełnia
term-square = Ryneczek
term-square-forms = Rynecz-
term-square-means = tu leżą odkryte karty, które dobierasz, zanim trafią na rękę
term-suit = dziedzina
term-suit-forms = dziedzin-
term-suit-means = czym zajmuje się osadnik: Drewno, Siano, Ruda, Zboże, Winogrona, Wełna albo Skóra; do tego Samodzielni i Specjalni
term-top = wierzchnia karta
term-top-forms = wierzchnia karta-, wierzchnie karty-, wierzchnich kart-, wierzchnią kartę-, wierzchniej karcie-
term-top-means = karta, na której nic nie leży: tylko tam działają Pożywienie, Budowniczy, Złocisze, Srebrniki i Miedziaki
term-basics = Osadnicy Podstawowi
term-basics-forms = Osadnicy Podstawowi-, Osadników Podstawowych-, Osadnika Podstawowego-, Osadnik Podstawowy-
term-basics-means = Drwal, Kosiarz i Górnik, od których zaczynają się łańcuchy; najmuje się ich za kartę z ręki
term-padlock = Kłódka
term-padlock-forms = Kłód-
term-padlock-means = trzeba ją odblokować przed wyłożeniem karty: robi to wymieniony na niej osadnik albo 2 Złocisze
term-unlocker = osadnik odblokowujący
term-unlocker-forms = osadnika odblokowując-, osadnik odblokowując-, osadników odblokowując-
term-unlocker-means = osadnik, który odblokowuje Kłódkę; za to na jego karcie kładzie się 2 Złocisze
term-chain = łańcuch produkcji
term-chain-forms = łańcuch-
term-chain-means = osadnicy leżący jedni na drugich, od surowca aż po gotowy towar
term-draft = dobieranie
term-draft-forms = dobierani-
term-draft-means = na zmianę z innymi bierze się po jednym osadniku, z Drogi albo w ciemno ze stosu
term-market = Targowisko
term-market-forms = Targowisk-
term-market-means = rozliczenie: bank płaci za to, co leży na wierzchu; drugie kończy grę
term-silver = Srebrnik
term-silver-forms = Srebrnik-
term-silver-means = symbol, który płaci na drugim Targowisku za każdy symbol albo kartę, które liczy
term-copper = Miedziak
term-copper-forms = Miedziak-
term-copper-means = symbol Spekulantów, który płaci po każdej fazie budowy; liczy się tylko najlepsza karta

# Co statystyki mówią o stylu gracza, średnio w partii.
habit-built-wood = wyłożone Drewno
habit-built-hay = wyłożone Siano
habit-built-ore = wyłożona Ruda
habit-built-grain = wyłożone Zboże
habit-built-grape = wyłożone Winogrona
habit-built-wool = wyłożona Wełna
habit-built-leather = wyłożona Skóra
habit-built-solitary = wyłożeni Samodzielni
habit-built-special = zagrani Specjalni
habit-padlocks = wyłożone karty z Kłódką
habit-hired = pozyskani Osadnicy Podstawowi
habit-blind = karty dobrane w ciemno
