import type { MailWords } from '../mail-words.ts'

/** Mails of notices and of what people wait for. */
export const wishMails = {
  stockAlertConfirm: {
    subject: 'Bitte bestätigen: Sollen wir Bescheid geben, wenn „{{product}}“ wieder da ist?',
    lines: [
      'Jemand hat diese Adresse angegeben, um zu erfahren, wann „{{product}}“ wieder erhältlich ist.',
      'Wenn Sie das waren, bestätigen Sie es auf der Seite innerhalb von {{hours}}. Wir geben dann einmal Bescheid, höchstens {{waits}} Tage lang.',
    ],
    button: 'Zur Bestätigung',
    after: ['Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung senden wir nichts mehr.'],
  },
  backInStock: {
    subject: '„{{product}}“ ist wieder erhältlich',
    lines: ['„{{product}}“ ist wieder erhältlich. Diese Nachricht kommt einmal, weil Sie darum gebeten haben.'],
    button: 'Zum Produkt',
    after: ['Die Stückzahl ist begrenzt, wir reservieren nichts.'],
  },
  newNotices: {
    subject: 'Benachrichtigungen: {{market}}',
    lines: ['Darüber wollten Sie informiert werden:'],
    button: 'Alle ansehen',
  },
} as const satisfies Record<string, MailWords>
