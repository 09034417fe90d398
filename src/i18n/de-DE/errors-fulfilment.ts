import type { fulfilmentErrors as master } from '../pl-PL/errors-fulfilment.ts'
import type { Same } from '../shape.ts'

export const fulfilmentErrors: Same<typeof master> = {
  order_not_found: 'Diese Bestellung gibt es nicht',
  order_not_shippable: 'Diese Bestellung kann jetzt nicht verschickt werden: Sie ist nicht bezahlt oder schon beendet',
  already_shipped:
    'Diese Bestellung wurde mit einer anderen Sendungsnummer verschickt. Ist die Nummer falsch, berichtigen Sie sie.',
  pickup_not_shipped: 'Diese Bestellung wird im Geschäft abgeholt und nicht verschickt',
  only_pickup_ready: 'Abholbereit können nur Bestellungen sein, die im Geschäft abgeholt werden',
  not_on_its_way: 'Die Sendungsnummer lässt sich nur berichtigen, solange das Paket unterwegs ist',
  shipment_changed: 'Jemand hat die Sendungsnummer inzwischen berichtigt. Prüfen Sie sie und versuchen Sie es erneut.',
  order_not_under_way: 'Diese Bestellung kann nicht als erhalten gelten: Sie ist nicht unterwegs',
  reminder_after_deadline: 'Die Erinnerung muss vor dem Ende der Abholfrist kommen',
  order_not_preparable: 'Diese Bestellung kann jetzt nicht vorbereitet werden',
  ship_exceeds: 'Es sind weniger Stück zu versenden: {{most}}',
  ship_unknown_line: 'Diese Position ist nicht in der Bestellung oder schon ganz versendet',
  order_not_deliverable: 'Diese Bestellung kann noch nicht als zugestellt gelten',
  order_not_cancellable:
    'Diese Bestellung kann nicht storniert werden: Sie ist online bezahlt, versendet oder schon beendet. Stornieren lassen sich nur noch nicht versendete Bestellungen mit Zahlung bei Lieferung.',
  cancel_words_required: 'Schreiben Sie dem Käufer, warum Sie die Bestellung stornieren',
  tracking_required: 'Geben Sie die Sendungsnummer ein',
  tracking_invalid: 'Eine Sendungsnummer hat 4 bis 40 Buchstaben und Ziffern',
  too_many_lines:
    'Das sind zu viele Positionen für eine Datei (höchstens {{maximum}}). Wählen Sie weniger Bestellungen.',
  saved_filter_not_found: 'Diesen Filter gibt es nicht mehr',
  too_many_filters: 'Sie können höchstens 20 Filter behalten. Löschen Sie einen.',
  note_not_found: 'Diese Notiz gibt es nicht mehr',
  note_of_another: 'Diese Notiz hat jemand anderes geschrieben',
  note_changed:
    'Die Notiz wurde inzwischen geändert, etwa in einem anderen Fenster. Lesen Sie sie und versuchen Sie es erneut.',
  too_many_notes: 'Zu einer Bestellung sind höchstens 100 Notizen möglich. Löschen Sie eine.',
}
