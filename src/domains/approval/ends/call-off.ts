import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { findCompany, lockCompany } from '../../companies/index.ts'
import { findPlanned, type StoredEnd, setCalledOff } from '../store/ends.ts'
import { notifyOfEnd } from './notify-end.ts'

/** Calls a planned end off, with a reason that the owners read; `end_not_planned`. */
export async function callOffEnd(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, reason }: { companyId: number; reason: string },
): Promise<void> {
  const { userId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockCompany(db, companyId)
    const company = await findCompany(db, companyId)
    if (!company) throw new Failure('notFound', 'company_not_found')
    const end = await findPlanned(db, companyId)
    if (!end) throw new Failure('conflict', 'end_not_planned')
    await callOffInside(inside, { end, reason, by: userId })
    await notifyOfEnd(inside, { step: 'endCalledOff', end, company: company.name, words: reason })
  })
}

/** The same in the caller's transaction, who tells the owners. */
export async function callOffInside(
  deps: Deps,
  { end, reason, by }: { end: StoredEnd; reason: string; by: string },
): Promise<void> {
  await setCalledOff(deps.db, end.id, reason, deps.now())
  await recordAudit(deps, {
    ...{ actorId: by, action: 'companyEndCalledOff', subjectKind: 'company', subjectId: String(end.companyId) },
    detail: { reason },
  })
}
