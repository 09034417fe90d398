import type { Currency } from '../../../values/money.ts'
import type { Category } from '../../categories/contract.ts'
import type { ImportReading, ImportSettings } from '../contract.ts'
import type { Layout } from '../rules/layout.ts'
import type { ReadRow } from '../rules/read-row.ts'
import type { RowFrame } from '../rules/row-context.ts'

/** First look at a file: how it is written, and what its columns seem to be. `reading` absent: find out. */
export type LookTask = {
  task: 'look'
  path: string
  reading: ImportReading | null
  categories: Category[]
  currency: Currency
}
/** Every row from a line on, as products. */
export type ReadTask = {
  task: 'read'
  path: string
  format: 'csv' | 'xlsx'
  reading: ImportReading
  frame: RowFrame
  afterLine: number
}
/** Names of the pictures in an archive. */
export type ArchiveTask = { task: 'archive'; path: string }
export type ThreadTask = LookTask | ReadTask | ArchiveTask

/** What a look shows: never more of the file than people are shown of it. */
export type Looked = {
  format: 'csv' | 'xlsx'
  reading: ImportReading
  header: string[]
  layout: Layout
  /** What the file itself suggests. */
  proposed: ImportSettings
}
export type ReadBatch = { rows: (ReadRow & { line: number })[]; rowsRead: number; share: number }

export type ThreadMessage =
  /** Asks for settings that apply to a table with this header, or null. */
  | { kind: 'header'; header: string[] }
  | { kind: 'looked'; looked: Looked }
  /** Asks for a sign that the next one is wanted. */
  | { kind: 'batch'; batch: ReadBatch }
  | { kind: 'names'; names: string[] }
  /** The file is at fault: a code for people. */
  | { kind: 'refused'; code: string }
  | { kind: 'end' }
export type ThreadAnswer = ImportSettings | 'next' | null
