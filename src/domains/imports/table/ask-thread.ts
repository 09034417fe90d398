import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { ImportSettings } from '../contract.ts'
import type {
  Looked,
  LookTask,
  ReadBatch,
  ReadTask,
  ThreadAnswer,
  ThreadMessage,
  ThreadTask,
} from './thread-messages.ts'

const SCRIPT = new URL('./table-thread.ts', import.meta.url)
/** Megabytes: a thread that wants more is stopped, its file refused. A workbook's texts have to be held, a CSV file's never. */
const MOST_MEMORY = { csv: 80, xlsx: 200 }
/** Of all companies together: somebody waits for a first look, while the reading of whole files has its own place. */
const LOOKS = threadPool(2, 20)
const READS = threadPool(1, 4)
/** Milliseconds of work for a first look, and for a whole file. */
const DEADLINE = { look: 60_000, read: 600_000 }

/** `inJob`: nobody waits at a screen; a stop is for the job to hear of, which is tried again. */
type Watched = { signal?: AbortSignal | undefined; inJob?: boolean }

function ask(task: ThreadTask, { signal, inJob }: Watched) {
  const read = task.task === 'read'
  return inThread<ThreadMessage, ThreadAnswer>(inJob ? READS : LOOKS, {
    script: SCRIPT,
    data: task,
    memory: MOST_MEMORY[read ? task.format : 'xlsx'],
    deadline: read ? DEADLINE.read : DEADLINE.look,
    signal,
  })
}

/** What a thread's end says to whoever sent the file. A stop is no fault of the file, nor are too many others. */
function refusal(error: unknown, fileAtFault: Failure, { inJob }: Watched = {}): unknown {
  if (!(error instanceof ThreadEnded)) return error
  if (error.reason === 'failed' || error.reason === 'late') return fileAtFault
  return inJob ? error : new Failure('unavailable', 'imports_busy')
}

/**
 * How a file is written, what its columns are and what its first rows show. `settingsFor` says what applies to a table with such a header,
 * null: what the file suggests. Refuses what is no table, empty, unsafe to unpack or takes too long (field `file`), and with
 * `imports_busy` where too many others wait.
 */
export async function look(
  task: Omit<LookTask, 'task'>,
  settingsFor: (header: string[]) => Promise<ImportSettings | null>,
): Promise<Looked> {
  try {
    for await (const { message, reply } of ask({ task: 'look', ...task }, {})) {
      if (message.kind === 'refused') throw invalidField('file', message.code)
      if (message.kind === 'header') reply(await settingsFor(message.header))
      if (message.kind === 'looked') return message.looked
    }
  } catch (error) {
    throw refusal(error, invalidField('file', 'table_too_complex'))
  }
  throw invalidField('file', 'not_a_table')
}

/** Names in an archive of pictures, as rows call them. Refuses what is none, or unsafe to unpack (field `file`). */
export async function readArchiveNames(path: string, watched: Watched = {}): Promise<string[]> {
  try {
    for await (const { message } of ask({ task: 'archive', path }, watched)) {
      if (message.kind === 'refused') throw invalidField('file', message.code)
      if (message.kind === 'names') return message.names
    }
  } catch (error) {
    throw refusal(error, invalidField('file', 'archive_unsafe'), watched)
  }
  throw invalidField('file', 'not_an_archive')
}

/**
 * All rows, batch after batch; the next one is read while the caller works on one. Throws a `Failure` when the file is at fault, and
 * `ThreadEnded` (`stopped`) as soon as the signal aborts.
 */
export async function* readBatches(
  task: Omit<ReadTask, 'task'>,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<ReadBatch> {
  const watched = { signal, inJob: true }
  let whole = false
  try {
    for await (const { message, reply } of ask({ task: 'read', ...task }, watched)) {
      if (message.kind === 'refused') throw new Failure('invalid', message.code)
      whole ||= message.kind === 'end'
      if (message.kind !== 'batch') continue
      reply('next')
      yield message.batch
    }
  } catch (error) {
    throw refusal(error, new Failure('invalid', 'table_too_complex'), watched)
  }
  if (!whole) throw new Failure('invalid', 'table_too_complex')
}
