import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import type { PointMessage } from './point-thread.ts'
import type { FilePoint } from './rules/read-points.ts'

const SCRIPT = new URL('./point-thread.ts', import.meta.url)
/** Of all operators together. */
const POOL = threadPool(1, 4)
/** Megabytes. */
const MEMORY = 300
/** Milliseconds of work for a whole file. */
const DEADLINE = 30_000

/**
 * The points of a CSV file, read in a thread. Refuses by the field `file` what is no table, too long, wrong in any cell, or takes too much time or
 * memory; `points_busy` where too many others wait.
 */
export async function readPointFile(path: string): Promise<FilePoint[]> {
  const thread = { script: SCRIPT, data: { path }, memory: MEMORY, deadline: DEADLINE }
  try {
    for await (const { message } of inThread<PointMessage, never>(POOL, thread)) {
      if ('points' in message) return message.points
      throw new Failure('invalid', 'validation', { fields: [...message.fields] })
    }
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    if (error.reason === 'full' || error.reason === 'stopped') throw new Failure('unavailable', 'points_busy')
  }
  throw invalidField('file', 'points_not_readable')
}
