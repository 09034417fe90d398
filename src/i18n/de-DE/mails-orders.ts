import type { MailWords } from '../mail-words.ts'

/** Mails about steps of one order, to its buyer and its seller. */
export const orderStepMails = {
  orderReady: {
    subject: 'Bestellung {{number}} liegt zur Abholung bereit',
    lines: [
      'Ihre Bestellung {{number}} bei {{seller}} ist abholbereit.',
      'Abholort: {{place}}.',
      'Sie liegt bis {{until}} bereit.',
    ],
    button: 'Bestellung ansehen',
    after: ['Bitte halten Sie bei der Abholung die Bestellnummer bereit.'],
  },
  parcelHeldUp: {
    subject: 'Bestellung {{number}}: {{what}}',
    lines: [
      'Es geht um eine Sendung aus Ihrer Bestellung {{number}} bei {{seller}}: {{what}}.',
      '{{todo}}',
      'Versanddienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wo die Sendung ist, sehen Sie beim Versanddienst: {{tracking}}'],
  },
  parcelNeedsYou: {
    subject: 'Bestellung {{number}}: {{what}}',
    lines: [
      'Es geht um eine Sendung aus der Bestellung {{number}} bei {{company}}: {{what}}.',
      '{{todo}}',
      'Versanddienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung öffnen',
    after: ['Wo die Sendung ist, sehen Sie beim Versanddienst: {{tracking}}'],
  },
  parcelsSent: {
    subject: 'Bestellung {{number}}: ein Paket ist unterwegs',
    lines: ['{{seller}} versendet Ihre Bestellung {{number}} in mehreren Paketen. {{state}}'],
    button: 'Bestellung ansehen',
    after: ['Unten stehen alle Pakete, die schon unterwegs sind.'],
  },
  parcelsCorrected: {
    subject: 'Bestellung {{number}}: berichtigte Sendungsnummern',
    lines: ['{{seller}} hat eine Sendungsnummer der Bestellung {{number}} berichtigt. Es gelten die Nummern unten.'],
    button: 'Bestellung ansehen',
  },
  orderDelivered: {
    subject: 'Bestellung {{number}} ist zugestellt',
    lines: [
      'Die Bestellung {{number}} von {{seller}} ist angekommen. Viel Freude damit!',
      'Wenn etwas nicht stimmt, schreiben Sie dem Verkäufer: Der Kontakt steht auf der Seite der Bestellung. Auch wenn die Bestellung nicht bei Ihnen angekommen ist, schreiben Sie dort.',
    ],
    button: 'Bestellung ansehen',
  },
  orderCancelledByMarket: {
    subject: 'Bestellung {{number}} ist storniert',
    lines: [
      'Der Marktplatz hat Ihre Bestellung {{number}} bei {{seller}} storniert. Sie zahlen nichts.',
      'Grund: {{reason}}',
    ],
    button: 'Bestellung ansehen',
  },
  purchaseExpiring: {
    subject: 'Bezahlen Sie Ihre Bestellung: reserviert bis {{until}}',
    lines: [
      'Ihre Bestellung bei {{market}} wartet noch auf die Zahlung: {{price}}.',
      'Wir halten die Ware bis {{until}} für Sie zurück. Danach geht sie wieder in den Verkauf. Wenn Sie gerade bezahlen, müssen Sie nichts tun.',
    ],
    button: 'Jetzt bezahlen',
  },
  reviewWanted: {
    subject: 'Wie war Ihr Einkauf?',
    lines: [
      'Ihr Einkauf bei {{market}} ist seit einigen Tagen bei Ihnen. Sagen Sie anderen, ob er der Beschreibung entspricht.',
      'Eine Note genügt, ein Kommentar ist freiwillig. Wir zeigen alle Bewertungen, auch kritische.',
    ],
    button: 'Einkauf bewerten',
  },
} as const satisfies Record<string, MailWords>
