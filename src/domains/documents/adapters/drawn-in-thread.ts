import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure } from '../../../values/failure.ts'

/** Of everybody together. */
const DRAWING = threadPool(2, 30)
/** Megabytes, and milliseconds of a processor: many times what the largest file takes. */
const MEMORY = 300
const DEADLINE = 30_000

/** What a script draws, in a thread of its own: the site goes on answering meanwhile. `pdf_busy` where too many wait. */
export async function drawnInThread(script: URL, data: unknown, what: string): Promise<Uint8Array<ArrayBuffer>> {
  const task = { script, data, memory: MEMORY, deadline: DEADLINE }
  try {
    for await (const { message } of inThread<Uint8Array<ArrayBuffer>, never>(DRAWING, task)) return message
  } catch (error) {
    if (error instanceof ThreadEnded && error.reason === 'full') {
      throw new Failure('unavailable', 'pdf_busy', { params: { seconds: 5 } })
    }
    throw error
  }
  throw new Error(`the drawing of ${what} ended without a word`)
}
