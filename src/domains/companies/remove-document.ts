import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { removeFilesLater } from './later.ts'
import { refreshMissing } from './refresh-missing.ts'
import { requireMember } from './require-member.ts'
import { deleteDocument } from './store/documents.ts'

/** Removes a document and, right after, its file. */
export async function removeDocument(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, documentId }: { companyId: number; documentId: number },
): Promise<void> {
  const member = requireMember(deps, actor, companyId, 'documents.edit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const removed = await deleteDocument(db, companyId, documentId)
    if (!removed) throw new Failure('notFound', 'document_not_found')
    await removeFilesLater(inside, removed.fileKey)
    await refreshMissing(inside, companyId)
    await recordAudit(inside, {
      actorId: member.actor.userId,
      action: 'documentRemoved',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { kind: removed.kind, document: documentId },
    })
  })
}
