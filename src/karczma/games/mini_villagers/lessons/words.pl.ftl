# Lekcja gry Mini Włościanie. Słowo w *gwiazdkach* jest nowe i się wyróżnia.

lesson-hand = Wszystkie karty są rozdane, a te są twoje: włościanie różnych *dziedzin*, w każdej jeden mężczyzna i jedna kobieta.
lesson-pairs = Mężczyzna i kobieta z tej samej dziedziny to *para*, a pary z rozdania każdy już odłożył.
lesson-pile = To ty rozdajesz, więc zaczynasz: w turze dobiera się jedną kartę, ze *stosu*, dopóki coś w nim jest.
lesson-put-away = Tworzy parę z kartą w twojej ręce, więc obie same się odkładają.
lesson-taken = Stos się skończył, więc karczmarz wziął w ciemno kartę od sąsiada po prawej, czyli od ciebie, i trafił na parę.
lesson-out = Młynarz zabrał karczmarzowi ostatnią kartę: kto nie ma kart, *odpada* i jego kolej się pomija.
lesson-take = Teraz ty bierzesz kartę od sąsiada po prawej: którąkolwiek, bo są wymieszane i zakryte.
lesson-countess = *Kapryśna Hrabina*! Nie ma pary, więc nigdy nie można jej odłożyć, a kto z nią zostanie, ten wygrywa.
lesson-back = Młynarz znów ci ją zabrał: tu niczego nie da się zaplanować, więc weź kartę z powrotem.
lesson-won = Młynarz znalazł parę i odpada; tylko tobie została karta, a jest nią Hrabina: wygrywasz, a wszyscy inni są na drugim miejscu.
lesson-end = To wszystko: ta gra to czysty los, a jej zwycięzca może zacząć partię Włościan. Spróbuj przeciw dwóm graczom!
