import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { findOwnShop, findOwnShops } from '../store/shops.ts'
import type { OwnShop } from './contract.ts'

/** The company's shops that are not closed for good, oldest first. */
export async function readOwnShops(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ shops: OwnShop[] }> {
  requireMember(deps, actor, companyId, 'company.view')
  return { shops: await findOwnShops(deps.db, companyId) }
}

export async function readOwnShop(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  shopId: number,
): Promise<OwnShop> {
  requireMember(deps, actor, companyId, 'company.view')
  const shop = await findOwnShop(deps.db, companyId, shopId)
  if (!shop) throw new Failure('notFound', 'shop_not_found')
  return shop
}
