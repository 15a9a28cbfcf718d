# Przygody wojów po polsku. Karty: $card to nazwa rodzaju, $value to wartość w dukatach.
# Gracze: $you to "yes", gdy mowa o czytającym; inaczej $name to imię gracza.

# przedmiot inny niż moneta nazywa się od swojej wartości
worth-of-card = { $value ->
    [one] { $value } dukata
   *[other] { $value } dukatów
}
card = { $card ->
    [coin] moneta
    [coin-in-hand] moneta w ręku
    [chamberlain] podstępny szambelan
    [robber-knights] zbójcerze
    [raiders] rozbójnicy z Jomsborga
   *[other] przedmiot wart { worth-of-card }
}
# odkrywasz monetę, tracisz przedmiot
card-acc = { $card ->
    [coin] monetę
    [coin-in-hand] monetę w ręku
    [chamberlain] podstępnego szambelana
    [robber-knights] zbójcerzy
    [raiders] rozbójników z Jomsborga
   *[other] przedmiot wart { worth-of-card }
}
ducats = { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
    [many] { $ducats } dukatów
   *[other] { $ducats } dukata
}
# przedmioty o wartości 21 dukatów, monety o wartości 1 dukata
worth = { $ducats ->
    [one] { $ducats } dukata
   *[other] { $ducats } dukatów
}
items = { $items ->
    [one] { $items } przedmiot
    [few] { $items } przedmioty
   *[many] { $items } przedmiotów
}
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
# to, co kradnie moneta w ręku: wszystko jednego rodzaju
loot = { $card ->
    [coin] { $items ->
        [one] { $items } monetę
        [few] { $items } monety
       *[many] { $items } monet
    }
   *[other] { $items ->
        [one] { items } wart { worth-of-card }
       *[other] { items } po { $value } { $value ->
            [one] dukacie
           *[other] dukatów
        }
    }
}

blurb = Odważ się odkryć jeszcze jedną kartę i wyślij zdobycz do grodu, zanim przyjdą rozbójnicy.
option-dusigrosz = gra o kartę Dusigrosz, premię dla tego, kto wysłał najwięcej monet
option-stealing-coin = moneta w ręku kradnie
option-first = kto zaczyna
option-ages = miejsca od najmłodszego do najstarszego gracza
option-memory-aid = pokazuj to, co wiedziałby ktoś o doskonałej pamięci: jakie karty mogą być jeszcze w każdym stosie

prompt-turn = Odkryj kartę ze stosu albo wyślij wszystkie swoje przedmioty na wolną postać.
prompt-reveal = Odkryj wierzchnią kartę z wybranego stosu.
prompt-rob = Twoja moneta w ręku kradnie: komu?
prompt-wait-turn = Tura: { $name }.
prompt-wait-rob = { $name } wybiera, komu ukraść.
prompt-over = Koniec gry.

describe-reveal = odkryj kartę ze stosu { $stack } (w stosie: { cards })
describe-reveal-aided = odkryj kartę ze stosu { $stack }: łup to { $items } z { $cards ->
    [one] { $cards } karty
   *[other] { $cards } kart
}
describe-reveal-known = odkryj kartę ze stosu { $stack }: to na pewno { card }
describe-send = wyślij { items } o wartości { worth } na wolną postać
describe-send-knights = wyślij { items } o wartości { worth }; zbójcerze odejdą
describe-send-last = wyślij { items } ({ ducats }), ostatnia postać: kończysz grę
describe-rob = { $you ->
    [yes] ty
   *[no] { $name }
}: zabierz { loot } i oddaj za to monetę w ręku
describe-rob-nothing = { $you ->
    [yes] ty
   *[no] { $name }
}: nie ma czego zabrać, a monetę w ręku trzeba oddać

why-stack-empty = Stos { $stack } jest pusty.
why-nothing-to-send = Nie masz przed sobą przedmiotów do wysłania (3.1).
why-no-coin = Kradnie tylko dopiero co odkryta moneta w ręku (5.2).
why-rob-first = Najpierw wybierz, komu kradnie twoja moneta w ręku (5.2).
why-no-victim = Moneta w ręku kradnie innemu graczowi, który jest jeszcze w grze (5.2).

