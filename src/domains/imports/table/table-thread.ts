// Runs in a thread of its own: tables of a hundred thousand rows are taken apart without keeping anybody waiting.
import { readlinkSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { IMPORT_MAX_ROWS } from '../rules/import-limits.ts'
import { layoutOf } from '../rules/layout.ts'
import { proposeSettings } from '../rules/propose-settings.ts'
import { readRow } from '../rules/read-row.ts'
import { archiveNames } from './archive-names.ts'
import { lookAt, tableRows } from './look.ts'
import { contextOf } from './row-codes.ts'
import { TableRefused } from './table-refused.ts'
import type { LookTask, ReadTask, ThreadAnswer, ThreadMessage, ThreadTask } from './thread-messages.ts'

/** Rows, and characters in them, that are handed over at once: more would keep those busy who take them. */
const BATCH = { rows: 80, characters: 300_000 }
const port = parentPort

const say = (message: ThreadMessage) => port?.postMessage(message)
/** Whoever listens answers when it is done with what was said last: nothing piles up. */
const answered = () => new Promise<ThreadAnswer>((resolve) => port?.once('message', resolve))

async function look({ path, reading, categories, currency }: LookTask): Promise<void> {
  const { format, ...head } = await lookAt(path, reading)
  const rows = head.rows.map(({ cells }) => cells)
  const proposed = proposeSettings({ header: head.header, rows, reading: head.reading }, categories, currency)
  say({ kind: 'header', header: head.header })
  const known = await answered()
  const settings = known === null || known === 'next' ? proposed : known
  const layout = layoutOf(head, settings)
  say({ kind: 'looked', looked: { format, reading: head.reading, header: head.header, layout, proposed } })
}

async function read({ path, format, reading, frame, afterLine }: ReadTask): Promise<void> {
  const context = contextOf(frame)
  const { size } = await stat(path)
  let rowsRead = 0
  let characters = 0
  let weight = 0
  let rows: Extract<ThreadMessage, { kind: 'batch' }>['batch']['rows'] = []
  const send = async () => {
    // Of an XLSX file nobody knows how long it is before it ends: the bar comes closer to the end ever more slowly.
    const share = format === 'csv' ? Math.min(1, characters / size) : 1 - Math.exp(-rowsRead / 30_000)
    say({ kind: 'batch', batch: { rows, rowsRead, share } })
    rows = []
    weight = 0
    await answered()
  }
  for await (const batch of tableRows(path, format, reading, frame.header.length)) {
    for (const { line, cells, broken } of batch) {
      if (line <= reading.headerLine || cells.every((cell) => cell.trim() === '')) continue
      rowsRead += 1
      if (rowsRead > IMPORT_MAX_ROWS) throw new TableRefused('too_many_rows')
      const length = cells.reduce((sum, cell) => sum + cell.length + 1, 0)
      characters += length
      // Codes that are made of the content count rows that are alike: those before, too.
      if (line <= afterLine && !frame.settings.generateCodes) continue
      const row = readRow(cells, context, broken)
      if (line <= afterLine) continue
      rows.push({ line, ...row })
      weight += length
      if (rows.length >= BATCH.rows || weight >= BATCH.characters) await send()
    }
  }
  if (rows.length > 0) await send()
  say({ kind: 'end' })
}

async function run(task: ThreadTask): Promise<void> {
  if (task.task === 'look') await look(task)
  else if (task.task === 'archive') say({ kind: 'names', names: await archiveNames(task.path) })
  else await read(task)
}

/** Lower goes first; far enough behind those who serve people, and not so far that a busy machine lets it starve. */
const NICE = 5

/** Where the system can tell threads apart, this one lets others go first. */
function stepBack(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICE)
  } catch {
    // Another system: its threads are equals.
  }
}

stepBack()
run(workerData as ThreadTask).then(
  () => port?.close(),
  (error: unknown) => {
    if (error instanceof TableRefused) say({ kind: 'refused', code: error.message })
    // What a reader of a format throws is about the file.
    else say({ kind: 'refused', code: 'not_a_table' })
    port?.close()
  },
)
