import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure } from '../../../values/failure.ts'
import type { CopyWords } from '../copy-words.ts'

const DRAWING = threadPool(1, 10)
/** Megabytes, and milliseconds of a processor: many times what a page takes. */
const MEMORY = 300
const DEADLINE = 30_000
const SCRIPT = new URL('./copy-thread.ts', import.meta.url)

/** A copy as a PDF, drawn in a thread of its own: the site goes on answering meanwhile. `pdf_busy` where too many wait. */
export async function copyPdf(words: CopyWords): Promise<Uint8Array<ArrayBuffer>> {
  const task = { script: SCRIPT, data: words, memory: MEMORY, deadline: DEADLINE }
  try {
    for await (const { message } of inThread<Uint8Array<ArrayBuffer>, never>(DRAWING, task)) return message
  } catch (error) {
    if (error instanceof ThreadEnded && error.reason === 'full') {
      throw new Failure('unavailable', 'pdf_busy', { params: { seconds: 5 } })
    }
    throw error
  }
  throw new Error('the drawing of a tax report ended without a word')
}
