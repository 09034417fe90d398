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
  reportUrgent: {
    subject: 'Pilne zgłoszenie {{number}}',
    lines: [
      'Zgłoszenie {{number}}: {{content}}.',
      'Powód: {{reason}}. Sprawdź od razu, czy trzeba zawiadomić policję.',
    ],
    button: 'Otwórz zgłoszenie',
  },
} as const satisfies Record<string, MailWords>
