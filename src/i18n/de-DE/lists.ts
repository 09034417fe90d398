import type { lists as source } from '../pl-PL/lists.ts'
import type { Same } from '../shape.ts'

export const lists: Same<typeof source> = {
  all: 'Alle',
  from: 'Von',
  to: 'Bis',
  show: 'Anzeigen',
  clear: 'Filter löschen',
  shown_one: '{{count}} Eintrag angezeigt',
  shown_other: '{{count}} Einträge angezeigt',
}