told-item = { $you ->
    [yes] Odkrywasz
   *[no] { $name } odkrywa
} { card-acc } ze stosu { $stack }.
told-chamberlain = { $you ->
    [yes] Odkrywasz podstępnego szambelana ze stosu { $stack } i tracisz
   *[no] { $name } odkrywa podstępnego szambelana ze stosu { $stack } i traci
} { card-acc }.
told-knights-wait = { $you ->
    [yes] Odkrywasz zbójcerzy ze stosu { $stack }: czekają przed tobą.
   *[no] { $name } odkrywa zbójcerzy ze stosu { $stack }: czekają.
}
told-knights = { $you ->
    [yes] Odkrywasz drugich zbójcerzy ze stosu { $stack } i tracisz
   *[no] { $name } odkrywa drugich zbójcerzy ze stosu { $stack } i traci
} { items } o wartości { worth }.
told-raiders = { $you ->
    [yes] Odkrywasz rozbójników z Jomsborga ze stosu { $stack } i tracisz
   *[no] { $name } odkrywa rozbójników z Jomsborga ze stosu { $stack } i traci
} { items } o wartości { worth }.
told-fight = { $you ->
    [yes] Odkrywasz
   *[no] { $name } odkrywa
} rozbójników z Jomsborga ze stosu { $stack }: walczą ze zbójcerzami.
told-harmless = { $you ->
    [yes] Odkrywasz
   *[no] { $name } odkrywa
} { card-acc } ze stosu { $stack }: nie ma czego zabrać.
told-rob = { $you ->
    [yes] Kradniesz
   *[no] { $name } kradnie
} { loot }.
told-rob-nothing = { $you ->
    [yes] Nie masz
   *[no] { $name } nie ma
} czego ukraść.
told-robbed = { $you ->
    [yes] Tracisz { loot } i dostajesz
   *[no] { $name } traci { loot } i dostaje
} monetę w ręku.
told-robbed-nothing = { $you ->
    [yes] Dostajesz
   *[no] { $name } dostaje
} monetę w ręku.
told-send = { $you ->
    [yes] Wysyłasz
   *[no] { $name } wysyła
} { items } do grodu.
told-send-knights = { $you ->
    [yes] Wysyłasz
   *[no] { $name } wysyła
} { items } do grodu; zbójcerze odchodzą.
told-out = { $you ->
    [yes] Masz przedmioty na wszystkich postaciach: kończysz grę.
   *[no] { $name } ma przedmioty na wszystkich postaciach i kończy grę.
}
told-all-full = Wszystkie postacie mają przedmioty: koniec gry.
told-cards-gone = Wszystkie karty są odkryte: koniec gry.
told-last-send = { $you ->
    [yes] Wysyłasz
   *[no] { $name } wysyła
} jeszcze { items }.
told-bonus = { $you ->
    [yes] Masz
   *[no] { $name } ma
} najwięcej monet: karta Dusigrosz, { ducats }.
told-no-bonus = Nikt nie ma sam najwięcej monet: karta Dusigrosz zostaje w pudełku.
told-points = { $you ->
    [yes] Masz
   *[no] { $name } ma
} { ducats }, w grodzie { items }.

player = { $name }
players = { $players }, { $player }
players-last = { $players } i { $player }
reason-won = { ducats }, następny wynik to { $fewer }
reason-items = { ducats }, tyle co następny wynik, ale więcej wysłanych przedmiotów: { $items } do { $fewer }
reason-shared = wspólne zwycięstwo: { $players }, po { $ducats ->
    [one] { $ducats } dukacie
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} i { $items ->
    [one] { $items } przedmiocie
    [few] { $items } przedmioty
   *[many] { $items } przedmiotów
}

