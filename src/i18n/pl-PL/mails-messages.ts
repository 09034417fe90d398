import type { MailWords } from '../mail-words.ts'

/** Mails about messages between people. */
export const messageMails = {
  messagesUnread: {
    subject: 'Masz nieprzeczytane wiadomości',
    lines: ['Czekają na Ciebie wiadomości. Z powodów bezpieczeństwa ich treść pokazujemy tylko w serwisie.'],
    button: 'Przeczytaj wiadomości',
  },
  messageReportDecided: {
    subject: 'Rozpatrzyliśmy Twoje zgłoszenie: {{subject}}',
    lines: ['Rozmowa: {{subject}}', '{{outcome}}', 'Uzasadnienie: {{words}}'],
    button: 'Otwórz rozmowę',
    after: ['Jeśli się z tym nie zgadzasz, odpisz nam: adres znajdziesz w stopce serwisu.'],
  },
  messageWarning: {
    subject: 'Zgłoszenie dotyczące rozmowy: {{subject}}',
    lines: ['Rozmowa: {{subject}}', '{{outcome}}', 'Uzasadnienie: {{words}}'],
    button: 'Otwórz rozmowę',
    after: ['Jeśli się z tym nie zgadzasz, odpisz nam: adres znajdziesz w stopce serwisu.'],
  },
} as const satisfies Record<string, MailWords>
