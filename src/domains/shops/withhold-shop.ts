import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { setWithheld } from './store/shops.ts'

/**
 * The operator withholds the words and pictures of a shop, or shows them again, in the caller's transaction. The place stays known: orders wait
 * there. False: there is no such shop.
 */
export async function withholdShop(deps: Deps, shopId: number, withheld: boolean): Promise<boolean> {
  const companyId = await setWithheld(deps.db, shopId, withheld ? deps.now() : null)
  if (companyId === undefined) return false
  await invalidateTags(deps.db, [`shops:${companyId}`, 'shops'])
  return true
}
