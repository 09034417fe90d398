import type { Deps } from '../../platform/deps.ts'
import { readCategories } from '../categories/index.ts'
import { findUnproved, findUnsafe } from '../product-safety/index.ts'
import { gradeAboveUnits } from '../products/index.ts'
import { checkOffer } from '../products/rules/index.ts'
import { findPromised } from '../stock/index.ts'
import { findWorstUnits } from '../units/index.ts'
import type { BulkProduct } from './rules/plan-change.ts'
import { findBulkProducts, findToPublish, type StoredToCheck } from './store/bulk-products.ts'

/** Products of the company as a change of many looks at them; with what publishing asks for, if they are to be published. */
export async function readBulkProducts(
  deps: Deps,
  companyId: number,
  ids: readonly number[],
  publishes: boolean,
): Promise<Map<number, BulkProduct>> {
  const [stored, checked] = [
    await findBulkProducts(deps.db, companyId, ids),
    publishes ? await findToPublish(deps.db, companyId, ids) : [],
  ]
  const versionIds = [...stored.values()].flatMap(({ versions }) => versions.map((one) => one.id))
  const promisedOf = await findPromised(deps.db, companyId, versionIds)
  const schemas = new Map((await readCategories(deps)).map((category) => [category.id, category.attributes]))
  const problemsOf = (offer: StoredToCheck) => checkOffer(offer, schemas.get(offer.categoryId), 'published')
  const byId = new Map(checked.map((offer) => [offer.id, offer]))
  const unsafeIds = await findUnsafe(deps, checked)
  const unproved = await findUnproved(deps, checked)
  const worst = new Map(
    (publishes ? await findWorstUnits(deps.db, [...byId.keys()]) : []).map((one) => [one.productId, one]),
  )
  return new Map(
    [...stored].map(([id, product]) => {
      const offer = byId.get(id)
      const versions = product.versions.map((one) => ({ ...one, promised: promisedOf(one.id) }))
      const code = unsafeIds.get(id)
      const unsafe = offer && code ? [{ field: 'safety', code }] : []
      const words = offer && unproved.get(id)?.join(', ')
      const green = words ? [{ field: 'greenProof', code: 'green_claim', params: { words } }] : []
      const problems = offer ? [...problemsOf(offer), ...unsafe, ...green] : []
      const promisesMore = offer !== undefined && gradeAboveUnits(offer, worst.get(id)).length > 0
      return [id, { ...product, versions, problems, promisesMore }]
    }),
  )
}
