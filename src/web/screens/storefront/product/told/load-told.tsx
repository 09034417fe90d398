import { Suspense } from 'react'
import type { Locale } from '../../../../../values/locale.ts'
import type { ShownProduct } from '../../../../parts/product-view/shown-product.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import type { Alike } from './word-others.ts'
import type { Told } from './word-told.ts'

type Loaded = typeof import('./worded-told.tsx')

let loaded: Loaded | undefined

/** One file more, for offers of which there is more to tell. */
async function load(): Promise<Loaded> {
  loaded ??= await import('./worded-told.tsx')
  return loaded
}

/** What not all offers have, in words: things known one by one, a report, photos of defects, texts that contradict the offer, others of the model. Null: nothing of it. */
export async function loadTold(product: ShownProduct, alike: Alike, locale: Locale) {
  const { condition, report, contradicted, images } = product
  const { others, fresh } = alike.same
  const has = condition || report || contradicted[0] || images.some(({ defect }) => defect) || others[0] || fresh[0]
  return has ? (await load()).wordTold(product, alike, locale) : null
}

const ToldLater = lazyPart(load)

/** As it is there already, or once it has arrived. A server renders a page in one go, and would leave out what still has to. */
export function tell(told: Told | null, of: keyof Told, version?: number) {
  const View = loaded?.default ?? ToldLater
  return (
    told?.[of] && (
      <Suspense>
        <View {...{ told, of, version }} />
      </Suspense>
    )
  )
}
