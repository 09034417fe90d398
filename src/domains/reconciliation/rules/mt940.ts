import type { Minor } from '../../../values/money.ts'
import { type BankLine, plainText } from './bank-line.ts'
import { dayOf } from './cells.ts'
import { FileRefused } from './file-refused.ts'
import { MONEY_FILE_MAX_ROWS } from './limits.ts'

/** Whether a text is a statement as SWIFT writes it. */
export const isMt940 = (text: string) => /(?:^|\n):20:/.test(text.slice(0, 20_000)) && /\n:60[FM]:/.test(text)

type Field = { tag: string; text: string; line: number }

/** The lines of all statements of a file. */
export function readMt940(text: string): BankLine[] {
  const lines: BankLine[] = []
  let currency: string | undefined
  let last: BankLine | undefined
  for (const { tag, text: content, line } of fieldsOf(text)) {
    if (tag === '60F' || tag === '60M') currency = /^[CD]\d{6}([A-Z]{3})/.exec(content)?.[1]
    if (tag === '61') {
      if (!currency) throw new FileRefused('statement_currency_unknown')
      last = { line, ...movement(content, line), currency, title: '', name: '', account: null }
      lines.push(last)
      if (lines.length > MONEY_FILE_MAX_ROWS) {
        throw new FileRefused('statement_too_long', { maximum: MONEY_FILE_MAX_ROWS })
      }
    }
    // A second one of the same movement continues it.
    if (tag === '86' && last) addDetails(last, content)
    if (tag === '62F' || tag === '62M') last = undefined
  }
  return lines
}

/** Tags begin a line; whatever follows without one belongs to it. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | undefined
  let line = 0
  for (const row of text.split('\n')) {
    line += 1
    const begin = /^:(\d\d[A-Z]?):(.*)$/.exec(row)
    if (!begin && field && !/^-\}?\s*$/.test(row)) field.text += `\n${row}`
    if (!begin) continue
    if (field) yield field
    field = { tag: begin[1] ?? '', text: begin[2] ?? '', line }
  }
  if (field) yield field
}

/** `2603010301C1234,56NTRF…`: value day, booking day, credit or debit (R: taken back), sum. */
const MOVEMENT = /^(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d))?(R?)([CD])[A-Z]?(\d{1,15},\d{0,2})/

function movement(text: string, line: number): { bookedOn: string; amount: Minor } {
  const found = MOVEMENT.exec(text)
  if (!found) throw new FileRefused('statement_row_unreadable', { line })
  const [, year = '', month = '', day = '', bookedMonth = month, bookedDay = day, back, side, sum = ''] = found
  // Booked in January, of value in December.
  const turn = Number(bookedMonth) - Number(month)
  const bookedYear = 2000 + Number(year) + (turn < -6 ? 1 : turn > 6 ? -1 : 0)
  const bookedOn = dayOf(String(bookedYear), bookedMonth, bookedDay)
  const [whole = '', cents = ''] = sum.split(',')
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  if (!bookedOn || minor === 0 || !Number.isSafeInteger(minor))
    throw new FileRefused('statement_row_unreadable', { line })
  return { bookedOn, amount: (side === 'C') === (back === '') ? minor : -minor }
}

/** Details in numbered parts (`020?20Zapłata?21za …?32Anna?38PL…`), parted by whatever sign the bank chose, or plain text. */
function addDetails(line: BankLine, content: string): void {
  const text = content.replaceAll('\n', '')
  const sign = /^\d{0,3}([?<~^>])\d\d/.exec(text)?.[1]
  if (!sign) {
    line.title = plainText(`${line.title} ${content}`)
    return
  }
  const parts = text
    .split(sign)
    .slice(1)
    .map((part) => ({ code: Number(part.slice(0, 2)), text: part.slice(2) }))
  const joined = (fits: (code: number) => boolean) =>
    parts
      .filter(({ code }) => fits(code))
      .map((part) => part.text)
      .join('')
  line.title = plainText(line.title + joined((code) => (code >= 20 && code <= 26) || (code >= 60 && code <= 63)))
  line.name = plainText(joined((code) => code === 32 || code === 33)) || line.name
  const account = plainText(joined((code) => code === 38) || joined((code) => code === 31)).replaceAll(' ', '')
  line.account = account || line.account
}
