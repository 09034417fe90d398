import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { roleMay, TEAM_ROLES, type TeamAction, type TeamRole } from './rules/team-permissions.ts'

/**
 * The part a person has in a company, when it allows the action. Companies of others do not exist (`company_not_found`), a role without
 * the permission is `forbidden`. `byUser`: the person who acts, for histories; null where a key of the company does.
 */
export function requireMember(
  _deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  action: TeamAction,
): { actor: Actor; role: TeamRole; byUser: string | null } {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const role = TEAM_ROLES.find((one) => one === actor.roles[companyId])
  if (!role) throw new Failure('notFound', 'company_not_found')
  if (!roleMay(role, action)) throw new Failure('forbidden', 'forbidden')
  return { actor, role, byUser: actor.key ? null : actor.userId }
}