# Terminal. Wiadomość short- mówi w kilku literach to, co jej siostra describe- mówi w całości.
short-reveal = { cards }
short-reveal-aided = łup { $items } z { $cards }
short-reveal-known = { $card ->
    [coin] moneta
    [coin-in-hand] mon. w ręku
    [chamberlain] szambelan
    [robber-knights] zbójcerze
    [raiders] rozbójnicy
   *[other] wart { $value }
}
short-send = { ducats }
short-send-knights = { ducats }
short-send-last = { ducats }
short-rob = { $name }: { loot }
short-rob-nothing = { $name }: nic

board-dusigrosz = Dusigrosz
board-stealing-coin = moneta w ręku kradnie
board-stack = stos
board-cards-left = zostało: { $cards }
board-row = { $card ->
    [coin] moneta
    [coin-in-hand] moneta w ręku
    [chamberlain] szambelan
    [robber-knights] zbójcerze
    [raiders] rozbójnicy
   *[other] wart { $value }
}
board-player = gracz
board-front = przed graczem
board-worth = razem
board-characters = postacie
board-nothing = nic
board-knights-wait = zbójcerze
board-out = poza grą
board-items = przedm.
board-coins = monety
board-bonus = Dusigrosz
board-sum = dukaty
board-no-memory-aid = Przy tym stole gra się bez pomocy dla pamięci.
board-help =
    W swojej turze: odkryj wierzchnią kartę jednego stosu albo wyślij wszystko, co masz przed sobą, na wolną postać.
    Monety i przedmioty leżą przed tobą, aż je wyślesz; liczy się tylko to, co wysłane. Postaci masz mało.
    Szambelan zabiera najcenniejszy przedmiot. Zbójcerze czekają; drudzy zabierają wszystko, co masz przed sobą.
    Rozbójnicy też zabierają wszystko, chyba że czekają zbójcerze: wtedy walczą między sobą, a ty nic nie tracisz.
    Postać pokazuje, ile kart na niej leży: [3]; nikomu nie wolno ich oglądać. [ ] to wolna postać.
    Pod każdym stosem: ile kart w nim zostało, a z pomocą dla pamięci także jakie mogą to być.

bad-sent = Miejsce { $seat } ma za dużo postaci z przedmiotami albo postać bez przedmiotu.
bad-stack = Tego nie może być w stosie { $stack }: karta { $card } występuje tam tyle razy: { $copies }.
too-many = { $card } pojawia się za często: tyle nie ma w grze albo nie brakuje jej w żadnym stosie.
bad-front = Miejsce { $seat } zakończyło grę: nic nie leży przed tym graczem.
bad-to-play = Ktoś jest na ruchu dokładnie tak długo, jak długo są karty w stosach i wolna postać.
bad-last-send = Gdy gra jest skończona, przed nikim nic nie leży.
bad-seat = Miejsce { $seat } zakończyło grę i nie jest na ruchu.
bad-rob = Wybór, komu ukraść, jest tylko z opcją stealing_coin=yes i gdy w grze jest jeszcze dwóch innych.

