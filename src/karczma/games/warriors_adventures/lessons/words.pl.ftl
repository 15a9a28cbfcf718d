# Lekcja gry Przygody wojów. Słowo w *gwiazdkach* jest nowe i się wyróżnia.

lesson-stacks = Dziesięć *stosów* kart przygód leży zakrytych, a w swojej turze robisz jedną z dwóch rzeczy: odkrywasz wierzchnią kartę jednego z nich albo wysyłasz do grodu to, co już masz.
lesson-inside = Rewers mówi, ile kart ma stos: ten ma ich { $cards }. W każdym kryją się przedmioty warte { $least }, { $middle } lub { $most } oraz po jednej karcie każdego *zagrożenia*.
lesson-reveal = Spróbuj szczęścia: odkryj wierzchnią kartę tego stosu.
lesson-front = Przedmiot o wartości { $value }! Leży *przed tobą*, a tam nie jest bezpieczny.
lesson-more = Karczmarz też odkrył kartę i znów twoja kolej: odkryj kartę z tego stosu.
lesson-luck = Dwa przedmioty, a pokusa rośnie: odkryj jeszcze jedną kartę.
lesson-chamberlain = Podstępny *szambelan* zabiera najcenniejszy przedmiot leżący przed tobą, a tańszy zostaje.
lesson-raiders = Karczmarza spotkało coś gorszego: *rozbójnicy* z Jomsborga zabierają graczowi wszystko, co przed nim leży.
lesson-send = Zanim spotka to ciebie, poświęć turę, żeby *wysłać* przedmioty: dotknij ich, a potem wolnej postaci.
lesson-safe = Wysłane przedmioty leżą na postaci zakryte, nikomu nie wolno ich oglądać i nic ich już nie odbierze: na każdą postać wysyłasz tylko raz.
lesson-again = Wyrusz znowu: odkryj kartę z tego stosu.
lesson-knights = *Zbójcerze* czekają przed tobą i nie czynią szkody, ale druga taka karta zabrałaby wszystkie twoje przedmioty.
lesson-bold = Mimo to odważ się odkryć następną kartę.
lesson-bolder = Cenny przedmiot leży niezabezpieczony, ale odważni idą dalej: odkryj jeszcze jedną.
lesson-fight = Rozbójnicy, ale co za szczęście: walczyli z twoimi zbójcerzami, obie karty znikają, a ty niczego nie tracisz.
lesson-one-more = Jeszcze jedna karta i wystarczy.
lesson-last-send = Czeka twoja ostatnia postać: wyślij wszystko, bo wysyła się zawsze całość, nigdy część.
lesson-out = Wszystkie twoje postacie mają przedmioty, więc od razu kończysz grę, a pozostali grają dalej bez ciebie.
lesson-score = Karczmarz wysyła po raz ostatni i gra się kończy: liczą się tylko wysłane dukaty, wygrywa najwięcej dukatów, a przy remisie najwięcej przedmiotów.
lesson-end = Im mniej graczy, tym więcej *postaci* ma każdy; zaczyna najmłodszy, a gdy stosy się skończą, każdy wysyła to, co mu zostało. Teraz zagraj całą partię!
