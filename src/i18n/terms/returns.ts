import type { TermsSection } from './section.ts'

export const validFrom = '2026-11-01'

export const sections: readonly TermsSection[] = [
  {
    title: '1. Odstąpienie od umowy w 14 dni',
    paragraphs: [
      'Konsument może odstąpić od umowy bez podania przyczyny w ciągu 14 dni od otrzymania towaru, a gdy zamówienie przychodzi w częściach, od otrzymania ostatniej z nich. Wystarczy wysłać oświadczenie przed upływem terminu.',
      'To samo prawo ma osoba prowadząca działalność, która kupuje poza swoim zawodem.',
      'Oświadczenie wysyła się e-mailem lub listem do sprzedawcy. Jego e-mail i telefon są na stronie zamówienia, a adres na stronie sprzedawcy. Formularza do wypełnienia w serwisie jeszcze nie ma; można użyć wzoru z punktu 6. Oświadczenie powinno zawierać imię i nazwisko oraz numer zamówienia.',
    ],
  },
  {
    title: '2. Zwrot towaru i pieniędzy',
    paragraphs: [
      'Towar należy odesłać w ciągu 14 dni od odstąpienia. Koszt odesłania ponosi kupujący, chyba że sprzedawca zaoferował inaczej.',
      'Sprzedawca zwraca wszystkie płatności, w tym koszt najtańszej zwykłej dostawy, w ciągu 14 dni od otrzymania oświadczenia, tym samym sposobem zapłaty. Może wstrzymać zwrot do otrzymania towaru lub dowodu nadania.',
      'Kupujący odpowiada za zmniejszenie wartości towaru tylko wtedy, gdy korzystał z niego w sposób wykraczający poza sprawdzenie jego cech. Brak oryginalnego opakowania nie odbiera prawa do odstąpienia.',
    ],
  },
  {
    title: '3. Kiedy prawo odstąpienia nie przysługuje',
    paragraphs: [
      'Prawo nie przysługuje między innymi przy towarach wykonanych na zamówienie oraz przy nagraniach i programach w zapieczętowanym opakowaniu, które otwarto po dostarczeniu.',
    ],
  },
  {
    title: '4. Reklamacja: niezgodność towaru z umową',
    paragraphs: [
      'Reklamację składa się u sprzedawcy, e-mailem lub listem. Strona zamówienia podaje jego e-mail i telefon.',
      'Sprzedawca odpowiada wobec konsumenta za niezgodność towaru z umową istniejącą w chwili dostarczenia i ujawnioną w ciągu 2 lat, także gdy towar jest używany.',
      'Najpierw można żądać naprawy albo wymiany. Gdy są niemożliwe, nadmiernie kosztowne albo nie nastąpiły w rozsądnym czasie, można żądać obniżenia ceny lub odstąpić od umowy.',
      'Sprzedawca odpowiada na reklamację w ciągu 14 dni; brak odpowiedzi oznacza jej uznanie.',
      'Naprawa w ramach tej odpowiedzialności wydłuża ją jednorazowo o 12 miesięcy.',
    ],
  },
  {
    title: '5. Gwarancja',
    paragraphs: [
      'Gwarancja sprzedawcy lub producenta jest podana w miesiącach przy ofercie. Nie ogranicza ona praw wynikających z niezgodności towaru z umową.',
    ],
  },
  {
    title: '6. Wzór formularza odstąpienia',
    paragraphs: [
      'Adresat: nazwa i e-mail sprzedawcy ze strony zamówienia, adres z jego strony w serwisie. Ja, niżej podpisany, odstępuję od umowy sprzedaży następujących rzeczy. Numer zamówienia, data otrzymania, imię i nazwisko, adres, data, a przy liście papierowym podpis.',
    ],
  },
]
