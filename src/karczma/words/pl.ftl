# Wszystko, co czyta człowiek poza folderami gier. Błędy mówią, co było źle i co zrobić.

did-you-mean = Czy chodziło o { $word }?
no-guess = {""}
seat-name = Gracz { $number }

compiling = Przygotowuję { $game } na tym komputerze, tylko ten jeden raz:

unknown-game = Nie ma gry „{ $name }”. Są gry: { $games }. { $guess }
wrong-seats = W { $game } nie gra się w { $seats }: liczba graczy może wynosić od { $least } do { $most }.
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
undo-revealed = Twój ostatni ruch odkrył zakrytą kartę: nie można go cofnąć.

# Pomiary

bad-count = Nie da się rozegrać { $games } gier: podaj liczbę co najmniej 1.
option-needs-value = „{ $option }” nie jest opcją: napisz ją jako nazwa=wartość.
