import type { orderNotes as master } from '../pl-PL/order-notes.ts'
import type { Same } from '../shape.ts'

export const orderNotes: Same<typeof master> = {
  title: 'Notizen',
  private: 'Nur das Team Ihrer Firma sieht sie, nicht der Käufer.',
  none: 'Zu dieser Bestellung gibt es noch keine Notizen.',
  failed: 'Die Notizen konnten nicht geladen werden. Laden Sie die Seite neu.',
  text: 'Neue Notiz',
  textHint:
    'Zum Beispiel: hat angerufen, bittet um Versand nach den Feiertagen. Schreiben Sie nur, was für die Bestellung nötig ist.',
  edited: 'Text der Notiz',
  required: 'Schreiben Sie die Notiz',
  add: 'Notiz hinzufügen',
  added: 'Notiz hinzugefügt',
  edit: 'Notiz ändern: {{author}}, {{when}}',
  save: 'Speichern',
  saved: 'Notiz geändert',
  cancel: 'Abbrechen',
  drop: 'Notiz löschen: {{author}}, {{when}}',
  dropTitle: 'Notiz löschen?',
  dropText: 'Sie lässt sich nicht wiederherstellen.',
  dropYes: 'Notiz löschen',
  dropped: 'Notiz gelöscht',
  changed: 'geändert',
  former: 'Ehemaliges Teammitglied',
  program: 'Ein Programm (API-Schlüssel)',
  full: 'Zu einer Bestellung sind höchstens {{count}} Notizen möglich. Löschen Sie eine, um eine neue hinzuzufügen.',
  count_one: '{{count}} Notiz',
  count_other: '{{count}} Notizen',
}
