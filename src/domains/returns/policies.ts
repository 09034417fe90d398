import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { recordAudit } from '../audit/index.ts'
import { requireMember } from '../companies/index.ts'
import { NO_POLICY, type ReturnPolicy } from './rules/may-open.ts'
import { findPolicies, findPoliciesOf, writePolicy } from './store/policies.ts'

/** What companies promise beyond the law now, by company. */
export async function readPolicies(
  deps: Pick<Deps, 'db'>,
  companyIds: readonly number[],
): Promise<(companyId: number) => ReturnPolicy> {
  const all = new Map((await findPolicies(deps.db, companyIds)).map(({ companyId, ...policy }) => [companyId, policy]))
  return (companyId) => all.get(companyId) ?? NO_POLICY
}

/** What was promised when orders were placed, by order: that holds for them, whatever their seller promises today. */
export async function readPoliciesOf(
  deps: Pick<Deps, 'db'>,
  orders: readonly { id: number; companyId: number; placedAt: Date }[],
): Promise<(orderId: number) => ReturnPolicy> {
  const all = new Map((await findPoliciesOf(deps.db, orders)).map(({ orderId, ...policy }) => [orderId, policy]))
  return (orderId) => all.get(orderId) ?? NO_POLICY
}

/** For everybody: it stands where one decides whether to buy. */
export async function readPolicy(deps: Pick<Deps, 'db'>, companyId: number): Promise<ReturnPolicy> {
  return (await readPolicies(deps, [companyId]))(companyId)
}

/** For orders placed from now on. */
export async function savePolicy(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  policy: ReturnPolicy,
): Promise<ReturnPolicy> {
  const { byUser } = requireMember(deps, actor, companyId, 'delivery.edit')
  await deps.db.transaction().execute(async (db) => {
    await writePolicy(db, companyId, policy, deps.now())
    await invalidateTags(db, [`company:${companyId}`])
    await recordAudit(
      { ...deps, db },
      {
        actorId: byUser,
        ...{ action: 'returnPolicyChanged', subjectKind: 'company', subjectId: String(companyId) },
        detail: { ...policy },
      },
    )
  })
  return readPolicy(deps, companyId)
}
