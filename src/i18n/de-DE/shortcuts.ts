import type { shortcuts as master } from '../pl-PL/shortcuts.ts'
import type { Same } from '../shape.ts'

export const shortcuts: Same<typeof master> = {
  title: 'Tastenkürzel',
  key_search: 'Auf dieser Seite suchen',
  key_pages: 'Zu einer Seite des Bereichs gehen',
  key_next: 'Nächste Zeile der Liste',
  key_previous: 'Vorige Zeile der Liste',
  key_help: 'Diese Liste der Tastenkürzel',
  on: 'Tastenkürzel verwenden',
  onHint:
    'Schalten Sie sie aus, wenn sie einen Screenreader oder die Sprachsteuerung stören. Die Einstellung bleibt in diesem Browser.',
  pagesTitle: 'Zu einer Seite gehen',
  pagesLabel: 'Name der Seite',
  pagesHint: 'Enter öffnet die erste der Liste.',
  pagesFound_one: '{{count}} Seite',
  pagesFound_other: '{{count}} Seiten',
  pagesNone: 'Eine solche Seite gibt es nicht.',
}
