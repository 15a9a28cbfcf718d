# Wszystko, co czyta człowiek poza folderami gier. Błędy mówią, co było źle i co zrobić.

did-you-mean = Czy chodziło o { $word }?
no-guess = {""}
seat-name = Gracz { $number }

compiling = Przygotowuję { $game } na tym komputerze, tylko ten jeden raz:

unknown-game = Nie ma gry „{ $name }”. Są gry: { $games }. { $guess }
wrong-seats = { $game }: liczba graczy nie może wynosić { $seats }; wybierz od { $least } do { $most }.
wrong-seats-exactly = { $game }: liczba graczy nie może wynosić { $seats }; w tę grę gra się w { $least }.
no-such-bot = Nie ma gracza komputerowego „{ $name }”. Są: { $names }. { $guess }
unknown-option = Nie ma opcji „{ $option }”. Są opcje: { $options }. { $guess }
bad-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe są: { $allowed }.
invalid-move = „{ $move }” nie jest ruchem w tej grze. Ruchy wyglądają tak: { $example }. { $guess }
not-your-turn = Miejsce { $seat } nie może się teraz ruszyć: stół czeka na miejsce { $waiting }.
say-which-seat = Teraz może się ruszyć kilka miejsc ({ $waiting }): podaj, które z nich.
no-such-seat = Przy tym stole nie ma miejsca { $seat }: miejsca liczy się od 0 do { $last }.
game-is-over = Gra jest skończona: nie ma już ruchów.

unknown-line = Pozycja nie ma wiersza „{ $line }”. Są wiersze: { $lines }. { $guess }
not-a-line = „{ $line }” nie jest wierszem pozycji: każdy wiersz to nazwa, dwukropek i wartość.
bad-line = Nie da się odczytać wiersza pozycji „{ $line }: { $value }”; opisuje go strona z zasadami gry.
foreign-bytes = Te bajty nie są pozycją gry { $game } w tej wersji.

no-deal-to-replay = Ten stół powstał z pozycji: nie ma rozdania, które można odtworzyć.
replay-not-json = Plik jest uszkodzony: to nie jest JSON. Nic nie zostało zmienione.
replay-foreign = To nie jest zapis gry Karczmy: jego format to nie „karczma-replay”.
replay-newer = Ten zapis ma wersję formatu { $version }, której ta Karczma nie zna. Zaktualizuj Karczmę, żeby go zobaczyć.
replay-other-rules = Ten zapis powstał według zasad w wersji { $theirs }, my mamy wersję { $ours }: nie da się go wiernie pokazać.
replay-damaged = Zapis jest uszkodzony: czegoś w nim brakuje albo coś zostało zmienione.
replay-bad-move = Zapis jest uszkodzony: jest w nim ruch, który nie był możliwy. { $reason }
replay-differs = Zapis jest uszkodzony: odtworzony prowadzi do innego końca.

nothing-to-undo = Nie ma czego cofać.
undo-others-moved = Od twojego ruchu ktoś inny już się ruszył: nie można go cofnąć.
undo-secret-choice = Tajny wybór jest ostateczny: nie można go cofnąć.
undo-revealed = Twój ostatni ruch odkrył zakrytą kartę: nie można go cofnąć.

# Pomiary

bad-count = Nie da się rozegrać { $games } gier: podaj liczbę co najmniej 1.
option-needs-value = „{ $option }” nie jest opcją: napisz ją jako nazwa=wartość.

# Arena

