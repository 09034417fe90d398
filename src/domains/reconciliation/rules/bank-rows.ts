import { commonMark, type DecimalMark } from '../../../values/decimal.ts'
import { must } from '../../../values/must.ts'
import { type BankLine, plainText, referenceOf } from './bank-line.ts'
import { currencyIn, readAmount, readDay } from './cells.ts'
import { type ColumnWords, findColumns, type Mapping, type Places } from './columns.ts'
import { FileRefused } from './file-refused.ts'

export const BANK_COLUMNS = [
  'bookedOn',
  'credit',
  'debit',
  'amount',
  'currency',
  'title',
  'name',
  'account',
  'balance',
  'reference',
] as const
export type BankColumn = (typeof BANK_COLUMNS)[number]

/** What banks call them; more telling names first. */
const WORDS: ColumnWords<BankColumn> = {
  bookedOn: [
    ...['data ksiegowania', 'data operacji', 'data transakcji', 'data', 'booking date', 'date', 'transaction date'],
    ...['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'data waluty', 'value date', 'valuta', 'wertstellung'],
  ],
  credit: [
    'kwota uznania',
    'uznania',
    'uznanie',
    'wplywy',
    'credit',
    'credit amount',
    'paid in',
    'haben',
    'gutschrift',
    'eingang',
  ],
  debit: [
    'kwota obciazenia',
    'obciazenia',
    'obciazenie',
    'wydatki',
    'debit',
    'debit amount',
    'paid out',
    'soll',
    'belastung',
    'ausgang',
  ],
  amount: [
    ...['kwota operacji', 'kwota transakcji', 'kwota w walucie rachunku', 'kwota', 'amount', 'transaction amount'],
    ...['betrag', 'umsatz'],
  ],
  currency: ['waluta rachunku', 'waluta operacji', 'waluta', 'currency', 'wahrung', 'waehrung'],
  title: [
    ...[
      'tytul operacji',
      'tytul przelewu',
      'tytul transakcji',
      'tytul',
      'tytulem',
      'opis operacji',
      'szczegoly transakcji',
      'opis transakcji',
      'opis',
    ],
    ...['title', 'description', 'reference', 'details', 'remittance information', 'verwendungszweck', 'buchungstext'],
  ],
  name: [
    ...[
      'nadawca odbiorca',
      'nadawca',
      'dane kontrahenta',
      'nazwa kontrahenta',
      'kontrahent',
      'nazwa nadawcy',
      'odbiorca nadawca',
      'odbiorca zleceniodawca',
      'zleceniodawca',
    ],
    ...[
      'sender',
      'counterparty',
      'payer',
      'name',
      'auftraggeber',
      'auftraggeber empfanger',
      'zahlungspflichtiger',
      'beguenstigter zahlungspflichtiger',
    ],
  ],
  account: [
    ...[
      'rachunek nadawcy',
      'numer rachunku nadawcy',
      'rachunek zrodlowy',
      'na konto z konta',
      'rachunek kontrahenta',
      'numer rachunku kontrahenta',
      'nr rachunku kontrahenta',
      'numer konta',
      'nr rachunku',
      'numer rachunku',
      'rachunek',
    ],
    ...['counterparty account', 'sender account', 'account', 'iban', 'kontonummer iban', 'kontonummer'],
  ],
  balance: [
    ...['saldo po operacji', 'saldo po transakcji', 'saldo rachunku po operacji', 'saldo ksiegowe', 'saldo'],
    ...['balance after', 'running balance', 'balance', 'saldo nach buchung', 'kontostand'],
  ],
  reference: [
    ...['identyfikator transakcji', 'id transakcji', 'id operacji', 'numer referencyjny', 'nr referencyjny'],
    ...['numer transakcji', 'nr transakcji', 'numer operacji', 'referencje banku'],
    ...['transaction id', 'bank reference', 'transaktions id', 'bankreferenz'],
  ],
}

const isEnough = ({ bookedOn, amount, credit, title }: Places<BankColumn>) =>
  bookedOn !== undefined && title !== undefined && (amount !== undefined || credit !== undefined)

type Asked = { mapping: Mapping<BankColumn>; currency: string | undefined }

/** The lines of a bank's CSV file. `rows`: all of it, its headings wherever they stand. `lineOf`: of the file, where a row begins. */
export function readBankRows(
  rows: readonly (readonly string[])[],
  lineOf: (row: number) => number,
  { mapping, currency }: Asked,
): BankLine[] {
  const missing = 'bookedOn, amount, title'
  const { header, places } = findColumns(rows, WORDS, { mapping, isEnough, missing })
  const cell = (row: readonly string[], name: BankColumn) => row[places[name] ?? -1] ?? ''
  const body = rows.slice(header + 1)
  const sums = (['amount', 'credit', 'debit'] as const).flatMap((name) =>
    body.slice(0, 2000).map((row) => cell(row, name)),
  )
  const mark = commonMark(sums)
  const headings = (rows[header] ?? []).join(' ')
  const lines = body.flatMap((row, index) => {
    const day = readDay(cell(row, 'bookedOn'))
    const amount = amountOf((name) => cell(row, name), mark)
    // Balances, notes and empty rows below the transactions.
    if (!day && amount === undefined) return []
    const line = lineOf(header + 1 + index)
    if (!day || amount === undefined) {
      if (isNote(row, cell(row, 'bookedOn'))) return []
      throw new FileRefused('statement_row_unreadable', { line })
    }
    if (amount === 0) return []
    const own = currencyIn(cell(row, 'currency')) ?? currencyIn(cell(row, 'amount')) ?? currencyIn(headings) ?? currency
    if (!own) throw new FileRefused('statement_currency_unknown')
    const told = describedIn(row, rows[header] ?? [], places.title)
    const account = (cell(row, 'account') || told.account).replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 42)
    const marks = {
      balance: readAmount(cell(row, 'balance'), mark) ?? null,
      reference: referenceOf('csv', cell(row, 'reference')),
    }
    const texts = { title: plainText(told.title), name: plainText(cell(row, 'name') || told.name) }
    return [{ line, bookedOn: day, amount, currency: own, ...texts, account: account || null, ...marks }]
  })
  return provedBalances(lines)
}

