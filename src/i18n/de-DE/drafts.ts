import type { drafts as master } from '../pl-PL/drafts.ts'
import type { Same } from '../shape.ts'

export const drafts: Same<typeof master> = {
  conflictTitle: 'Jemand anderes hat gleichzeitig Änderungen gespeichert',
  conflictText:
    'Nichts ist verloren: Ihre Änderungen stehen noch im Formular. Laden Sie die neueste Fassung, dann fügen wir Ihre Änderungen darin ein.',
  conflictLoad: 'Neueste Fassung laden',
  conflictMerged:
    'Die neueste Fassung ist geladen. Ihre Änderungen stehen noch im Formular; prüfen und speichern Sie sie.',
  conflictBoth:
    'Diese Felder hat auch jemand anderes geändert, im Formular steht Ihre Fassung: {{fields}}. Prüfen und speichern Sie sie.',
  conflictNow: 'Inzwischen gespeichert:',
  conflictSave:
    'Felder, die Sie nicht geändert haben, zeigen die neuen Werte. Wenn Sie speichern, gilt, was unten in den Feldern steht.',
}
