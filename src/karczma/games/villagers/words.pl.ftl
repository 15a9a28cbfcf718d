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
option-first = kto zaczyna; rulebook to losowanie, mini to partyjka Mini Włościan
option-memory-aid = pokazuj to, co wiedziałby ktoś o doskonałej pamięci: karty wzięte jawnie, karty widziane w stosach, karty jeszcze niewidziane

# Zdania: pytania, opisy ruchów, co się stało, terminal.
