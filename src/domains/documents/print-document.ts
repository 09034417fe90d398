import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { documentPdf } from './adapters/document-pdf.ts'
import { ksefCodes } from './adapters/ksef-codes.ts'
import type { PrintedCode } from './adapters/layout/codes.ts'
import { ksefWords } from './adapters/layout/words.ts'
import { contentOf } from './read-content.ts'
import type { DocumentContent } from './rules/content.ts'
import { buildFa3 } from './rules/fa3/build-fa3.ts'
import { NotForKsef } from './rules/fa3/parties.ts'
import type { DocumentRow } from './store/documents.ts'
import { findKsef, findKsefAccess, type KsefRow } from './store/ksef.ts'

export type Format = 'pdf' | 'xml'
export type Downloaded = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

/** A document as a file, from its frozen content; `not_an_invoice` where it has no file for KSeF. */
export async function printed(deps: Deps, row: DocumentRow, format: Format = 'pdf'): Promise<Downloaded> {
  const content = contentOf(row)
  const name = `${content.number.replaceAll('/', '-')}.${format}`
  const [sent] = await findKsef(deps.db, [row.id])
  if (format === 'pdf') {
    return { bytes: await documentPdf(content, await codesOf(deps, row, sent)), media: 'application/pdf', name }
  }
  return { bytes: new TextEncoder().encode(sent?.xml ?? fileForKsef(content)), media: 'application/xml', name }
}

/** Codes of what goes to KSeF, once its file is there. */
async function codesOf(deps: Deps, row: DocumentRow, sent: KsefRow | undefined): Promise<PrintedCode[]> {
  const qrUrl = sent && deps.config.ksef[sent.environment].qrUrl
  if (!sent?.xml || !qrUrl) return []
  const access = await findKsefAccess(deps.db, row.companyId)
  const certificate =
    access?.certificate && access.certificateKey
      ? { serial: access.certificate, privateKey: deps.secrets.open(access.certificateKey) }
      : null
  return ksefCodes({ content: contentOf(row), xml: sent.xml, ksefNumber: sent.ksefNumber, qrUrl, certificate })
}

function fileForKsef(content: DocumentContent): string {
  try {
    return buildFa3(content, ksefWords)
  } catch (error) {
    if (error instanceof NotForKsef) throw new Failure('conflict', 'not_an_invoice')
    throw error
  }
}
