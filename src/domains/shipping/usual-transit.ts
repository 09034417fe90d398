import type { Deps } from '../../platform/deps.ts'
import { readTransitDays } from '../settings/index.ts'
import { CARRIED_METHODS, type DeliveryMethod, transitOf } from './rules/methods.ts'

export type TransitDays = Readonly<Record<(typeof CARRIED_METHODS)[number], number>>

/** Working days that each way travels within Poland where a seller says nothing: the operator's, else those of the carrier. */
export async function readUsualTransit(deps: Deps): Promise<TransitDays> {
  const said = await readTransitDays(deps)
  return Object.fromEntries(
    CARRIED_METHODS.map((method) => [method, said[method] ?? transitOf(method).days]),
  ) as TransitDays
}

/** The days of one way; what is collected in a shop waits there. */
export function usualDays(usual: TransitDays, method: DeliveryMethod): number {
  return method === 'store_pickup' ? 0 : usual[method]
}
