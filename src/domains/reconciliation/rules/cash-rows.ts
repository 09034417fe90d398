import { commonMark } from '../../../values/decimal.ts'
import { plainText } from './bank-line.ts'
import { currencyIn, readAmount, readDay } from './cells.ts'
import { type ColumnWords, findColumns, type Mapping, type Places } from './columns.ts'
import { FileRefused } from './file-refused.ts'

export const CASH_COLUMNS = ['number', 'amount', 'fee', 'day', 'reference', 'currency'] as const
export type CashColumn = (typeof CASH_COLUMNS)[number]

/** One line of a carrier's report of money taken on delivery. Amounts in minor units; `fee` positive: the carrier keeps it. */
export type CashLine = {
  /** Of the file, from 1. */
  line: number
  /** Of the parcel, as `shipmentNumber` writes it. */
  number: string
  amount: number
  fee: number
  currency: string
  /** When it is paid out (`2026-03-01`); null where the report does not say. */
  day: string | null
  /** The carrier's name of the payout. */
  reference: string | null
}

/** Carriers' own words, Polish, English and German, folded, the surest first. */
const WORDS: ColumnWords<CashColumn> = {
  number: [
    ...[
      'numer przesylki',
      'nr przesylki',
      'numer paczki',
      'nr paczki',
      'numer listu przewozowego',
      'nr listu przewozowego',
    ],
    ...['numer listu', 'nr listu', 'list przewozowy', 'przesylka', 'paczka'],
    ...['tracking number', 'shipment number', 'parcel number', 'waybill number', 'waybill', 'parcel', 'shipment'],
    ...['paketnummer', 'sendungsnummer', 'paket', 'sendung'],
  ],
  amount: [
    ...['kwota pobrania', 'wartosc pobrania', 'kwota cod', 'pobranie', 'cod amount', 'cod value', 'cod'],
    ...['nachnahmebetrag', 'nachnahme', 'kwota', 'amount', 'betrag'],
  ],
  fee: ['oplata za pobranie', 'oplata', 'prowizja', 'cod fee', 'fee', 'gebuhr', 'entgelt'],
  day: [
    ...[
      'data przelewu',
      'data wyplaty',
      'data zwrotu',
      'data ksiegowania',
      'payout date',
      'transfer date',
      'payment date',
    ],
    ...['auszahlungsdatum', 'uberweisungsdatum', 'data', 'date', 'datum'],
  ],
  reference: [
    ...['numer przelewu', 'nr przelewu', 'tytul przelewu', 'numer wyplaty', 'transfer number', 'payout reference'],
    ...['transfer title', 'referencja', 'reference', 'referenz', 'verwendungszweck'],
  ],
  currency: ['waluta', 'currency', 'wahrung'],
}

const isEnough = ({ number, amount }: Places<CashColumn>) => number !== undefined && amount !== undefined

/** A parcel's number as one thing: capitals without spaces and dashes; undefined where it can be none. */
export function shipmentNumber(text: string): string | undefined {
  const plain = text.trim().replace(/^'/, '').replaceAll(/[\s-]/g, '').toUpperCase()
  return /^(?=.*\d)[A-Z0-9/]{4,40}$/.test(plain) ? plain : undefined
}

/** `6,20E+23`: a spreadsheet has rounded the number, and nobody can tell which parcel it was. */
const isRounded = (text: string) => /^\d+([.,]\d+)?E\+?\d+$/i.test(text.trim())

/** The lines of a carrier's report. Rows without a number and a sum are titles, sums and notes. */
export function readCashRows(
  rows: readonly (readonly string[])[],
  lineOf: (row: number) => number,
  { mapping, currency }: { mapping: Mapping<CashColumn>; currency: string | undefined },
): CashLine[] {
  const { header, places } = findColumns(rows, WORDS, { mapping, isEnough, missing: 'number, amount' })
  const cell = (row: readonly string[], name: CashColumn) => row[places[name] ?? -1]?.trim() ?? ''
  const body = rows.slice(header + 1)
  const mark = commonMark(body.slice(0, 2000).flatMap((row) => [cell(row, 'amount'), cell(row, 'fee')]))
  return body.flatMap((row, index): CashLine[] => {
    const line = lineOf(header + 1 + index)
    const written = cell(row, 'number')
    const amount = readAmount(cell(row, 'amount'), mark)
    const number = shipmentNumber(written)
    const isWrong = isRounded(written) || (number !== undefined && amount === undefined)
    if (isWrong) throw new FileRefused('cash_row_unreadable', { line })
    if (number === undefined || amount === undefined) return []
    const fee = cell(row, 'fee') === '' ? 0 : readAmount(cell(row, 'fee'), mark)
    const day = cell(row, 'day') === '' ? null : readDay(cell(row, 'day'))
    if (fee === undefined || day === undefined) throw new FileRefused('cash_row_unreadable', { line })
    const own = currencyIn(cell(row, 'currency').toUpperCase()) ?? currencyIn(cell(row, 'amount')) ?? currency
    if (!own) throw new FileRefused('statement_currency_unknown')
    const reference = plainText(cell(row, 'reference')).slice(0, 100) || null
    return [{ line, number, amount, fee: Math.abs(fee), currency: own, day, reference }]
  })
}
