import type { Locale } from '../values/locale.ts'
import { texts as deCheckout } from './de-DE/bundle-checkout.ts'
import { texts as deShop } from './de-DE/bundle-shop.ts'
import { texts as deTerms } from './de-DE/bundle-terms.ts'
import { texts as enCheckout } from './en-US/bundle-checkout.ts'
import { texts as enShop } from './en-US/bundle-shop.ts'
import { texts as enTerms } from './en-US/bundle-terms.ts'
import { texts as plCheckout } from './pl-PL/bundle-checkout.ts'
import { texts as plShop } from './pl-PL/bundle-shop.ts'
import { texts as plTerms } from './pl-PL/bundle-terms.ts'
import type { Same } from './shape.ts'

const pl = { ...plShop, ...plCheckout, ...plTerms }

/** Every namespace of the web. Keys come from the Polish texts. */
export type Texts = { readonly [N in keyof typeof pl]: Same<(typeof pl)[N]> }
export type MasterTexts = typeof pl
export type Bundle = 'shop' | 'checkout' | 'terms'

/** All languages at once: for the server and for tests, never for the browser. */
export const allTexts: Record<Locale, Texts> = {
  'pl-PL': pl,
  'en-US': { ...enShop, ...enCheckout, ...enTerms },
  'de-DE': { ...deShop, ...deCheckout, ...deTerms },
}
