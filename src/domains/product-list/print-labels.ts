import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { type Locale, localePath } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { requireVetted } from '../companies/index.ts'
import { labelPdf } from './adapters/label-pdf.ts'
import type { ProductListRow } from './contract.ts'
import { type LabelFormat, MOST_LABELS } from './rules/label-formats.ts'
import { type Label, layLabels } from './rules/label-layout.ts'
import { findRows } from './store/rows.ts'

/** A print of hundreds takes seconds of a processor. */
export const LABELS_PER_PERSON = defineLimit({ name: 'labels', attempts: 120, seconds: 3600 })

type Wanted = {
  ids: readonly number[]
  format: LabelFormat
  price: boolean
  skip: number
  /** Public address of the market, for the codes. */
  origin: string
  locale: Locale
}

/** Labels for the company's products as a PDF, one for each version, in the order asked for. */
export async function printLabels(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { ids, format, price, skip, origin, locale }: Wanted,
): Promise<Uint8Array<ArrayBuffer>> {
  const { actor: asker } = await requireVetted(deps, actor, companyId, 'products.view')
  await deps.limits.count(LABELS_PER_PERSON, asker.userId)
  const wanted = [...new Set(ids)]
  const products = await findRows(deps.db, companyId, wanted)
  if (products.length < wanted.length) throw new Failure('notFound', 'product_not_found')
  const labels = products.flatMap((product) => labelsOf(product, { origin, locale, price }))
  if (labels.length > MOST_LABELS) throw new Failure('invalid', 'too_many_labels', { params: { maximum: MOST_LABELS } })
  return labelPdf(layLabels(labels, format, format === 'a4' ? skip : 0), format)
}

function labelsOf(
  product: ProductListRow,
  { origin, locale, price }: Pick<Wanted, 'origin' | 'locale' | 'price'>,
): Label[] {
  const { id, title, erpCode, productIndex, currency, versions } = product
  const codes = [...(erpCode ? [`ERP: ${erpCode}`] : []), ...(productIndex ? [`IDX: ${productIndex}`] : [])]
  return versions.map((version) => ({
    url: `${origin}${localePath(`/products/${id}`, locale)}`,
    title,
    version: version.name,
    // Unbreakable spaces of money are no letters of every printer's font.
    price: price ? formatMoney(version.price, currency, locale).replace(/\s/g, ' ') : null,
    codes,
    number: `#${id}`,
  }))
}
