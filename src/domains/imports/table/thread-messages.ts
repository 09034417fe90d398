import type { ImportReading } from '../contract.ts'
import type { ReadRow } from '../rules/read-row.ts'
import type { RowFrame } from '../rules/row-context.ts'

/** First look at a file: how it is written, and its first rows. `reading` absent: find out. */
export type LookTask = { task: 'look'; path: string; reading: ImportReading | null }
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

export type Looked = {
  format: 'csv' | 'xlsx'
  reading: ImportReading
  sheets: string[]
  header: string[]
  rows: { line: number; cells: string[] }[]
}
export type ReadBatch = { rows: (ReadRow & { line: number })[]; rowsRead: number; share: number }

export type ThreadMessage =
  | { kind: 'looked'; looked: Looked }
  | { kind: 'batch'; batch: ReadBatch }
  | { kind: 'names'; names: string[] }
  /** The file is at fault: a code for people. */
  | { kind: 'refused'; code: string }
  | { kind: 'end' }
