import type { MailWords } from '../mail-words.ts'

/** Mails about reports of content and what was decided. */
export const moderationMails = {
  reportReceived: {
    subject: 'Przyjęliśmy zgłoszenie {{number}}',
    lines: [
      'Dziękujemy za zgłoszenie {{number}} w serwisie {{market}}. Sprawdzi je człowiek. O decyzji i jej powodach napiszemy na ten adres.',
    ],
    button: 'Otwórz zgłoszenie',
    after: ['Jeśli to nie Ty zgłaszasz, zignoruj tę wiadomość.'],
  },
  reportDecided: {
    subject: 'Decyzja w sprawie zgłoszenia {{number}}',
    lines: ['Rozpatrzyliśmy Twoje zgłoszenie {{number}}.'],
    button: 'Otwórz decyzję',
  },
  contentRestricted: {
    subject: 'Ograniczenie treści: {{content}}',
    lines: ['Operator serwisu {{market}} wydał decyzję w sprawie treści „{{content}}”. Poniżej są jej powody.'],
    button: 'Otwórz decyzję',
  },
  contentRestored: {
    subject: 'Treść jest znów dostępna: {{content}}',
    lines: ['Operator serwisu {{market}} cofnął ograniczenie treści „{{content}}”.'],
    button: 'Otwórz decyzję',
  },
  recallToBuyer: {
    subject: 'Ważne: {{title}}',
    lines: ['W Twoim zamówieniu {{number}} jest produkt, którego dotyczy ostrzeżenie „{{title}}”.'],
    button: 'Otwórz zamówienie',
  },
  recallOfGoods: {
    subject: 'Ważne: {{title}}',
    lines: [
      'Ostrzeżenie „{{title}}” dotyczy ofert Twojej firmy. Sprawdź, czy masz te produkty w magazynie, i nie wysyłaj ich.',
    ],
    button: 'Otwórz listę wycofań',
  },
  originReceived: {
    subject: 'Twoje pytanie o produkt z zamówienia {{number}}',
    lines: [
      '{{firstName}}, zapytaliśmy sprzedawcę, kto stoi za produktem „{{title}}” z zamówienia {{number}}.',
      'Odpowiedź przyjdzie najpóźniej {{date}}.',
    ],
    button: 'Otwórz zamówienie',
  },
  originAsked: {
    subject: 'Kto stoi za produktem z zamówienia {{number}}?',
    lines: [
      'Kupujący pyta, kto wyprodukował albo dostarczył „{{title}}” z zamówienia {{number}}.',
      'Odpowiedz najpóźniej {{date}}.',
    ],
    button: 'Odpowiedz',
  },
  originDue: {
    subject: 'Do {{date}}: kto stoi za produktem z zamówienia {{number}}?',
    lines: ['Pytanie o „{{title}}” z zamówienia {{number}} czeka na odpowiedź. Ostatni dzień to {{date}}.'],
    button: 'Odpowiedz',
  },
  originLate: {
    subject: 'Po terminie: pytanie o produkt z zamówienia {{number}}',
    lines: [
      'Sprzedawca nie odpowiedział do {{date}}, kto stoi za produktem „{{title}}” z zamówienia {{number}}. Możesz odpowiedzieć za niego.',
    ],
    button: 'Otwórz pytania',
  },
  originAnswered: {
    subject: 'Kto stoi za produktem z zamówienia {{number}}',
    lines: ['{{firstName}}, oto odpowiedź na Twoje pytanie o „{{title}}” z zamówienia {{number}}.'],
    button: 'Otwórz zamówienie',
  },
  complaintReceived: {
    subject: 'Przyjęliśmy odwołanie w sprawie {{number}}',
    lines: ['Twoje odwołanie w sprawie {{number}} rozpatrzy człowiek, zwykle w ciągu 14 dni.'],
    button: 'Otwórz sprawę',
  },
  complaintAnswered: {
    subject: 'Odpowiedź na odwołanie w sprawie {{number}}',
    lines: ['Rozpatrzyliśmy Twoje odwołanie w sprawie {{number}}.'],
    button: 'Otwórz sprawę',
  },
  reportsWarned: {
    subject: 'Ostrzeżenie: zgłoszenia bez podstaw',
    lines: [
      'Kilka Twoich zgłoszeń w serwisie {{market}} było oczywiście bezpodstawnych.',
      'Powód ostrzeżenia: {{reason}}',
      'Jeśli będą kolejne takie, na pewien czas przestaniemy przyjmować Twoje zgłoszenia.',
    ],
  },
  reportsSuspended: {
    subject: 'Nie przyjmujemy Twoich zgłoszeń do {{until}}',
    lines: [
      'Mimo ostrzeżenia kolejne Twoje zgłoszenia w serwisie {{market}} były oczywiście bezpodstawne, dlatego do {{until}} ich nie przyjmujemy.',
      'Powód: {{reason}}',
      'Jeśli się z tym nie zgadzasz, odpisz nam: adres jest na końcu tej wiadomości.',
    ],
  },
  termsChange: {
    subject: '{{title}}: nowy tekst od {{date}}',
    lines: [
      'Od {{date}} między serwisem {{market}} a firmą {{company}} obowiązuje nowy tekst strony „{{title}}”.',
      'Co się zmienia: {{changes}}',
      'Cały tekst jest poniżej, a ta sama wersja zostaje na stałe pod przyciskiem. Jeśli się z nią nie zgadzasz, możesz zakończyć sprzedaż, zanim zacznie obowiązywać.',
    ],
    button: 'Otwórz tę wersję',
  },
  reportUrgent: {
    subject: 'Pilne zgłoszenie {{number}}',
    lines: [
      'Zgłoszenie {{number}}: {{content}}.',
      'Powód: {{reason}}. Sprawdź od razu, czy trzeba zawiadomić policję.',
    ],
    button: 'Otwórz zgłoszenie',
  },
} as const satisfies Record<string, MailWords>
