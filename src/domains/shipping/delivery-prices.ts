import type { Deps } from '../../platform/deps.ts'
import type { Area, DeliveryPrice, SizePrices } from './contract.ts'
import { anyPrice, findPrices, replacePrices } from './store.ts'
import { readUsualTransit, usualDays } from './usual-transit.ts'

/** `price` counts for sizes without a price of their own. Grosze. */
export type SizedPrice = DeliveryPrice & { sizePrices: SizePrices; areas: Area[] }

/** Methods on offer by company, cheapest first; a company without an entry has not set up its delivery. Amounts in grosze. */
export async function readDeliveryPrices(
  deps: Deps,
  companyIds: readonly number[],
): Promise<Map<number, SizedPrice[]>> {
  const byCompany = new Map<number, SizedPrice[]>()
  const usual = await readUsualTransit(deps)
  for (const { companyId, ...price } of await findPrices(deps.db, companyIds)) {
    const transitDays = price.transitDays ?? usualDays(usual, price.method)
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), { ...price, transitDays }])
  }
  return byCompany
}

/** Sets a company's whole price list: methods not in it are switched off. `areas`: where else than in Poland. */
export function setDeliveryPrices(
  deps: Deps,
  companyId: number,
  prices: readonly (DeliveryPrice & { areas?: readonly Area[] })[],
): Promise<void> {
  return replacePrices(deps.db, companyId, prices)
}

/** Whether anybody delivers anything yet. */
export const someDeliver = (deps: Pick<Deps, 'db'>): Promise<boolean> => anyPrice(deps.db)
