import type { MailWords } from '../mail-words.ts'

/** Mails about what was bought, to buyers and sellers. */
export const purchaseMails = {
  paymentNeedsYou: {
    subject: 'Płatność czeka na Ciebie',
    lines: ['Płatność {{payment}} wymaga decyzji człowieka. Na liście jest napisane, co się stało i co zrobić.'],
    button: 'Zobacz listę',
  },
  chargebackOpened: {
    subject: 'Bank kupującego cofa płatność za zamówienie {{numbers}}',
    lines: [
      'Kupujący zażądał w banku zwrotu {{amount}} za zamówienie {{numbers}}. Do rozstrzygnięcia te pieniądze czekają i nie trafią do wypłaty.',
      'Odpowiedź jest potrzebna do: {{until}}. Pomogą: potwierdzenie nadania i odbioru, opis ze zdjęciami, rozmowy z kupującym. Nie wysyłaj towaru, którego jeszcze nie wysłano, i nie oddawaj pieniędzy drugi raz.',
    ],
    button: 'Zobacz i odpowiedz',
  },
  chargebackEnding: {
    subject: 'Kończy się czas na odpowiedź: zamówienie {{numbers}}',
    lines: [
      'Odpowiedź w sprawie {{amount}} za zamówienie {{numbers}} jest potrzebna do: {{until}}. Bez niej pieniądze przepadną.',
    ],
    button: 'Zobacz i odpowiedz',
  },
  chargebackWon: {
    subject: 'Spór wygrany: zamówienie {{numbers}}',
    lines: [
      'Bank rozstrzygnął na korzyść sprzedawcy: {{amount}} za zamówienie {{numbers}} zostaje i nie jest już wstrzymane.',
    ],
    button: 'Zobacz zamówienie',
  },
  chargebackLost: {
    subject: 'Spór przegrany: zamówienie {{numbers}}',
    lines: [
      'Bank rozstrzygnął na korzyść kupującego: {{amount}} za zamówienie {{numbers}} wróciło do niego. Kwota jest zapisana w rozliczeniach. Nie oddawaj jej drugi raz.',
    ],
    button: 'Zobacz zamówienie',
  },
  chargebackAnswerRefused: {
    subject: 'Operator płatności nie przyjął odpowiedzi: zamówienie {{numbers}}',
    lines: [
      'Odpowiedź na obciążenie zwrotne na kwotę {{amount}} za zamówienie {{numbers}} nie została przyjęta. Sprawdź dlaczego, popraw ją i wyślij jeszcze raz w terminie albo odpowiedz w panelu operatora płatności.',
    ],
    button: 'Zobacz i odpowiedz',
  },
  ksefRefused: {
    subject: 'KSeF odrzucił fakturę {{number}}',
    lines: [
      'Krajowy System e-Faktur nie przyjął faktury {{number}} firmy {{company}}. Odpowiedź systemu: {{problem}}',
      '{{todo}}',
    ],
    button: 'Zobacz fakturę',
  },
  ksefTokenRefused: {
    subject: 'KSeF nie przyjmuje tokenu firmy {{company}}',
    lines: [
      'Krajowy System e-Faktur nie przyjmuje tokenu firmy {{company}}, więc jej faktury czekają na wysłanie.',
      'Utwórz w KSeF nowy token z prawem wystawiania faktur i wpisz go w ustawieniach dokumentów. Czekające faktury pójdą wtedy same.',
    ],
    button: 'Otwórz ustawienia',
  },
  ksefOverdue: {
    subject: 'KSeF wciąż nie odpowiedział w sprawie faktury {{number}}',
    lines: [
      'Faktura {{number}} firmy {{company}} czeka na Krajowy System e-Faktur już {{days}}: nie ma ani numeru KSeF, ani odmowy.',
      'Pytamy dalej co godzinę i nic nie ginie. Sprawdź w KSeF, czy faktura tam jest, i czy system nie ogłosił awarii; fakturę z trybu offline trzeba przesłać najpóźniej następnego dnia roboczego.',
    ],
    button: 'Zobacz fakturę',
  },
  orderCalledOff: {
    subject: 'Sprzedawca anulował zamówienie {{number}}',
    lines: ['Sprzedawca {{seller}} anulował Twoje zamówienie {{number}}. Nic nie płacisz.', 'Powód: {{reason}}'],
    button: 'Zobacz zamówienie',
    after: ['Jeśli masz pytania, napisz do sprzedawcy. Kontakt znajdziesz na stronie zamówienia.'],
  },
  orderRefunded: {
    subject: 'Zwrot pieniędzy za zamówienie {{number}}',
    lines: ['Zwracamy {{amount}} za zamówienie {{number}} u sprzedawcy {{seller}}.', 'Powód: {{reason}}', '{{how}}'],
    button: 'Zobacz zamówienie',
    after: ['Jeśli masz pytania, napisz do sprzedawcy. Kontakt znajdziesz na stronie zamówienia.'],
  },
  paidOrderCancelled: {
    subject: 'Zamówienie {{number}} jest anulowane',
    lines: [
      'Opłacone zamówienie {{number}} u sprzedawcy {{seller}} zostało anulowane. Zwracamy {{amount}}.',
      'Powód: {{reason}}',
      '{{how}}',
    ],
    button: 'Zobacz zamówienie',
    after: ['Jeśli masz pytania, napisz do sprzedawcy. Kontakt znajdziesz na stronie zamówienia.'],
  },
  withdrawalReceipt: {
    subject: 'Odstąpienie od umowy przyjęte: zamówienie {{number}}',
    lines: [
      '{{name}}, potwierdzamy: {{at}} złożono oświadczenie o odstąpieniu od umowy ze sprzedawcą {{seller}}. Jego treść jest poniżej; zachowaj tę wiadomość. Numer zgłoszenia: {{receipt}}.',
      'Odeślij towar najpóźniej {{until}}. Pieniądze wrócą najpóźniej 14 dni od tego oświadczenia; sprzedawca może z tym poczekać, aż dostanie towar albo dowód jego odesłania.',
    ],
    button: 'Zobacz zgłoszenie i wpisz numer przesyłki',
  },
  withdrawalStopped: {
    subject: 'Odstąpienie od umowy przed wysyłką przyjęte: zamówienie {{number}}',
    lines: [
      '{{name}}, potwierdzamy: {{at}} złożono oświadczenie o odstąpieniu od umowy ze sprzedawcą {{seller}}. Jego treść jest poniżej; zachowaj tę wiadomość. Numer zgłoszenia: {{receipt}}.',
      '{{money}}',
    ],
    button: 'Zobacz zamówienie',
  },
  returnNews: {
    subject: '{{kind}} {{number}}: {{what}}',
    lines: ['{{kind}} {{number}}: {{what}}.', '{{news}}'],
    button: 'Zobacz zgłoszenie',
  },
  refundAccountWanted: {
    subject: 'Podaj konto do zwrotu za zamówienie {{number}}',
    lines: [
      'Operator płatności nie mógł zwrócić {{amount}} za zamówienie {{number}} u sprzedawcy {{seller}}. Zwrócimy te pieniądze przelewem.',
      'Podaj numer konta na stronie zamówienia. Nie prosimy o hasła ani kody.',
    ],
    button: 'Podaj numer konta',
    after: ['Jeśli konto jest już podane, nie musisz nic robić.'],
  },
  refundGone: {
    subject: 'Wysłaliśmy zwrot za zamówienie {{number}}',
    lines: [
      'Zwrot {{amount}} za zamówienie {{number}} u sprzedawcy {{seller}} został wysłany.',
      '{{where}}',
      '{{when}}',
    ],
    button: 'Zobacz zamówienie',
    after: [
      'Jeśli pieniądze nie dotrą w tym czasie, zapytaj najpierw swój bank, a potem napisz do nas: adres jest na dole tej wiadomości.',
    ],
  },
  orderFound: {
    subject: 'Link do zamówienia {{number}}',
    lines: [
      'Ktoś poprosił w serwisie {{market}} o link do zamówienia {{number}}, złożonego na ten adres. Przycisk otwiera jego stronę: stan, paczki, dokumenty i to, co możesz teraz zrobić.',
      'Link działa przez {{hours}}.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Jeśli to nie Ty, zignoruj tę wiadomość: link przyszedł tylko tutaj.'],
  },
  purchaseToConfirm: {
    subject: 'Potwierdź swoje zamówienie',
    lines: [
      'W serwisie {{market}} złożono na ten adres zamówienie płatne przy odbiorze. Naciśnij przycisk i potwierdź je na stronie, która się otworzy. Dopiero wtedy trafi do sprzedawcy.',
      'Towary czekają na Ciebie do: {{until}}.',
    ],
    button: 'Potwierdź zamówienie',
    after: ['Jeśli niczego nie zamawiasz, zignoruj tę wiadomość: bez potwierdzenia zamówienie wygaśnie samo.'],
  },
  purchaseToPay: {
    subject: 'Twoje zamówienie czeka na płatność',
    lines: [
      'Dziękujemy za zamówienie w serwisie {{market}}. Do zapłaty online: {{price}}.',
      'Towary czekają na płatność do: {{until}}. Jeśli już płacisz, nie musisz nic robić.',
    ],
    button: 'Zobacz zamówienie i zapłać',
    after: ['Zachowaj tę wiadomość: zawiera potwierdzenie zamówienia i informacje o Twoich prawach.'],
  },
  transferToSend: {
    subject: 'Dane do przelewu za zamówienie',
    lines: [
      'Przelej {{price}}. Wpisz dokładnie podany tytuł: po nim rozpoznajemy wpłatę.',
      'Towary czekają na wpłatę do: {{until}}. Przelew idzie zwykle jeden dzień roboczy.',
    ],
    button: 'Zobacz dane do przelewu',
    after: ['Gdy wpłata dotrze, napiszemy.'],
  },
  transferReminder: {
    subject: 'Przypomnienie: czekamy na przelew',
    lines: [
      'Nie mamy jeszcze wpłaty {{price}} za Twoje zamówienie. Jeśli przelew jest w drodze, nie musisz nic robić.',
      'Towary czekają do: {{until}}. Potem wrócą do sprzedaży.',
    ],
    button: 'Zobacz dane do przelewu',
    after: ['Jeśli już nie chcesz zamówienia, możesz z niego zrezygnować na jego stronie.'],
  },
  transferInPart: {
    subject: 'Dotarła część wpłaty',
    lines: [
      'Otrzymaliśmy {{received}}. Brakuje jeszcze: {{price}}.',
      'Przelej brakującą kwotę z tym samym tytułem. Zamówienie trafi do sprzedawców, gdy wpłata będzie cała.',
    ],
    button: 'Zobacz dane do przelewu',
    after: ['Jeśli towarów już nie będzie albo zrezygnujesz, oddamy to, co wpłacono.'],
  },
  purchasePlaced: {
    subject: 'Twoje zamówienie jest przyjęte',
    lines: [
      'Dziękujemy za zamówienie w serwisie {{market}}. Sprzedawcy właśnie je dostali.',
      'O wysyłce lub gotowości do odbioru każdy sprzedawca powiadomi Cię osobno.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Zachowaj tę wiadomość: zawiera potwierdzenie zamówienia i informacje o Twoich prawach.'],
  },
  purchasePaid: {
    subject: 'Płatność dotarła, zamówienie jest przyjęte',
    lines: [
      'Dostaliśmy Twoją płatność: {{price}}. Sprzedawcy przygotowują zamówienie.',
      'O wysyłce lub gotowości do odbioru każdy sprzedawca powiadomi Cię osobno.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Zachowaj tę wiadomość: zawiera potwierdzenie zamówienia i informacje o Twoich prawach.'],
  },
  paidTooLate: {
    subject: 'Płatność przyszła za późno: oddajemy pieniądze',
    lines: [
      'Przepraszamy: Twoja płatność {{price}} dotarła, gdy towar był już sprzedany komuś innemu.',
      'Oddajemy całą kwotę tą samą drogą. Bank może potrzebować kilku dni. Nie musisz nic robić.',
    ],
    button: 'Zobacz zamówienie',
  },
  paidAfterCancelling: {
    subject: 'Oddajemy pieniądze za anulowane zamówienie',
    lines: [
      'Twoja płatność {{price}} dotarła już po anulowaniu zamówienia.',
      'Oddajemy całą kwotę tą samą drogą. Bank może potrzebować kilku dni. Nie musisz nic robić.',
    ],
    button: 'Zobacz zamówienie',
  },
  purchaseExpired: {
    subject: 'Zamówienie wygasło bez płatności',
    lines: [
      'Nie dostaliśmy płatności na czas, więc zamówienie w serwisie {{market}} wygasło, a towary wróciły do sprzedaży.',
      'Jeśli pieniądze dotrą później, przyjmiemy zamówienie, o ile towar nadal jest, albo zwrócimy całą kwotę.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Możesz zamówić te towary jeszcze raz, jeśli są dostępne.'],
  },
  purchaseNotConfirmed: {
    subject: 'Zamówienie wygasło bez potwierdzenia',
    lines: [
      'Zamówienia płatnego przy odbiorze w serwisie {{market}} nie potwierdzono na czas. Wygasło, a towary wróciły do sprzedaży. Nic nie płacisz.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Możesz zamówić te towary jeszcze raz, jeśli są dostępne.'],
  },
  purchaseCancelled: {
    subject: 'Zamówienie zostało anulowane',
    lines: ['Zgodnie z Twoją decyzją anulowaliśmy to zamówienie w serwisie {{market}}. Towary wróciły do sprzedaży.'],
    button: 'Zobacz zamówienie',
    after: ['Jeśli mimo to dotrze płatność, zwrócimy ją w całości.'],
  },
  orderToHandle: {
    subject: 'Nowe zamówienie {{number}}',
    lines: ['Firma {{company}} ma nowe zamówienie {{number}} na {{price}}. Można je przygotować.'],
    button: 'Otwórz zamówienie',
    after: ['Dane kupującego i adres dostawy znajdziesz na stronie zamówienia.'],
  },
  orderNotToHandle: {
    subject: 'Zamówienie {{number}} anulowane: nie wysyłaj',
    lines: [
      '{{who}} anulował zamówienie {{number}} w firmie {{company}}. Nie wysyłaj towaru. Wrócił na stan i znów jest w sprzedaży.',
      'Powód: {{reason}}',
      '{{money}}',
    ],
    button: 'Otwórz zamówienie',
  },
  orderRefundedByMarket: {
    subject: 'Zwrot pieniędzy za zamówienie {{number}}: decyzja operatora',
    lines: [
      'Operator serwisu {{market}} zdecydował, że kupujący dostanie z powrotem {{amount}} z zamówienia {{number}} w firmie {{company}}.',
      'Powód: {{reason}}',
      '{{todo}}',
    ],
    button: 'Otwórz zamówienie',
  },
  reviewHidden: {
    subject: 'Twoja opinia o {{product}} została ukryta',
    lines: ['Twoja opinia o „{{product}}” nie jest już pokazywana i nie wlicza się do ocen.', 'Powód: {{reason}}'],
    button: 'Otwórz opinię',
    after: ['Jeśli się z tym nie zgadzasz, odpisz nam: adres znajdziesz w stopce serwisu.'],
  },
  reviewRestored: {
    subject: 'Twoja opinia o {{product}} jest znów widoczna',
    lines: ['Twoja opinia o „{{product}}” jest znów pokazywana i wlicza się do ocen.', 'Powód: {{reason}}'],
    button: 'Otwórz opinię',
  },
} as const satisfies Record<string, MailWords>
