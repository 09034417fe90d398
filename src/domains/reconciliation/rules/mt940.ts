import type { Minor } from '../../../values/money.ts'
import { type BankLine, plainText, referenceOf } from './bank-line.ts'
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
  /** Where the statement begins: its balance and its first line. */
  let opening: { balance: Minor; at: number } | undefined
  for (const { tag, text: content, line } of fieldsOf(text)) {
    if (tag === '60F' || tag === '60M') {
      currency = /^[CD]\d{6}([A-Z]{3})/.exec(content)?.[1]
      const balance = balanceIn(content)
      opening = balance === undefined ? undefined : { balance, at: lines.length }
    }
    if (tag === '61') {
      if (!currency) throw new FileRefused('statement_currency_unknown')
      last = { line, ...movement(content, line), currency, ...EMPTY, reference: bankReference(content) }
      lines.push(last)
      if (lines.length > MONEY_FILE_MAX_ROWS) {
        throw new FileRefused('statement_too_long', { maximum: MONEY_FILE_MAX_ROWS })
      }
    }
    // A second one of the same movement continues it.
    if (tag === '86' && last) addDetails(last, content)
    if (tag === '62F' || tag === '62M') {
      last = undefined
      if (opening) balance(lines.slice(opening.at), opening.balance, balanceIn(content))
      opening = undefined
    }
  }
  return lines
}

const EMPTY = { title: '', name: '', account: null, balance: null }

/** `C260301PLN1234,56` in minor units; undefined where it says none. */
function balanceIn(text: string): Minor | undefined {
  const [, side, whole, cents = ''] = /^([CD])\d{6}[A-Z]{3}(\d{1,15}),(\d{0,2})\s*$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return side === 'C' ? minor : -minor
}

/** Gives each line the balance after it, if they lead from the statement's first to its last. */
function balance(lines: readonly BankLine[], first: Minor, last: Minor | undefined): void {
  if (first + lines.reduce((sum, { amount }) => sum + amount, 0) !== last) return
  let now = first
  for (const line of lines) {
    now += line.amount
    line.balance = now
  }
}

/** `…NTRFNONREF//2603010001234567`: what follows the strokes is the bank's own. */
const bankReference = (text: string) => referenceOf('mt940', /^[^\n]*?\/\/([^\n]*)/.exec(text)?.[1] ?? '')

/** Tags begin a line; whatever follows without one belongs to it. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | undefined
  let line = 0
  for (const row of text.split('\n')) {
    line += 1
    // `NS`: what Polish banks add about themselves.
    const begin = /^:(\d\d[A-Z]?|NS):(.*)$/.exec(row)
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

type Part = { code: number; text: string }
/** Banks wrap texts at this width; a shorter part is whole. */
const WIDTH = 27

/** Details in numbered parts (`020?20Zapłata?21za …?32Anna?38PL…`), parted by whatever sign the bank chose, or plain text. */
function addDetails(line: BankLine, content: string): void {
  const text = content.replaceAll('\n', '')
  // Some banks send the kind of business in a field of its own.
  if (/^\d{3}$/.test(text)) return
  const sign = /^\d{0,3}([?<~^>])\d\d/.exec(text)?.[1]
  if (!sign) {
    line.title = plainText(`${line.title} ${content}`)
    return
  }
  const parts = text
    .split(sign)
    .slice(1)
    .map((part): Part => ({ code: Number(part.slice(0, 2)), text: part.slice(2) }))
  const of = (from: number, to: number) => parts.filter(({ code }) => code >= from && code <= to)
  const account = accountIn(parts)
  // Where 32 and 33 name nobody, Polish banks write name and address into 27 to 29; elsewhere these continue the title.
  const isNamed = of(32, 33).some((part) => part.text.trim() !== '')
  const more = of(27, 29).filter((part) => plainText(part.text).replaceAll(' ', '') !== account)
  const title = [...of(20, 26), ...(isNamed ? more : []), ...of(60, 63)]
  line.title = plainText(line.title + title.map((part) => part.text).join(''))
  line.name = plainText(namesOf(isNamed ? of(32, 33) : of(27, 28))) || line.name
  line.account = account || line.account
}

/** A first name in a part of its own keeps its gap. */
const namesOf = (parts: readonly Part[]) => parts.map(({ text }) => (text.length < WIDTH ? `${text} ` : text)).join('')

/** The sender's: 38 where it is whole, else what looks like one in 29 or 31. */
function accountIn(parts: readonly Part[]): string {
  const whole = (code: number) =>
    plainText(
      parts
        .filter((part) => part.code === code)
        .map(({ text }) => text)
        .join(''),
    ).replaceAll(' ', '')
  const looksWhole = (text: string) => /^(?:[A-Z]{2}\d{2}[A-Z0-9]{11,30}|\d{26})$/.test(text)
  const found = [whole(38), whole(29), whole(31)]
  return found.find(looksWhole) ?? (whole(38) || whole(31))
}
