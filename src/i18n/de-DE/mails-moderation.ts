import type { MailWords } from '../mail-words.ts'

/** Mails about reports of content and what was decided. */
export const moderationMails = {
  reportReceived: {
    subject: 'Ihre Meldung {{number}} ist eingegangen',
    lines: [
      'Vielen Dank für Ihre Meldung {{number}} bei {{market}}. Ein Mensch prüft sie. Die Entscheidung und ihre Gründe schreiben wir an diese Adresse.',
    ],
    button: 'Meldung öffnen',
    after: ['Haben Sie nichts gemeldet, ignorieren Sie bitte diese Nachricht.'],
  },
  reportDecided: {
    subject: 'Entscheidung über Ihre Meldung {{number}}',
    lines: ['Wir haben über Ihre Meldung {{number}} entschieden.'],
    button: 'Entscheidung öffnen',
  },
  contentRestricted: {
    subject: 'Inhalt eingeschränkt: {{content}}',
    lines: ['Der Betreiber von {{market}} hat über „{{content}}“ entschieden. Dies sind die Gründe.'],
    button: 'Entscheidung öffnen',
  },
  contentRestored: {
    subject: 'Inhalt wieder verfügbar: {{content}}',
    lines: ['Der Betreiber von {{market}} hat die Einschränkung von „{{content}}“ aufgehoben.'],
    button: 'Entscheidung öffnen',
  },
  complaintReceived: {
    subject: 'Ihre Beschwerde im Fall {{number}} ist eingegangen',
    lines: ['Ein Mensch entscheidet über Ihre Beschwerde im Fall {{number}}, meist innerhalb von 14 Tagen.'],
    button: 'Fall öffnen',
  },
  complaintAnswered: {
    subject: 'Antwort auf Ihre Beschwerde im Fall {{number}}',
    lines: ['Wir haben über Ihre Beschwerde im Fall {{number}} entschieden.'],
    button: 'Fall öffnen',
  },
  reportsWarned: {
    subject: 'Verwarnung: unbegründete Meldungen',
    lines: [
      'Mehrere Ihrer Meldungen bei {{market}} waren offensichtlich unbegründet.',
      'Grund der Verwarnung: {{reason}}',
      'Kommen weitere hinzu, nehmen wir eine Zeit lang keine Meldungen von Ihnen an.',
    ],
  },
  reportsSuspended: {
    subject: 'Bis {{until}} nehmen wir keine Meldungen von Ihnen an',
    lines: [
      'Trotz einer Verwarnung waren weitere Ihrer Meldungen bei {{market}} offensichtlich unbegründet. Bis {{until}} nehmen wir keine an.',
      'Grund: {{reason}}',
      'Sind Sie anderer Ansicht, schreiben Sie uns: Die Adresse steht am Ende dieser Nachricht.',
    ],
  },
  reportUrgent: {
    subject: 'Dringende Meldung {{number}}',
    lines: [
      'Meldung {{number}}: {{content}}.',
      'Grund: {{reason}}. Bitte prüfen Sie sofort, ob die Polizei zu verständigen ist.',
    ],
    button: 'Meldung öffnen',
  },
} as const satisfies Record<string, MailWords>
