import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from './require-member.ts'
import { wasLetIn } from './rules/company-status.ts'
import type { TeamAction } from './rules/team-permissions.ts'
import { findCompany } from './store/companies.ts'

/**
 * As `requireMember`, for what costs the market much work (files, long runs, prints): the operator has approved the company once. Anybody
 * with a tax number can register one; until somebody has looked at it, it is `company_not_approved`.
 */
export async function requireVetted(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  action: TeamAction,
): Promise<ReturnType<typeof requireMember>> {
  const member = requireMember(deps, actor, companyId, action)
  const status = (await findCompany(deps.db, companyId))?.status
  if (!status || !wasLetIn(status)) throw new Failure('forbidden', 'company_not_approved')
  return member
}
