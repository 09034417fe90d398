import { roleMay, TEAM_ROLES, type TeamAction } from '../../src/domains/companies/rules/team-permissions.ts'
import type { Mover } from '../../src/domains/orders/rules/order-statuses.ts'
import { anOrder } from '../factories/order.ts'
import { anOperator, aPerson } from '../factories/person.ts'
import { type Auth, aTeam } from '../factories/team.ts'
import type { TestMarket } from '../market.ts'

/** By what a request finds its order: the purchase's key, the company's address, the operator's. */
export type Door = 'key' | 'company' | 'admin'

/** Somebody who asks: logged in or not, knowing a key or not, at home in a company or not. */
export type Role = {
  name: string
  auth: Auth
  /** Whose steps are one's own here. */
  is: Mover | null
  role: (typeof TEAM_ROLES)[number] | null
  /** Knows the key of another purchase, or runs another company, and tries the order's number there. */
  own: { key?: string; companyId?: number }
}

/** Everybody of the requirement, in one market. */
export async function rolesOf(market: TestMarket) {
  const team = await aTeam(market)
  const other = await aTeam(market)
  const buyer = await aPerson(market)
  const stranger = await aPerson(market)
  const theirs = await anOrder(market, other.companyId)
  const nobody = { is: null, role: null, own: {} } as const
  const staff = await Promise.all(
    TEAM_ROLES.map(async (role) => ({
      ...{ name: role, role, is: 'seller' as const, own: {} },
      auth: role === 'owner' ? team.owner : (await team.member(role)).auth,
    })),
  )
  const roles: readonly Role[] = [
    { ...nobody, name: 'a visitor', auth: {} },
    { ...nobody, name: 'the buyer by account', auth: buyer.auth, is: 'buyer' },
    { ...nobody, name: 'a guest with the key', auth: {}, is: 'buyer' },
    { ...nobody, name: 'another buyer', auth: stranger.auth, own: { key: theirs.key } },
    ...staff,
    { ...nobody, name: 'another seller', auth: other.owner, own: { companyId: other.companyId } },
    { ...nobody, name: 'the operator', auth: (await anOperator(market)).auth, is: 'operator' },
  ]
  return { roles, companyId: team.companyId, owner: team.owner, buyerId: buyer.id }
}

/** `may`: the order decides; otherwise the statuses with which somebody is turned away before it is looked at. */
export function doorOf(role: Role, door: Door, action: TeamAction | null): 'may' | readonly number[] {
  const isIn = Object.keys(role.auth).length > 0
  if (door === 'key') return role.is === 'buyer' ? 'may' : [404]
  if (!isIn) return [401]
  if (door === 'admin') return role.is === 'operator' ? 'may' : [403]
  if (role.role === null) return [404]
  return action === null || roleMay(role.role, action) ? 'may' : [403]
}
