import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure } from '../../../values/failure.ts'
import type { LabelToJoin } from './join-labels.ts'

const SCRIPT = new URL('./join-thread.ts', import.meta.url)
/** Of everybody together. */
const JOINING = threadPool(1, 20)
/** Megabytes, and milliseconds of a processor: many times what a hundred labels take. */
const MEMORY = 400
const DEADLINE = 20_000
/** Labels that may end a thread before all give up. */
const MOST_HOSTILE = 3

type Said = { begun: number } | { bytes: Uint8Array<ArrayBuffer> }

/**
 * Labels as one PDF, put together in a thread: the site goes on answering meanwhile. A label that takes the thread down with it (time, memory) is left out
 * by its notice, and the others are put together once more. `pdf_busy` where too many wait, or too many are hostile.
 */
export async function labelsPdf(labels: readonly LabelToJoin[], layout: 'a6' | 'a4'): Promise<Uint8Array<ArrayBuffer>> {
  const wanted = [...labels]
  for (let tries = 0; tries <= MOST_HOSTILE; tries += 1) {
    let begun = 0
    try {
      const task = { script: SCRIPT, data: { labels: wanted, layout }, memory: MEMORY, deadline: DEADLINE }
      for await (const { message } of inThread<Said, never>(JOINING, task)) {
        if ('bytes' in message) return message.bytes
        begun = message.begun
      }
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      if (error.reason === 'full' || error.reason === 'stopped') throw busy()
    }
    const hostile = wanted[begun]
    if (!hostile || hostile.bytes === null) break
    wanted[begun] = { ...hostile, bytes: null }
  }
  throw busy()
}

const busy = () => new Failure('unavailable', 'pdf_busy', { params: { seconds: 5 } })
