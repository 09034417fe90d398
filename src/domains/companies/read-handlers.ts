import type { Deps } from '../../platform/deps.ts'
import { type Contact, readContacts } from '../accounts/index.ts'
import { roleMay, type TeamAction } from './rules/team-permissions.ts'
import { findRoles } from './store/members.ts'

/** How to write to the members of a company whose role allows an action. */
export async function readHandlers(deps: Deps, companyId: number, action: TeamAction): Promise<Contact[]> {
  const members = (await findRoles(deps.db, companyId)).filter(({ role }) => roleMay(role, action))
  return readContacts(
    deps,
    members.map(({ userId }) => userId),
  )
}

/** How to write to the owners of a company. */
export async function readOwners(deps: Deps, companyId: number): Promise<Contact[]> {
  const owners = (await findRoles(deps.db, companyId)).filter(({ role }) => role === 'owner')
  return readContacts(
    deps,
    owners.map(({ userId }) => userId),
  )
}
