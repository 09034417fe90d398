import Papa from 'papaparse'
import { BYTE_ORDER_MARK } from '../../../../platform/files/spreadsheet.ts'
import { neutralCell } from '../../../../values/formula-cell.ts'
import { MINOR_UNITS } from '../../../../values/money.ts'
import type { Order } from '../channel.ts'
import { bankText } from './bank-text.ts'
import { endToEndId } from './references.ts'

const COLUMNS = ['reference', 'recipient', 'holder', 'iban', 'bic', 'amount', 'currency', 'date', 'title']

/** The transfers of a batch as a table, for banks that take no other file; semicolons, and what looks like a formula is none. */
export function writeCsv({ currency, market, on, batchId, transfers }: Order): string {
  const rows = transfers.map(({ id, payee, amount }) => {
    const reference = endToEndId(id)
    const cells = [reference, payee.name, payee.holder ?? '', payee.iban, payee.bic ?? '']
    const title = bankText(`${market} ${reference} / ${batchId}`, 140)
    return [...cells, (amount / MINOR_UNITS).toFixed(2), currency, on, title].map(neutralCell)
  })
  return `${BYTE_ORDER_MARK}${Papa.unparse([COLUMNS, ...rows], { delimiter: ';', newline: '\r\n' })}\r\n`
}
