import type { AttributeSchema } from '../../../../../domains/categories/contract.ts'
import type { ProductView } from '../../../../../domains/products/contract.ts'
import { contradictedFacts } from '../../../../../domains/products/rules/offer-notices.ts'
import { reportInWords } from '../../../../../domains/products/rules/report.ts'
import { typedTitles } from '../../../../../domains/products/rules/texts.ts'
import type { Currency } from '../../../../../values/money.ts'
import { readWhole } from '../../../../parts/forms/read-number.ts'
import { bodyOf } from '../offer-body.ts'
import { knownPoints } from '../report/check-points.ts'
import type { OfferState } from '../saving/offer-store.ts'

/** What is typed now, as the product page would get it from the market. */
export function draftView(
  { draft: form, offer }: Pick<OfferState, 'draft' | 'offer'>,
  schema: readonly AttributeSchema[],
  { untitled, currency, chargesVat }: { untitled: string; currency: Currency; chargesVat: boolean },
): ProductView {
  const { versions, devices: _, images, report = null, ...body } = bodyOf(form, schema)
  const now = new Date().toISOString()
  return {
    ...body,
    vat: chargesVat ? body.vatScheme : 'exempt',
    parcelSize: form.parcelSize,
    title: body.title || untitled,
    titles: typedTitles(body.texts),
    images: images.map((image) => ({ ...image, alt: { ...image.alt, 'pl-PL': image.alt['pl-PL'] || untitled } })),
    // What is known of its things is told where they are for sale.
    condition: null,
    report: reportInWords(report, knownPoints(form.categoryId)),
    contradicted: contradictedFacts(body),
    id: offer?.id ?? 0,
    slug: offer?.slug ?? '',
    companyId: offer?.companyId ?? 0,
    status: offer?.status ?? 'draft',
    currency,
    versions: versions.map((version, index) => {
      const kept = offer?.versions.find(({ id }) => id === version.id)
      const same = kept?.price === version.price
      return {
        id: version.id ?? -index - 1,
        name: version.name,
        price: version.price,
        wasPrice: same ? kept.wasPrice : null,
        lastPrice: same ? kept.lastPrice : null,
        quantity: readWhole(form.versions[index]?.quantity ?? '') ?? kept?.quantity ?? 0,
        attributes: version.attributes,
      }
    }),
    createdAt: offer?.createdAt ?? now,
    updatedAt: offer?.updatedAt ?? now,
  }
}
