import type { Deps } from '../../../platform/deps.ts'
import type { Locale } from '../../../values/locale.ts'
import { findAnswering, ownWarning, readCategoryWarnings } from '../../product-safety/index.ts'
import { type Energy, isSpared } from '../../product-safety/rules/index.ts'
import { readProduct } from '../read-products.ts'
import { readDevices } from '../store/devices.ts'
import type { ProductSafety } from './contract.ts'

/** What everybody may know of the safety of a published product, or `product_not_found`. */
export async function readProductSafety(deps: Deps, id: number, locale: Locale): Promise<ProductSafety> {
  const { brand, model, mpn, ean, grade, categoryId } = await readProduct(deps, id)
  const found = (await findAnswering(deps, [{ id, brand, grade }])).get(id)
  const common = await readCategoryWarnings(deps, categoryId, locale)
  const own = ownWarning(found?.own ?? null, locale)
  return {
    maker: found?.maker ?? null,
    responsible: found?.responsible ?? null,
    isExample: found?.isExample ?? false,
    identification: { brand, model, mpn, ean, byDevice: (await readDevices(deps.db, id)).length > 0 },
    warnings: own ? [...common, own] : common,
    energy: shownEnergy(found?.own?.energy),
    greenProof: found?.own?.greenProof ?? '',
    isSpared: isSpared(grade),
  }
}

const shownEnergy = (said: Energy | null | undefined): Pick<Energy, 'class' | 'link'> | null =>
  said?.class ? { class: said.class, link: said.link } : null
