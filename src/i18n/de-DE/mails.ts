import type { MailWords } from '../mail-words.ts'
import type { mailFrame as frame, mails as master } from '../pl-PL/mails.ts'
import type { Same } from '../shape.ts'
import { purchaseMails } from './mails-purchases.ts'

export const mailFrame: Same<typeof frame> = {
  greeting: 'Hallo {{firstName}},',
  greetingPlain: 'Guten Tag,',
  code: 'Dein Code',
  linkBelow: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse im Browser:',
  automatic: 'Diese Nachricht wurde automatisch verschickt. Bei Fragen schreib an {{email}}.',
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
    subject: 'Bestätige dein Konto',
    lines: [
      'Danke für deine Registrierung bei {{market}}. Gib diesen Code auf der Bestätigungsseite ein oder klicke auf die Schaltfläche.',
    ],
    button: 'Konto bestätigen',
    after: [
      'Der Code ist {{hours}} gültig.',
      'Wenn du dich nicht registriert hast, ignoriere diese Nachricht: Ohne Bestätigung funktioniert das Konto nicht.',
    ],
  },
  recoverPassword: {
    subject: 'Neues Passwort festlegen',
    lines: ['Jemand, vermutlich du, hat ein neues Passwort für dein Konto bei {{market}} angefordert.'],
    button: 'Neues Passwort festlegen',
    after: [
      'Der Link ist {{minutes}} gültig und funktioniert nur einmal.',
      'Wenn du das nicht warst, musst du nichts tun: Dein Passwort ist unverändert.',
    ],
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    lines: [
      'Das Passwort deines Kontos bei {{market}} wurde gerade geändert, alle anderen Sitzungen wurden beendet.',
      'Wenn du das nicht warst, lege über „Passwort vergessen“ auf der Anmeldeseite sofort ein neues fest und schreib uns.',
    ],
  },
  testMail: {
    subject: 'Testnachricht',
    lines: ['Diese Nachricht ist ein Test: {{market}} kann E-Mails verschicken.'],
  },
  emailChangeOld: {
    subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
    lines: [
      'Für dein Konto bei {{market}} wurde die Änderung der E-Mail-Adresse auf {{newEmail}} angefordert.',
      'Sie gilt, sobald sie unter beiden Adressen bestätigt ist. Dies ist die Nachricht an die bisherige Adresse.',
    ],
    button: 'Änderung bestätigen',
    after: [
      'Der Link ist {{hours}} gültig.',
      'Wenn du das nicht warst, klicke nicht darauf: Ändere dein Passwort, denn jemand könnte Zugriff auf dein Konto haben.',
    ],
  },
  emailChangeNew: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    lines: [
      'Diese Adresse soll die neue E-Mail-Adresse eines Kontos bei {{market}} werden.',
      'Die Änderung gilt, sobald sie unter der bisherigen und der neuen Adresse bestätigt ist.',
    ],
    button: 'Diese Adresse bestätigen',
    after: ['Der Link ist {{hours}} gültig.', 'Wenn das nicht dein Konto ist, ignoriere diese Nachricht.'],
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    lines: [
      'Die E-Mail-Adresse deines Kontos bei {{market}} lautet jetzt {{newEmail}}. Ab sofort schreiben wir dorthin, und du meldest dich damit an.',
      'Wenn du das nicht warst, schreib uns sofort.',
    ],
  },
  secondFactorOn: {
    subject: 'Die Anmeldung in zwei Schritten ist an',
    lines: [
      'Ab jetzt fragt die Anmeldung bei {{market}} zusätzlich nach einem Code aus deiner Authenticator-App.',
      'Bewahre deine Wiederherstellungscodes sicher auf: Ohne dein Telefon kommst du nur damit hinein.',
      'Wenn du das nicht warst, ändere dein Passwort und schreib uns.',
    ],
  },
  secondFactorOff: {
    subject: 'Die Anmeldung in zwei Schritten ist aus',
    lines: [
      'Für die Anmeldung bei {{market}} reicht jetzt dein Passwort. Deine Wiederherstellungscodes sind ungültig.',
      'Wenn du das nicht warst, ändere dein Passwort und schreib uns.',
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
    subject: 'Ein neuer Passkey für dein Konto',
    lines: [
      'Der Passkey „{{name}}“ wurde deinem Konto bei {{market}} hinzugefügt. Damit meldet man sich ohne Passwort an.',
      'Wenn du das nicht warst, entferne ihn in den Kontoeinstellungen, ändere dein Passwort und schreib uns.',
    ],
  },
  accountSuspended: {
    subject: 'Dein Konto wurde gesperrt',
    lines: [
      'Wir haben dein Konto bei {{market}} gesperrt. Die Anmeldung ist zurzeit nicht möglich, alle Sitzungen wurden beendet.',
      'Grund: {{reason}}',
      'Wenn du damit nicht einverstanden bist, schreib an die Adresse unten.',
    ],
  },
  accountReinstated: {
    subject: 'Dein Konto ist wieder offen',
    lines: ['Wir haben dein Konto bei {{market}} wieder freigegeben. Du kannst dich wieder anmelden.'],
  },
  accountDeleted: {
    subject: 'Dein Konto wurde gelöscht',
    lines: [
      'Wir haben dein Konto bei {{market}} samt Daten, Adressen, Warenkorb und Sitzungen gelöscht. Das lässt sich nicht rückgängig machen.',
      'Bestellungen und Verkaufsbelege bewahren wir so lange auf, wie es das Steuerrecht verlangt.',
      'Danke, dass du dabei warst.',
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
    after: ['Dort siehst du, ob alles erfüllt ist, was zum Verkaufen nötig ist.'],
  },
  companyRejected: {
    subject: 'Der Antrag von {{company}} braucht Änderungen',
    lines: ['Wir können {{company}} noch nicht freigeben.', 'Grund: {{reason}}'],
    button: 'Antrag ändern',
    after: ['Nach den Änderungen kannst du ihn erneut einreichen.'],
  },
  companySuspended: {
    subject: '{{company}} wurde gesperrt',
    lines: [
      'Wir haben {{company}} bei {{market}} gesperrt. Die Angebote sind zurzeit nicht sichtbar.',
      'Grund: {{reason}}',
      'Bereits eingegangene Bestellungen sind zu erfüllen. Wenn du damit nicht einverstanden bist, schreib an die Adresse unten.',
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
      '{{inviter}} lädt dich ins Team von {{company}} bei {{market}} ein. Deine Rolle: {{role}}.',
      'Um beizutreten, melde dich mit dem Konto dieser E-Mail-Adresse an oder erstelle eines.',
    ],
    button: 'Einladung ansehen',
    after: ['Die Einladung ist {{days}} gültig.', 'Wenn du diese Firma nicht kennst, ignoriere diese Nachricht.'],
  },
  orderShipped: {
    subject: 'Bestellung {{number}} ist unterwegs',
    lines: [
      '{{seller}} hat Ihre Bestellung {{number}} verschickt.',
      'Paketdienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wo das Paket ist, zeigt der Paketdienst: {{tracking}}'],
  },
  trackingCorrected: {
    subject: 'Neue Sendungsnummer zur Bestellung {{number}}',
    lines: [
      '{{seller}} hat die Sendungsnummer zur Bestellung {{number}} berichtigt. Die bisherige Nummer gilt nicht mehr.',
      'Paketdienst: {{carrier}}. Sendungsnummer: {{trackingNumber}}.',
    ],
    button: 'Bestellung ansehen',
    after: ['Wo das Paket ist, zeigt der Paketdienst: {{tracking}}'],
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
  orderReady: {
    subject: 'Bestellung {{number}} liegt zur Abholung bereit',
    lines: ['Ihre Bestellung {{number}} bei {{seller}} ist abholbereit.', 'Abholort: {{place}}.'],
    button: 'Bestellung ansehen',
    after: ['Bitte halten Sie bei der Abholung die Bestellnummer bereit.'],
  },
  ...purchaseMails,
} as const satisfies Record<keyof typeof master, MailWords>