option-out-of-range = { $option } nie może wynosić { $value }: podaj liczbę od { $least } do { $most }.
too-few-bots = { $game }, liczba miejsc { $seats }: trzeba co najmniej dwóch graczy komputerowych, na przykład --bots medium,easy; ten sam może być podany dwa razy.
bad-program = Nie da się uruchomić „{ $command }”: po exec: podaj program, który istnieje i wolno go wykonać.
no-nemesis = Dla gry { $game } nie ma nemezis. Jest dla: { $games }.
bot-lost-by-fault = { $bot } przegrywa grę { $game } pary { $pair }: { $reason }.
more-faults = I jeszcze { $count ->
    [one] { $count } gra przegrana
    [few] { $count } gry przegrane
   *[many] { $count } gier przegranych
} w taki sposób; tabela liczy wszystkie.
bot-cannot-start = nie da się go uruchomić ({ $reason })
bot-ended = sam się zakończył, z kodem { $code }
bot-hung = nie odpowiedział w ciągu { $seconds } s
bot-line-too-long = jego odpowiedź jest dłuższa niż { $most } kB
bot-not-json = jego odpowiedź to nie JSON: { $line }
bot-no-move = jego odpowiedź nie jest obiektem z tekstem „move”: { $line }
bot-other-question = jego odpowiedź nie dotyczy pytania { $asked }: { $line }
bot-illegal-move = „{ $move }” nie należy do dozwolonych ruchów
arena-title = { $game }: { $pairs ->
    [one] { $pairs } para
    [few] { $pairs } pary
   *[many] { $pairs } par
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s, liczba miejsc { $seats }
arena-intervals = W nawiasach: gdzie z ufnością 95 % leży prawdziwa wartość. ± to rozrzut między grami; ruchy są z jednej gry, ms to czas na jeden ruch.
arena-fair-share = Boty równej siły wygrywałyby po { $share } % swoich gier.
heading-bot = bot
heading-win-rate = wygrane, %
heading-margin = przewaga
heading-elo = Elo
heading-moves = ruchy
heading-seconds = ms
heading-faults = błędy

# The terminal

you = Ty
needs-terminal = karczma play potrzebuje terminala z człowiekiem; bez niego spróbuj karczma simulate { $game }.
too-small = Terminal ma { $width } × { $height } znaków: stół potrzebuje co najmniej { $least_width } × { $least_height }. Powiększ okno.
unknown-language = Nie ma tu języka „{ $lang }”: do wyboru są { $languages }.
game-facts = { $title } · liczba graczy: { $players } · około { $minutes } minut
heading-option = opcja
heading-values = wartości
heading-usual = zwykle
heading-meaning = znaczenie

pass-the-keyboard = Teraz { $name }: przekażcie klawiaturę. Pozostali niech nie patrzą.
number-between = Podaj liczbę od { $least } do { $most }.
bad-people = „{ $people }” osób nie może grać przy jednej klawiaturze: podaj liczbę od 1 do 9 albo imiona, na przykład Ola,Jan.
bad-name = Gracz nie może się nazywać „{ $name }”: podaj dla każdego imię długości od 1 do { $most } liter, na przykład Ola,Jan.
too-many-opponents = Graczy komputerowych jest { $opponents }, a miejsc przy stole tylko { $seats }, i ktoś musi przy nim usiąść.
same-name = Dwoje graczy nie może się tak samo nazywać („{ $name }”): nadaj im różne imiona.
too-many-people = Liczba osób ({ $people }) jest większa niż liczba miejsc przy stole ({ $seats }): dodaj miejsc albo grajcie na zmianę.
welcome = Witaj w karczmie. Na półce leżą:
which-game = W co gramy?
how-many-people = Ile osób gra przy tej klawiaturze?
how-many-seats = Ilu graczy razem? Wolne miejsca zajmą boty.
name-a-game = Podaj nazwę gry, na przykład karczma play lost-cities; listę wypisze karczma games.
log-of-news = Pamięć jest częścią tej gry, więc oto tylko ostatnie ruchy:

your-choice = Numer, ruch albo pomoc:
not-understood = Nie rozumiem „{ $line }”: podaj numer od 1 do { $most }, ruch z listy albo pomoc. { $guess }
no-such-choice = Nie ma wyboru { $number }: podaj numer od 1 do { $most }.
help-choices = Wpisz numer wyboru albo ruch tak, jak jest obok zapisany. Enter rysuje stół od nowa. Albo wpisz:
help-hint = co zrobiłby rozsądny gracz?
help-undo = cofnij swój ostatni ruch, jeśli nie odkrył niczego zakrytego
help-unseen = których kart jeszcze nie widziano?
help-log = wszystko, co się zdarzyło
help-save = zapisz teraz; zapisz PLIK robi kopię dla karczma play --from PLIK
help-rules = całe zasady, otwarte na tym, o co gra teraz pyta
help-help = ta strona
help-quit = wyjdź; gra zostaje zapisana i czeka
hint-best = Najlepsze wydaje się { $move }: { $what }. Szanse { $chances } % ± { $error }.
hint-next = Dalej { $move }: { $what }. Szanse { $chances } % ± { $error }.
hint-mixed = Wszyscy wybierają naraz: kto zawsze robi to samo, tego łatwo przejrzeć. Zdaj się na los:
hint-often = { $share } razy na sto { $move }: { $what }. Szanse { $chances } % ± { $error }.
hint-caution = (po rozegraniu w myślach tylu gier: { $worlds }; szerokie ± znaczy, że to prawie zgadywanie)
undone = Cofnięto.
enter-to-go-on = Enter, żeby grać dalej:
outcome-won = { $you ->
    [yes] Wygrywasz
   *[no] { $name } wygrywa
}: { $reason }.
outcome-shared = Zwycięstwo dzielą { $winners }: { $reason }.
outcome-lost = Przegrywasz: { $reason }.

resume-question = Czeka niedokończona gra: { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}. Grać dalej? [T/n]
kept = Niedokończona gra zostaje w { $file }; karczma play --from pozwala grać ją dalej.
cannot-resume = Zapisanej gry { $file } nie da się wznowić, więc to jest nowa. { $reason }
saved = Zapisano w { $file }.
saved-for-later = Gra jest zapisana w { $file }. Żeby grać dalej: karczma play { $game }
replay-saved = Gra jest zapisana w { $file }; pokaże ją karczma replay.
cannot-save = Gry nie da się zapisać w { $file } ({ $reason }); mimo to trwa dalej, a zapisz PLIK może ją zapisać gdzie indziej.
file-in-the-way = Nie można nadpisać { $file }: to nie jest zapisana gra. Wybierz inną nazwę.
quit-unsaved = Gry nie udało się zapisać: zapisz PLIK zapisuje gdzie indziej, jeszcze raz koniec wychodzi bez zapisu.
left-unsaved = Gry nie udało się zapisać.
no-such-file = Nie ma pliku { $file }.
file-unreadable = Nie da się odczytać { $file }: { $reason }.
file-other-game = { $file } to gra { $game }.
file-finished = Gra w { $file } jest skończona; pokaże ją karczma replay.
replay-not-text = Plik nie jest zapisem gry: to nie jest tekst w UTF-8.
replay-question = Ruch { $version } z { $last } · Enter dalej, w wstecz, t kolejka, ? pomoc, k koniec:
replay-answers =
    Enter lub d: następny ruch · w: wstecz · t: następna kolejka, t wstecz: kolejka wstecz · liczba od 0 do { $last }: ten ruch
    m 0 do m { $seats }: oczami tego gracza · odkryte: wszystkie karty odkryte · widz: to, co widzieli wszyscy
    graj: samo, Ctrl-C zatrzymuje; graj 0.5: co pół sekundy · k: koniec
replay-no-such-move = „{ $move }” nie jest ruchem tej gry: podaj liczbę od 0 do { $last }.
replay-which-seat = Podaj miejsce: liczbę od 0 do { $last }.
replay-pause = Podaj, ile sekund ma dzielić ruchy: liczbę od 0 do { $most }.
wrong-usage = { $reason }. Zobacz karczma --help.

# Analiza: zakończona gra oczami najsilniejszego bota
review-head = { $game }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}, każda sprawdzona mniej więcej { $iterations } razy w światach zgodnych z tym, co widział gracz
review-graph = Szanse przy odkrytych kartach, od 0 do 100: { $name } (na końcu { $result })
review-luck = szczęście { $luck } ± { $error }, z tego rozdanie { $deal } ± { $deal_error }
review-own = własne decyzje { $own } ± { $error }
review-others = decyzje innych { $others } ± { $error }
review-split = { $name }: { $result } zamiast sprawiedliwych { $fair }
review-worst = { $name }: decyzje, które kosztowały najwięcej
review-nothing = { $name }: żadna decyzja nie była ponad wszelką wątpliwość gorsza od innej
review-decision = Ruch { $number }, { $move } ({ $what }): strata { $loss } ± { $error }
review-better = lepiej { $move } ({ $what }), szanse { $chances } % ± { $error }
review-caution = Wszystkie liczby pochodzą od naszego najsilniejszego bota, który może się mylić; ± to tyle, ile wyjaśnia sam przypadek.
review-unfinished = Gra w pliku { $file } jeszcze trwa: analizować można tylko zakończone.

