import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import type { TeamRole } from '../companies/contract.ts'
import { lockTeam, membership, requireMember } from '../companies/index.ts'
import type { Team } from './contract.ts'
import { endWhatOwnerGave } from './end-what-owner-gave.ts'
import { readTeam } from './read-team.ts'

export type RoleInput = { companyId: number; userId: string; role: TeamRole }

/** Changes what a member may do, from her next request on. A company never loses its last owner: `company_needs_owner`. */
export async function changeRole(deps: Deps, actor: Actor | undefined, input: RoleInput): Promise<Team> {
  const { companyId, userId, role } = input
  const { actor: changer } = requireMember(deps, actor, companyId, 'team.edit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockTeam(inside, companyId, changer.userId, 'team.edit')
    const before = await membership.findRole(db, companyId, userId)
    if (!before) throw new Failure('notFound', 'member_not_found')
    if (before === role) return
    await requireOtherOwner(inside, companyId, before)
    await membership.updateRole(db, companyId, userId, role)
    if (before === 'owner') await endWhatOwnerGave(inside, companyId, userId, changer.userId)
    await recordAudit(inside, {
      actorId: changer.userId,
      action: 'memberRoleChanged',
      subjectKind: 'company',
      subjectId: String(companyId),
      detail: { member: userId, before, role },
    })
  })
  const now = changer.userId === userId ? { ...changer, roles: { ...changer.roles, [companyId]: role } } : changer
  return readTeam(deps, now, companyId)
}

/** Refuses when the member who changes or goes is the last owner. The caller holds the team. */
export async function requireOtherOwner(deps: Deps, companyId: number, role: TeamRole): Promise<void> {
  if (role !== 'owner') return
  const { owners } = await membership.countTeam(deps.db, companyId)
  if (owners < 2) throw new Failure('conflict', 'company_needs_owner')
}
