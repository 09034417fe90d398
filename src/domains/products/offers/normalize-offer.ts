import { normalizeBrand } from '../../../values/brands.ts'
import { plainEan } from '../../../values/ean.ts'
import { othersGiven } from '../../../values/locale.ts'
import type { ProductTexts } from '../contract.ts'
import { photosFirst } from '../rules/pictures.ts'
import type { OfferBody } from './contract.ts'

/** Written as one thing whatever was typed: an empty code as none, a language without words left out, a picture once. */
export function normalizeOffer<T extends OfferBody>(offer: T): T {
  return {
    ...offer,
    brand: normalizeBrand(offer.brand),
    mpn: offer.mpn || null,
    erpCode: offer.erpCode || null,
    ean: plainEan(offer.ean ?? '') || null,
    productIndex: offer.productIndex || null,
    texts: {
      'pl-PL': normalizeTexts(withoutTitle(offer.texts['pl-PL'])) ?? { description: '' },
      ...othersGiven((locale) => normalizeTexts(offer.texts[locale])),
    },
    images: photosFirst([...new Map(offer.images.map((image) => [image.key, normalizeImage(image, offer)])).values()]),
    shopIds: [...new Set(offer.shopIds)],
  }
}

/** The Polish title is the product's own. */
const withoutTitle = ({ title: _, ...texts }: ProductTexts): ProductTexts => texts

function normalizeTexts(texts: ProductTexts | undefined): ProductTexts | undefined {
  const { description = '', ...more } = texts ?? {}
  const said = Object.fromEntries(Object.entries(more).filter(([, text]) => text))
  return description === '' && Object.keys(said).length === 0 ? undefined : { description, ...said }
}

/** What shows a defect is no drawing; a defect that the offer no longer has is shown by none. */
function normalizeImage(image: OfferBody['images'][number], { title, defects }: OfferBody) {
  const { illustration, defect, ...plain } = image
  const shows = !illustration && defect !== undefined && defects.includes(defect) ? { defect } : {}
  return { ...plain, ...(illustration && { illustration }), ...shows, alt: normalizeAlt(image, title) }
}

/** A picture nobody described is called as the product. */
function normalizeAlt({ alt }: OfferBody['images'][number], title: string): OfferBody['images'][number]['alt'] {
  return { 'pl-PL': alt['pl-PL'] || title, ...othersGiven((locale) => alt[locale]) }
}
