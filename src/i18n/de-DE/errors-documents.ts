import type { documentsErrors as master } from '../pl-PL/errors-documents.ts'
import type { Same } from '../shape.ts'
import { payoutsErrors } from './errors-payouts.ts'

export const documentsErrors: Same<typeof master> = {
  ...payoutsErrors,
  document_not_found: 'Diesen Beleg gibt es nicht',
  document_exists: 'Die Belege zu dieser Bestellung sind schon ausgestellt. Sie können nur korrigiert werden.',
  document_uploaded: 'Zu dieser Bestellung wurde schon eine anderswo erstellte Rechnung hinzugefügt',
  not_issued_here: 'Sie stellen Belege in Ihrem eigenen Programm aus. Das können Sie in den Belegeinstellungen ändern.',
  order_not_handed_over: 'Ein Beleg entsteht, sobald die Ware übergeben ist: versendet oder im Geschäft abgeholt',
  issued_by_market:
    'Der Marktplatz stellt Belege in Ihrem Namen aus. Um eigene hinzuzufügen, ändern Sie die Belegeinstellungen.',
  too_many_uploads: 'Eine Bestellung nimmt höchstens 5 Dateien auf',
  not_a_pdf: 'Das ist keine PDF-Datei',
  not_correctable: 'Eine Korrektur wird nicht korrigiert. Korrigieren Sie den Beleg, um den es geht.',
  correction_empty: 'Eine Korrektur muss etwas ändern',
  correction_unknown_line: 'Der Beleg hat keine solche Position',
  correction_exceeds: 'Das ist mehr, als auf dieser Position übrig ist',
  documents_only_poland: 'Der Marktplatz stellt Belege nur für Firmen in Polen aus',
  exemption_required: 'Geben Sie die Rechtsgrundlage der Umsatzsteuerbefreiung an',
  series_invalid:
    'Der Anfang einer Nummer hat 1 bis 10 Zeichen: Großbuchstaben, Ziffern und Striche, zuerst ein Buchstabe',
  series_twice: 'Zwei Belegarten können nicht denselben Nummernanfang haben',
  pdf_busy: 'Zu viele Belege auf einmal. Versuchen Sie es gleich noch einmal.',
  not_an_invoice: 'Dieser Beleg ist keine Rechnung und hat keine Datei für KSeF',
  ksef_only_poland: 'Nur Firmen in Polen senden an KSeF',
  ksef_token_required: 'Geben Sie das KSeF-Token ein',
  ksef_no_test: 'Der Betreiber hat die Adresse der KSeF-Testumgebung nicht angegeben',
  ksef_key_invalid: 'Das ist kein privater RSA- oder EC-Schlüssel im PEM-Format',
  ksef_not_refused: 'KSeF hat diese Rechnung nicht abgelehnt, oder jemand hat sie gerade erneut gesendet',
  ksef_token_refused: 'KSeF nimmt dieses Token nicht an. Erstellen Sie in KSeF ein neues und geben Sie es hier ein.',
  ksef_unavailable: 'KSeF antwortet nicht. Versuchen Sie es später erneut.',
  chargeback_not_lost: 'Es gibt keine Korrektur: Der Streit ist nicht verloren, oder die Bestellung trägt nichts davon',
}