# Przeglądarka
board-hidden-card = zakryta karta
board-explain-item = bezpieczne dopiero po wysłaniu (2.2).
board-explain = { $card ->
    [coin] { board-explain-item }
    [coin-in-hand] { $steals ->
        [yes] kto ją odkryje, kradnie innemu graczowi wszystkie monety, a jeśli ich nie ma, przedmioty warte 5, potem warte 10, i zostawia mu tę monetę (5.2–5.4).
       *[no] to zwykła moneta (2.3).
    }
    [chamberlain] zabiera najcenniejszy przedmiot sprzed gracza, który go odkrył (2.4).
    [robber-knights] pierwsi czekają, drudzy zabierają wszystkie przedmioty sprzed gracza (2.5, 2.6).
    [raiders] zabierają wszystkie przedmioty sprzed gracza, chyba że czekają tam zbójcerze: wtedy jedni i drudzy odchodzą (2.7, 2.8).
   *[other] { board-explain-item }
}
board-explain-bonus = Dusigrosz: 10 dukatów na koniec dla tego, kto jako jedyny wysłał najwięcej monet (5.1).
# $count kart jednego rodzaju; każde zagrożenie jest w stosie jedno
board-counted = { $card ->
    [coin] { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
    [coin-in-hand] { $count ->
        [one] { $count } moneta w ręku
        [few] { $count } monety w ręku
       *[many] { $count } monet w ręku
    }
    [chamberlain] szambelan
    [robber-knights] zbójcerze
    [raiders] rozbójnicy
   *[other] { $count ->
        [one] { $count } przedmiot wart { $value }
        [few] { $count } przedmioty warte { $value }
       *[many] { $count } przedmiotów wartych { $value }
    }
}
board-stack-of = stos { $stack }: { $cards ->
    [0] pusty
   *[other] zostało { $cards } z { $printed } kart
}
board-can-be-left = może jeszcze zawierać: { $list }
board-at-stake = niepewne: { ducats }
board-at-stake-of = leży przed graczem, jeszcze nie wysłane: { $sum } { $ducats ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
board-no-stake = na razie nic
board-away = poza grą
board-no-knights = zbójcerze nie czekają
board-loot = twoje przedmioty: { $list }, { ducats }
board-place = { $state ->
    [out] poza grą
   *[playing] przed graczem: { $list }, { ducats }{ $knights ->
        [yes] , czekają też zbójcerze
       *[no] {""}
    }
}; karty na postaciach: { $sent }
board-player-of = { $name }: { board-place }
board-you-of = { $state ->
    [out] Twoje miejsce: wszystkie postacie mają przedmioty
   *[playing] Twoje miejsce: przed tobą { $list }, { ducats }{ $knights ->
        [yes] , czekają też zbójcerze
       *[no] {""}
    }
}; karty na twoich postaciach: { $sent }
board-warrior = postać { $number }: { $cards ->
    [0] wolna, tu można wysłać przedmioty
    [one] { $cards } karta, bezpieczna
    [few] { $cards } karty, bezpieczne
   *[many] { $cards } kart, bezpiecznych
}
board-warrior-counted = postać { $number }: { $sum }
board-warrior-line = postać { $number }

# Dlaczego ruch wygląda dobrze albo źle
reason-average = średni zysk w dukatach: { $gain }
reason-risk = kart, które coś ci zabiorą: { $bad } na { $cards }
reason-no-risk = żadna z tych kart nic ci nie zabierze
reason-haul = leży przed tobą { ducats }: teraz już { $haul } to dość na jedną postać
reason-little = leży przed tobą { ducats }: postać powinna teraz nieść { $haul }
reason-characters = zostało wolnych postaci: { $characters }

# Strona zasad: grupy kart i słowa wyjaśniane tam, gdzie padają po raz pierwszy. Formy: `oboz-` to początek słowa.
gallery-adventures = Karty przygód
gallery-characters = Postacie
terms = item ducat hazard character stack send
term-item = przedmiot
term-item-forms = przedmiot-
term-item-means = karta warta dukaty: moneta albo skarb za 5 lub 10
term-ducat = dukat
term-ducat-forms = dukat-
term-ducat-means = pieniądz w tej grze, a zarazem punkt
term-hazard = zagrożenie
term-hazard-forms = zagroże-
term-hazard-means = karta, która zabiera przedmioty: szambelan, zbójcerze albo rozbójnicy
term-character = postać
term-character-forms = postać, postaci, postacie, postaciach, postacią
term-character-means = jeden z twoich wojów; wysyłasz mu przedmioty tylko raz i u niego są bezpieczne do końca
term-stack = stos
term-stack-forms = stos, stosu, stosy, stosów, stosie, stosem, stosach
term-stack-means = jeden z dziesięciu zakrytych stosów; z tego, co z niego wyszło, da się wywnioskować, co w nim zostało
term-send = wysyłać
term-send-forms = wysła-, wysył-, wyśl-
term-send-means = odesłać w bezpieczne miejsce wszystko, co leży przed tobą, kosztem tury i jednej pustej postaci

# Co statystyki mówią o stylu gracza, średnio w partii.
habit-sendings = wysyłki
habit-at-stake = wysłane dukaty
habit-risks = karty odkryte mimo przedmiotów do stracenia
habit-robberies = kradzieże
