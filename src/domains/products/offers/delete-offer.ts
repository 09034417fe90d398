import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { findOrdered } from '../../stock/index.ts'
import { deleteVersions, lockVersionsOf } from '../store/offer-versions.ts'
import { deleteOffer } from '../store/offers.ts'
import { releaseImages } from '../store/product-images.ts'
import { requireLockedOffer } from './read-offer.ts'

/** Deletes a product with its versions and history. One that was ordered stays (`product_ordered`): orders and returns point at it. */
export async function removeOffer(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  productId: number,
): Promise<void> {
  requireMember(deps, actor, companyId, 'products.edit')
  await deps.db.transaction().execute(async (db) => {
    const { versions, images } = await requireLockedOffer({ ...deps, db }, companyId, productId)
    await lockVersionsOf(db, productId)
    const ids = versions.map((version) => version.id)
    const ordered = await findOrdered(db, ids)
    if (ordered.length > 0) throw new Failure('conflict', 'product_ordered')
    await deleteVersions(db, companyId, ids, deps.now())
    await deleteOffer(db, productId)
    await releaseImages(
      db,
      companyId,
      images.map((image) => image.key),
      deps.now(),
    )
    await deps.emit(db, { name: 'product.changed', payload: { productIds: [productId] } })
  })
}
