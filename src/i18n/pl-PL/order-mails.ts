import { cancelReasons } from './cancel-reasons.ts'

/** Sections of mails about orders. */
export const orderMails = {
  order: 'Zamówienie {{number}}',
  orderOf: 'Zamówienie {{number}}: {{seller}}',
  delivery: 'Dostawa',
  total: 'Razem z VAT',
  pickup: 'Miejsce odbioru',
  paid: 'Opłacone.',
  payOnDelivery: 'Do zapłaty przy odbiorze: {{price}}.',
  payOnline: 'Do zapłaty online: {{price}}.',
  address: 'Adres dostawy',
  seller: 'Sprzedawca: {{seller}}',
  taxId: 'Numer podatkowy: {{taxId}}',
  withdrawal: 'Prawo odstąpienia od umowy',
  withdrawal1:
    'Jeśli kupujesz jako konsument albo przedsiębiorca na prawach konsumenta, możesz odstąpić od umowy z każdym sprzedawcą w ciągu 14 dni bez podania przyczyny. Termin biegnie od dnia, w którym Ty lub wskazana przez Ciebie osoba odebrała towar, a przy kilku paczkach ostatnią z nich.',
  withdrawal2:
    'Aby odstąpić, wyślij sprzedawcy przed upływem terminu jednoznaczne oświadczenie, na przykład e-mailem lub listem. Możesz użyć wzoru poniżej, ale nie musisz.',
  withdrawal3:
    'Sprzedawca zwróci wszystkie Twoje płatności, także koszt dostawy do wysokości najtańszego zwykłego sposobu, najpóźniej 14 dni od otrzymania oświadczenia i takim samym sposobem, jakim zapłacono, chyba że zgodzisz się na inny. Może poczekać ze zwrotem, aż otrzyma towar lub dowód jego odesłania.',
  withdrawal4:
    'Odeślij towar najpóźniej 14 dni od złożenia oświadczenia. Bezpośrednie koszty odesłania ponosisz Ty, chyba że sprzedawca zgodził się je pokryć. Odpowiadasz tylko za zmniejszenie wartości towaru przez korzystanie z niego inaczej, niż było to konieczne, aby go sprawdzić.',
  form: 'Wzór oświadczenia o odstąpieniu',
  form1: 'Do: (nazwa, adres i e-mail sprzedawcy)',
  form2: 'Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących towarów: (towary, numer zamówienia)',
  form3:
    'Data zamówienia i odbioru; imię i nazwisko; adres; podpis (tylko jeśli oświadczenie jest na papierze); data oświadczenia.',
  terms: 'Regulamin i reklamacje',
  conformity: 'Za zgodność towaru z umową sprzedawca odpowiada przez 2 lata od dostarczenia.',
  termsAt: 'Regulamin zakupów:',
  returnsAt: 'Zwroty i reklamacje:',
  transfer: 'Dane do przelewu',
  transferTitle: 'Tytuł:',
  transferAmount: 'Kwota:',
  transferAccount: 'Rachunek:',
  transferHolder: 'Odbiorca:',
  ...cancelReasons,
} as const
