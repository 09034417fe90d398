import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Deps } from '../../platform/deps.ts'
import { documentName, isPdf } from '../../platform/files/document-file.ts'
import { savePaper } from '../../platform/files/sealed-papers.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember, UPLOADS } from '../companies/index.ts'
import type { DocumentView } from './contract.ts'
import { findOrderOf, readOrderDocuments } from './read-documents.ts'
import { findDocumentsOf } from './store/documents.ts'
import { lockSettings } from './store/settings.ts'
import { findUploads, insertUpload, isUploadKept } from './store/uploads.ts'

const MOST = 5

/**
 * Keeps an invoice that the seller made elsewhere: a PDF, sealed on the disk as other papers are. Not where the market issues in the seller's
 * name: a sale has one invoice.
 */
export async function uploadInvoice(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, number, name, file }: { companyId: number; number: string; name: string; file: Upload },
): Promise<DocumentView[]> {
  const member = requireMember(deps, actor, companyId, 'invoices.issue')
  await deps.limits.count(UPLOADS, member.actor.userId)
  const orderId = await findOrderOf(deps, companyId, number)
  const bytes = await readFile(file.path)
  if (!isPdf(bytes)) throw invalidField('file', 'not_a_pdf')
  const fileKey = await saveFile(deps, companyId, bytes)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Two at once are counted one after the other, and never beside an issuing.
    const settings = await lockSettings(db, companyId, deps.now())
    if ((await findDocumentsOf(db, [orderId])).length > 0) throw new Failure('conflict', 'document_exists')
    if (settings.issuer === 'market') throw new Failure('conflict', 'issued_by_market')
    if ((await findUploads(db, [orderId])).length >= MOST) throw new Failure('conflict', 'too_many_uploads')
    const id = await insertUpload(db, {
      ...{ orderId, companyId, fileKey },
      name: documentName(name, 'application/pdf'),
      size: bytes.byteLength,
      hash: createHash('sha256').update(bytes).digest(),
      uploadedBy: member.byUser,
      createdAt: deps.now(),
    })
    await recordAudit(inside, {
      actorId: member.byUser,
      action: 'invoiceUploaded',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { number, upload: id },
    })
  })
  return readOrderDocuments(deps, actor, companyId, number)
}

/** Keeps a file, sealed; what no row takes is removed. */
const saveFile = (deps: Deps, companyId: number, bytes: Buffer): Promise<string> =>
  savePaper(deps, `documents/${companyId}`, bytes, (fileKey, runAt) =>
    deps.addJob(deps.db, { name: 'documents.removeUpload', payload: { fileKey }, runAt }),
  )

/** Removes a file that no row took. */
export async function removeUpload(deps: Deps, fileKey: string): Promise<void> {
  if (!(await isUploadKept(deps.db, fileKey))) await deps.files.remove(fileKey)
}
