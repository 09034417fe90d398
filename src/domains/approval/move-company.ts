import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { type CompanyMove, type CompanyStatus, nextStatus } from '../companies/contract.ts'
import { dossiers, findCompany, lockCompany, requirements } from '../companies/index.ts'
import type { CompanyFile } from './contract.ts'
import { type Decision, notifyOwners } from './notify-owners.ts'
import { readFile } from './read-file.ts'

export type MoveInput = {
  companyId: number
  move: Decision
  /** Told to the owners and shown in the company's data. */
  reason?: string
  /** Address of the site, for links in the mail. */
  origin: string
}

const ON_RECORD = {
  approve: 'companyApproved',
  reject: 'companyRejected',
  suspend: 'companySuspended',
  reinstate: 'companyReinstated',
  end: 'companyEnded',
} as const

/**
 * A decision of the operator and everything that follows from it, in one transaction: the state, the record, mail to every owner, and
 * the event that takes the seller's goods into or out of the lists. A decision that was taken already is `status_conflict`.
 */
export async function moveCompany(deps: Deps, actor: Actor | undefined, input: MoveInput): Promise<CompanyFile> {
  const operator = requireOperator(actor)
  const { companyId, move, reason = '', origin } = input
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const company = await moveInside(inside, operator, input)
    await notifyOwners(inside, { companyId, company, move, reason, origin })
  })
  return readFile(deps, actor, companyId)
}

/** The same in the caller's transaction, who tells the owners; answers the company's name. `userId`: null for the market's own clock. */
export async function moveInside(
  deps: Deps,
  operator: { userId: string | null },
  {
    companyId,
    move,
    reason = null,
  }: { companyId: number; move: Exclude<CompanyMove, 'submit'>; reason?: string | null },
): Promise<string> {
  const { db } = deps
  const before = await lockCompany(db, companyId)
  if (!before) throw new Failure('notFound', 'company_not_found')
  const status = await stepFrom(deps, companyId, before.status, move)
  const decided = await dossiers.setDecision(db, companyId, { status, reason, at: deps.now() })
  await recordAudit(deps, {
    actorId: operator.userId,
    action: ON_RECORD[move],
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: reason === null ? {} : { reason },
  })
  await deps.emit(db, { name: 'company.changed', payload: { companyId } })
  // The goods leave the lists soon; their pages at once.
  await invalidateTags(db, [`company:${companyId}`, 'shops'])
  return must(decided, `company ${companyId}`).name
}

async function stepFrom(deps: Deps, companyId: number, from: CompanyStatus, move: CompanyMove): Promise<CompanyStatus> {
  const status = nextStatus(from, move)
  if (!status) throw new Failure('conflict', 'status_conflict')
  // The list may have been changed since the company was weighed up.
  await requirements.refreshMissing(deps, companyId)
  const missing = must(await findCompany(deps.db, companyId), `company ${companyId}`).missing
  if (move === 'approve' && missing.length > 0) {
    const fields = missing.map((name) => ({ field: `requirements.${name}`, code: 'requirements_missing' }))
    throw new Failure('conflict', 'requirements_missing', { fields })
  }
  return status
}
