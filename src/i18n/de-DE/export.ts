import type { exportWords as master } from '../pl-PL/export.ts'
import type { Same } from '../shape.ts'

export const exportWords: Same<typeof master> = {
  title: 'Deine Daten bei {{market}}',
  made: 'Erstellt am {{at}} (UTC)',
  intro: 'Das ist alles, was wir über dich speichern. Dateien mit der Endung .json öffnet jeder Texteditor.',
  money: 'Beträge stehen in der kleinsten Einheit ihrer Währung, Zeiten in UTC.',
  account:
    'dein Konto, deine Passkeys und wie du deine Anmeldung schützt; Passwörter und Codes sind nicht lesbar und fehlen daher',
  addresses: 'Lieferadressen',
  invoices: 'Rechnungsdaten',
  sessions: 'wo du angemeldet bist',
  companies: 'Firmen, für die du arbeitest, mit den Daten derer, die dir gehören',
  orders: 'deine Einkäufe mit ihren Positionen',
  cart: 'dein Warenkorb',
  mails: 'welche Nachrichten wir dir wann geschickt haben; ihr Inhalt wird nach dem Versand nicht gespeichert',
  audit: 'Protokolleinträge über dich und über das, was du getan hast; Daten anderer Personen fehlen',
  avatar: 'dein Bild',
  rights: 'Du kannst deine Daten auf der Kontoseite berichtigen, das Konto löschen oder uns schreiben: {{email}}.',
  kept: 'Nach dem Löschen des Kontos bewahren wir Bestellungen und Verkaufsbelege so lange auf, wie es das Steuerrecht verlangt.',
}
