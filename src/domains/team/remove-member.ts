import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { lockPerson } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { lockTeam, membership, requireMember } from '../companies/index.ts'
import { requireOtherOwner } from './change-role.ts'
import type { Team } from './contract.ts'
import { endWhatOwnerGave } from './end-what-owner-gave.ts'
import { followMembership } from './follow-membership.ts'
import { readTeam } from './read-team.ts'

/**
 * Removes a member, who is out at her next request; anybody may leave. Answers the team, or null to who has left. The last owner
 * stays: `company_needs_owner`.
 */
export async function removeMember(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  userId: string,
): Promise<Team | null> {
  const leaves = actor?.userId === userId
  const action = leaves ? 'team.view' : 'team.edit'
  const { actor: remover } = requireMember(deps, actor, companyId, action)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockPerson(inside, userId)
    await lockTeam(inside, companyId, remover.userId, action)
    const role = await membership.findRole(db, companyId, userId)
    if (!role) throw new Failure('notFound', 'member_not_found')
    await requireOtherOwner(inside, companyId, role)
    await membership.deleteMember(db, companyId, userId)
    await endWhatOwnerGave(inside, companyId, userId, remover.userId)
    await followMembership(inside, userId)
    await recordAudit(inside, {
      actorId: remover.userId,
      action: 'memberRemoved',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { member: userId, role, left: leaves },
    })
  })
  return leaves ? null : readTeam(deps, actor, companyId)
}
