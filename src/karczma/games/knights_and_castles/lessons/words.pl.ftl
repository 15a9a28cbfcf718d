# Lekcja gry Rycerze i zamki. Słowo w *gwiazdkach* jest nowe i się wyróżnia.

lesson-castle = Gra trwa { $rounds } rund, a w każdej odkrywa się kafelek; ten to duży kamienny *zamek*, który zdobywcy daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
lesson-strength = Przeciw każdemu rodzajowi zamku *karty armii* mają inną siłę: przeciw kamiennemu najsilniejszy jest rycerz, a najsłabszy smok.
lesson-hand = Wszyscy mają takie same karty: sześć kart armii oraz *pasterzy* (jest ich { $shepherds }), którzy nie mają żadnej siły.
lesson-lay = Wszyscy jednocześnie i po kryjomu wybierają dwie karty: wyłóż rycerza, a żeby nic więcej nie zmarnować, dołóż pasterza.
lesson-shown = Karty zostają odkryte: twój rycerz jest najsilniejszą pojedynczą kartą, więc zamek należy do ciebie.
lesson-camp = Zużyty rycerz leży w twoim *obozie*, skąd nie można wykładać kart, a pasterz wrócił do ręki.
lesson-sword = *Miecz* dostaje ten, kto ma najmniej punktów: rozstrzyga, gdy nie zostanie żadna karta armii, co zaraz zobaczysz.
lesson-cover = Mały zamek z cegły, gdzie najsilniejsza jest katapulta; karczmarz może myśleć tak samo, więc wyłóż katapultę, a z nią chłopa.
lesson-cancel = Takie same karty *odpadają*, więc obu katapult nie ma; z pozostałych najsilniejszy jest twój chłop, bo sił dwóch kart gracza się nie dodaje.
lesson-drum = *Bębenek* oznacza rekrutację: każdy bierze jedną kartę z obozu z powrotem do ręki, a inni nie widzą którą; weź rycerza.
lesson-save = Duży zamek z drewna; prowadzisz i możesz oszczędzić smoka, więc zablefuj: wyłóż piechura i pasterza.
lesson-by-sword = Wyłożono dwóch piechurów, odpadają i nic nie zostaje: wtedy zamek bierze ten, kto ma miecz, czyli tutaj karczmarz.
lesson-two = Znowu kamień, a karczmarz też ma rycerza: wyłóż swojego, a z nim łucznika, gdyby rycerze odpadli.
lesson-archer = Tak się stało: rycerze odpadają, a twój łucznik jest silniejszy od chłopa.
lesson-to-come = Tych kafelków jeszcze nie było, ale jeden przed grą trafił do *pudełka*: licz, co może jeszcze przyjść.
lesson-last-drum = Kolejny bębenek: swój obóz wolno ci przeglądać, więc weź z niego łucznika, dobrego przeciw drewnu.
lesson-last-castle = Ostatni zamek jest z drewna: wyłóż smoka i łucznika, czyli wszystkie karty armii, jakie masz.
lesson-score = Smoki odpadają i wygrywa łucznik: po ostatniej rundzie sumuje się punkty zamków, a zwycięża ten, kto ma ich najwięcej.
lesson-end = Przy równych punktach wygrywa ten, kto ma więcej kart w ręku, licząc pasterzy, więc nie zużywaj kart bez potrzeby. Teraz zagraj partię!
