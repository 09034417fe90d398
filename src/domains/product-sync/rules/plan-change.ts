import { must } from '../../../values/must.ts'
import type { AttributeSchema, AttributeValues } from '../../categories/contract.ts'
import type { ProductImage } from '../../products/contract.ts'
import { MAX_VERSIONS } from '../../products/offers/contract.ts'
import { FACT_NAMES, GRADES_OF, photosFirst } from '../../products/rules/index.ts'
import { setDelta } from '../../stock/contract.ts'
import type { ProductDraft, SyncProblem } from '../contract.ts'
import { type PointsOf, reportOf } from './draft-report.ts'
import { fitAttributes } from './fit-attributes.ts'
import type { AddedVersion, KnownProduct, ProductChange } from './known-product.ts'
import type { Matched } from './match-versions.ts'
import { mergeTexts } from './merge-texts.ts'
import { sameValue } from './same-value.ts'
import { decidePublishing, type Publishing, whatLacks } from './what-lacks.ts'

type KnownVersion = KnownProduct['versions'][number]
export type PlannedChange = Pick<Publishing, 'held' | 'awaits'> & {
  /** The product anew, when anything of it changes. */
  product: ProductChange | undefined
  added: AddedVersion[]
  renamed: { id: number; name: string; attributes: AttributeValues }[]
  prices: { versionId: number; price: number }[]
  stock: { versionId: number; delta: number }[]
  /** Set when the product's pictures change. */
  pictures: { before: ProductImage[]; after: ProductImage[] } | undefined
  versions: number
  problems: SyncProblem[]
}

const PLAIN_FIELDS = [
  'title',
  'brand',
  'model',
  'mpn',
  'ean',
  'productIndex',
  'state',
  'grade',
  ...FACT_NAMES,
  'defects',
  'deliveryDays',
  'vatScheme',
  'status',
  'shopIds',
] as const

