// Runs in a thread of its own: tables of a hundred thousand rows are taken apart without keeping anybody waiting.
import { stat } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { archiveNames } from '../pictures/archive-names.ts'
import { IMPORT_MAX_ROWS } from '../rules/import-limits.ts'
import { readRow } from '../rules/read-row.ts'
import { rowContext } from '../rules/row-context.ts'
import { lookAt, tableRows } from './look.ts'
import { TableRefused } from './table-refused.ts'
import type { ReadTask, ThreadMessage, ThreadTask } from './thread-messages.ts'

const BATCH = 80
const port = parentPort

const say = (message: ThreadMessage) => port?.postMessage(message)
/** Whoever listens asks for the next batch when it is done with the last: nothing piles up. */
const asked = () => new Promise<void>((resolve) => port?.once('message', () => resolve()))

async function read({ path, format, reading, frame, afterLine }: ReadTask): Promise<void> {
  const context = rowContext(frame)
  const { size } = await stat(path)
  let rowsRead = 0
  let characters = 0
  let rows: Extract<ThreadMessage, { kind: 'batch' }>['batch']['rows'] = []
  const send = async () => {
    // Of an XLSX file nobody knows how long it is before it ends: the bar comes closer to the end ever more slowly.
    const share = format === 'csv' ? Math.min(1, characters / size) : 1 - Math.exp(-rowsRead / 30_000)
    say({ kind: 'batch', batch: { rows, rowsRead, share } })
    rows = []
    await asked()
  }
  for await (const batch of tableRows(path, format, reading)) {
    for (const { line, cells, broken } of batch) {
      if (line <= reading.headerLine || cells.every((cell) => cell.trim() === '')) continue
      rowsRead += 1
      if (rowsRead > IMPORT_MAX_ROWS) throw new TableRefused('too_many_rows')
      for (const cell of cells) characters += cell.length + 1
      if (line <= afterLine) continue
      rows.push({ line, ...readRow(cells, context, broken) })
      if (rows.length >= BATCH) await send()
    }
  }
  if (rows.length > 0) await send()
  say({ kind: 'end' })
}

async function run(task: ThreadTask): Promise<void> {
  if (task.task === 'look') say({ kind: 'looked', looked: await lookAt(task.path, task.reading) })
  else if (task.task === 'archive') say({ kind: 'names', names: await archiveNames(task.path) })
  else await read(task)
}

run(workerData as ThreadTask).then(
  () => port?.close(),
  (error: unknown) => {
    if (error instanceof TableRefused) say({ kind: 'refused', code: error.message })
    // What a reader of a format throws is about the file.
    else say({ kind: 'refused', code: 'not_a_table' })
    port?.close()
  },
)
