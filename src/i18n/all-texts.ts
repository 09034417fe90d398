import type { Locale } from '../values/locale.ts'
import { texts as deAccount } from './de-DE/bundle-account.ts'
import { texts as deAdmin } from './de-DE/bundle-admin.ts'
import { texts as deCatalog } from './de-DE/bundle-catalog.ts'
import { texts as deCheckout } from './de-DE/bundle-checkout.ts'
import { texts as deCompany } from './de-DE/bundle-company.ts'
import { texts as deMeta } from './de-DE/bundle-meta.ts'
import { texts as deOffer } from './de-DE/bundle-offer.ts'
import { texts as dePanel } from './de-DE/bundle-panel.ts'
import { texts as dePlace } from './de-DE/bundle-place.ts'
import { texts as deProduct } from './de-DE/bundle-product.ts'
import { texts as deShop } from './de-DE/bundle-shop.ts'
import { texts as deTerms } from './de-DE/bundle-terms.ts'
import { texts as enAccount } from './en-US/bundle-account.ts'
import { texts as enAdmin } from './en-US/bundle-admin.ts'
import { texts as enCatalog } from './en-US/bundle-catalog.ts'
import { texts as enCheckout } from './en-US/bundle-checkout.ts'
import { texts as enCompany } from './en-US/bundle-company.ts'
import { texts as enMeta } from './en-US/bundle-meta.ts'
import { texts as enOffer } from './en-US/bundle-offer.ts'
import { texts as enPanel } from './en-US/bundle-panel.ts'
import { texts as enPlace } from './en-US/bundle-place.ts'
import { texts as enProduct } from './en-US/bundle-product.ts'
import { texts as enShop } from './en-US/bundle-shop.ts'
import { texts as enTerms } from './en-US/bundle-terms.ts'
import { texts as plAccount } from './pl-PL/bundle-account.ts'
import { texts as plAdmin } from './pl-PL/bundle-admin.ts'
import { texts as plCatalog } from './pl-PL/bundle-catalog.ts'
import { texts as plCheckout } from './pl-PL/bundle-checkout.ts'
import { texts as plCompany } from './pl-PL/bundle-company.ts'
import { texts as plMeta } from './pl-PL/bundle-meta.ts'
import { texts as plOffer } from './pl-PL/bundle-offer.ts'
import { texts as plPanel } from './pl-PL/bundle-panel.ts'
import { texts as plPlace } from './pl-PL/bundle-place.ts'
import { texts as plProduct } from './pl-PL/bundle-product.ts'
import { texts as plShop } from './pl-PL/bundle-shop.ts'
import { texts as plTerms } from './pl-PL/bundle-terms.ts'
import type { Same } from './shape.ts'

const pl = {
  ...plCatalog,
  ...plCheckout,
  ...plMeta,
  ...plPlace,
  ...plProduct,
  ...plShop,
  ...plTerms,
  ...plAccount,
  ...plAdmin,
  ...plCompany,
  ...plPanel,
  ...plOffer,
}

/** Every namespace of the web. Keys come from the Polish texts. */
export type Texts = { readonly [N in keyof typeof pl]: Same<(typeof pl)[N]> }
export type MasterTexts = typeof pl
export type Bundle =
  | 'shop'
  | 'catalog'
  | 'place'
  | 'product'
  | 'checkout'
  | 'terms'
  | 'meta'
  | 'account'
  | 'company'
  | 'admin'
  | 'panel'
  | 'offer'

/** All languages at once: for the server and for tests, never for the browser. */
export const allTexts: Record<Locale, Texts> = {
  'pl-PL': pl,
  'en-US': {
    ...enCatalog,
    ...enCheckout,
    ...enMeta,
    ...enPlace,
    ...enProduct,
    ...enShop,
    ...enTerms,
    ...enAccount,
    ...enAdmin,
    ...enCompany,
    ...enPanel,
    ...enOffer,
  },
  'de-DE': {
    ...deCatalog,
    ...deCheckout,
    ...deMeta,
    ...dePlace,
    ...deProduct,
    ...deShop,
    ...deTerms,
    ...deAccount,
    ...deAdmin,
    ...deCompany,
    ...dePanel,
    ...deOffer,
  },
}
