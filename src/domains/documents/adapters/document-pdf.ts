import { inThread, ThreadEnded, threadPool } from '../../../platform/threads/threads.ts'
import { Failure } from '../../../values/failure.ts'
import type { DocumentContent } from '../rules/content.ts'
import type { PrintedCode } from './layout/codes.ts'

const SCRIPT = new URL('./document-thread.ts', import.meta.url)
/** Of everybody together. */
const DRAWING = threadPool(2, 30)
/** Megabytes, and milliseconds of a processor: many times what the largest document takes. */
const MEMORY = 300
const DEADLINE = 30_000

/** A document as a PDF, drawn in a thread of its own: the site goes on answering meanwhile. `pdf_busy` where too many wait. */
export async function documentPdf(
  content: DocumentContent,
  codes: readonly PrintedCode[],
): Promise<Uint8Array<ArrayBuffer>> {
  const task = { script: SCRIPT, data: { content, codes }, memory: MEMORY, deadline: DEADLINE }
  try {
    for await (const { message } of inThread<Uint8Array<ArrayBuffer>, never>(DRAWING, task)) return message
  } catch (error) {
    if (error instanceof ThreadEnded && error.reason === 'full') {
      throw new Failure('unavailable', 'pdf_busy', { params: { seconds: 5 } })
    }
    throw error
  }
  throw new Error(`the drawing of ${content.number} ended without a word`)
}
