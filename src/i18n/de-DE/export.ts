import type { exportWords as master } from '../pl-PL/export.ts'
import type { Same } from '../shape.ts'

export const exportWords: Same<typeof master> = {
  title: 'Ihre Daten bei {{market}}',
  made: 'Erstellt am {{at}} (UTC)',
  intro: 'Das ist alles, was wir über Sie speichern. Dateien mit der Endung .json öffnet jeder Texteditor.',
  money: 'Beträge stehen in der kleinsten Einheit ihrer Währung, Zeiten in UTC.',
  account:
    'Ihr Konto, Ihre Passkeys und wie Sie Ihre Anmeldung schützen; Passwörter und Codes sind nicht lesbar und fehlen daher',
  addresses: 'Lieferadressen',
  invoices: 'Rechnungsdaten',
  sessions: 'wo Sie angemeldet sind',
  companies: 'Firmen, für die Sie arbeiten, mit den Daten derer, die Ihnen gehören',
  orders: 'Ihre Einkäufe mit ihren Positionen',
  reviews: 'Ihre Bewertungen zu Ihren Einkäufen, auch zurückgezogene',
  reports: 'Inhalte, die Sie mit Ihrem Konto gemeldet haben, und Beschwerden',
  returns: 'Rückgaben, Umtausche und Reklamationen, mit Verlauf und allem, was dazu geschrieben wurde',
  wishes: 'Favoriten, gespeicherte Suchen und Produkte, auf die Sie warten',
  notices: 'Ihre Benachrichtigungen und wo Sie sie wünschen',
  filters: 'Filter von Bestelllisten, die Sie unter einem Namen gespeichert haben',
  notes: 'Ihre Notizen zu Bestellungen; ohne Text, wenn Sie nicht mehr für die Firma arbeiten',
  cart: 'Ihr Warenkorb',
  mails: 'welche Nachrichten wir Ihnen wann geschickt haben; ihr Inhalt wird nach dem Versand nicht gespeichert',
  messages: 'Nachrichten, die Sie geschrieben und erhalten haben, mit den Namen der Anhänge, und Ihre Meldungen',
  labels: 'was Versandetiketten Ihrer Sendungen über Sie enthalten',
  documents: 'was auf Rechnungen, Bestätigungen und Korrekturen Ihrer Käufe steht',
  caseFiles:
    'die neuesten Dateien dieser Vorgänge, zusammen bis zu 20 MB; die übrigen nennt returns.json, Sie finden sie auf den Seiten der Vorgänge',
  files: 'die neuesten 25 davon als PDF; die übrigen finden Sie auf den Seiten Ihrer Bestellungen',
  audit: 'Protokolleinträge über Sie und über das, was Sie getan haben; Daten anderer Personen fehlen',
  avatar: 'Ihr Bild',
  rights: 'Sie können Ihre Daten auf der Kontoseite berichtigen, das Konto löschen oder uns schreiben: {{email}}.',
  kept: 'Bestellungen, Verkaufsdokumente und Vorgänge zu Rückgaben und Reklamationen bewahren wir nach dem Löschen des Kontos so lange auf, wie es das Recht verlangt. Namen, Adressen und Telefonnummern auf Versandetiketten löschen wir {{days}} Tage nach dem Ende der Sendung. Dateien zu einem Vorgang löschen wir ein Jahr nach seinem Ende; die zu Vorgängen, die Sie zurückgenommen haben, mit dem Konto.',
}
