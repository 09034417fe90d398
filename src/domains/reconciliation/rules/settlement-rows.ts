import { commonMark, type DecimalMark } from '../../../values/decimal.ts'
import { foldText } from '../../../values/text-fold.ts'
import { plainText } from './bank-line.ts'
import { currencyIn, readAmount, readDay } from './cells.ts'
import { type ColumnWords, findColumns, type Mapping, type Places } from './columns.ts'
import { FileRefused } from './file-refused.ts'

export const SETTLEMENT_COLUMNS = [
  'id',
  'day',
  'kind',
  'reference',
  'payment',
  'gross',
  'fee',
  'net',
  'currency',
  'side',
  'feeSide',
] as const
export type SettlementColumn = (typeof SETTLEMENT_COLUMNS)[number]

/** `other`: moves no money of a buyer that we know of. */
export const LINE_KINDS = ['payment', 'refund', 'chargeback', 'fee', 'payout', 'other'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** One line of a provider's report. Amounts in minor units; `fee` positive: the provider keeps it. */
export type SettlementLine = {
  line: number
  /** The provider's of this movement. */
  id: string
  kind: LineKind
  /** The market's id of the payment, where the file carries it. */
  paymentId: string | null
  /** The provider's name of the payment. */
  reference: string | null
  gross: number
  fee: number
  /** Null where the file does not say it. */
  net: number | null
  currency: string
  day: string
}

const WORDS: ColumnWords<SettlementColumn> = {
  id: [
    ...['balance transaction id', 'transaction id', 'id transakcji', 'numer transakcji', 'order id', 'id zamowienia'],
    ...['transaktionsnummer', 'transaktionscode', 'id'],
  ],
  day: [
    ...[
      'created utc',
      'created',
      'transaction completion date',
      'transaction initiation date',
      'available on utc',
      'available on',
    ],
    ...['data transakcji', 'data ksiegowania', 'data', 'date', 'datum'],
  ],
  kind: ['reporting category', 'transaction event code', 'typ transakcji', 'rodzaj', 'typ', 'type', 'art'],
  reference: [
    'payment intent id',
    'paypal reference id',
    'source id',
    'source',
    'session id',
    'sessionid',
    'id sesji',
    'sesja',
  ],
  payment: [
    'payment metadata paymentid',
    'payment metadata payment id',
    'custom field',
    'invoice id',
    'metadata paymentid',
  ],
  gross: [
    'gross transaction amount',
    'gross',
    'kwota brutto',
    'kwota transakcji',
    'kwota',
    'amount',
    'brutto',
    'betrag',
  ],
  fee: ['fee amount', 'fee', 'fees', 'prowizja', 'oplata', 'gebuhr', 'entgelt'],
  net: ['net amount', 'net', 'kwota netto', 'do wyplaty', 'netto'],
  currency: ['gross transaction currency', 'currency', 'waluta', 'wahrung'],
  side: ['transaction debit or credit'],
  feeSide: ['fee debit or credit'],
}

const isEnough = ({ id, day, gross }: Places<SettlementColumn>) =>
  id !== undefined && day !== undefined && gross !== undefined
const PAYMENT_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

type Asked = { mapping: Mapping<SettlementColumn>; currency: string | undefined }

/** The lines of a provider's report. Rows without an id and a sum are titles, sums and notes. */
export function readSettlementRows(
  rows: readonly (readonly string[])[],
  lineOf: (row: number) => number,
  { mapping, currency }: Asked,
): SettlementLine[] {
  const { header, places } = findColumns(rows, WORDS, { mapping, isEnough, missing: 'id, day, gross' })
  const cell = (row: readonly string[], name: SettlementColumn) => row[places[name] ?? -1]?.trim() ?? ''
  const body = rows.slice(header + 1)
  const cells = body.slice(0, 2000).flatMap((row) => [cell(row, 'gross'), cell(row, 'fee'), cell(row, 'net')])
  const mark = commonMark(cells)
  // Reports that tell the side in a column of its own write sums in the smallest unit, without a mark.
  const isMinor = places.side !== undefined && !cells.some((one) => /[.,]/.test(one))
  const read = (text: string) => sumOf(text, mark, isMinor)
  return body.flatMap((row, index) => {
    const id = plainText(cell(row, 'id')).slice(0, 100)
    const gross = read(cell(row, 'gross'))
    const day = readDay(cell(row, 'day'))
    const line = lineOf(header + 1 + index)
    if (!day && (gross === undefined || id === '')) return []
    if (!day || gross === undefined || id === '') throw new FileRefused('statement_row_unreadable', { line })
    const own = currencyIn(cell(row, 'currency').toUpperCase()) ?? currencyIn(cell(row, 'gross')) ?? currency
    if (!own) throw new FileRefused('statement_currency_unknown')
    const signed = signedBy(cell(row, 'side'), gross)
    const net = cell(row, 'net') === '' ? null : read(cell(row, 'net'))
    const fee = cell(row, 'fee') === '' ? 0 : read(cell(row, 'fee'))
    if (net === undefined || fee === undefined) throw new FileRefused('statement_row_unreadable', { line })
    const told = [cell(row, 'payment'), cell(row, 'reference'), id].map((text) => PAYMENT_ID.exec(text)?.[0])
    return [
      {
        ...{ line, id, gross: signed, net, currency: own, day },
        kind: kindOf(cell(row, 'kind'), signed),
        fee: costOf(fee, { gross: signed, net, side: cell(row, 'feeSide') }),
        paymentId: told.find((one) => one !== undefined)?.toLowerCase() ?? null,
        reference: plainText(cell(row, 'reference')).slice(0, 200) || null,
      },
    ]
  })
}

function sumOf(text: string, mark: DecimalMark, isMinor: boolean): number | undefined {
  if (!isMinor) return readAmount(text, mark)
  return /^-?\d{1,14}$/.test(text) ? Number(text) : undefined
}

/** `CR`: to the market, `DR`: from it. */
const signedBy = (side: string, sum: number) =>
  /^d/i.test(side) ? -Math.abs(sum) : /^c/i.test(side) ? Math.abs(sum) : sum

/** What the provider keeps, however the file signs it. */
function costOf(fee: number, { gross, net, side }: { gross: number; net: number | null; side: string }): number {
  if (/^d/i.test(side)) return Math.abs(fee)
  if (/^c/i.test(side)) return -Math.abs(fee)
  return net !== null && gross + fee === net ? -fee : fee
}

/** Words of reports, folded, and the codes of PayPal's; the first that fits. */
const KINDS: readonly (readonly [LineKind, RegExp])[] = [
  ['chargeback', /chargeback|dispute|reklamacja|ruckbuchung|^t11(?:06|08|10|11)|^t1201/],
  ['refund', /refund|zwrot|erstattung|^t1107/],
  ['payout', /payout|wyplata|auszahlung|withdrawal|^t04/],
  ['fee', /fee|oplata|prowizja|gebuhr|^t01/],
  ['payment', /charge|payment|platnosc|wplata|zahlung|sale|^t00/],
]

function kindOf(text: string, gross: number): LineKind {
  if (text === '') return gross < 0 ? 'refund' : 'payment'
  const folded = foldText(text)
  return KINDS.find(([, words]) => words.test(folded))?.[0] ?? 'other'
}
