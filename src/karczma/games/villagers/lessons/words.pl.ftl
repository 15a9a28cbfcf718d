# Lekcje gry Włościanie. Słowo w *gwiazdkach* jest nowe i się wyróżnia.

lesson-title-base = 1. Gra podstawowa
lesson-title-padlocks = 2. Kłódki i osadnicy specjalni
lesson-title-solo = 3. Samotnie przeciw Hrabinie

lesson-base-village = To twoja *Osada*: na początku są w niej Założyciele, a ty masz { $gold } *Złociszy*; kto ma ich na końcu najwięcej, wygrywa.
lesson-base-road = Osadnicy wędrują *Drogą*: w każdej rundzie najpierw zapraszasz kilku z nich na rękę, a potem osiedlasz ich w swojej Osadzie.
lesson-base-draft = *Dobrać* to wziąć jedną kartę, a w rundzie twój limit to { $limit }, po jednej naraz: dotknij Świniopasa.
lesson-base-refill = Karczmarz też dobrał, a każde puste miejsce od razu zajęła karta z pierwszego z tych *stosów*; gdy wszystkie się wyczerpią, gra się kończy.
lesson-base-blind = Można też dobrać *w ciemno* wierzchnią kartę dowolnego stosu, po której widać tylko *dziedzinę*: spróbuj drugiego stosu.
lesson-base-coin = W dwie osoby każdy może teraz położyć monetę na osadniku, który ma zostać; dostanie ją ten, kto tę kartę dobierze: połóż swoją na Hodowcy Bydła.
lesson-base-update = Ci z monetą zostali, inni odeszli, a nowi przyszli z *rezerwy*; w większym gronie dzieje się to samo z siebie, a monetę dostaje każdy osadnik na Drodze.
lesson-base-build = Teraz *budujesz*, a twój limit to { $limit }: Świniopas musi leżeć na Założycielach, więc dotknij go, a potem swojej Osady.
lesson-base-covered = Działa tylko to, co leży na *wierzchu*: Złocisze Założycieli są zakryte, ale Świniopas też je ma, a do tego Pożywienie, dzięki któremu dobierzesz o jedną kartę więcej.
lesson-base-hire = Wiele łańcuchów zaczyna *Osadnik Podstawowy*, a limit na turę to { $hires }: pozyskaj Kosiarza.
lesson-base-onto = Osadnik Podstawowy kosztuje kartę z ręki, odkładaną zakrytą na stos: wybierz trzeci.
lesson-base-return = Oddaj kartę, której najmniej potrzebujesz, i pamiętaj, że jej dziedzinę widać: Pszczelarkę.
lesson-base-solitary = Osadnicy Podstawowi nie liczą się do limitu, więc możesz jeszcze kogoś wyłożyć: Świecarz jest *Samodzielny* i stoi osobno.
lesson-base-done = Na tę turę to wszystko: powiedz, że kończysz.
lesson-base-founders = Karczmarz wyłożył Murarza na Górniku; jego Osady nikt nie żywi, więc Założyciele odwrócili się i zamiast Złociszy dają Pożywienie.
lesson-base-market = Dwa pierwsze stosy są puste, więc odbyło się pierwsze *Targowisko*: wszystkie wierzchnie karty dały nadrukowane Złocisze, a twoje dały ich sporo.
lesson-base-food = Dzięki Pożywieniu dobierasz teraz trzy karty: weź Hodowcę Bydła, a moneta, która na nim leży, jest twoja.
lesson-base-silver = Niektóre karty zamiast Złociszy mają *Srebrniki*, które płacą tylko na drugim Targowisku: dobierz Handlarkę Koni.
lesson-base-last-stack = W stosach została jedna karta: dobierz ją w ciemno.
lesson-base-no-coin = Następnej rundy nie będzie, więc moneta na Drodze na nic się nie przyda: zrezygnuj.
lesson-base-chain = Karty leżące jedna na drugiej to *łańcuch produkcji*: wyłóż Hodowcę Bydła na swoim Kosiarzu.
lesson-base-branch = Pierwsza karta łańcucha niesie dwie gałęzie: wyłóż Handlarkę Koni na tym samym Kosiarzu.
lesson-base-symbols = Symbole dziedziny liczą się nawet zakryte: Handlarka Koni płaci 3 Złocisze za każde dwa symbole Siana w twojej Osadzie, razem z własnym.
lesson-base-finish = Wszystkie sześć stosów jest pustych: powiedz, że kończysz, a drugie Targowisko zakończy grę.
lesson-base-score = Drugie Targowisko płaci za nadrukowane Złocisze, Srebrniki i monety na kartach; wygrywa najwięcej Złociszy, a przy remisie mniejsza Osada.
lesson-base-end = Znasz już grę podstawową; Kłódki i osadnicy specjalni są w drugiej części. Zagraj z tym, co umiesz!