# Karczma

refused-already-seated = Siedzisz już przy tym stole. Podaj imię, aby posadzić drugą osobę przy tym ekranie.
refused-bad-message = To nie jest komunikat protokołu ({ $reason }). Wszystkie opisuje docs/protocol.md.
refused-banned = Gospodarz wyprosił cię z tej karczmy.
refused-bot-plays = Na tym miejscu gra bot. Najpierw przejmij je z powrotem.
refused-chat-full = Przy tym stole padło już { $most } wypowiedzi: na jedną grę wystarczy.
refused-closed = Ten stół został rozwiązany.
refused-closing = Karczma zamyka się na chwilę. Spróbuj za chwilę: nic nie ginie.
refused-crowded = Karczma jest pełna albo z twojego adresu weszło zbyt wielu gości. Zamknij inne okna lub spróbuj później.
refused-empty-chat = Pusta wypowiedź nic nie mówi.
refused-fault = Coś się tu zepsuło, nie z twojej winy. Spróbuj ponownie; jeśli to się powtórzy, powiedz gospodarzowi.
refused-foreign-host = Ta karczma nie odpowiada pod tym adresem. Otwórz ją pod jej własnym.
refused-foreign-origin = To żądanie pochodzi ze strony innej witryny. Otwórz stronę karczmy.
refused-muted = Odebrano ci tu głos: to, co piszesz, nie jest przekazywane.
refused-name-at-table = Ktoś przy tym stole nazywa się już „{ $name }”. Wybierz inne imię.
refused-no-request = Nikt nie czeka na twoją odpowiedź.
refused-no-such-moment = Nie ma takiej chwili: ruchy tej gry liczą się od 0 do { $last }.
refused-no-such-page = Pod tym adresem nic nie ma. Pierwsza strona karczmy jest pod adresem /.
refused-no-such-person = Nie ma tu nikogo takiego.
refused-no-such-replay = Tego zapisu już tu nie ma. Otwórz plik jeszcze raz.
refused-no-such-seat = Nie ma takiego miejsca przy tym stole: miejsca liczą się od 0 do { $last }.
refused-no-such-table = Nie ma tu stołu { $table }. Lista stołów pokazuje te, do których można się przysiąść.
refused-no-such-token = Nie ma takiego tokenu.
refused-not-allowed = Może to zrobić tylko gospodarz karczmy.
refused-not-finished = Ta gra jeszcze się nie skończyła. Powtórkę będzie można obejrzeć po jej zakończeniu.
refused-not-json = Wyślij to jako JSON, z content-type application/json.
refused-not-over = O rewanż można poprosić po końcu gry.
refused-not-owner = Może to zrobić tylko osoba, która założyła stół.
refused-not-paused = Gra nie jest wstrzymana.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-signed-in = Najpierw powiedz, kim jesteś: wejdź pod imieniem, zaloguj się albo wyślij token.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-not-your-seat = Miejsce { $number } nie należy do ciebie.
refused-nothing-to-take = Na żadnym z twoich miejsc nie gra bot.
refused-over = Gra się skończyła.
refused-paused = Gra jest wstrzymana. Najpierw ją wznów.
refused-private = Ten stół jest dla zaproszonych. Poproś ich o odnośnik.
refused-request-pending = Trwa już inna prośba. Poczekaj na odpowiedzi.
refused-seat-taken = Miejsce { $number } jest zajęte. Wybierz inne.
refused-seats-free = Są jeszcze wolne miejsca. Poczekaj na graczy albo posadź tam boty.
refused-stale = Stół zmienił się, odkąd na niego patrzysz. Spójrz jeszcze raz i wtedy zagraj.
refused-started = Gra już się zaczęła.
refused-storage = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj za chwilę.
refused-table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać.
refused-too-fast = To było za szybko. Odczekaj chwilę i spróbuj ponownie.
refused-too-late = To zbyt długo szło do karczmy, więc nic się nie stało. Wyślij to jeszcze raz.
refused-too-long = To za długie: można wysłać najwyżej { $most } bajtów.
refused-too-many-tables = W krótkim czasie założono wiele stołów. Odczekaj kilka minut.
refused-wrong-method = Tego adresu nie można pytać w ten sposób. Jak to zrobić, opisuje docs/protocol.md.
refused-no-hints = W grze rankingowej nie ma podpowiedzi.
refused-no-such-review = Nikt jeszcze nie prosił o analizę tej gry.
hint-not-asked = Teraz nie twoja kolej. Poproś o podpowiedź, gdy przyjdzie na ciebie pora.

