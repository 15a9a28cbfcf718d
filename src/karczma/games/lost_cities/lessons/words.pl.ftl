# Lekcja gry Zaginione Miasta. Słowo w *gwiazdkach* jest nowe i się wyróżnia.

lesson-welcome = W Zaginionych Miastach prowadzisz *ekspedycje*, najwyżej po jednej w każdym kolorze: w tym rzędzie będą leżeć twoje.
lesson-hand = Masz w ręku { $cards } kart: liczby od 2 do 10 oraz *sponsorów*, którzy zamiast liczby mają znak.
lesson-deck = To *stos dobierania*: rozgrywka kończy się, gdy ktoś dobierze z niego ostatnią kartę; na potrzeby lekcji jest ich tylko { $cards }.
lesson-sponsor = Tura ma dwie połowy, a pierwsza to dołożenie karty: dotknij żółtego sponsora, a potem swojej żółtej ekspedycji.
lesson-cost = Wyruszenie kosztuje { $cost } punktów, a sponsor wszystko podwaja: ta ekspedycja ma teraz { $points }, dopóki liczby tego nie spłacą.
lesson-draw = Druga połowa tury: dobierz kartę ze stosu i znów masz pełną rękę.
lesson-camp = Karczmarz nie potrzebował żółtej 7 i odłożył ją do żółtego *obozu*, czyli odkrytego stosu kart odrzuconych w tym kolorze.
lesson-rise = Liczby w ekspedycji muszą rosnąć, a przerwy są dozwolone: dołóż żółtą 4 do swojego sponsora.
lesson-take = Teraz dobierz, ale nie ze stosu: wolno wziąć wierzchnią kartę dowolnego obozu, a ta żółta 7 bardzo ci się przyda.
lesson-patience = Nie spiesz się z siódemką, bo po niej nic niższego już nie wejdzie: najpierw dołóż żółtą 6.
lesson-draw-again = Dobierz kartę ze stosu; zobaczymy, co przyniesie.
lesson-gap = Teraz kolej na siódemkę: dołóż ją do szóstki.
lesson-draw-hope = Dobierz jeszcze jedną kartę ze stosu.
lesson-too-late = Drugi żółty sponsor, ale spóźniony: sponsorzy dołączają tylko przed pierwszą liczbą ekspedycji.
lesson-leave = Nie trzeba wyruszać wszędzie, bo niebieska ekspedycja też kosztowałaby { $cost } punktów: odłóż niebieską 2 do niebieskiego obozu, gdzie karczmarzowi z dziewiątką i tak się nie przyda.
lesson-closed = Karty dopiero co odłożonej nie wolno wziąć z powrotem w tej samej turze, więc niebieski obóz jest zamknięty: dobierz ze stosu.
lesson-ten = Stos prawie się skończył: dołóż żółtą 10, póki jest czas.
lesson-paid = Liczby dają razem { $sum }, odejmujemy { $cost } za wyruszenie, a sponsor podwaja resztę: wynik to { $points }.
lesson-last = Została jedna karta: dobierz ją, a rozgrywka natychmiast się skończy.
lesson-score = Każda rozpoczęta ekspedycja liczy się osobno: karczmarz zaczął dwie i żadnej nie dokończył, więc kosztują go punkty, a te, których nikt nie zaczął, nic nie liczą.
lesson-great = Ekspedycja złożona z co najmniej { $cards } kart, razem ze sponsorami, to *wielka ekspedycja*: daje dodatkowo { $bonus } punktów, których nic nie mnoży.
lesson-match = Trzy takie rozgrywki tworzą *mecz*: pierwszą zaczyna starszy gracz, następną ten, kto prowadzi, a wygrywa suma punktów. Spróbuj teraz jednej rozgrywki z pełnym stosem!
