import type { NewProduct } from '../src/domains/products/index.ts'
import type { Files } from '../src/platform/files/files.ts'
import { marketDay } from '../src/values/days.ts'
import { eachLocale, type Locale } from '../src/values/locale.ts'
import { flawOf } from './defects.ts'
import { ownTitles } from './own-titles.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import { type PictureSpec, pictureKey } from './pictures/spec.ts'
import type { DemoProduct } from './product-types.ts'

const DAY = 86_400_000
const WRITTEN_AT_ONCE = 24
const VIEWS = {
  front: { 'pl-PL': 'widok z przodu', 'en-US': 'front view', 'de-DE': 'Vorderansicht' },
  back: { 'pl-PL': 'widok z tyłu', 'en-US': 'back view', 'de-DE': 'Rückansicht' },
  side: { 'pl-PL': 'widok z boku', 'en-US': 'side view', 'de-DE': 'Seitenansicht' },
  detail: { 'pl-PL': 'szczegół', 'en-US': 'detail', 'de-DE': 'Detail' },
  flaw: { 'pl-PL': 'wada z bliska', 'en-US': 'the defect close up', 'de-DE': 'Mangel aus der Nähe' },
}

/** A demo product as the catalogue takes it; prices become dates counted back from `now`. */
export function toNewProduct(
  product: DemoProduct,
  categories: Map<string, number>,
  shopIds: number[],
  now: Date,
): NewProduct {
  const { sellerKey: _, listedHoursAgo: __, categorySlug, pictures, mpn, versions, report, ...rest } = product
  const { shown, typed } = ownTitles(product.title, categorySlug)
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  return {
    ...rest,
    texts: titled(product.texts, typed),
    mpn: mpn ?? null,
    categoryId: categories.get(categorySlug) ?? 0,
    currency: 'PLN',
    status: 'published',
    shopIds,
    images: pictures.map((picture) => ({
      key: pictureKey(picture),
      alt: altText(shown, picture),
      width: 1200,
      height: 900,
      // Drawn: nobody takes it for a photo.
      illustration: true,
      ...defectOf(product, picture),
    })),
    report: report && {
      ...{ by: report.by, note: report.note, points: report.points },
      day: marketDay(ago(report.daysAgo)),
    },
    versions: versions.map(({ priceHistory, priceSinceDaysAgo, ...version }) => ({
      ...version,
      earlierPrices: priceHistory.map((entry) => ({ amount: entry.price, validFrom: ago(entry.daysAgo) })),
      pricedAt: ago(priceSinceDaysAgo),
    })),
  }
}

/** The defect a close-up shows, in the words of the offer. */
function defectOf({ defects }: DemoProduct, { view, flaw }: PictureSpec): { defect?: string } {
  const defect = view === 'flaw' ? defects.find((words) => flawOf(words) === flaw) : undefined
  return defect ? { defect } : {}
}

const altText = (titles: Record<Locale, string>, { view }: PictureSpec) =>
  eachLocale((locale) => `${titles[locale]}, ${VIEWS[view][locale]}`)

const titled = (texts: DemoProduct['texts'], typed: Partial<Record<Locale, string>>): NewProduct['texts'] => {
  const of = (locale: Locale) => ({ ...texts[locale], ...(typed[locale] && { title: typed[locale] }) })
  return eachLocale(of)
}

/** Draws every different picture once; sizes are made when somebody looks. */
export async function writePictures(files: Files, products: readonly DemoProduct[]): Promise<void> {
  const specs = new Map(
    products.flatMap((product) => product.pictures.map((spec) => [pictureKey(spec), spec] as const)),
  )
  const all = [...specs]
  for (let start = 0; start < all.length; start += WRITTEN_AT_ONCE) {
    const some = all.slice(start, start + WRITTEN_AT_ONCE)
    await Promise.all(some.map(([key, spec]) => files.write(`originals/${key}.svg`, Buffer.from(drawPicture(spec)))))
  }
}