/** Balances count where each follows from its neighbour's, upwards or downwards: else the column says something else, or lines are left out. */
function provedBalances(lines: readonly BankLine[]): BankLine[] {
  const follows = (a: BankLine, b: BankLine) =>
    a.currency === b.currency && a.balance !== null && b.balance !== null && a.balance + b.amount === b.balance
  const pairs = lines.slice(1).map((line, index) => [must(lines[index], 'the line before'), line] as const)
  const proved = pairs.length > 0 && (pairs.every(([a, b]) => follows(a, b)) || pairs.every(([a, b]) => follows(b, a)))
  return proved ? [...lines] : lines.map((line) => ({ ...line, balance: null }))
}

/** What a cell of a description may begin with: some banks put all into columns without a heading, each with a word before it. */
const SAID = {
  title: /^\s*(?:tytuł|tytułem|title|verwendungszweck)\s*:/i,
  name: /^\s*(?:nazwa nadawcy|nadawca|sender|auftraggeber)\s*:/i,
  account: /^\s*(?:rachunek nadawcy|numer rachunku nadawcy|sender account)\s*:/i,
}

/** The title with the columns without a heading that follow it; what says to be something else is that. */
function describedIn(row: readonly string[], headings: readonly string[], at: number | undefined) {
  if (at === undefined) return { title: '', name: '', account: '' }
  let end = at + 1
  while (end < row.length && (headings[end] ?? '').trim() === '') end += 1
  const cells = row.slice(at, end)
  const said = (words: RegExp) => cells.find((text) => words.test(text))?.replace(words, '') ?? ''
  return { title: said(SAID.title) || cells.join(' '), name: said(SAID.name), account: said(SAID.account) }
}

/** Below the transactions banks write sums without a day, beside words. */
const isNote = (row: readonly string[], day: string) =>
  day.trim() === '' || row.filter((cell) => cell.trim() !== '').length <= 2

function amountOf(cell: (name: BankColumn) => string, mark: DecimalMark): number | undefined {
  const [amount, credit, debit] = (['amount', 'credit', 'debit'] as const).map((name) => readAmount(cell(name), mark))
  if (credit) return Math.abs(credit)
  if (debit) return -Math.abs(debit)
  return amount ?? credit ?? debit
}
