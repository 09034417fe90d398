import Papa from 'papaparse'
import type { ImportReading } from '../contract.ts'
import { SEPARATORS } from '../rules/import-limits.ts'

/** The separator of the first lines; a line `sep=;` says it itself. */
export function detectSeparator(text: string): ImportReading['separator'] {
  const said = /^sep=(.)(?:\n|$)/i.exec(text)?.[1]
  const guess = said ?? Papa.parse(text.trimEnd(), { delimitersToGuess: [...SEPARATORS], preview: 50 }).meta.delimiter
  return SEPARATORS.find((one) => one === guess) ?? ';'
}
