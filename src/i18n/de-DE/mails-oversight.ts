import type { MailWords } from '../mail-words.ts'

/** Mails about what the operator decides of a company after letting it in. */
export const oversightMails = {
  companyEndPlanned: {
    subject: 'Ende der Zusammenarbeit mit {{company}}',
    lines: [
      'Der Betreiber von {{market}} plant das Ende der Zusammenarbeit mit {{company}}. Unten stehen Gründe, Datum und was Sie tun können.',
      'Danach verschwinden die Angebote aus dem Katalog. Aufgegebene Bestellungen sind zu erfüllen, und was der Firma zusteht, wird ausgezahlt.',
    ],
    button: 'Firmendaten öffnen',
  },
  companyEnded: {
    subject: 'Die Zusammenarbeit mit {{company}} ist beendet',
    lines: [
      'Der Betreiber von {{market}} hat die Zusammenarbeit mit {{company}} beendet. Ihre Angebote sind nicht mehr sichtbar.',
      'Aufgegebene Bestellungen sind zu erfüllen, und was der Firma zusteht, wird ausgezahlt.',
    ],
    button: 'Firmendaten öffnen',
  },
  companyEndCalledOff: {
    subject: 'Die Zusammenarbeit mit {{company}} geht weiter',
    lines: ['Der Betreiber von {{market}} hat das Ende der Zusammenarbeit mit {{company}} zurückgenommen.'],
    button: 'Firmendaten öffnen',
  },
  companyEndAnswered: {
    subject: 'Antwort auf die Beschwerde von {{company}}',
    lines: ['Wir haben die Beschwerde von {{company}} geprüft.'],
    button: 'Firmendaten öffnen',
  },
  documentAsked: {
    subject: 'Ein Dokument von {{company}} wird benötigt',
    lines: ['Der Betreiber von {{market}} bittet {{company}} um ein Dokument.'],
    button: 'Dokument hinzufügen',
  },
  companyIdentityChanged: {
    subject: 'Daten von {{company}} wurden geändert',
    lines: [
      'Der Betreiber von {{market}} hat Daten von {{company}} geändert, die die Firma selbst nicht mehr ändern kann.',
      'Grund: {{reason}}',
    ],
    button: 'Firmendaten öffnen',
  },
  draftRemoved: {
    subject: 'Die Registrierung von {{company}} wurde entfernt',
    lines: [
      'Der Betreiber von {{market}} hat die begonnene Registrierung von {{company}} entfernt, weil sie diese Steuernummer nicht belegen kann.',
      'Grund: {{reason}}',
    ],
    after: ['Falls das ein Irrtum ist, schreiben Sie an die Adresse unten.'],
  },
  taxDataWanted: {
    subject: 'Steuerdaten von {{company}}',
    lines: [
      '{{market}} meldet dem Finanzamt einmal im Jahr die Verkäufer (DAC7). Einige Angaben von {{company}} fehlen.',
      'Das dauert wenige Minuten.',
    ],
    button: 'Angaben ergänzen',
  },
  taxDataWantedAgain: {
    subject: 'Zweite Erinnerung: Steuerdaten von {{company}}',
    lines: [
      'Es fehlen weiterhin Angaben von {{company}}, die {{market}} dem Finanzamt melden muss.',
      'Ohne sie können Auszahlungen an die Firma angehalten werden.',
    ],
    button: 'Angaben ergänzen',
  },
  taxPayoutsHeld: {
    subject: 'Auszahlungen an {{company}} warten auf Angaben',
    lines: [
      'Trotz zweier Bitten fehlen Angaben von {{company}} für das Finanzamt. Bis sie da sind, zahlt {{market}} der Firma nichts aus.',
      'Es geht kein Geld verloren: Sobald die Angaben vollständig sind, kommt es in den nächsten Auszahlungslauf.',
    ],
    button: 'Angaben ergänzen',
  },
  taxReportSent: {
    subject: 'Kopie der Steuermeldung für {{year}}',
    lines: [
      '{{market}} hat dem Finanzamt die Angaben zu {{company}} für {{year}} gemeldet. Eine Kopie steht auf der Seite der Firma.',
    ],
    button: 'Kopie öffnen',
  },
  dataExportReady: {
    subject: 'Die Kopie der Daten ist fertig: {{name}}',
    lines: [
      'Die Kopie der Daten, um die Sie gebeten haben ({{name}}), kann {{days}} lang abgerufen werden. Danach wird sie gelöscht.',
    ],
    button: 'Kopie abrufen',
  },
} as const satisfies Record<string, MailWords>
