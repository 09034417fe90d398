import type { MailWords } from '../mail-words.ts'

/** Mails about what was bought, to buyers and sellers. */
export const purchaseMails = {
  paymentNeedsYou: {
    subject: 'Eine Zahlung braucht Sie',
    lines: [
      'Die Zahlung {{payment}} braucht die Entscheidung eines Menschen. Die Liste sagt, was geschehen ist und was zu tun ist.',
    ],
    button: 'Liste ansehen',
  },
  chargebackOpened: {
    subject: 'Die Bank des Käufers bucht die Zahlung für Bestellung {{numbers}} zurück',
    lines: [
      'Der Käufer hat bei der Bank {{amount}} für Bestellung {{numbers}} zurückgefordert. Bis zur Entscheidung wird dieses Geld einbehalten und nicht ausgezahlt.',
      'Eine Antwort ist nötig bis: {{until}}. Hilfreich sind Nachweise über Versand und Zustellung, die Beschreibung mit Bildern und der Schriftwechsel mit dem Käufer. Versenden Sie keine Ware, die noch nicht unterwegs ist, und erstatten Sie das Geld nicht ein zweites Mal.',
    ],
    button: 'Ansehen und antworten',
  },
  chargebackEnding: {
    subject: 'Die Frist läuft ab: Bestellung {{numbers}}',
    lines: [
      'Die Antwort zu {{amount}} für Bestellung {{numbers}} ist nötig bis: {{until}}. Ohne sie ist das Geld verloren.',
    ],
    button: 'Ansehen und antworten',
  },
  chargebackWon: {
    subject: 'Rückbuchung abgewehrt: Bestellung {{numbers}}',
    lines: [
      'Die Bank hat für den Verkäufer entschieden: {{amount}} für Bestellung {{numbers}} bleiben und werden nicht länger einbehalten.',
    ],
    button: 'Bestellung ansehen',
  },
  chargebackLost: {
    subject: 'Rückbuchung verloren: Bestellung {{numbers}}',
    lines: [
      'Die Bank hat für den Käufer entschieden: {{amount}} für Bestellung {{numbers}} gingen an ihn zurück. Der Betrag steht in den Abrechnungen. Erstatten Sie ihn nicht ein zweites Mal.',
    ],
    button: 'Bestellung ansehen',
  },
  chargebackAnswerRefused: {
    subject: 'Der Zahlungsanbieter hat die Antwort nicht angenommen: Bestellung {{numbers}}',
    lines: [
      'Die Antwort auf die Rückbuchung über {{amount}} zur Bestellung {{numbers}} wurde nicht angenommen. Sehen Sie nach, warum, ändern Sie sie und schicken Sie sie rechtzeitig noch einmal ab, oder antworten Sie im Dashboard des Zahlungsanbieters.',
    ],
    button: 'Ansehen und antworten',
  },
  ksefRefused: {
    subject: 'KSeF hat die Rechnung {{number}} abgelehnt',
    lines: [
      'Das staatliche System KSeF hat die Rechnung {{number}} der Firma {{company}} nicht angenommen. Seine Antwort: {{problem}}',
      '{{todo}}',
    ],
    button: 'Rechnung ansehen',
  },
  ksefTokenRefused: {
    subject: 'KSeF nimmt das Token der Firma {{company}} nicht an',
    lines: [
      'Das staatliche System KSeF nimmt das Token der Firma {{company}} nicht an; ihre Rechnungen warten deshalb auf das Senden.',
      'Erstellen Sie in KSeF ein neues Token mit dem Recht, Rechnungen auszustellen, und geben Sie es in den Belegeinstellungen ein. Was wartet, geht dann von selbst hinaus.',
    ],
    button: 'Einstellungen öffnen',
  },
  ksefOverdue: {
    subject: 'KSeF hat zur Rechnung {{number}} noch immer nicht geantwortet',
    lines: [
      'Die Rechnung {{number}} der Firma {{company}} wartet schon {{days}} auf das staatliche System KSeF: Es gibt weder eine KSeF-Nummer noch eine Ablehnung.',
      'Wir fragen weiter stündlich, und nichts geht verloren. Sehen Sie in KSeF nach, ob die Rechnung dort ist und ob eine Störung gemeldet wurde; eine Offline-Rechnung muss spätestens am nächsten Werktag gesendet sein.',
    ],
    button: 'Rechnung ansehen',
  },
  orderCalledOff: {
    subject: 'Der Verkäufer hat die Bestellung {{number}} storniert',
    lines: ['{{seller}} hat Ihre Bestellung {{number}} storniert. Sie zahlen nichts.', 'Grund: {{reason}}'],
    button: 'Bestellung ansehen',
    after: ['Bei Fragen schreiben Sie dem Verkäufer. Den Kontakt finden Sie auf der Seite der Bestellung.'],
  },
  orderRefunded: {
    subject: 'Erstattung zur Bestellung {{number}}',
    lines: ['Wir erstatten {{amount}} zur Bestellung {{number}} bei {{seller}}.', 'Grund: {{reason}}', '{{how}}'],
    button: 'Bestellung ansehen',
    after: ['Wenn Sie Fragen haben, schreiben Sie dem Verkäufer. Die Kontaktdaten finden Sie auf der Bestellseite.'],
  },
  paidOrderCancelled: {
    subject: 'Die Bestellung {{number}} ist storniert',
    lines: [
      'Die bezahlte Bestellung {{number}} bei {{seller}} wurde storniert. Wir erstatten {{amount}}.',
      'Grund: {{reason}}',
      '{{how}}',
    ],
    button: 'Bestellung ansehen',
    after: ['Wenn Sie Fragen haben, schreiben Sie dem Verkäufer. Die Kontaktdaten finden Sie auf der Bestellseite.'],
  },
  withdrawalReceipt: {
    subject: 'Ihr Widerruf ist eingegangen: Bestellung {{number}}',
    lines: [
      '{{name}}, wir bestätigen: Am {{at}} haben Sie den Vertrag mit {{seller}} widerrufen. Der Wortlaut steht unten; bitte bewahren Sie diese Nachricht auf. Nummer des Falls: {{receipt}}.',
      'Bitte senden Sie die Ware bis zum {{until}} zurück. Das Geld kommt spätestens 14 Tage nach dieser Erklärung; der Verkäufer darf damit warten, bis die Ware oder ein Nachweis der Absendung da ist.',
    ],
    button: 'Fall ansehen und Paketnummer eintragen',
  },
  withdrawalStopped: {
    subject: 'Ihr Widerruf vor dem Versand ist eingegangen: Bestellung {{number}}',
    lines: [
      '{{name}}, wir bestätigen: Am {{at}} haben Sie den Vertrag mit {{seller}} widerrufen. Der Wortlaut steht unten; bitte bewahren Sie diese Nachricht auf. Nummer des Falls: {{receipt}}.',
      '{{money}}',
    ],
    button: 'Bestellung ansehen',
  },
  returnNews: {
    subject: '{{kind}} {{number}}: {{what}}',
    lines: ['{{kind}} {{number}}: {{what}}.', '{{news}}'],
    button: 'Fall ansehen',
  },
  refundAccountWanted: {
    subject: 'Geben Sie ein Konto für die Erstattung der Bestellung {{number}} an',
    lines: [
      'Der Zahlungsanbieter konnte {{amount}} zur Bestellung {{number}} bei {{seller}} nicht zurückgeben. Wir überweisen Ihnen das Geld.',
      'Geben Sie Ihre Kontonummer auf der Bestellseite an. Nach Passwörtern oder Codes fragen wir nie.',
    ],
    button: 'Kontonummer angeben',
    after: ['Wenn das Konto schon angegeben ist, müssen Sie nichts tun.'],
  },
  refundGone: {
    subject: 'Ihre Erstattung zur Bestellung {{number}} ist unterwegs',
    lines: [
      'Die Erstattung von {{amount}} zur Bestellung {{number}} bei {{seller}} wurde gesendet.',
      '{{where}}',
      '{{when}}',
    ],
    button: 'Bestellung ansehen',
    after: [
      'Ist das Geld in dieser Zeit nicht da, fragen Sie zuerst Ihre Bank und schreiben Sie dann uns: Die Adresse steht am Ende dieser Nachricht.',
    ],
  },
  orderFound: {
    subject: 'Link zur Bestellung {{number}}',
    lines: [
      'Jemand hat bei {{market}} um den Link zur Bestellung {{number}} gebeten, die mit dieser Adresse aufgegeben wurde. Die Schaltfläche öffnet ihre Seite: Stand, Pakete, Dokumente und was Sie jetzt tun können.',
      'Der Link gilt {{hours}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Der Link kam nur hierher.'],
  },
  purchaseToConfirm: {
    subject: 'Bestätigen Sie Ihre Bestellung',
    lines: [
      'Bei {{market}} wurde mit dieser Adresse eine Bestellung mit Zahlung bei Lieferung aufgegeben. Drücken Sie die Schaltfläche und bestätigen Sie sie auf der Seite, die sich öffnet. Erst dann erhält sie der Verkäufer.',
      'Die Waren sind für Sie reserviert bis: {{until}}.',
    ],
    button: 'Bestellung bestätigen',
    after: [
      'Wenn Sie nichts bestellen, ignorieren Sie diese Nachricht: Ohne Bestätigung verfällt die Bestellung von selbst.',
    ],
  },
  purchaseToPay: {
    subject: 'Ihre Bestellung wartet auf die Zahlung',
    lines: [
      'Vielen Dank für Ihre Bestellung bei {{market}}. Online zu zahlen: {{price}}.',
      'Die Waren sind reserviert bis: {{until}}. Wenn Sie bereits bezahlen, müssen Sie nichts tun.',
    ],
    button: 'Bestellung ansehen und bezahlen',
    after: ['Bewahren Sie diese Nachricht auf: Sie bestätigt die Bestellung und nennt Ihre Rechte.'],
  },
  transferToSend: {
    subject: 'Überweisungsdaten für Ihre Bestellung',
    lines: [
      'Bitte überweisen Sie {{price}}. Geben Sie genau den Verwendungszweck unten an: Daran erkennen wir Ihre Zahlung.',
      'Die Waren sind bis {{until}} für Sie reserviert. Eine Überweisung dauert meist einen Werktag.',
    ],
    button: 'Überweisungsdaten ansehen',
    after: ['Wir schreiben Ihnen, sobald das Geld da ist.'],
  },
  transferReminder: {
    subject: 'Erinnerung: Wir warten auf Ihre Überweisung',
    lines: [
      'Die Zahlung von {{price}} für Ihre Bestellung ist noch nicht da. Ist sie schon unterwegs, brauchen Sie nichts zu tun.',
      'Die Waren sind bis {{until}} für Sie reserviert. Danach werden sie wieder verkauft.',
    ],
    button: 'Überweisungsdaten ansehen',
    after: ['Möchten Sie die Bestellung nicht mehr, können Sie sie auf ihrer Seite stornieren.'],
  },
  transferInPart: {
    subject: 'Ein Teil der Zahlung ist da',
    lines: [
      'Wir haben {{received}} erhalten. Es fehlen noch: {{price}}.',
      'Bitte überweisen Sie den fehlenden Betrag mit demselben Verwendungszweck. Die Verkäufer erhalten die Bestellung, sobald alles bezahlt ist.',
    ],
    button: 'Überweisungsdaten ansehen',
    after: ['Sind die Waren dann nicht mehr da oder stornieren Sie, geben wir das Gezahlte zurück.'],
  },
  purchasePlaced: {
    subject: 'Ihre Bestellung ist angenommen',
    lines: [
      'Vielen Dank für Ihre Bestellung bei {{market}}. Die Verkäufer haben sie soeben erhalten.',
      'Über Versand oder Abholbereitschaft benachrichtigt Sie jeder Verkäufer einzeln.',
    ],
    button: 'Bestellung ansehen',
    after: ['Bewahren Sie diese Nachricht auf: Sie bestätigt die Bestellung und nennt Ihre Rechte.'],
  },
  purchasePaid: {
    subject: 'Zahlung eingegangen, Ihre Bestellung ist angenommen',
    lines: [
      'Wir haben Ihre Zahlung erhalten: {{price}}. Die Verkäufer bereiten die Bestellung vor.',
      'Über Versand oder Abholbereitschaft benachrichtigt Sie jeder Verkäufer einzeln.',
    ],
    button: 'Bestellung ansehen',
    after: ['Bewahren Sie diese Nachricht auf: Sie bestätigt die Bestellung und nennt Ihre Rechte.'],
  },
  paidTooLate: {
    subject: 'Ihre Zahlung kam zu spät: Sie erhalten Ihr Geld zurück',
    lines: [
      'Es tut uns leid: Ihre Zahlung über {{price}} traf ein, als die Ware bereits anderweitig verkauft war.',
      'Wir erstatten den ganzen Betrag auf demselben Weg. Ihre Bank braucht dafür eventuell einige Tage. Sie müssen nichts tun.',
    ],
    button: 'Bestellung ansehen',
  },
  paidAfterCancelling: {
    subject: 'Sie erhalten Ihr Geld für eine stornierte Bestellung zurück',
    lines: [
      'Ihre Zahlung über {{price}} traf erst nach der Stornierung der Bestellung ein.',
      'Wir erstatten den ganzen Betrag auf demselben Weg. Ihre Bank braucht dafür eventuell einige Tage. Sie müssen nichts tun.',
    ],
    button: 'Bestellung ansehen',
  },
  purchaseExpired: {
    subject: 'Ihre Bestellung ist ohne Zahlung verfallen',
    lines: [
      'Die Zahlung ist nicht rechtzeitig eingegangen. Die Bestellung bei {{market}} ist verfallen, die Waren sind wieder im Verkauf.',
      'Sollte das Geld später eintreffen, nehmen wir die Bestellung an, wenn die Ware noch da ist, oder erstatten alles.',
    ],
    button: 'Bestellung ansehen',
    after: ['Sie können diese Waren erneut bestellen, wenn sie verfügbar sind.'],
  },
  purchaseNotConfirmed: {
    subject: 'Ihre Bestellung ist ohne Bestätigung verfallen',
    lines: [
      'Die Bestellung mit Zahlung bei Lieferung bei {{market}} wurde nicht rechtzeitig bestätigt. Sie ist verfallen, die Waren sind wieder im Verkauf. Sie zahlen nichts.',
    ],
    button: 'Bestellung ansehen',
    after: ['Sie können diese Waren erneut bestellen, wenn sie verfügbar sind.'],
  },
  purchaseCancelled: {
    subject: 'Ihre Bestellung ist storniert',
    lines: [
      'Wie von Ihnen gewünscht, haben wir diese Bestellung bei {{market}} storniert. Die Waren sind wieder im Verkauf.',
    ],
    button: 'Bestellung ansehen',
    after: ['Sollte dennoch eine Zahlung eintreffen, erstatten wir sie vollständig.'],
  },
  orderToHandle: {
    subject: 'Neue Bestellung {{number}}',
    lines: ['{{company}} hat eine neue Bestellung {{number}} über {{price}}. Sie kann vorbereitet werden.'],
    button: 'Bestellung öffnen',
    after: ['Daten des Käufers und Lieferadresse finden Sie auf der Seite der Bestellung.'],
  },
  orderNotToHandle: {
    subject: 'Bestellung {{number}} storniert: bitte nicht versenden',
    lines: [
      '{{who}} hat die Bestellung {{number}} bei {{company}} storniert. Versenden Sie die Ware nicht. Sie ist wieder auf Lager und im Verkauf.',
      'Grund: {{reason}}',
      '{{money}}',
    ],
    button: 'Bestellung öffnen',
  },
  orderRefundedByMarket: {
    subject: 'Erstattung zur Bestellung {{number}}: Entscheidung des Betreibers',
    lines: [
      'Der Betreiber von {{market}} hat entschieden, dass der Käufer {{amount}} zur Bestellung {{number}} bei {{company}} zurückerhält.',
      'Grund: {{reason}}',
      '{{todo}}',
    ],
    button: 'Bestellung öffnen',
  },
  reviewHidden: {
    subject: 'Ihre Bewertung zu {{product}} wurde ausgeblendet',
    lines: ['Ihre Bewertung zu „{{product}}“ wird nicht mehr gezeigt und zählt nicht mehr mit.', 'Grund: {{reason}}'],
    button: 'Bewertung öffnen',
    after: ['Wenn Sie das anders sehen, schreiben Sie uns: Die Adresse finden Sie unten auf jeder Seite.'],
  },
  reviewRestored: {
    subject: 'Ihre Bewertung zu {{product}} ist wieder sichtbar',
    lines: ['Ihre Bewertung zu „{{product}}“ wird wieder gezeigt und zählt wieder mit.', 'Grund: {{reason}}'],
    button: 'Bewertung öffnen',
  },
} as const satisfies Record<string, MailWords>
