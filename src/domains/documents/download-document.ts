import type { Deps } from '../../platform/deps.ts'
import { openPaper } from '../../platform/files/sealed-papers.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import { type Downloaded, type Format, printed } from './print-document.ts'
import { findOrderOf } from './read-documents.ts'
import { findDocument } from './store/documents.ts'
import { findUpload } from './store/uploads.ts'

/** Which file: a document issued here, or one made elsewhere. */
export type Wanted = { source: 'issued' | 'uploaded'; documentId: number; format?: Format | undefined }

/** Drawing costs a second of a processor: whoever knows a key does not keep the market busy with it. */
const PER_KEY = defineLimit({ name: 'document-download', attempts: 120, seconds: 3600 })

/** A document of a purchase, for whoever knows its key; `document_not_found` for documents of others. */
export async function downloadOfPurchase(deps: Deps, key: string, wanted: Wanted): Promise<Downloaded> {
  const orders = await documented.findOrderIdsOf(deps.db, key)
  if (orders.length === 0) throw new Failure('notFound', 'purchase_not_found')
  await deps.limits.count(PER_KEY, key)
  return fileOf(deps, wanted, (orderId) => orders.some(({ id }) => id === orderId))
}

/** A document of an order, for its seller. */
export async function downloadOfOrder(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, number }: { companyId: number; number: string },
  wanted: Wanted,
): Promise<Downloaded> {
  const { actor: asker } = requireMember(deps, actor, companyId, 'orders.view')
  const own = await findOrderOf(deps, companyId, number)
  await deps.limits.count(PER_KEY, asker.userId)
  return fileOf(deps, wanted, (orderId) => orderId === own)
}

/** An invoice of commission or its correction, for the seller who is charged. */
export async function downloadCommission(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { documentId, format }: Omit<Wanted, 'source'>,
): Promise<Downloaded> {
  const { actor: asker } = requireMember(deps, actor, companyId, 'invoices.view')
  await deps.limits.count(PER_KEY, asker.userId)
  const row = await findDocument(deps.db, documentId)
  if (row?.buyerCompanyId !== companyId) throw new Failure('notFound', 'document_not_found')
  return printed(deps, must(row, 'the document'), format)
}

/** Any document, for the operator of the market; written down. */
export async function downloadAsOperator(deps: Deps, actor: Actor | undefined, wanted: Wanted): Promise<Downloaded> {
  const operator = requireOperator(actor)
  const file = await fileOf(deps, wanted, () => true)
  await recordAudit(deps, {
    actorId: operator.userId,
    action: 'documentRead',
    subjectKind: 'market',
    subjectId: 'documents',
    detail: { kind: wanted.source, document: wanted.documentId },
  })
  return file
}

/** A file whose owner was asked for. `document_not_found`. */
export async function fileOf(
  deps: Deps,
  { source, documentId, format }: Wanted,
  isOwn: (orderId: number | null) => boolean,
): Promise<Downloaded> {
  const row = source === 'issued' ? await findDocument(deps.db, documentId) : await findUpload(deps.db, documentId)
  if (!row || !isOwn(row.orderId)) throw new Failure('notFound', 'document_not_found')
  if ('kind' in row) return printed(deps, row, format)
  const bytes = await openPaper(deps, row.fileKey)
  if (!bytes) throw new Failure('notFound', 'document_not_found')
  return { bytes, media: 'application/pdf', name: row.name }
}
