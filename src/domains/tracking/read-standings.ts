import type { Deps } from '../../platform/deps.ts'
import { type FollowedState, findStates } from './store.ts'

/** How the shipments of an order that are followed stand, under the numbers they have now. */
export const readStandings = ({ db }: Pick<Deps, 'db'>, orderId: number): Promise<FollowedState[]> =>
  findStates(db, [orderId])
