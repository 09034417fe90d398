import { type Actor, requirePerson } from '../../values/actor.ts'
import type { AccountUser } from './contract.ts'

/** Whose token it is. What the token itself already told is enough. */
export function readStatus(actor: Actor | undefined): { isLoggedIn: boolean; user: AccountUser } {
  const { userId, firstName, permissions, companyIds, lacksFactor, staffRole } = requirePerson(actor)
  const companyId = companyIds[0]
  return {
    isLoggedIn: true,
    user: {
      _id: userId,
      companyId: companyId === undefined ? null : String(companyId),
      firstName,
      permissions: lacksFactor ? 'admin' : permissions,
      ...(staffRole && { staffRole }),
    },
  }
}
