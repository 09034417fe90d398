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
  recallToBuyer: {
    subject: 'Wichtig: {{title}}',
    lines: ['Ihre Bestellung {{number}} enthält ein Produkt, das der Hinweis „{{title}}“ betrifft.'],
    button: 'Bestellung öffnen',
  },
  recallOfGoods: {
    subject: 'Wichtig: {{title}}',
    lines: [
      'Der Hinweis „{{title}}“ betrifft Angebote Ihres Unternehmens. Prüfen Sie, ob Sie diese Produkte auf Lager haben, und versenden Sie sie nicht.',
    ],
    button: 'Liste der Rückrufe öffnen',
  },
  originReceived: {
    subject: 'Ihre Frage zu einem Produkt der Bestellung {{number}}',
    lines: [
      '{{firstName}}, wir haben den Verkäufer gefragt, wer hinter „{{title}}“ aus der Bestellung {{number}} steht.',
      'Die Antwort kommt spätestens am {{date}}.',
    ],
    button: 'Bestellung öffnen',
  },
  originAsked: {
    subject: 'Wer steht hinter einem Produkt der Bestellung {{number}}?',
    lines: [
      'Der Käufer fragt, wer „{{title}}“ aus der Bestellung {{number}} hergestellt oder geliefert hat.',
      'Antworten Sie spätestens am {{date}}.',
    ],
    button: 'Antworten',
  },
  originDue: {
    subject: 'Bis {{date}}: Wer steht hinter einem Produkt der Bestellung {{number}}?',
    lines: ['Die Frage zu „{{title}}“ aus der Bestellung {{number}} wartet auf Antwort. Letzter Tag ist der {{date}}.'],
    button: 'Antworten',
  },
  originLate: {
    subject: 'Überfällig: Frage zu einem Produkt der Bestellung {{number}}',
    lines: [
      'Der Verkäufer hat bis {{date}} nicht gesagt, wer hinter „{{title}}“ aus der Bestellung {{number}} steht. Sie können an seiner Stelle antworten.',
    ],
    button: 'Fragen öffnen',
  },
  originAnswered: {
    subject: 'Wer hinter einem Produkt der Bestellung {{number}} steht',
    lines: ['{{firstName}}, hier ist die Antwort auf Ihre Frage zu „{{title}}“ aus der Bestellung {{number}}.'],
    button: 'Bestellung öffnen',
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
  termsChange: {
    subject: '{{title}}: neuer Text ab dem {{date}}',
    lines: [
      'Ab dem {{date}} gilt zwischen {{market}} und {{company}} ein neuer Text der Seite „{{title}}“.',
      'Was sich ändert: {{changes}}',
      'Der ganze Text steht unten; dieselbe Fassung bleibt dauerhaft hinter der Schaltfläche. Wenn Sie damit nicht einverstanden sind, können Sie den Verkauf beenden, bevor sie gilt.',
    ],
    button: 'Diese Fassung öffnen',
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
