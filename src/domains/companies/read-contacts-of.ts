import type { Deps } from '../../platform/deps.ts'
import { readContacts } from '../accounts/index.ts'
import { roleMay, type TeamAction } from './rules/team-permissions.ts'
import { findRoles } from './store/members.ts'

/** How to write to the people of a company: to those whose role allows an action, or to its owners alone. In id order. */
export async function readContactsOf(
  deps: Deps,
  companyId: number,
  who: TeamAction | 'owners',
): ReturnType<typeof readContacts> {
  const wanted = (await findRoles(deps.db, companyId)).filter(({ role }) =>
    who === 'owners' ? role === 'owner' : roleMay(role, who),
  )
  return readContacts(
    deps,
    wanted.map(({ userId }) => userId),
  )
}
