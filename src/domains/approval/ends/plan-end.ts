import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import { requireConfirmed } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { nextStatus } from '../../companies/contract.ts'
import { findCompany, lockCompany } from '../../companies/index.ts'
import { type EndKind, earliestLastDay } from '../rules/end-rules.ts'
import { findPlanned, insertEnd } from '../store/ends.ts'
import { endNow } from './end-now.ts'
import { notifyOfEnd } from './notify-end.ts'
import { readEndSettings } from './settings.ts'

type Plan = {
  companyId: number
  kind: EndKind
  /** The last day of selling; null: at once. */
  lastDay: string | null
  reasons: string
  provision: string
}

/**
 * The end of the contract with a company: announced to its owners with the statement of reasons, after the days of notice; at once only as the law
 * excepts it (Regulation 2019/1150 art. 4). `confirmation_required`, `end_planned`, `end_too_soon`.
 */
export async function planEnd(deps: Deps, actor: Actor | undefined, plan: Plan): Promise<void> {
  const operator = requireOperator(actor)
  await requireConfirmed(deps, operator)
  const { companyId, kind, lastDay, reasons, provision } = plan
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockCompany(db, companyId)
    const company = await findCompany(db, companyId)
    if (!company) throw new Failure('notFound', 'company_not_found')
    if (!nextStatus(company.status, 'end') || company.operatesMarket) throw new Failure('conflict', 'status_conflict')
    if (await findPlanned(db, companyId)) throw new Failure('conflict', 'end_planned')
    const now = deps.now()
    const { noticeDays } = await readEndSettings(inside)
    const earliest = earliestLastDay(kind, now, noticeDays)
    // At once is no day that the days of notice would allow.
    if (lastDay === null ? kind === 'notice' : lastDay < earliest)
      throw invalidField('lastDay', 'end_too_soon', { earliest })
    const endsAt = lastDay === null ? now : momentsOfDay(lastDay).end
    const end = await insertEnd(db, { companyId, kind, reasons, provision, notifiedAt: now, endsAt })
    await recordAudit(inside, {
      ...{
        actorId: operator.userId,
        action: 'companyEndPlanned',
        subjectKind: 'company',
        subjectId: String(companyId),
      },
      detail: { kind, until: endsAt.toISOString(), reason: reasons, provision },
    })
    if (lastDay === null) await endNow(inside, end, operator.userId)
    else await notifyOfEnd(inside, { step: 'endPlanned', end, company: company.name })
  })
}
