import type { OrderView } from '../../src/domains/orders/contract.ts'
import type { Actor } from '../../src/values/actor.ts'
import { Failure } from '../../src/values/failure.ts'
import type { Random } from '../random.ts'
import type { Agenda } from './agenda.ts'
import type { Merchant } from './goods.ts'
import type { Caller, PastMarket } from './past-market.ts'
import type { PlannedOrder, PlannedPurchase } from './planned.ts'

/** An order that counts, with what is planned for it. */
export type Sold = { planned: PlannedPurchase; order: PlannedOrder; key: string; placed: OrderView }

export const HOUR = 3_600_000

/** What everybody in the past is given. */
export type Past = {
  luck: Random
  agenda: Agenda
  past: PastMarket
  operator: Actor
  /** Accounts of buyers, by address. */
  accounts: ReadonlyMap<string, Actor>
  /** Codes of the carriers' points, by way of delivery. */
  points: ReadonlyMap<string, string[]>
}

/** So many hours from now. */
export const hoursOn = ({ agenda }: Pick<Past, 'agenda'>, hours: number): Date =>
  new Date(agenda.now().getTime() + hours * HOUR)

/** Somebody does something so many hours from now. A refusal of the market is no end of the past: the order stays as it is, and the log says so. */
export function later(world: Past, hours: number, act: () => Promise<unknown>): void {
  world.agenda.at(hoursOn(world, hours), () => unlessRefused(world, act))
}

export async function unlessRefused({ past }: Pick<Past, 'past'>, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    past.deps.log.warn({ demo: 'refused', code: error.code, fields: error.fields })
  }
}

export const asSeller = ({ companyId, ownerId }: Merchant): Caller => ({
  actor: {
    ...{ userId: ownerId, permissions: 'seller', firstName: '' },
    ...{ companyIds: [companyId], roles: { [companyId]: 'owner' } },
  },
})