bye-banned = Gospodarz wyprosił cię z tej karczmy.
bye-closing = Karczma zamyka się na chwilę. Nic nie ginie; zaraz znów będzie otwarta.
bye-restored = Karczma wróciła do kopii zapasowej. Wejdź ponownie, aby zobaczyć swoje stoły.
bye-signed-out = Ta wizyta się skończyła: nastąpiło wyjście albo nowe wejście gdzie indziej. Wejdź ponownie, aby grać dalej.
bye-too-fast = Przyszło zbyt wiele komunikatów naraz. Wejdź ponownie, spokojniej.
bye-too-slow = Twoje połączenie nie nadążało. Wejdź ponownie: nic nie zginęło.

told-sat = { $name } siada do stołu.
told-stood = Miejsce { $number } znów jest wolne.
told-handed = { $timeout ->
    [yes] Czas minął – { $name }: dalej gra bot ({ $level }).
   *[no] Od teraz na tym miejscu – { $name } – gra bot ({ $level }).
}
told-taken-back = { $name } przejmuje miejsce z powrotem.
told-started = Gra się zaczyna.
told-undone = Cofnięto ruchy.
told-requested = { $what ->
    [undo] { $name } prosi o cofnięcie ruchu.
   *[pause] { $name } prosi o przerwę.
}
told-declined = { $name } nie wyraża zgody.
told-paused = Gra jest wstrzymana.
told-resumed = Gra toczy się dalej.
told-closed = Stół został rozwiązany.

