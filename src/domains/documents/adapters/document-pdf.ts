import type { DocumentContent } from '../rules/content.ts'
import { drawnInThread } from './drawn-in-thread.ts'
import type { PrintedCode } from './layout/codes.ts'

const SCRIPT = new URL('./document-thread.ts', import.meta.url)

/** A document as a PDF, drawn in a thread of its own. `pdf_busy` where too many wait. */
export function documentPdf(content: DocumentContent, codes: readonly PrintedCode[]): Promise<Uint8Array<ArrayBuffer>> {
  return drawnInThread(SCRIPT, { content, codes }, content.number)
}
