import type { Deps } from '../../platform/deps.ts'
import type { ProductImage } from '../products/contract.ts'
import { productImages } from '../products/index.ts'
import type { ProductDraft } from './contract.ts'
import type { KnownProduct } from './rules/known-product.ts'
import { markImages } from './rules/mark-images.ts'

/** Pictures that drafts name and their products do not show yet, as far as they are the company's. */
export async function readOwnImages(
  deps: Deps,
  companyId: number,
  drafts: readonly ProductDraft[],
  known: ReadonlyMap<string, KnownProduct>,
): Promise<Map<string, productImages.SavedImage>> {
  const keys = drafts.flatMap((draft) => {
    const shown = new Set((known.get(draft.erpCode)?.images ?? []).map((image) => image.key))
    return (draft.images ?? []).filter((key) => !shown.has(key))
  })
  return productImages.findOwnImages(deps.db, companyId, keys)
}

/**
 * Pictures as a product keeps them: described as before, new ones by the title. `missing`: keys that are not the company's; `strange`:
 * defects that pictures are said to show and that the offer does not have.
 */
export function resolveImages(
  keys: readonly string[],
  shown: readonly ProductImage[],
  own: ReadonlyMap<string, productImages.SavedImage>,
  { title, marks = {}, defects }: Pick<ProductDraft, 'marks'> & { title: string; defects: readonly string[] },
): { images: ProductImage[]; missing: string[]; strange: string[] } {
  const byKey = new Map(shown.map((image) => [image.key, image]))
  const images = [...new Set(keys)].flatMap((key): ProductImage[] => {
    const kept = own.get(key)
    const image = byKey.get(key) ?? (kept && { ...kept, alt: { 'pl-PL': title } })
    return image ? [image] : []
  })
  return { ...markImages(images, marks, defects), missing: keys.filter((key) => !byKey.has(key) && !own.has(key)) }
}

/** Notes which pictures are shown now and which no longer, inside the caller's transaction. */
export async function recordUse(
  deps: Deps,
  companyId: number,
  changes: readonly { before: readonly ProductImage[]; after: readonly ProductImage[] }[],
): Promise<void> {
  const after = new Set(changes.flatMap((change) => change.after.map((image) => image.key)))
  const dropped = changes.flatMap((change) => change.before.map((image) => image.key)).filter((key) => !after.has(key))
  if (dropped.length > 0) await productImages.releaseImages(deps.db, companyId, dropped, deps.now())
  if (after.size > 0) await productImages.claimImages(deps.db, companyId, [...after])
}
