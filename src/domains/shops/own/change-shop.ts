import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { findOwnShop, updateShop } from '../store/shops.ts'
import { checkShop } from './check-shop.ts'
import { claimPictures } from './claim-pictures.ts'
import type { OwnShop, ShopBody } from './contract.ts'
import { noteShopChange } from './note-change.ts'
import { readOwnShop } from './read-own-shops.ts'
import { refuseGreenShop } from './refuse-green.ts'

type Change = { companyId: number; shopId: number; body: ShopBody & { revision: number } }

/** Changes a shop; somebody else's change in between is `changed_meanwhile`. */
export async function changeShop(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, shopId, body: { revision, ...body } }: Change,
): Promise<OwnShop> {
  const member = requireMember(deps, actor, companyId, 'shops.edit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const known = await findOwnShop(db, companyId, shopId, { held: true })
    if (!known) throw new Failure('notFound', 'shop_not_found')
    if (known.revision !== revision) throw new Failure('conflict', 'changed_meanwhile')
    const shop = checkShop(body, deps.now())
    await refuseGreenShop(inside, shop, known)
    await claimPictures(inside, companyId, known.images, shop.images)
    await updateShop(db, shopId, shop)
    await noteShopChange(inside, member.actor, companyId, 'changed')
  })
  return readOwnShop(deps, actor, companyId, shopId)
}
