import type { Deps } from '../../platform/deps.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { membership } from '../companies/index.ts'
import { TEAM_LIMIT } from './contract.ts'
import { findInvitations } from './store.ts'

/** A member is not invited again, and whoever is invited finds room. */
export async function checkRoom(deps: Deps, companyId: number, email: string): Promise<void> {
  const same = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase()
  const members = await membership.findMembers(deps.db, companyId)
  if (members.some(same)) throw invalidField('email', 'already_member')
  const open = await findInvitations(deps.db, companyId, deps.now())
  const others = open.filter((one) => !same(one))
  if (members.length + others.length >= TEAM_LIMIT) {
    throw new Failure('conflict', 'team_full', { params: { maximum: TEAM_LIMIT } })
  }
}
