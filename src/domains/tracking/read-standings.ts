import type { Deps } from '../../platform/deps.ts'
import { collectionHoursOf } from './collection-hours.ts'
import { waitingOf } from './rules/waiting.ts'
import { type FollowedState, findEvents, findStates } from './store/followed.ts'

/** How the shipments of an order that are followed stand, under the numbers they have now. */
export const readStandings = ({ db }: Pick<Deps, 'db'>, orderId: number): Promise<FollowedState[]> =>
  findStates(db, [orderId])

/** Until about when a shipment of an order, by its number, waits to be collected; null: it does not wait, or nobody knows. */
export async function readWaitsUntil(deps: Deps, orderId: number, number: string): Promise<Date | null> {
  const followed = (await findStates(deps.db, [orderId])).find((one) => one.number === number)
  if (!followed) return null
  const events = await findEvents(deps.db, [followed.shipmentId])
  const hours = await collectionHoursOf(deps, followed.carrier)
  return waitingOf(followed.carrier, events, hours, deps.now())?.until ?? null
}
