import type { Minor } from '../../../values/money.ts'
import { TEXT_MOST } from './limits.ts'

/** One line of a bank's statement. */
export type BankLine = {
  /** Of the file, from 1. */
  line: number
  /** `2026-03-01` */
  bookedOn: string
  /** Credit positive, minor units. */
  amount: Minor
  currency: string
  title: string
  name: string
  account: string | null
  /** Of the account after it, where the file says it and its sums prove it; minor units. */
  balance: Minor | null
  /** The bank's own of this one line, with the format it stands in: each format has others. */
  reference: string | null
}

/** Texts as they are kept: one line, no characters a database cannot hold, not longer than is read. */
export const plainText = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, TEXT_MOST)

/** What every file that tells of a line says alike, whatever its format: day, sum and the letters of its title. */
export function contentOf({ bookedOn, amount, currency, title }: Alike): string {
  const letters = title.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return JSON.stringify([bookedOn, amount, currency, letters])
}
type Alike = Pick<BankLine, 'bookedOn' | 'amount' | 'currency' | 'title'>

/** Shorter ones may count the lines of their file, and be another in the next. */
const REFERENCE_LEAST = 8
const REFERENCE_MOST = 40

/** A bank's reference as it is kept; null where it says nothing. */
export function referenceOf(format: 'mt940' | 'csv', text: string): string | null {
  const plain = plainText(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, REFERENCE_MOST)
  return plain.replace(/^0+/, '').length < REFERENCE_LEAST ? null : `${format} ${plain}`
}
