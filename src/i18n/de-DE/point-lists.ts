import type { pointLists as master } from '../pl-PL/point-lists.ts'
import type { Same } from '../shape.ts'

export const pointLists: Same<typeof master> = {
  intro:
    'Orte, die Käufer wählen können: woher sie stammen und wann sie zuletzt gelesen wurden. Ein Ort, der nicht mehr in der Liste steht, schließt von selbst; Bestellungen dorthin bleiben.',
  caption: 'Abholpunkte nach Versanddiensten',
  carrier: 'Versanddienst',
  from: 'Herkunft',
  from_list: 'Liste des Versanddienstes, täglich',
  from_file: 'Datei',
  open: 'Offen',
  closed: 'Geschlossen',
  completedAt: 'Gelesen',
  state: 'Stand',
  empty: 'keine Orte: Käufer können keinen wählen',
  demo_one: '{{count}} Ort ist ein Beispiel',
  demo_other: '{{count}} Orte sind Beispiele',
  brokenOff: 'der letzte Versuch ist gescheitert, die vorige Liste gilt',
  good: 'in Ordnung',
  loadTitle: 'Orte aus einer Datei laden',
  loadText:
    'Eine CSV-Datei mit allen Orten eines Versanddienstes, höchstens {{most}}. Orte, die sie nicht nennt, werden geschlossen. Stimmt etwas nicht, ändert sich nichts, und Sie lesen hier, in welcher Zeile und Spalte.',
  columns: 'Die erste Zeile nennt die Spalten; die letzten drei dürfen fehlen:',
  choose: 'Datei mit Orten wählen',
  chooseHint: 'CSV; Spalten durch Semikolon, Komma oder Tabulator getrennt',
  anyway: 'Trotzdem laden',
  loaded: 'Geladene Orte: {{points}}, geschlossen: {{closed}}.',
}
