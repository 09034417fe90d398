import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { roleMay } from '../companies/contract.ts'
import { membership, requireMember } from '../companies/index.ts'
import type { Team } from './contract.ts'
import { findInvitations } from './store.ts'

/** Who works for the company; open invitations only for those who may change the team. */
export async function readTeam(deps: Deps, actor: Actor | undefined, companyId: number): Promise<Team> {
  const { role } = requireMember(deps, actor, companyId, 'team.view')
  const members = await membership.findMembers(deps.db, companyId)
  const open = roleMay(role, 'team.edit') ? await findInvitations(deps.db, companyId, deps.now()) : []
  return {
    members: members.map((member) => ({ ...member, since: member.since.toISOString() })),
    invitations: open.map((invitation) => ({
      ...invitation,
      invitedAt: invitation.invitedAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
    })),
  }
}