/** What a draft changes about a product that is there. A version keeps its own differences, the product gets what it alone has. */
export function planChange(
  draft: ProductDraft,
  matched: readonly Matched<KnownVersion>[],
  known: KnownProduct,
  schemaOf: (categoryId: number) => readonly AttributeSchema[] | undefined,
  { images, pointsOf }: { images: ProductImage[] | undefined; pointsOf: PointsOf },
): PlannedChange {
  const problems: SyncProblem[] = []
  const ref = must(draft.versions[0], `a version of ${draft.erpCode}`).ref
  const { id, erpCode: _, versions, barred: __, ...before } = known
  const wantedCategory = draft.fields.categoryId
  const schema = schemaOf(wantedCategory ?? known.categoryId) ?? []
  const after = { ...before, id, texts: mergeTexts(before.texts, draft.texts) }
  for (const field of PLAIN_FIELDS)
    if (draft.fields[field] !== undefined) Object.assign(after, { [field]: draft.fields[field] })
  if (wantedCategory !== undefined) after.categoryId = wantedCategory
  const told = reportOf(draft.fields, pointsOf(after.categoryId), known.report ?? null)
  if (told.report !== undefined) after.report = told.report
  problems.push(...told.problems.map((problem) => ({ ...problem, ref })))
  const shown = images && photosFirst(images)
  if (shown && !sameValue(shown, before.images)) after.images = shown
  const unfit = draft.fields.grade !== undefined && !GRADES_OF[after.state].includes(draft.fields.grade)
  // A new state without a grade of its own: the old grade says nothing of it.
  if (!unfit && after.grade !== null && !GRADES_OF[after.state].includes(after.grade)) after.grade = null
  const published = after.status === 'published'
  const priced = new Set(matched.flatMap(({ draft: { price }, version }) => (price && version ? [version.id] : [])))
  const refusals = [
    ...(unfit ? [['grade', 'grade_unfit'] as const] : []),
    ...(wantedCategory !== undefined && !schemaOf(wantedCategory) ? [['category', 'category_not_found'] as const] : []),
    // What comes into the lists has a price, also the versions that the draft says nothing of: nothing is given away.
    ...(published && before.status !== 'published' && versions.some(({ id, price }) => price <= 0 && !priced.has(id))
      ? [['price', 'required'] as const]
      : []),
  ]
  let room = MAX_VERSIONS - versions.length
  for (const [field, code] of refusals) problems.push({ ref, field, code, severity: 'rejected' })
  const taken = (refusals.length > 0 ? [] : matched).filter(({ draft: { ref, price }, version }) => {
    const fits = price === undefined ? version !== undefined : price > 0 || !published
    if (!fits) problems.push({ ref, field: 'price', code: 'required', severity: 'rejected' })
    if (!fits || version) return fits
    room -= 1
    if (room < 0) {
      const params = { maximum: MAX_VERSIONS }
      problems.push({ ref, field: 'versionName', code: 'more_than_allowed', params, severity: 'rejected' })
    }
    return room >= 0
  })
  const several = versions.length > 1 || matched.length > 1
  const wishes = taken.map(({ draft: said, version }) => {
    const { fitting, leftOut } = fitAttributes(said.attributes, schema)
    for (const key of leftOut) {
      problems.push({
        ref: said.ref,
        field: `attribute.${key}`,
        code: 'attribute_not_in_category',
        severity: 'warning',
      })
    }
    const now = { ...before.attributes, ...version?.attributes }
    const differing = Object.entries(fitting).filter(([key, value]) => now[key] !== value)
    return { said, version, differing: Object.fromEntries(differing) }
  })
  const attributes = { ...after.attributes }
  const renamed: PlannedChange['renamed'] = []
  for (const { said, version, differing } of wishes) {
    if (!version) continue
    const own = { ...version.attributes }
    for (const [key, value] of Object.entries(differing)) {
      if (several || Object.hasOwn(own, key)) own[key] = value
      else attributes[key] = value
    }
    const name = said.name === '' ? version.name : said.name
    if (name !== version.name || !sameValue(own, version.attributes))
      renamed.push({ id: version.id, name, attributes: own })
  }
  // A new category keeps what it knows.
  after.attributes =
    wantedCategory === undefined || wantedCategory === known.categoryId
      ? attributes
      : fitAttributes(attributes, schema).fitting
  const versionsAfter = wishes.map(({ said, version, differing }) => ({
    ...{ id: version?.id ?? null, ref: said.ref, price: must(said.price ?? version?.price, 'the price of a version') },
    ...{ name: said.name === '' ? (version?.name ?? '') : said.name },
    attributes: renamed.find((one) => one.id === version?.id)?.attributes ?? version?.attributes ?? differing,
  }))
  const publishing = settlePublishing(draft, known, after, versionsAfter, schema, schemaOf(known.categoryId))
  problems.push(...publishing.problems)
  after.status = publishing.status
  const { held, awaits } = publishing
  const changed = !sameValue(after, { id, ...before })
  return {
    ...{ held, awaits },
    pictures: after.images === before.images ? undefined : { before: before.images, after: after.images },
    product: changed && taken.length > 0 ? after : undefined,
    added: wishes.flatMap(({ said, version, differing }) =>
      version
        ? []
        : [
            {
              productId: id,
              name: said.name,
              price: must(said.price, 'the price of an added version'),
              quantity: said.quantity ?? 0,
              attributes: differing,
            },
          ],
    ),
    renamed,
    prices: wishes.flatMap(({ said, version }) =>
      version && said.price !== undefined && said.price !== version.price
        ? [{ versionId: version.id, price: said.price }]
        : [],
    ),
    stock: wishes.flatMap(({ said, version }) =>
      version && said.quantity !== undefined
        ? [{ versionId: version.id, delta: setDelta(said.quantity, version, version.promised) }].filter(
            ({ delta }) => delta !== 0,
          )
        : [],
    ),
    versions: taken.length,
    problems,
  }
}

type VersionAfter = Pick<KnownVersion, 'name' | 'price' | 'attributes'> & { id: number | null; ref: number }

/**
 * The status after a change. What comes into the lists has all that publishing asks for, or stays out of them; what is published already
 * stays, unless the change takes away what it needs.
 */
function settlePublishing(
  draft: ProductDraft,
  known: KnownProduct,
  after: ProductChange,
  said: readonly VersionAfter[],
  schema: readonly AttributeSchema[],
  schemaBefore: readonly AttributeSchema[] | undefined,
): Publishing & { status: ProductChange['status'] } {
  const ref = must(draft.versions[0], `a version of ${draft.erpCode}`).ref
  if (after.status !== 'published' || said.length === 0)
    return { status: after.status, held: false, awaits: false, problems: [] }
  if (known.barred) {
    const problems: SyncProblem[] = [{ ref, field: 'status', code: 'offer_barred', severity: 'warning' }]
    return { status: known.status, held: false, awaits: false, problems }
  }
  const named = new Map(said.map((version) => [version.id, version]))
  const versions = [
    ...known.versions.map((version): VersionAfter => named.get(version.id) ?? { ...version, ref }),
    ...said.filter(({ id }) => id === null),
  ]
  const lacks = whatLacks({ ...after, versions, devices: [] }, schema)
  const isShown = known.status === 'published'
  const before = isShown ? whatLacks({ ...known, devices: [] }, schemaBefore).map(({ field }) => field) : []
  const publishing = decidePublishing(
    lacks.filter(({ field }) => !before.includes(field)),
    { picturesComing: draft.picturesComing ?? false, refs: versions.map((version) => version.ref), ref },
  )
  const stays = !publishing.held && (isShown || !publishing.awaits)
  return { ...publishing, status: stays ? 'published' : isShown ? 'draft' : known.status }
}
