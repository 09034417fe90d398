import type { Deps } from '../../platform/deps.ts'
import { changePrices, type PriceChange } from '../pricing/index.ts'
import { announceInParts } from './announce-in-parts.ts'
import { findPushed, type PushOutcome } from './find-pushed.ts'
import { lockByErpCode, lockProducts } from './store.ts'

/** `price` gross, grosze. Without a version's name: all versions of the product. */
export type PricePush = { erpCode: string; versionName?: string | undefined; price: number; announce: boolean }

/** Sets many prices of one company by ERP code, inside the caller's transaction. Each item stands for itself, as with `pushStock`. */
export async function pushPrices(deps: Deps, companyId: number, items: readonly PricePush[]): Promise<PushOutcome[]> {
  const codes = [...new Set(items.map((item) => item.erpCode))]
  // Before the versions, as who saves a product holds them: nobody waits in a circle.
  await lockProducts(deps.db, companyId, codes)
  const versions = await lockByErpCode(deps.db, companyId, codes)
  const changes: PriceChange[] = []
  const outcomes = findPushed(items, versions, { single: false }).map(({ item, found, code }): PushOutcome => {
    if (code) return { outcome: 'refused', code }
    const moving = found.filter((version) => version.price !== item.price)
    changes.push(...moving.map(({ id }) => ({ versionId: id, price: item.price, announce: item.announce })))
    return { outcome: moving.length > 0 ? 'accepted' : 'unchanged' }
  })
  const quiet: Deps = { ...deps, emit: async () => undefined }
  const productIds = changes.length > 0 ? await changePrices(quiet, companyId, changes) : []
  await announceInParts(deps, 'product.changed', productIds)
  return outcomes
}
