import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LabelFormat } from '../rules/label-formats.ts'
import type { PrintedPage } from '../rules/label-layout.ts'

/** Longer than the largest print takes on a slow machine. */
const PATIENCE = 60_000

/** Pages as a PDF in the size of the sheet, drawn in a thread of its own: the site goes on answering meanwhile. */
export async function labelPdf(pages: readonly PrintedPage[], format: LabelFormat): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./label-worker.ts', import.meta.url), { workerData: { pages, format } })
  try {
    // What the thread throws is thrown here.
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })
    return bytes as Uint8Array<ArrayBuffer>
  } finally {
    await worker.terminate()
  }
}
