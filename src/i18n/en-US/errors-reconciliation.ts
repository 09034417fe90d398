import type { reconciliationErrors as pl } from '../pl-PL/errors-reconciliation.ts'
import type { Same } from '../shape.ts'

export const reconciliationErrors: Same<typeof pl> = {
  transfer_not_chosen: 'No transfer was chosen for this order',
  nothing_to_return: 'This money need not be given back any more: somebody has seen to it',
  statement_known: 'This file was imported before',
  statement_not_readable: 'This is neither an MT940 statement nor a CSV file',
  statement_empty: 'The file has no transactions',
  statement_too_long: 'The file has too many rows (at most {{maximum}})',
  statement_columns_unknown: 'Columns not recognised: {{missing}}. Please name them. The file has: {{columns}}',
  statement_row_unreadable: 'Row {{line}} cannot be read: its date or amount is unclear',
  statement_currency_unknown: 'The file does not say in which currency its amounts are. Please enter it',
  statement_other_provider: 'This file is from another provider ({{provider}}): upload it there',
  reconciliation_busy: 'Other files are being read. Try again in a moment',
  line_not_found: 'There is no such transaction',
  line_not_open: 'Somebody has seen to this transaction already',
  finding_not_open: 'This discrepancy is resolved already',
  cash_row_unreadable:
    'Line {{line}} cannot be read: the number, sum or date is unreadable. Numbers from a spreadsheet have to be text, not a rounded figure',
  cash_finding_not_found: 'There is no such difference',
}
