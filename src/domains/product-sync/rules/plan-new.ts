import type { Currency } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import type { Grade, ProductImage } from '../../products/contract.ts'
import type { ProductToInsert } from '../../products/rules/index.ts'
import { eachFact, FACTS, type Facts, GRADES_OF, photosFirst } from '../../products/rules/index.ts'
import type { FromTitle, ProductDraft, SyncDefaults, SyncProblem, TitleReader, VersionDraft } from '../contract.ts'
import { type PointsOf, reportOf } from './draft-report.ts'
import { fitAttributes } from './fit-attributes.ts'
import { fromTitle, stateOf } from './from-title.ts'
import { mergeTexts } from './merge-texts.ts'
import { shareAttributes } from './share-attributes.ts'
import { decidePublishing, type Publishing, whatLacks } from './what-lacks.ts'

export type PlannedProduct = Pick<Publishing, 'held' | 'awaits'> & {
  product: ProductToInsert | undefined
  versions: number
  problems: SyncProblem[]
  fromTitle: FromTitle | null
}

/**
 * A new product of a draft, or why there is none. Versions without a price are refused, the others taken. What was to be published and
 * lacks what publishing asks for becomes a draft.
 */
export function planNew(
  draft: ProductDraft,
  versions: readonly VersionDraft[],
  {
    defaults,
    schemaOf,
    readTitle,
    images,
    currency,
    now,
    unitGrade,
    pointsOf,
  }: {
    defaults: SyncDefaults
    schemaOf: (categoryId: number) => readonly AttributeSchema[] | undefined
    readTitle: TitleReader | undefined
    images: ProductImage[]
    currency: Currency
    now: Date
    /** The grade of its worst unit; null where none is graded. */
    unitGrade: Grade | null
    pointsOf: PointsOf
  },
): PlannedProduct {
  const { fields } = draft
  const problems: SyncProblem[] = []
  const { ref } = must(draft.versions[0], `a version of ${draft.erpCode}`)
  const refuse = (field: string, code: string, at = ref) =>
    void problems.push({ ref: at, field, code, severity: 'rejected' })
  const known = fields.categoryId ?? defaults.categoryId
  const read = fields.title ? readTitle?.(fields.title, known) : undefined
  const categoryId = known ?? read?.categoryId ?? null
  const schema = categoryId === null ? undefined : schemaOf(categoryId)
  const brand = fields.brand ?? read?.brand ?? ''
  const title = fields.title ?? (fields.model || brand ? draft.fallbackTitle : '')
  if (!schema) refuse('category', categoryId === null ? 'category_missing' : 'category_not_found')
  if (title === '') refuse('title', 'required')
  const status = fields.status ?? defaults.status
  const state = stateOf(fields, defaults, read)
  const unfit = fields.grade !== undefined && !GRADES_OF[state].includes(fields.grade)
  if (unfit) refuse('grade', 'grade_unfit')
  const priced = versions.filter((version) => {
    const fits = version.price !== undefined && (version.price > 0 || status !== 'published')
    if (!fits) refuse('price', 'required', version.ref)
    return fits
  })
  if (!schema || categoryId === null || title === '' || unfit || priced.length === 0) {
    return { product: undefined, versions: 0, problems, fromTitle: null, held: false, awaits: false }
  }
  const { shared, own } = shareAttributes(priced.map((version) => version.attributes))
  const common = fitAttributes(shared, schema)
  const each = own.map((values) => fitAttributes(values, schema))
  const leftOut = new Set([...common.leftOut, ...each.flatMap((one) => one.leftOut)])
  for (const key of leftOut)
    problems.push({ ref, field: `attribute.${key}`, code: 'attribute_not_in_category', severity: 'warning' })
  // What columns say of some version, the title does not say of all.
  const saidOfVersions = new Set(own.flatMap(Object.keys))
  const ofTitle = Object.fromEntries(
    Object.entries(fitAttributes(read?.attributes ?? {}, schema).fitting).filter(
      ([key]) => !saidOfVersions.has(key) && !Object.hasOwn(common.fitting, key),
    ),
  )
  const told = reportOf(fields, pointsOf(categoryId), null)
  problems.push(...told.problems.map((problem) => ({ ...problem, ref })))
  const product: ProductToInsert = {
    categoryId,
    title,
    brand,
    model: fields.model ?? '',
    mpn: fields.mpn ?? null,
    texts: mergeTexts({ 'pl-PL': { description: '' } }, draft.texts),
    state,
    grade:
      fields.grade ??
      [unitGrade, read?.grade, defaults.grade].find((one) => one && GRADES_OF[state].includes(one)) ??
      null,
    ...factsOf({ ...defaults, ...(read?.batteryHealth != null && { batteryHealth: read.batteryHealth }) }, fields),
    defects: fields.defects ?? [],
    report: told.report ?? null,
    erpCode: draft.erpCode,
    ean: fields.ean ?? null,
    productIndex: fields.productIndex ?? null,
    deliveryDays: fields.deliveryDays ?? defaults.deliveryDays,
    vatScheme: fields.vatScheme ?? defaults.vatScheme,
    currency,
    attributes: { ...ofTitle, ...common.fitting },
    images: photosFirst(images),
    shopIds: fields.shopIds ?? defaults.shopIds,
    status,
    versions: priced.map((version, index) => ({
      name: version.name,
      price: must(version.price, 'the price of a new version'),
      quantity: version.quantity ?? (version.units?.length || defaults.quantity),
      attributes: each[index]?.fitting ?? {},
      earlierPrices: [],
      pricedAt: now,
      wasPrice: null,
      lastPrice: null,
    })),
  }
  const ofTitleAlone = fromTitle(fields, defaults, read, { ...product, attributes: ofTitle })
  const planned = { product, versions: priced.length, problems, fromTitle: ofTitleAlone }
  if (status !== 'published') return { ...planned, held: false, awaits: false }
  const offer = { ...product, versions: product.versions.map((version) => ({ ...version, id: null })), devices: [] }
  const { held, awaits, ...lacks } = decidePublishing(whatLacks(offer, schema), {
    ...{ picturesComing: draft.picturesComing ?? false, refs: priced.map((version) => version.ref), ref },
  })
  problems.push(...lacks.problems)
  if (held || awaits) product.status = 'draft'
  return { ...planned, held, awaits }
}

/** What is said of a new product, else what its kind usually is. */
function factsOf(usual: Partial<Facts>, said: Partial<Facts>): Facts {
  return eachFact((name) => said[name] ?? usual[name] ?? FACTS[name].none) as Facts
}
