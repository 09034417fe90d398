import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { recordAudit } from '../../audit/index.ts'

/** Puts the change on record and drops every kept page that shows shops of this company; in the caller's transaction. */
export async function noteShopChange(
  deps: Deps,
  actor: Actor,
  companyId: number,
  change: 'opened' | 'changed' | 'removed',
): Promise<void> {
  await recordAudit(deps, {
    actorId: actor.userId,
    action: 'companyChanged',
    subjectKind: 'company',
    subjectId: String(companyId),
    detail: { fields: 'shops', change },
  })
  await invalidateTags(deps.db, [`shops:${companyId}`, 'shops'])
}
