import type { reconciliationErrors as pl } from '../pl-PL/errors-reconciliation.ts'
import type { Same } from '../shape.ts'

export const reconciliationErrors: Same<typeof pl> = {
  transfer_not_chosen: 'Für diese Bestellung wurde keine Überweisung gewählt',
  nothing_to_return: 'Dieses Geld muss nicht mehr zurückgegeben werden: Jemand hat sich darum gekümmert',
  statement_known: 'Diese Datei wurde schon importiert',
  statement_not_readable: 'Das ist weder ein MT940-Auszug noch eine CSV-Datei',
  statement_empty: 'Die Datei enthält keine Buchungen',
  statement_too_long: 'Die Datei hat zu viele Zeilen (höchstens {{maximum}})',
  statement_columns_unknown: 'Spalten nicht erkannt: {{missing}}. Bitte benennen Sie sie. Die Datei hat: {{columns}}',
  statement_row_unreadable: 'Zeile {{line}} ist nicht lesbar: Datum oder Betrag ist unklar',
  statement_currency_unknown: 'Die Datei nennt keine Währung. Bitte geben Sie sie an',
  statement_other_provider: 'Diese Datei ist von einem anderen Anbieter ({{provider}}): Bitte laden Sie sie dort hoch',
  reconciliation_busy: 'Andere Dateien werden gerade gelesen. Versuchen Sie es gleich noch einmal',
  line_not_found: 'Diese Buchung gibt es nicht',
  line_not_open: 'Um diese Buchung hat sich schon jemand gekümmert',
  finding_not_open: 'Diese Abweichung ist schon geklärt',
  cash_row_unreadable:
    'Zeile {{line}} ist nicht lesbar: Nummer, Betrag oder Datum ist unleserlich. Nummern aus einer Tabelle müssen Text sein, keine gerundete Zahl',
  cash_finding_not_found: 'Diese Abweichung gibt es nicht',
}