account-keeps-name = Konto zachowuje swoją nazwę.
bad-password = Hasło ma od { $least } do { $most } znaków. Wybierz inne.
bad-person-name = „{ $name }” nie nadaje się na imię: podaj od 1 do { $most } liter, które można pokazać.
has-account = Masz już konto.
name-taken = Ktoś ma już konto „{ $name }”. Wybierz inną nazwę albo się zaloguj.
wrong-password = Nazwa i hasło do siebie nie pasują. Spróbuj ponownie.
too-many-tokens = Masz już { $most } tokenów. Najpierw unieważnij jeden z nich.
tokens-need-account = Programy potrzebują konta: najpierw je załóż.
undo-rated = W grze rankingowej przeciw botom nie można cofać ruchów.
deal-not-as-promised = Rozdanie nie jest tym, które obiecano przed pierwszym ruchem: zapis albo serwer nie jest uczciwy.

bad-database-url = „{ $url }” nie jest bazą danych, którą znamy. Podaj sqlite:///PLIK albo postgresql://KTO@GDZIE/NAZWA.
cannot-open-database = Nie można otworzyć bazy danych: { $reason }. Nic się nie zmieniło.
cannot-store = Baza danych odmówiła: { $reason }. Nic się nie zmieniło.
cannot-listen = Karczma nie może się otworzyć pod adresem { $host }:{ $port }: { $reason }. Podaj inny --port.

inn-open = Karczma jest otwarta pod adresem { $address } (Ctrl-C ją zamyka; gry są zachowane).
inn-closed = Karczma jest zamknięta. Wszystkie gry są zachowane.
backup-written = Wszystko jest w pliku { $file }, wierszy: { $rows }. Są w nim sekrety trwających gier: strzeż go.
backup-restored = Karczma jest taka jak w chwili zapisania pliku { $file }, wierszy: { $rows }.
backup-exists = Plik { $file } już istnieje. Podaj nazwę nowego pliku.
backup-other-version = Plik { $file } zapisała inna wersja Karczmy. Przywróć go tamtą wersją, a potem zaktualizuj.
not-a-backup = { $file } nie jest całą kopią zapasową Karczmy. Nic się nie zmieniło.
verified-moves = { $game }: { $moves ->
    [one] jedyny ruch był możliwy tak, jak go zagrano
    [few] wszystkie { $moves } ruchy były możliwe tak, jak je zagrano
   *[many] wszystkie ruchy ({ $moves }) były możliwe tak, jak je zagrano
}, a ponowne zagranie prowadzi do tego samego końca.
verified-deal = Rozdanie jest tym, które obiecano przed pierwszym ruchem: { $commitment }. Porównaj to z tym, co pokazał twój stół.
verified-no-promise = Ten zapis nie zawiera obietnicy co do rozdania: nie grano go w karczmie.
host-named = { $name } od następnej wizyty jest gospodarzem karczmy.
host-removed = { $name } nie jest już gospodarzem karczmy.
no-such-account = Nikt nie ma konta „{ $name }”. Gość nie może być gospodarzem: najpierw załóż konto.

# Przeglądarka

