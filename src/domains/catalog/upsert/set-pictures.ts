import type { Deps } from '../../../platform/deps.ts'
import { resolveImages, tellUse } from './own-images.ts'
import { findImages, findOwnImages, setImages } from './store.ts'

/**
 * Gives a product of the company its pictures, inside the caller's transaction, and announces it. Those that are not the company's
 * are left out and answered. Does nothing when the product is gone.
 */
export async function setPictures(
  deps: Deps,
  companyId: number,
  productId: number,
  keys: readonly string[],
): Promise<{ missing: string[] }> {
  const product = await findImages(deps.db, companyId, productId)
  if (!product) return { missing: [] }
  const own = await findOwnImages(deps.db, companyId, keys)
  const { images, missing } = resolveImages(keys, product.images, own, product.title)
  if (images.length > 0 && (await setImages(deps.db, companyId, productId, images, deps.now()))) {
    await tellUse(deps, companyId, [{ before: product.images, after: images }])
    await deps.emit(deps.db, { name: 'product.changed', payload: { productIds: [productId] } })
  }
  return { missing }
}
