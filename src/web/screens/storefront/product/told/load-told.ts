import type { Locale } from '../../../../../values/locale.ts'
import type { ShownProduct } from '../../../../parts/product-view/shown-product.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'

type Loaded = typeof import('./worded-told.tsx')

let loaded: Loaded | undefined

/** One file more, for offers of which there is more to tell. */
async function load(): Promise<Loaded> {
  loaded ??= await import('./worded-told.tsx')
  return loaded
}

/** What few offers have, in words: things known one by one, a report, photos of defects, texts that contradict the offer. Null: nothing of it. */
export async function loadTold(product: ShownProduct, locale: Locale) {
  const { condition, report, contradicted, images } = product
  const has = condition || report || contradicted[0] || images.some(({ defect }) => defect)
  return has ? (await load()).wordTold(product, locale) : null
}

const ToldLater = lazyPart(load)

/** As it is there already, or once it has arrived. A server renders a page in one go, and would leave out what still has to. */
export const toldView = () => loaded?.default ?? ToldLater
