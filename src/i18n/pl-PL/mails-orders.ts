import type { MailWords } from '../mail-words.ts'

/** Mails about steps of one order, to its buyer and its seller. */
export const orderStepMails = {
  orderReady: {
    subject: 'Zamówienie {{number}} czeka na odbiór',
    lines: [
      'Twoje zamówienie {{number}} u sprzedawcy {{seller}} jest gotowe do odbioru.',
      'Miejsce odbioru: {{place}}.',
      'Czeka do {{until}}.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Przy odbiorze podaj numer zamówienia.'],
  },
  parcelHeldUp: {
    subject: 'Zamówienie {{number}}: {{what}}',
    lines: [
      'Chodzi o przesyłkę z Twojego zamówienia {{number}} od sprzedawcy {{seller}}: {{what}}.',
      '{{todo}}',
      'Przewoźnik: {{carrier}}. Numer przesyłki: {{trackingNumber}}.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Gdzie jest przesyłka, sprawdzisz u przewoźnika: {{tracking}}'],
  },
  parcelNeedsYou: {
    subject: 'Zamówienie {{number}}: {{what}}',
    lines: [
      'Chodzi o przesyłkę z zamówienia {{number}} w firmie {{company}}: {{what}}.',
      '{{todo}}',
      'Przewoźnik: {{carrier}}. Numer przesyłki: {{trackingNumber}}.',
    ],
    button: 'Otwórz zamówienie',
    after: ['Gdzie jest przesyłka, sprawdzisz u przewoźnika: {{tracking}}'],
  },
  parcelsSent: {
    subject: 'Zamówienie {{number}}: paczka w drodze',
    lines: ['{{seller}} wysyła Twoje zamówienie {{number}} w kilku paczkach. {{state}}'],
    button: 'Zobacz zamówienie',
    after: ['Poniżej są wszystkie paczki, które już wyszły.'],
  },
  parcelsCorrected: {
    subject: 'Zamówienie {{number}}: poprawione numery przesyłek',
    lines: ['{{seller}} poprawił numer przesyłki w zamówieniu {{number}}. Ważne są numery podane niżej.'],
    button: 'Zobacz zamówienie',
  },
  orderDelivered: {
    subject: 'Zamówienie {{number}} dostarczone',
    lines: [
      'Zamówienie {{number}} od {{seller}} jest już u Ciebie. Życzymy udanego użytkowania!',
      'Jeśli coś się nie zgadza, napisz do sprzedawcy: kontakt jest na stronie zamówienia. Jeśli zamówienie do Ciebie nie dotarło, też tam napisz.',
    ],
    button: 'Zobacz zamówienie',
  },
  orderCancelledByMarket: {
    subject: 'Zamówienie {{number}} anulowane',
    lines: [
      'Zamówienie {{number}} od {{seller}} zostało anulowane przez serwis. Nic nie płacisz.',
      'Powód: {{reason}}',
    ],
    button: 'Zobacz zamówienie',
  },
  purchaseExpiring: {
    subject: 'Zapłać za zamówienie: rezerwacja kończy się {{until}}',
    lines: [
      'Twoje zamówienie w {{market}} czeka jeszcze na płatność: {{price}}.',
      'Towar trzymamy dla Ciebie do {{until}}. Potem wraca do sprzedaży. Jeśli właśnie płacisz, nie musisz nic robić.',
    ],
    button: 'Zapłać teraz',
  },
  reviewWanted: {
    subject: 'Jak oceniasz zakup?',
    lines: [
      'Twoje zakupy z {{market}} są już u Ciebie od kilku dni. Powiedz innym, czy towar jest taki, jak go opisano.',
      'Wystarczy ocena, komentarz jest dobrowolny. Oceny, także krytyczne, pokazujemy wszystkie.',
    ],
    button: 'Oceń zakup',
  },
} as const satisfies Record<string, MailWords>