guest-qualities = Wesoły, Cichy, Dzielny, Bystry, Szczęśliwy, Pogodny, Senny, Dumny, Zwinny, Głodny
guest-animals = Borsuk, Bóbr, Bocian, Jeż, Ryś, Żubr, Lis, Puchacz, Kruk, Dzik
web-welcome = Siadaj, karty czekają.
web-games = Gry
web-players-range = { $least }–{ $most } graczy
web-players-exactly = { $count } graczy
web-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-play-bots = Zagraj teraz
web-shuffling = Tasowanie…
web-with-friends = Ze znajomymi
web-my-tables = Moje stoły
web-no-tables = Nie siedzisz jeszcze przy żadnym stole: jedno kliknięcie wyżej i karty są rozdane.
web-open-tables = Otwarte stoły
web-none-open = Żaden stół nie czeka teraz na graczy.
web-to-watch = Gry do oglądania
web-results = Ostatnie wyniki
web-turn-of = ruch: { $name }, { $ago }
web-credits = Autorzy i źródła
web-close = Zamknij
web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-system = jak w systemie
web-theme-dark = ciemne
web-theme-light = jasne
web-sound = Dźwięki
web-motion = Karty przesuwają się płynnie
web-notices = Powiadom mnie, gdy będzie moja kolej
web-keys = Klawiatura
web-keys-arrows = od karty do karty
web-keys-enter = wybierz kartę, a potem miejsce, na które trafi
web-keys-escape = puść to, co wybrane
web-keys-rules = zasady, otwarte na akapicie o tym, o co gra teraz pyta
web-shortcuts = Klawisze z jednym znakiem (?)
web-who-are-you = Twoje imię w karczmie
web-name = Imię
web-rename = Tak mnie nazywaj
web-account = Konto (można się bez niego obejść)
web-account-why = Z kontem imię jest twoje na każdym urządzeniu, a twoje gry są razem z tobą.
web-password = Hasło
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-make-account = Załóż konto
web-account-new = Nie mam jeszcze konta
web-account-old = Mam już konto
web-password-rule = Co najmniej 8 znaków; lepsze długie niż wymyślne.
web-account-name = To imię należy do twojego konta: nikt inny go nie użyje i już się nie zmieni.
web-log-out-all = Wylogowanie działa na wszystkich twoich urządzeniach.
web-tokens = Tokeny dla programów
web-tokens-why = Z tokenem twój program, na przykład bot, gra pod twoim imieniem.
web-token = Token
web-token-label = Do czego służy
web-token-new = Nowy token
web-token-once = Skopiuj go teraz: nie pokaże się drugi raz.
web-token-end = Unieważnij { $label }
web-token-end-sure = Program, który używa tokenu „{ $label }”, zostanie natychmiast odłączony. Tego nie da się cofnąć.
web-lost = Połączenie zostało przerwane; próbujemy je odzyskać. Z gry nic nie ginie.
web-unreachable = Nie można się dostać do karczmy. Może na chwilę ją zamknięto, a może nie masz połączenia z siecią. Twoje gry są bezpieczne.
web-try-again = Spróbuj ponownie
web-went-wrong = Coś się nie udało. Spróbuj jeszcze raz.
web-how-many = Liczba graczy
web-here = Osoby przy tym ekranie
web-here-name = Imię gracza { $number }
web-here-add = Kolejna osoba przy tym ekranie
web-others = Pozostali
web-others-friends = znajomi, przez odnośnik
web-others-bots = boty: { $level }
web-level-beginner = początkujący
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-master = mistrz
web-pace = Czas
web-pace-none = bez zegara
web-pace-quick = 5 minut i 10 sekund na ruch
web-pace-calm = 20 minut i 20 sekund na ruch
web-pace-days = dwa dni na ruch
web-public = Każdy może zobaczyć ten stół na liście
web-rules-options = Zasady i opcje
web-value-rulebook = jak mówi instrukcja
web-value-random = losowo
web-value-seats = jak siedzą
web-value-shuffled = przetasowane
web-value-fixed = zawsze te same
web-value-normal = zwykły
web-value-novice = dla początkujących
web-value-veteran = dla weteranów
web-value-mini = partia Mini Włościan
web-make-table = Nakryj stół
web-players = Gracze
web-you = ty
web-here-too = przy tym ekranie
web-pass-to = Teraz gra { $name }: przekaż urządzenie
web-pass-why = Do tego czasu nikt nie zobaczy niczyich kart.
web-i-am = To ja, { $name }: pokaż moje karty
web-away = poza stołem
web-seat-free = wolne miejsce
web-seat-invited = zajęte dla gościa
web-thinks = na ruchu
web-watching = { $count ->
    [one] { $count } osoba patrzy
    [few] { $count } osoby patrzą
   *[many] { $count } osób patrzy
}
web-days-left = { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
}
web-bot-name = { $number ->
    [0] Bot
   *[other] Bot { $number }
}
web-log = Przebieg gry
web-chat = Rozmowa
web-talk = Przebieg i rozmowa
web-say-something = Powiedz coś
web-send = Wyślij
web-invite = Zaproś
web-invite-how = Kto ma ten odnośnik, może się przysiąść. Telefon odczyta go z kodu.
web-invite-no-key = Odnośnik ma tylko osoba, która założyła ten stół.
web-invite-local = Ten adres prowadzi tylko do tego komputera. Aby grać z innych urządzeń, uruchom karczmę z --host 0.0.0.0 i otwórz ją pod własnym adresem komputera.
web-new-link = Utwórz nowy odnośnik (stary przestanie działać)
web-qr = Odnośnik jako kod dla aparatu w telefonie
web-link = Odnośnik do stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-result = Wynik
web-rematch = Jeszcze raz
web-join-rematch = Dołącz do rewanżu
web-record = Zachowaj zapis
web-to-inn = Wróć do karczmy
web-won = { $you ->
    [yes] Wygrywasz!
   *[no] { $name } wygrywa
}
web-defeat = Tym razem się nie udało
web-shared = Wspólne zwycięstwo: { $winners }
web-deal-was = Rozdanie było ustalone przed pierwszym ruchem: { $commitment }… Zapis tego dowodzi.
web-moves = Możliwe ruchy
web-table = Stół
web-your-turn = Twoja kolej
web-waiting-for-players = Czekamy na graczy.
web-sit = Usiądź
web-start = Zaczynamy
web-fill = Dosadź boty
web-doing = Przy stole
web-undo = Cofnij
web-hand-over = Oddaj botowi
web-take-back = Wracam do gry
web-pause = Przerwa
web-resume = Gramy dalej
web-leave = Odejdź
web-bot-level = Poziom bota
web-more-about = Więcej: { $name }
web-muted = bez głosu
web-did = Gotowe.
web-sure = Na pewno?
web-do-it = Tak, robię to
web-cancel = Anuluj
web-ignore = Ukryj przede mną wypowiedzi: { $name }
web-unignore = Znów pokazuj mi wypowiedzi: { $name }
web-mute = Odbierz głos przy tym stole: { $name }
web-unmute = Przywróć głos przy tym stole: { $name }
web-remove = Zwolnij miejsce: { $name }
web-remove-sure = { $name } wstanie od stołu i usiądzie znowu tylko wtedy, gdy stół jest publiczny albo ma się do niego odnośnik. Zapobiegnie temu nowy odnośnik.
web-in-the-inn = W całej karczmie
web-silence = Odbierz głos przy wszystkich stołach: { $name }
web-unsilence = Przywróć głos przy wszystkich stołach: { $name }
web-ban = Wyproś z karczmy: { $name }
web-ban-sure = { $name } opuści karczmę natychmiast i nie wróci, dopóki gospodarz na to nie pozwoli.
web-unban = Wpuść znowu: { $name }
web-close-table = Zamknij stół
web-close-sure = Stół zostanie zamknięty dla wszystkich, a rozpoczęta gra skończy się bez wyniku. Tego nie da się cofnąć.
web-request = Prośba
web-request-sent = Pozostali zostali zapytani.
web-agree = Zgoda
web-decline = Nie tym razem
web-replay = Powtórka
web-replays = Powtórki
web-replay-drop = Upuść tu zapis gry, a zobaczysz ją jeszcze raz ruch po ruchu. Plik zostaje u ciebie: karczma trzyma go tylko, póki patrzysz.
web-replay-open = Otwórz zapis…
web-replay-copy = Kopiuj odnośnik
web-replay-copied-private = Skopiowano. Otworzą go tylko zaproszeni do tego stołu.
web-replay-checked = Każdy ruch rozegrano ponownie: wszystkie są zgodne z zasadami.
web-replay-doing = Z tą powtórką
web-replay-steering = Chwila gry
web-replay-move = Ruch
web-replay-at = Ruch { $at } z { $moves }
web-replay-first = Na początek
web-replay-turn-back = Kolejka wstecz
web-replay-back = Ruch wstecz
web-replay-run = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-next = Następny ruch
web-replay-turn-on = Następna kolejka
web-replay-last = Na koniec
web-replay-pace = Tempo
web-replay-pace-slow = powoli
web-replay-pace-usual = spokojnie
web-replay-pace-quick = szybko
web-replay-seen-by = Oczami
web-replay-open-all = Wszystkie karty odkryte
web-replay-none = Widz
web-replay-keys = Klawisze: ← → ruch, z Shift kolejka, Home i End, spacja odtwarza; cyfry: czyimi oczami.

