import type { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { type AuditEntry, recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import type { ksefState } from './contract.ts'
import { stateOf } from './read-documents.ts'
import { findDocument } from './store/documents.ts'
import { findKsef, resetRefused } from './store/ksef.ts'

type Sent = z.infer<typeof ksefState>

/** The seller has an invoice sent again that KSeF refused; `document_not_found` for those of others, `ksef_not_refused`. */
export async function sendAgain(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  documentId: number,
): Promise<Sent> {
  const { byUser } = requireMember(deps, actor, companyId, 'invoices.issue')
  const document = await findDocument(deps.db, documentId)
  if (document?.companyId !== companyId) throw new Failure('notFound', 'document_not_found')
  return resend(deps, documentId, { actorId: byUser, subjectKind: 'company', subjectId: String(companyId) })
}

/** The same for any invoice, by the operator. */
export async function sendAgainAsOperator(deps: Deps, actor: Actor | undefined, documentId: number): Promise<Sent> {
  const operator = requireOperator(actor)
  const document = await findDocument(deps.db, documentId)
  if (!document) throw new Failure('notFound', 'document_not_found')
  const by = { actorId: operator.userId, subjectKind: 'company' as const, subjectId: String(document.companyId) }
  return resend(deps, documentId, by)
}

async function resend(
  deps: Deps,
  documentId: number,
  by: Pick<AuditEntry, 'actorId' | 'subjectKind' | 'subjectId'>,
): Promise<Sent> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await resetRefused(db, documentId, deps.now()))) throw new Failure('conflict', 'ksef_not_refused')
    await deps.addJob(db, { name: 'documents.sendToKsef', payload: { documentId } })
    await recordAudit({ ...deps, db }, { ...by, action: 'ksefSentAgain', detail: { document: documentId } })
    const [row] = await findKsef(db, [documentId])
    return stateOf(must(row, `document ${documentId} at KSeF`))
  })
}
