import type { MailWords } from '../mail-words.ts'
import type { mailFrame as frame, mails as master } from '../pl-PL/mails.ts'
import type { Same } from '../shape.ts'
import { messageMails } from './mails-messages.ts'
import { moderationMails } from './mails-moderation.ts'
import { orderStepMails } from './mails-orders.ts'
import { oversightMails } from './mails-oversight.ts'
import { purchaseMails } from './mails-purchases.ts'
import { wishMails } from './mails-wishes.ts'

export const mailFrame: Same<typeof frame> = {
  greeting: 'Hallo {{firstName}}!',
  greetingPlain: 'Guten Tag!',
  code: 'Ihr Code',
  linkBelow: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse im Browser:',
  unsubscribe: 'Keine E-Mails dieser Art mehr',
  automatic: 'Diese Nachricht wurde automatisch verschickt. Bei Fragen schreiben Sie an {{email}}.',
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
  hours_one: '{{count}} Stunde',
  hours_other: '{{count}} Stunden',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
  role_owner: 'Inhaber',
  role_manager: 'Leitung',
  role_warehouse: 'Lager',
  role_accountant: 'Buchhaltung',
}

export const mails = {
  verifyAccount: {
    subject: 'Bestätigen Sie Ihr Konto',
    lines: [
      'Danke für Ihre Registrierung bei {{market}}. Geben Sie diesen Code auf der Bestätigungsseite ein oder klicken Sie auf die Schaltfläche.',
    ],
    button: 'Konto bestätigen',
    after: [
      'Der Code ist {{hours}} gültig.',
      'Wenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht: Ohne Bestätigung funktioniert das Konto nicht.',
    ],
  },
  recoverPassword: {
    subject: 'Neues Passwort festlegen',
    lines: ['Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto bei {{market}} angefordert.'],
    button: 'Neues Passwort festlegen',
    after: [
      'Der Link ist {{minutes}} gültig und funktioniert nur einmal.',
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort ist unverändert.',
    ],
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    lines: [
      'Das Passwort Ihres Kontos bei {{market}} wurde gerade geändert, alle anderen Sitzungen wurden beendet.',
      'Wenn Sie das nicht waren, legen Sie über „Passwort vergessen“ auf der Anmeldeseite sofort ein neues fest und schreiben Sie uns.',
    ],
  },
  testMail: {
    subject: 'Testnachricht',
    lines: ['Diese Nachricht ist ein Test: {{market}} kann E-Mails verschicken.'],
  },
  emailChangeOld: {
    subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
    lines: [
      'Für Ihr Konto bei {{market}} wurde die Änderung der E-Mail-Adresse auf {{newEmail}} angefordert.',
      'Sie gilt, sobald sie unter beiden Adressen bestätigt ist. Dies ist die Nachricht an die bisherige Adresse.',
    ],
    button: 'Änderung bestätigen',
    after: [
      'Der Link ist {{hours}} gültig.',
      'Wenn Sie das nicht waren, klicken Sie nicht darauf: Ändern Sie Ihr Passwort, denn jemand könnte Zugriff auf Ihr Konto haben.',
    ],
  },
  emailChangeNew: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    lines: [
      'Diese Adresse soll die neue E-Mail-Adresse eines Kontos bei {{market}} werden.',
      'Die Änderung gilt, sobald sie unter der bisherigen und der neuen Adresse bestätigt ist.',
    ],
    button: 'Diese Adresse bestätigen',
    after: ['Der Link ist {{hours}} gültig.', 'Wenn das nicht Ihr Konto ist, ignorieren Sie diese Nachricht.'],
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lines: [
      'Die E-Mail-Adresse Ihres Kontos bei {{market}} lautet jetzt {{newEmail}}. Ab sofort schreiben wir dorthin, und Sie melden sich damit an.',
      'Wenn Sie das nicht waren, schreiben Sie uns sofort.',
    ],
  },
  secondFactorOn: {
    subject: 'Die Anmeldung in zwei Schritten ist an',
    lines: [
      'Ab jetzt fragt die Anmeldung bei {{market}} zusätzlich nach einem Code aus Ihrer Authenticator-App.',
      'Bewahren Sie Ihre Wiederherstellungscodes sicher auf: Ohne Ihr Telefon kommen Sie nur damit hinein.',
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und schreiben Sie uns.',
    ],
  },
  secondFactorOff: {
    subject: 'Die Anmeldung in zwei Schritten ist aus',
    lines: [
      'Für die Anmeldung bei {{market}} reicht jetzt Ihr Passwort. Ihre Wiederherstellungscodes sind ungültig.',
      'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und schreiben Sie uns.',
    ],
  },
  secondFactorRemoved: {
    subject: 'Ihr zweiter Faktor wurde entfernt',
    lines: [
      'Wer {{market}} betreibt, hat den zweiten Faktor Ihres Kontos entfernt: die App mit den Codes, die Wiederherstellungscodes und Ihre Passkeys. Alle Sitzungen wurden beendet.',
      'Melden Sie sich mit Ihrem Passwort an und richten Sie den zweiten Faktor neu ein. Falls das nicht mit Ihnen abgesprochen war, ändern Sie sofort Ihr Passwort und schreiben Sie uns.',
    ],
  },
  passkeyAdded: {
    subject: 'Ein neuer Passkey für Ihr Konto',
    lines: [
      'Der Passkey „{{name}}“ wurde Ihrem Konto bei {{market}} hinzugefügt. Damit meldet man sich ohne Passwort an.',
      'Wenn Sie das nicht waren, entfernen Sie ihn in den Kontoeinstellungen, ändern Sie Ihr Passwort und schreiben Sie uns.',
    ],
  },
  accountSuspended: {
    subject: 'Ihr Konto wurde gesperrt',
    lines: [
      'Wir haben Ihr Konto bei {{market}} gesperrt. Die Anmeldung ist zurzeit nicht möglich, alle Sitzungen wurden beendet.',
      'Grund: {{reason}}',
      'Wenn Sie damit nicht einverstanden sind, schreiben Sie an die Adresse unten.',
    ],
  },
  accountReinstated: {
    subject: 'Ihr Konto ist wieder offen',
    lines: ['Wir haben Ihr Konto bei {{market}} wieder freigegeben. Sie können sich wieder anmelden.'],
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    lines: [
      'Wir haben Ihr Konto bei {{market}} samt Daten, Adressen, Warenkorb und Sitzungen gelöscht. Das lässt sich nicht rückgängig machen.',
      'Bestellungen und Verkaufsbelege bewahren wir so lange auf, wie es das Steuerrecht verlangt.',
      'Danke, dass Sie dabei waren.',
    ],
  },
  companyWaiting: {
    subject: '{{company}} wartet auf eine Entscheidung',
    lines: ['{{company}} hat den Antrag eingereicht und wartet auf die Prüfung.'],
    button: 'Antrag prüfen',
  },
  companyApproved: {
    subject: '{{company}} wurde freigegeben',
    lines: ['Wir haben den Antrag von {{company}} geprüft. Die Firma kann jetzt bei {{market}} tätig werden.'],
    button: 'Zu den Firmendaten',
    after: ['Dort sehen Sie, ob alles erfüllt ist, was zum Verkaufen nötig ist.'],
  },
  companyRejected: {
    subject: 'Der Antrag von {{company}} braucht Änderungen',
    lines: ['Wir können {{company}} noch nicht freigeben.', 'Grund: {{reason}}'],
    button: 'Antrag ändern',
    after: ['Nach den Änderungen können Sie ihn erneut einreichen.'],
  },
  companySuspended: {
    subject: '{{company}} wurde gesperrt',
    lines: [
      'Wir haben {{company}} bei {{market}} gesperrt. Die Angebote sind zurzeit nicht sichtbar.',
      'Grund: {{reason}}',
      'Bereits eingegangene Bestellungen sind zu erfüllen. Wenn Sie damit nicht einverstanden sind, schreiben Sie an die Adresse unten.',
    ],
  },
  companyReinstated: {
    subject: '{{company}} ist wieder offen',
    lines: ['Wir haben {{company}} bei {{market}} wieder freigegeben. Die Angebote sind wieder sichtbar.'],
  },
  bankDataChanged: {
    subject: 'Die Bankverbindung der Firma {{company}} wurde geändert',
    lines: [
      'Am {{at}} wurde bei {{market}} das Konto geändert, auf das die Firma {{company}} Auszahlungen erhält.',
      'Bisher: {{before}}. Jetzt: {{after}}.',
      'Auszahlungen sind bis {{until}} angehalten, damit Zeit für einen Widerspruch bleibt.',
    ],
    button: 'Firmendaten ansehen',
    after: [
      'Falls niemand von Ihnen das war: Tragen Sie in den Firmendaten wieder das bisherige Konto ein, ändern Sie Ihr Passwort, prüfen Sie das Team und schreiben Sie uns sofort.',
    ],
  },
  payoutPaid: {
    subject: 'Auszahlung von {{price}} an {{company}}',
    lines: [
      'Am {{on}} haben wir {{price}} auf das Konto {{account}} von {{company}} überwiesen.',
      'Woraus sich die Auszahlung zusammensetzt, sehen Sie bei {{market}}.',
    ],
    button: 'Auszahlungen ansehen',
  },
  payoutReturned: {
    subject: 'Die Bank hat die Auszahlung von {{price}} an {{company}} zurückgegeben',
    lines: [
      'Die Auszahlung von {{price}} auf das Konto {{account}} von {{company}} kam nicht an. Grund: {{reason}}',
      'Das Geld wartet bei {{market}} auf die nächste Auszahlung. Bitte prüfen Sie das Konto in den Firmendaten.',
    ],
    button: 'Auszahlungen ansehen',
  },
  apiKeyCreated: {
    subject: 'Ein neuer API-Schlüssel der Firma {{company}}',
    lines: [
      'Bei {{market}} wurde der API-Schlüssel „{{name}}“ der Firma {{company}} erstellt. Programme, die ihn kennen, können im Rahmen seiner Rechte für die Firma handeln.',
    ],
    button: 'API-Schlüssel ansehen',
    after: [
      'Falls niemand von Ihnen ihn erstellt hat: Widerrufen Sie den Schlüssel sofort, ändern Sie Ihr Passwort und schreiben Sie uns.',
    ],
  },
  apiKeyRotated: {
    subject: 'Der API-Schlüssel „{{name}}“ hat einen neuen Wert',
    lines: [
      'Der API-Schlüssel „{{name}}“ der Firma {{company}} bei {{market}} hat einen neuen Wert bekommen. Der bisherige gilt nur noch bis zum gewählten Zeitpunkt.',
    ],
    button: 'API-Schlüssel ansehen',
    after: [
      'Falls niemand von Ihnen das war: Widerrufen Sie den Schlüssel sofort, ändern Sie Ihr Passwort und schreiben Sie uns.',
    ],
  },
  teamInvitation: {
    subject: 'Einladung ins Team von {{company}}',
    lines: [
      '{{inviter}} lädt Sie ins Team von {{company}} bei {{market}} ein. Ihre Rolle: {{role}}.',
      'Um beizutreten, melden Sie sich mit dem Konto dieser E-Mail-Adresse an oder erstellen Sie eines.',
    ],
    button: 'Einladung ansehen',
    after: ['Die Einladung ist {{days}} gültig.', 'Wenn Sie diese Firma nicht kennen, ignorieren Sie diese Nachricht.'],
  },
  orderShipped: {
    subject: 'Bestellung {{number}} ist unterwegs',
    lines: [
      '{{seller}} hat Ihre Bestellung {{number}} verschickt.',
      'Versanddienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wo das Paket ist, zeigt der Versanddienst: {{tracking}}'],
  },
  trackingCorrected: {
    subject: 'Neue Sendungsnummer zur Bestellung {{number}}',
    lines: [
      '{{seller}} hat die Sendungsnummer zur Bestellung {{number}} berichtigt. Die bisherige Nummer gilt nicht mehr.',
      'Versanddienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wo das Paket ist, zeigt der Versanddienst: {{tracking}}'],
  },
  parcelOutForDelivery: {
    subject: 'Bestellung {{number}} wird heute zugestellt',
    lines: [
      'Das Paket mit Ihrer Bestellung {{number}} von {{seller}} wird heute zugestellt.',
      'Versanddienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wo das Paket ist und wie Sie die Zustellung ändern, zeigt der Versanddienst: {{tracking}}'],
  },
  parcelReadyToCollect: {
    subject: 'Bestellung {{number}} liegt zur Abholung bereit',
    lines: [
      'Das Paket mit Ihrer Bestellung {{number}} von {{seller}} liegt zur Abholung bereit.',
      'Versanddienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: [
      'Den Abholcode und bis wann das Paket wartet, nennt Ihnen der Versanddienst, meist per SMS oder E-Mail: {{tracking}}',
    ],
  },
  orderSent: {
    subject: 'Bestellung {{number}} ist unterwegs',
    lines: ['{{seller}} hat Ihre Bestellung {{number}} verschickt.', 'Sendungsnummer: {{trackingNumber}}.'],
    button: 'Bestellung ansehen',
    after: ['Bei Fragen zur Lieferung wenden Sie sich an den Verkäufer. Die Kontaktdaten stehen auf der Bestellseite.'],
  },
  orderOnItsWay: {
    subject: 'Bestellung {{number}} ist unterwegs',
    lines: ['{{seller}} liefert Ihre Bestellung {{number}} selbst aus. Sie ist unterwegs.'],
    button: 'Bestellung ansehen',
    after: ['Bei Fragen zur Lieferung wenden Sie sich an den Verkäufer. Die Kontaktdaten stehen auf der Bestellseite.'],
  },
  orderReadyReminder: {
    subject: 'Bestellung {{number}} liegt noch bis {{until}} für Sie bereit',
    lines: [
      'Ihre Bestellung {{number}} bei {{seller}} wartet noch auf Abholung.',
      'Abholort: {{place}}.',
      'Holen Sie sie nicht bis {{until}} ab, wird sie storniert; was Sie bezahlt haben, geht an Sie zurück.',
    ],
    button: 'Bestellung ansehen',
    after: ['Bitte halten Sie bei der Abholung die Bestellnummer bereit.'],
  },
  ...wishMails,
  ...orderStepMails,
  ...moderationMails,
  ...oversightMails,
  ...purchaseMails,
  ...messageMails,
} as const satisfies Record<keyof typeof master, MailWords>
