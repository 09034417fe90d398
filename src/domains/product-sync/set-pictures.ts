import type { Deps } from '../../platform/deps.ts'
import { readCategories } from '../categories/index.ts'
import { findUnproved, findUnsafe } from '../product-safety/index.ts'
import { gradeAboveUnits, productImages, updateStatus } from '../products/index.ts'
import { photosFirst } from '../products/rules/index.ts'
import { findWorstUnits, unitListing } from '../units/index.ts'
import type { ProductDraft } from './contract.ts'
import { recordUse, resolveImages } from './own-images.ts'
import { type Lack, UNSAFE_LACKS, whatLacks } from './rules/what-lacks.ts'
import { findByErpCode, findImages, setImages } from './store.ts'

/**
 * Gives a product of the company its pictures, inside the caller's transaction, and announces it. Those that are not the company's
 * are left out and answered. With `publish`, a product that is not published and lacks nothing else now is; what it lacks is answered.
 * Does nothing when the product is gone.
 */
export async function setPictures(
  deps: Deps,
  companyId: number,
  productId: number,
  keys: readonly string[],
  { publish, byUser, marks = {} }: Pick<ProductDraft, 'marks'> & { publish: boolean; byUser: string | null },
): Promise<{ missing: string[]; strange: string[]; lacks: Lack[] }> {
  const product = await findImages(deps.db, companyId, productId)
  if (!product) return { missing: [], strange: [], lacks: [] }
  const own = await productImages.findOwnImages(deps.db, companyId, keys)
  const told = { title: product.title, marks, defects: product.defects }
  const { images: resolved, missing, strange } = resolveImages(keys, product.images, own, told)
  const images = photosFirst(resolved)
  const changed = images.length > 0 && (await setImages(deps.db, companyId, productId, images, deps.now()))
  if (changed) await recordUse(deps, companyId, [{ before: product.images, after: images }])
  const lacks = publish && product.erpCode ? await publishComplete(deps, companyId, product.erpCode, byUser) : []
  if (changed) await deps.emit(deps.db, { name: 'product.changed', payload: { productIds: [productId] } })
  return { missing, strange, lacks }
}

/** Somebody may have changed it since: it is looked at anew. */
async function publishComplete(deps: Deps, companyId: number, erpCode: string, byUser: string | null): Promise<Lack[]> {
  const product = (await findByErpCode(deps.db, companyId, [erpCode], true)).get(erpCode)
  if (!product || product.status === 'published' || product.barred) return []
  const category = (await readCategories(deps)).find(({ id }) => id === product.categoryId)
  const lacks: Lack[] = whatLacks({ ...product, devices: [] }, category?.attributes)
  await unitListing.lockUnitsOf(deps, [product.id])
  const [worst] = await findWorstUnits(deps.db, [product.id])
  if (gradeAboveUnits(product, worst).length > 0) lacks.push({ field: 'grade', code: 'draft_grade_above_units' })
  const unsafe = (await findUnsafe(deps, [product])).get(product.id)
  if (unsafe) lacks.push(UNSAFE_LACKS[unsafe])
  if ((await findUnproved(deps, [product])).size > 0) lacks.push({ field: 'description', code: 'draft_green_claim' })
  if (lacks.length > 0) return lacks
  await updateStatus(deps.db, product.id, 'published', { at: deps.now(), by: byUser })
  await unitListing.publishedUnits(deps, [product.id])
  return []
}
