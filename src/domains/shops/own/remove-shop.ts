import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { markRemoved } from '../store/shops.ts'
import { noteShopChange } from './note-change.ts'

/**
 * Closes a shop for good. It leaves the lists and the choice of pick-up; whoever has an order waiting there can still read where it is,
 * so the row and its pictures stay.
 */
export async function removeShop(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  shopId: number,
): Promise<void> {
  const member = requireMember(deps, actor, companyId, 'shops.edit')
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    if (!(await markRemoved(db, companyId, shopId, deps.now()))) throw new Failure('notFound', 'shop_not_found')
    await noteShopChange(inside, member.actor, companyId, 'removed')
  })
}
