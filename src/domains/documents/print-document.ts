import { Failure } from '../../values/failure.ts'
import { documentPdf } from './adapters/document-pdf.ts'
import { ksefWords } from './adapters/layout/words.ts'
import { contentOf } from './read-content.ts'
import type { DocumentContent } from './rules/content.ts'
import { buildFa3 } from './rules/fa3/build-fa3.ts'
import { NotForKsef } from './rules/fa3/parties.ts'
import type { DocumentRow } from './store/documents.ts'

export type Format = 'pdf' | 'xml'
export type Downloaded = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

/** A document as a file, from its frozen content; `not_an_invoice` where it has no file for KSeF. */
export async function printed(row: DocumentRow, format: Format = 'pdf'): Promise<Downloaded> {
  const content = contentOf(row)
  const name = `${content.number.replaceAll('/', '-')}.${format}`
  if (format === 'pdf') return { bytes: await documentPdf(content, []), media: 'application/pdf', name }
  return { bytes: new TextEncoder().encode(fileForKsef(content)), media: 'application/xml', name }
}

function fileForKsef(content: DocumentContent): string {
  try {
    return buildFa3(content, ksefWords)
  } catch (error) {
    if (error instanceof NotForKsef) throw new Failure('conflict', 'not_an_invoice')
    throw error
  }
}
