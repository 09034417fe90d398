import type { Minor } from '../../../values/money.ts'
import { readAmount } from './cells.ts'

/** Fewer letters stand in nearly every line. */
export const LEAST_LETTERS = 3

/** What an operator looks for: words, a sum, or a word that could be either; undefined where it is too short for both. */
export function soughtLine(q: string): { words: string | null; amount: Minor | null } | undefined {
  const words = q.trim().length >= LEAST_LETTERS ? q.trim() : null
  const amount = readAmount(q) ?? null
  return words === null && amount === null ? undefined : { words, amount }
}