web-first-time = Pierwszy raz tutaj? Każdej gry nauczysz się w kilka minut: wybierz „Naucz się”.
web-learn = Naucz się
web-learn-game = Nauka gry { $game }
web-lesson-step = Krok { $step } z { $steps }
web-lesson-back = Wstecz
web-lesson-skip = Pomiń
web-lesson-leave = Wyjdź
web-lesson-next = Dalej
web-lesson-play = Zagraj krótką partię
web-lesson-enough = Na razie wystarczy
web-lesson-begun = zaczęta: krok { $step }
web-lesson-done = ukończona
web-lesson-another-way = Zasady na to pozwalają, ale ta lekcja idzie inną drogą: dotknij tego, co świeci.
web-lesson-not-this = Teraz nie to: dotknij tego, co świeci.
web-lesson-innkeeper = Karczmarz
web-lesson-miller = Młynarz
web-lesson-smith = Kowal
web-lesson-piper = Dudziarz
web-credits-games = Gry
web-credits-games-note = Nazwy gier należą do ich wydawców. Zasady opisujemy tu własnymi słowami, a wszystkie rysunki są nasze.
web-credits-art = Litery i biblioteki
web-credits-art-note = Wszystkie karty i znaki rysują programy tego projektu. Litery i biblioteki:
web-credits-numbers = Skąd są liczby na kartach
web-credits-numbers-note = Instrukcje są pełne, ale niektóre karty znamy tylko z obrazków. Każda część pliku cards.toml mówi, skąd pochodzą jej liczby; kto ma wydaną grę, może je tam poprawić.
web-origin-rulebook = z instrukcji
web-origin-published = z innych opublikowanych źródeł
web-origin-reconstructed = odtworzone przez nas

