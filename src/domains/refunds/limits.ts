import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { readSetting, writeSetting } from '../settings/index.ts'
import { DEFAULT_REFUND_LIMITS, limitOf, type RefundLimits, rolesAbove } from './rules/refund-limits.ts'
import { deleteLimits, findLimits, writeLimits } from './store/limits.ts'

const SETTING = 'refundLimits'

async function operatorLimits(deps: Deps): Promise<RefundLimits> {
  return ((await readSetting(deps, SETTING)) as RefundLimits | undefined) ?? DEFAULT_REFUND_LIMITS
}

/** The most that a role of a company may give back of one order, grosze, null: all of it; and who there may give back more. */
export async function readLimit(
  deps: Deps,
  companyId: number,
  role: string,
): Promise<{ most: number | null; above: ReturnType<typeof rolesAbove> }> {
  const [operator, company] = await Promise.all([operatorLimits(deps), findLimits(deps.db, companyId)])
  const most = limitOf(role, operator, company)
  return { most, above: rolesAbove(most, company ?? operator) }
}

export async function readCompanyLimits(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ own: RefundLimits | null; operator: RefundLimits }> {
  requireMember(deps, actor, companyId, 'orders.refund')
  return { own: (await findLimits(deps.db, companyId)) ?? null, operator: await operatorLimits(deps) }
}

/** The company's own limits, by its owner: it is the company's money. */
export async function saveCompanyLimits(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  own: RefundLimits | null,
): Promise<{ own: RefundLimits | null; operator: RefundLimits }> {
  const { actor: owner } = requireMember(deps, actor, companyId, 'team.edit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (own) await writeLimits(db, companyId, own, deps.now())
    else await deleteLimits(db, companyId)
    await noteChange(inside, owner, { kind: 'company', id: String(companyId) }, own ?? {})
  })
  return readCompanyLimits(deps, actor, companyId)
}

export function readMarketLimits(deps: Deps, actor: Actor | undefined): Promise<RefundLimits> {
  requireOperator(actor)
  return operatorLimits(deps)
}

export async function saveMarketLimits(
  deps: Deps,
  actor: Actor | undefined,
  limits: RefundLimits,
): Promise<RefundLimits> {
  const operator = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await writeSetting(inside, SETTING, limits)
    await noteChange(inside, operator, { kind: 'market', id: 'refunds' }, limits)
  })
  return limits
}

function noteChange(
  deps: Deps,
  { userId }: Actor,
  subject: { kind: 'company' | 'market'; id: string },
  limits: Partial<RefundLimits>,
): Promise<void> {
  const { kind: subjectKind, id: subjectId } = subject
  return recordAudit(deps, { actorId: userId, action: 'refundLimitsChanged', subjectKind, subjectId, detail: limits })
}
