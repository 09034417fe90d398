import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { insertShop, lockShopsOf } from '../store/shops.ts'
import { checkShop } from './check-shop.ts'
import { claimPictures } from './claim-pictures.ts'
import { type OwnShop, SHOPS_PER_COMPANY, type ShopBody } from './contract.ts'
import { noteShopChange } from './note-change.ts'
import { readOwnShop, readOwnShops } from './read-own-shops.ts'
import { refuseGreenShop } from './refuse-green.ts'

/** Opens a shop: it can be chosen for pick-up and is shown in public at once. Refuses with `shop_limit` beyond the hundredth. */
export async function openShop(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  body: ShopBody,
): Promise<OwnShop> {
  const member = requireMember(deps, actor, companyId, 'shops.edit')
  const shop = checkShop(body, deps.now())
  const id = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockShopsOf(db, companyId)
    const { shops } = await readOwnShops(inside, actor, companyId)
    if (shops.length >= SHOPS_PER_COMPANY) {
      throw new Failure('conflict', 'shop_limit', { params: { maximum: SHOPS_PER_COMPANY } })
    }
    await refuseGreenShop(inside, shop)
    await claimPictures(inside, companyId, [], shop.images)
    const opened = await insertShop(db, companyId, shop)
    await noteShopChange(inside, member.actor, companyId, 'opened')
    return opened
  })
  return readOwnShop(deps, actor, companyId, id)
}
