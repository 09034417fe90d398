import { type ReturnsText, shown } from '../shape.ts'
import { afterDays, months, ofDays, ofMonths } from './spans.ts'

export const sections = (...facts: Parameters<ReturnsText>) => shown(parts(...facts))

const parts: ReturnsText = ({ sendsMail, ...periods }) => [
  {
    title: `1. Odstąpienie od umowy w ciągu ${ofDays(periods.withdrawalDays)}`,
    paragraphs: [
      `Konsument może odstąpić od umowy bez podania przyczyny w ciągu ${ofDays(periods.withdrawalDays)} od otrzymania towaru, a gdy zamówienie przychodzi w częściach, od otrzymania ostatniej z nich. Wystarczy wysłać oświadczenie przed upływem terminu. Ostatni dzień podaje strona zamówienia; gdy wypada w dzień wolny od pracy, termin kończy się następnego dnia roboczego. Sprzedawca może dać więcej czasu; mówi o tym oferta i strona zamówienia.`,
      'To samo prawo ma osoba prowadząca działalność, która kupuje poza swoim zawodem.',
      `Najprościej odstąpić na stronie zamówienia: przycisk „Odstąp od umowy tutaj”, potem wybór towarów i przycisk „Potwierdź odstąpienie”. Przycisk jest tam przez cały termin, bez logowania. ${
        sendsMail
          ? 'Potwierdzenie z treścią oświadczenia, dniem i godziną serwis wysyła od razu e-mailem. Stronę zamówienia otwiera odnośnik z wiadomości o zamówieniu; kto go nie ma, dostanie go na stronie „Znajdź zamówienie” po podaniu numeru zamówienia i adresu e-mail.'
          : 'Treść oświadczenia, dzień i godzinę pokazuje od razu strona sprawy; można ją wydrukować. Ten serwis nie wysyła teraz wiadomości e-mail: odnośnik do strony zamówienia trzeba zachować.'
      }`,
      'Oświadczenie można też wysłać e-mailem lub listem do sprzedawcy, na przykład według wzoru z punktu 6. E-mail i telefon sprzedawcy są na stronie zamówienia, a adres na jego stronie w serwisie. Takie oświadczenie powinno zawierać imię i nazwisko oraz numer zamówienia.',
    ],
  },
  {
    title: '2. Zwrot towaru i pieniędzy',
    paragraphs: [
      `Towar należy odesłać w ciągu ${ofDays(periods.sendDays)} od odstąpienia. Koszt odesłania ponosi kupujący, chyba że sprzedawca zaoferował inaczej. Przewoźnika i numer przesyłki można podać na stronie sprawy; to dowód nadania. Gdy termin minie, przypominamy o nim ostatni raz; po kolejnych ${afterDays(periods.closeDays)} sprawa, w której niczego nie wysłano, się kończy.`,
      'Sprzedawca zwraca wszystkie płatności, w tym koszt najtańszej zwykłej dostawy, w ciągu 14 dni od otrzymania oświadczenia, tym samym sposobem zapłaty. Może wstrzymać zwrot do otrzymania towaru lub dowodu nadania.',
      'Kupujący odpowiada za zmniejszenie wartości towaru tylko wtedy, gdy korzystał z niego w sposób wykraczający poza sprawdzenie jego cech. Brak oryginalnego opakowania nie odbiera prawa do odstąpienia. Potrącenie sprzedawca uzasadnia, a kupujący widzi je na stronie sprawy.',
      'Ponad prawo do odstąpienia sprzedawca może przyjmować zwroty i wymiany dłużej, na własnych zasadach. Jeżeli to robi, zwrot lub wymianę zgłasza się na stronie zamówienia.',
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
      'Reklamację składa się na stronie zamówienia: „Złóż reklamację”. Można ją też wysłać sprzedawcy e-mailem lub listem; strona zamówienia podaje jego e-mail i telefon.',
      `Sprzedawca odpowiada wobec konsumenta za niezgodność towaru z umową istniejącą w chwili dostarczenia i ujawnioną w ciągu ${ofMonths(periods.liableMonths)}, także gdy towar jest używany.`,
      'Najpierw można żądać naprawy albo wymiany. Gdy są niemożliwe, nadmiernie kosztowne albo nie nastąpiły w rozsądnym czasie, można żądać obniżenia ceny lub odstąpić od umowy.',
      `Sprzedawca odpowiada na reklamację w ciągu ${ofDays(periods.answerDays)}${periods.silenceAccepts ? '; brak odpowiedzi oznacza jej uznanie' : ''}.`,
      periods.repairMonths > 0
        ? `Naprawa w ramach tej odpowiedzialności wydłuża ją jednorazowo o ${months(periods.repairMonths)}.`
        : null,
      `Kto nie zgadza się z odpowiedzią, może na stronie sprawy w ciągu ${ofDays(periods.disputeDays)} poprosić prowadzącego serwis o rozstrzygnięcie. Czyta on, co napisały obie strony, i uzasadnia decyzję. Nie odbiera to drogi do sądu ani do mediacji.`,
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
      `Formularz z danymi sprzedawcy i numerem zamówienia, gotowy do druku (PDF), jest na stronie zamówienia obok przycisku „Odstąp od umowy tutaj”${sendsMail ? ' i w załączniku wiadomości, która potwierdza zamówienie' : ''}. Jego treść:`,
      'Adresat: nazwa i e-mail sprzedawcy ze strony zamówienia, adres z jego strony w serwisie. Ja, niżej podpisany, odstępuję od umowy sprzedaży następujących rzeczy. Numer zamówienia, data otrzymania, imię i nazwisko, adres, data, a przy liście papierowym podpis.',
    ],
  },
]
