import type { Deps } from '../../platform/deps.ts'
import { findPickupPoints } from '../shipping/index.ts'
import type { ChosenPoint } from './contract.ts'
import { readContents } from './read-cart.ts'

/** The carriers' points that are chosen in a cart. Two statements, however many sellers there are. */
export async function readChosenPoints(deps: Deps, key: string): Promise<ChosenPoint[]> {
  const { deliveries } = await readContents(deps, key)
  const chosen = deliveries.flatMap(({ companyId, method, pickupPoint }) =>
    pickupPoint === null ? [] : [{ companyId, method, code: pickupPoint }],
  )
  const found = chosen.length > 0 ? await findPickupPoints(deps, chosen) : []
  return chosen.map(({ companyId, method, code }) => ({
    companyId,
    point: found.find((point) => point.method === method && point.code === code) ?? null,
  }))
}
