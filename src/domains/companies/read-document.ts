import type { Deps } from '../../platform/deps.ts'
import { openPaper } from '../../platform/files/sealed-papers.ts'
import { type Actor, requireStaff } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from './require-member.ts'
import { findDocument } from './store/documents.ts'

export type ReadDocument = { bytes: Uint8Array<ArrayBuffer>; media: string; name: string }

/** A document for those of the company who may see it. The operator may read those of every company, which goes on record. */
export async function readDocument(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, documentId }: { companyId: number; documentId: number },
): Promise<ReadDocument> {
  const asOperator = actor?.permissions === 'admin' && actor.roles[companyId] === undefined
  if (asOperator) requireStaff(actor, 'companies', 'read')
  else requireMember(deps, actor, companyId, 'documents.view')
  const document = await findDocument(deps.db, companyId, documentId)
  const bytes = document && (await openPaper(deps, document.fileKey))
  if (!bytes) throw new Failure('notFound', 'document_not_found')
  if (asOperator) {
    await recordAudit(deps, {
      actorId: actor.userId,
      action: 'documentRead',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { kind: document.kind, document: documentId },
    })
  }
  return { bytes, media: document.media, name: document.name }
}
