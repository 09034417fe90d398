import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import type { Team } from './contract.ts'
import { readTeam } from './read-team.ts'
import { deleteInvitation } from './store.ts'

/** Takes an invitation back: its link is worth nothing from now on. */
export async function revokeInvitation(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  invitationId: string,
): Promise<Team> {
  requireMember(deps, actor, companyId, 'team.edit')
  const gone = await deleteInvitation(deps.db, companyId, invitationId)
  if (!gone) throw new Failure('notFound', 'invitation_not_found')
  return readTeam(deps, actor, companyId)
}
