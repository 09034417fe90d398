import type { MailWords } from '../mail-words.ts'

/** Mails about messages between people. */
export const messageMails = {
  messagesUnread: {
    subject: 'Sie haben ungelesene Nachrichten',
    lines: ['Nachrichten warten auf Sie. Zu Ihrer Sicherheit zeigen wir ihren Inhalt nur auf dem Marktplatz.'],
    button: 'Nachrichten lesen',
  },
  messageReportDecided: {
    subject: 'Wir haben Ihre Meldung entschieden: {{subject}}',
    lines: ['Gespräch: {{subject}}', '{{outcome}}', 'Begründung: {{words}}'],
    button: 'Gespräch öffnen',
    after: ['Wenn Sie damit nicht einverstanden sind, schreiben Sie uns: Die Adresse steht am Ende jeder Seite.'],
  },
  messageWarning: {
    subject: 'Meldung zu einem Gespräch: {{subject}}',
    lines: ['Gespräch: {{subject}}', '{{outcome}}', 'Begründung: {{words}}'],
    button: 'Gespräch öffnen',
    after: ['Wenn Sie damit nicht einverstanden sind, schreiben Sie uns: Die Adresse steht am Ende jeder Seite.'],
  },
} as const satisfies Record<string, MailWords>
