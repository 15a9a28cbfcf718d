# Lekcja gry Podziemne królestwa. Słowo w *gwiazdkach* jest nowe i się wyróżnia.

lesson-king = To twój *król*: prowadzisz krasnoludy, karczmarz orki, a gobliny i olbrzymy nie mają w tej grze króla.
lesson-units = Masz w ręku { $cards } *jednostek* różnych ras, o sile od 0 do 9: widzisz je tylko ty.
lesson-mines = W środku leżą *kopalnie*, o które toczy się walka: obrona tej wynosi { $defence }, liczba górników { $workers }, potrzebny jest jeszcze nadzorca, a jej wartość to { $value }.
lesson-show-card = Turę zaczyna się od położenia jednej jednostki: wybierz krasnoluda o sile 3.
lesson-lay = Na kopalni bez jednostek można położyć dowolną: połóż ją na pierwszej kopalni.
lesson-captured = Leży na niej tyle jednostek, ile wynosi jej *obrona*, więc dostaje ją król rasy ostatniej jednostki, czyli twój; jednostka idzie do obozu, a na jej miejsce przychodzi nowa kopalnia.
lesson-draw = Turę kończy dobranie karty: weź jedną z talii.
lesson-staff = Kopalnia liczy się dopiero po obsadzeniu, a jej *górnicy* nie mogą być z twojej rasy: wybierz goblina 4.
lesson-worker = Połóż go na swojej kopalni.
lesson-camp = Możesz też dobrać z *obozu*, czyli z odkrytych stosów zużytych jednostek: weź olbrzyma, choć teraz wszyscy o nim wiedzą.
lesson-no-king = Karczmarz położył goblina 5 na orku 2, bo każda jednostka musi być silniejsza od poprzedniej; gobliny nie mają króla, więc kopalnię dostał ten, kto położył ostatnią jednostkę.
lesson-overseer = Twoja kopalnia potrzebuje jeszcze *nadzorcy*, po wszystkich górnikach i z twojej rasy: wybierz krasnoluda 7.
lesson-on-worker = Jest silniejszy od górnika, więc może przyjść po nim: połóż go na swojej kopalni.
lesson-filled = Kopalnia jest *obsadzona*: trafia zakryta pod twojego króla, a jej wartość, { $value }, zapisujesz na plus; obsada wypada z gry.
lesson-draw-again = Dobierz kartę z talii.
lesson-gift = Na jednej z kopalni leży olbrzym i jeszcze jedna jednostka ją zajmie: wybierz orka i zobacz, co z tego wyniknie.
lesson-burden = Połóż go na olbrzymie, na drugiej kopalni.
lesson-given = Ostatnią jednostką był ork, więc kopalnię musi przyjąć król orków: to zatruty prezent, bo kopalnia nieobsadzona do końca gry kosztuje tyle, ile jest warta, tutaj { $value }.
lesson-draw-third = Dobierz jeszcze jedną kartę z talii.
lesson-zero = Karczmarz obsadził jedną kopalnię; a teraz zasada szczególna: wybierz swoje 0.
lesson-on-nine = Nic nie jest silniejsze od dziewiątki, ale wolno położyć na niej 0, i tylko na niej: połóż je na dziewiątce.
lesson-last = W talii została jedna karta, a tura, w której ona znika, jest ostatnia: dobierz ją.
lesson-score = Kopalnie obsadzone liczą się na plus, zajęte i nieobsadzone na minus, a środek i karty w ręku nie liczą się wcale: wygrywa ten, kto ma najwięcej punktów.
lesson-end = Kto może położyć kartę, ten musi, a kto nie może żadnej, pokazuje rękę i dobiera nowe karty ({ $cards }): teraz zagraj prawdziwą partię!
