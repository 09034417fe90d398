import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { roleMay, type TeamAction } from './rules/team-permissions.ts'
import { lockCompany } from './store/companies.ts'
import { findRole } from './store/members.ts'

/**
 * Changes of a team wait for each other until the transaction ends. Whoever waited may have lost the permission meanwhile: it is asked
 * again, of the database.
 */
export async function lockTeam(deps: Deps, companyId: number, userId: string, action: TeamAction): Promise<void> {
  await lockCompany(deps.db, companyId)
  const role = await findRole(deps.db, companyId, userId)
  if (!role) throw new Failure('notFound', 'company_not_found')
  if (!roleMay(role, action)) throw new Failure('forbidden', 'forbidden')
}
