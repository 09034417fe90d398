import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import type { StaffRole } from '../../../values/staff.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireConfirmed } from '../confirm-session.ts'
import { setPermissions, type UserRow } from '../store/people.ts'
import { lockPersonAndOperators } from './last-operator.ts'
import { readRow } from './suspend.ts'

/**
 * Makes somebody an operator of this role, or (null) an operator a seller (who belongs to a company) or buyer again. It holds from the next request on.
 * `confirmation_required`, `user_not_found`, `status_conflict` for an account that is not open, `last_operator`.
 */
export async function changePermissions(
  deps: Deps,
  actor: Actor | undefined,
  userId: string,
  role: StaffRole | null,
): Promise<UserRow> {
  const asking = requireOperator(actor)
  await requireConfirmed(deps, asking)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const locked = await lockPersonAndOperators(inside, userId)
    const before = locked.permissions
    const permissions = role ? 'admin' : before !== 'admin' ? before : locked.isMember ? 'seller' : 'buyer'
    if (role && locked.status !== 'active') throw new Failure('conflict', 'status_conflict')
    if (role !== 'owner' && locked.isLastOperator) throw new Failure('conflict', 'last_operator')
    if (permissions !== before || role !== locked.staffRole) {
      await setPermissions(db, userId, permissions, role)
      await recordAudit(inside, {
        actorId: asking.userId,
        action: 'permissionsChanged',
        subjectKind: 'user',
        subjectId: userId,
        detail: { before: locked.staffRole ?? before, after: role ?? permissions },
      })
    }
    return readRow(inside, userId)
  })
}
