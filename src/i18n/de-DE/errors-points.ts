import type { pointsErrors as master } from '../pl-PL/errors-points.ts'
import type { Same } from '../shape.ts'

export const pointsErrors: Same<typeof master> = {
  points_listed: 'Die Orte dieses Versanddienstes stammen aus seiner eigenen Liste: Eine Datei ist nicht nötig.',
  points_fewer: 'Die Datei hat {{count}} Orte, offen sind {{before}}. Prüfen Sie, ob die Datei vollständig ist.',
  points_not_readable: 'Das ist keine CSV-Datei mit Orten.',
  points_line_broken: 'Zeile {{line}}: Ein Anführungszeichen schließt nicht oder steht am falschen Ort.',
  points_too_long: 'Die Datei hat zu viele Zeilen (höchstens {{maximum}}).',
  points_columns_missing: 'Es fehlen Spalten: {{missing}}.',
  points_cell_wrong: 'Zeile {{line}}, Spalte {{column}}: Dieser Wert kann nicht stimmen.',
  points_code_twice: 'Zeile {{line}}: Der Code {{code}} steht schon in Zeile {{before}}.',
  points_busy: 'Jemand hat gerade Orte dieses Versanddienstes geladen. Laden Sie die Seite neu.',
}
