import type { Locale } from '../values/locale.ts'
import { texts as deCatalog } from './de-DE/bundle-catalog.ts'
import { texts as deCheckout } from './de-DE/bundle-checkout.ts'
import { texts as deMeta } from './de-DE/bundle-meta.ts'
import { texts as deProduct } from './de-DE/bundle-product.ts'
import { texts as deShop } from './de-DE/bundle-shop.ts'
import { texts as deTerms } from './de-DE/bundle-terms.ts'
import { texts as enCatalog } from './en-US/bundle-catalog.ts'
import { texts as enCheckout } from './en-US/bundle-checkout.ts'
import { texts as enMeta } from './en-US/bundle-meta.ts'
import { texts as enProduct } from './en-US/bundle-product.ts'
import { texts as enShop } from './en-US/bundle-shop.ts'
import { texts as enTerms } from './en-US/bundle-terms.ts'
import { texts as plCatalog } from './pl-PL/bundle-catalog.ts'
import { texts as plCheckout } from './pl-PL/bundle-checkout.ts'
import { texts as plMeta } from './pl-PL/bundle-meta.ts'
import { texts as plProduct } from './pl-PL/bundle-product.ts'
import { texts as plShop } from './pl-PL/bundle-shop.ts'
import { texts as plTerms } from './pl-PL/bundle-terms.ts'
import type { Same } from './shape.ts'

const pl = { ...plCatalog, ...plCheckout, ...plMeta, ...plProduct, ...plShop, ...plTerms }

/** Every namespace of the web. Keys come from the Polish texts. */
export type Texts = { readonly [N in keyof typeof pl]: Same<(typeof pl)[N]> }
export type MasterTexts = typeof pl
export type Bundle = 'shop' | 'catalog' | 'product' | 'checkout' | 'terms' | 'meta'

/** All languages at once: for the server and for tests, never for the browser. */
export const allTexts: Record<Locale, Texts> = {
  'pl-PL': pl,
  'en-US': { ...enCatalog, ...enCheckout, ...enMeta, ...enProduct, ...enShop, ...enTerms },
  'de-DE': { ...deCatalog, ...deCheckout, ...deMeta, ...deProduct, ...deShop, ...deTerms },
}
