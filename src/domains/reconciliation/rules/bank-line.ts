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
}

/** Texts as they are kept: one line, no characters a database cannot hold, not longer than is read. */
export const plainText = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, TEXT_MOST)

/**
 * What a line is known by in every file that tells of it, whatever its format: day, sum and the letters of its title; of lines that are alike,
 * also which of them it is.
 */
export function identitiesOf(lines: readonly BankLine[]): string[] {
  const counts = new Map<string, number>()
  return lines.map(({ bookedOn, amount, currency, title }) => {
    const letters = title.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
    const content = JSON.stringify([bookedOn, amount, currency, letters])
    const nth = (counts.get(content) ?? 0) + 1
    counts.set(content, nth)
    return `${content} ${nth}`
  })
}
