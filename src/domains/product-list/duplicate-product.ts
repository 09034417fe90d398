import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { requireMember } from '../companies/index.ts'
import { insertFreshVersions, insertOffer, offers } from '../products/index.ts'

/**
 * A draft like a product of the company, answered by its id: without stock, reductions, ERP code, devices and what was checked, which all belong to the
 * very pieces that are sold already.
 */
export async function duplicateProduct(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  productId: number,
): Promise<{ productId: number }> {
  const { byUser } = requireMember(deps, actor, companyId, 'products.edit')
  return deps.db.transaction().execute(async (db) => {
    const { versions, report: _, ...offer } = await offers.requireOffer({ ...deps, db }, companyId, productId)
    const at = deps.now()
    const copy = await insertOffer(db, companyId, { ...offer, erpCode: null }, { at, by: byUser })
    const fresh = versions.map(({ name, price, wasPrice, attributes }, position) => ({
      ...{ position, name, attributes, price: wasPrice ?? price },
    }))
    await insertFreshVersions(db, copy, fresh, at)
    return { productId: copy }
  })
}
