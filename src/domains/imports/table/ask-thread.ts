import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { Looked, LookTask, ReadBatch, ReadTask, ThreadMessage, ThreadTask } from './thread-messages.ts'

/** Megabytes: a thread that wants more is stopped, its file refused. A workbook's texts have to be held, a CSV file's never. */
const MOST_MEMORY = { csv: 80, xlsx: 200 }

/** Messages of a thread until it ends; every batch is answered once it was taken. */
async function* messages(task: ThreadTask): AsyncGenerator<ThreadMessage> {
  const worker = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY[task.task === 'read' ? task.format : 'xlsx'] },
  })
  const waiting: ThreadMessage[] = []
  let wake = () => {}
  let ended = false
  const add = (message: ThreadMessage) => {
    waiting.push(message)
    wake()
  }
  worker.on('message', add)
  worker.on('error', () => add({ kind: 'refused', code: 'table_too_complex' }))
  worker.on('exit', () => {
    ended = true
    wake()
  })
  try {
    while (!ended || waiting.length > 0) {
      const message = waiting.shift()
      if (!message) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      if (message.kind === 'batch') worker.postMessage('next')
      yield message
    }
  } finally {
    const gone = ended ? undefined : once(worker, 'exit')
    await worker.terminate()
    await gone
  }
}

/** How a file is written and what its first rows are. Refuses what is no table, empty, or unsafe to unpack (field `file`). */
export async function look(task: Omit<LookTask, 'task'>): Promise<Looked> {
  for await (const message of messages({ task: 'look', ...task })) {
    if (message.kind === 'refused') throw invalidField('file', message.code)
    if (message.kind === 'looked') return message.looked
  }
  throw invalidField('file', 'not_a_table')
}

/** Names in an archive of pictures, as rows call them. Refuses what is none, or unsafe to unpack (field `file`). */
export async function readArchiveNames(path: string): Promise<string[]> {
  for await (const message of messages({ task: 'archive', path })) {
    if (message.kind === 'refused') throw invalidField('file', message.code)
    if (message.kind === 'names') return message.names
  }
  throw invalidField('file', 'not_an_archive')
}

/** All rows, batch after batch; the next one is read while the caller works on one. Throws a `Failure` when the file is at fault. */
export async function* readBatches(task: Omit<ReadTask, 'task'>): AsyncGenerator<ReadBatch> {
  let whole = false
  for await (const message of messages({ task: 'read', ...task })) {
    if (message.kind === 'refused') throw new Failure('invalid', message.code)
    if (message.kind === 'batch') yield message.batch
    whole ||= message.kind === 'end'
  }
  if (!whole) throw new Failure('invalid', 'table_too_complex')
}
