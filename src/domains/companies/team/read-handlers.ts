import type { Deps } from '../../../platform/deps.ts'
import { type Contact, readContacts } from '../../accounts/index.ts'
import { roleMay, type TeamAction } from '../rules/team-permissions.ts'
import { findMembers } from './store.ts'

/** How to write to the members of a company whose role allows an action. */
export async function readHandlers(deps: Deps, companyId: number, action: TeamAction): Promise<Contact[]> {
  const members = (await findMembers(deps.db, companyId)).filter(({ role }) => roleMay(role, action))
  return readContacts(
    deps,
    members.map(({ userId }) => userId),
  )
}