# Analizy i podpowiedzi w przeglądarce
web-hint = Podpowiedź
web-hint-title = Co zrobiłby najsilniejszy bot
web-hint-here = Podpowiedź jest gotowa.
web-hint-share = zagraj tak { $share } razy na sto
web-keys-hint = podpowiedź, gdy przyjdzie twoja kolej
web-review = Analiza
web-review-making = Najsilniejszy bot przegląda grę: { $done } %
web-review-done = Analiza jest gotowa.
web-review-of = Analiza dla gracza
web-review-graph = Szanse przy odkrytych kartach, od 0 do 100: { $name }; na końcu { $result }
web-review-point = Ruch { $number } kosztował { $loss } ± { $error }
web-review-move = Ruch { $number }: { $name }
web-review-loss = Kosztowało to { $loss } ± { $error } na 100.
web-review-noise = O ile wiadomo, równie dobre jak najlepsze ({ $loss } ± { $error }).
web-review-no-choice = Tu nikt nie miał wyboru. Przejdź do decyzji: na wykresie albo poniżej.
web-review-played = zagrane
web-review-unknown = Czego nie mógł wiedzieć gracz { $name }
web-review-held = było tam
web-review-worst = Co kosztowało najwięcej: { $name }
web-review-nothing = O ile wiadomo, bez błędów: { $name }
web-review-all = Wszystkie decyzje
web-review-split = Szczęście i umiejętności: { $name }
web-review-fair = sprawiedliwy udział
web-review-luck = szczęście
web-review-deal = z tego rozdanie
web-review-own = własne decyzje
web-review-others = decyzje innych
web-review-play-on = Graj dalej stąd jako { $name }
web-branch = Ta gra toczy się dalej od pewnego momentu przy innym stole. Nie liczy się.

# Zasady jako strona i obok stołu
rules = Zasady
rules-of = { $game }: zasady
rules-search = Szukaj
rules-contents = Spis treści
rules-cards = Karty
rules-found = { $count ->
    [0] Żaden akapit
    [one] { $count } akapit
    [few] { $count } akapity
   *[many] { $count } akapitów
}{ $cards ->
    [0] {""}
    [one] , { $cards } karta
    [few] , { $cards } karty
   *[many] , { $cards } kart
}
rules-nothing = Nic tu o tym nie mówi.
rules-why = Pokaż zasadę
rules-page = Zasady na osobnej stronie

# Statystyki
stats = Statystyki
stats-mine = Moje statystyki
stats-none = Nie ma jeszcze zakończonych partii, które wolno ci zobaczyć.
stats-games = Gry
stats-game = Gra
stats-not-played = Nikt jeszcze nie dokończył tej gry.
stats-counted = Liczą się zakończone partie przy stołach publicznych i twoje własne. Partie wczytane z pliku się nie liczą.
stats-summary = { $played ->
    [one] { $played } partia
    [few] { $played } partie
   *[many] { $played } partii
}, wygrane: { $won } ({ $share }); średnia punktów { $average }, rekord { $best }.
stats-progress = Punkty w kolejnych partiach; pełne kółko to wygrana, linia to średnia
stats-progress-of = { $game }: punkty w kolejnych partiach, wygrane wypełnione, ze średnią
stats-table = W tabeli
stats-when = Koniec
stats-score = Punkty
stats-place = Miejsce
stats-place-of = { $place } z { $seats }
stats-habits = Styl gry: średnio w partii
stats-habit = Zwyczaj
stats-you = Gracz
stats-others = Pozostali
stats-of-game = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}; połowa z nich trwała najwyżej { $minutes } min.
stats-balance = Wygrane według miejsca, { $seats ->
    [one] jeden gracz
   *[other] graczy: { $seats }
} ({ $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
})
stats-seat = Miejsce przy stole
stats-wins = Wygrane
stats-interval = 19 razy na 20 w granicach
stats-average = Średnia punktów
stats-length = Ile ruchów ma partia
stats-moves = Ruchy
stats-number = Partie
stats-players = Kto gra
stats-player = Gracz
