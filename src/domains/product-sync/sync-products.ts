import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { AttributeSchema } from '../categories/contract.ts'
import { readCategories, readCheckPoints } from '../categories/index.ts'
import { gradeAboveUnits } from '../products/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { unitListing } from '../units/index.ts'
import type { ProductDraft, SyncResult } from './contract.ts'
import { readOwnImages, resolveImages } from './own-images.ts'
import type { KnownProduct, ProductChange } from './rules/known-product.ts'
import { matchVersions } from './rules/match-versions.ts'
import { planChange } from './rules/plan-change.ts'
import { planNew } from './rules/plan-new.ts'
import { findByErpCode } from './store.ts'
import {
  aboveThings,
  isMoved,
  planThings,
  stopUnproved,
  stopUnsafe,
  withUnits,
  worstUnit,
  writeThings,
} from './things-of-drafts.ts'
import { isChange, type Plan, type SyncOptions, writePlans } from './write-plans.ts'

const NOT_PUBLISHED = { held: false, awaits: false }

/**
 * Creates and changes products of one company by ERP code (once each in `drafts`), inside the caller's transaction, in a few statements.
 * What is wrong refuses its version or product alone. Announces what changed; quantities are what lies on the shelf, and become movements with the reason `import`.
 */
export async function syncProducts(
  deps: Deps,
  companyId: number,
  drafts: readonly ProductDraft[],
  options: SyncOptions,
): Promise<SyncResult[]> {
  const categories = await readCategories(deps)
  const schemas = new Map(categories.map(({ id, attributes }) => [id, attributes]))
  const { currency } = await readPublicSettings(deps)
  const points = await readCheckPoints(deps)
  const pointsOf = (id: number) => points.of(id) ?? []
  const codes = drafts.map((draft) => draft.erpCode)
  const known = await findByErpCode(deps.db, companyId, codes, options.write)
  const own = await readOwnImages(deps, companyId, drafts, known)
  const knownIds = [...known.values()].map(({ id }) => id)
  if (options.write) await unitListing.lockUnitsOf(deps, knownIds)
  const { things, worst } = await planThings(deps, companyId, drafts, { known, categories, options })
  const bare = drafts.map((draft) => plan(draft, known.get(draft.erpCode)))
  await stopUnsafe(deps, bare, known)
  await stopUnproved(deps, bare, known)
  const plans = bare.map((one) => withUnits(one, things.get(one.draft)))
  if (options.write) {
    await writePlans(deps, companyId, plans, options)
    await writeThings(deps, companyId, plans, known)
  }
  return plans.map(({ draft, problems, versions, insert, change, units, id, held, awaits, fromTitle = null }) => {
    const outcome = insert
      ? 'created'
      : change && versions > 0
        ? isChange(change) || units.some(isMoved)
          ? 'updated'
          : 'unchanged'
        : 'rejected'
    const productId = outcome === 'rejected' ? null : id
    return { erpCode: draft.erpCode, outcome, productId, problems, versions, held, awaits, fromTitle }
  })

  function plan(draft: ProductDraft, product: KnownProduct | undefined): Omit<Plan, 'units'> {
    const { matched, problems } = matchVersions(draft.versions, product?.versions ?? [])
    const ref = must(draft.versions[0], `a version of ${draft.erpCode}`).ref
    const title = draft.fields.title ?? product?.title ?? draft.fallbackTitle
    const defects = draft.fields.defects ?? product?.defects ?? []
    const told = { title, marks: draft.marks ?? {}, defects }
    const pictures = draft.images && resolveImages(draft.images, product?.images ?? [], own, told)
    for (const defect of pictures?.strange ?? []) {
      const params = { defect }
      problems.push({ ref, field: 'pictureDefects', code: 'picture_defect_unknown', params, severity: 'warning' })
    }
    for (const key of pictures?.missing ?? []) {
      problems.push({ ref, field: 'images', code: 'image_not_found', params: { key }, severity: 'warning' })
    }
    const schemaOf = (id: number): readonly AttributeSchema[] | undefined => schemas.get(id)
    if (product) {
      const change = planChange(draft, matched, product, schemaOf, { images: pictures?.images, pointsOf })
      const after = change.product ?? product
      // What was so before and is not spoken of stays: its price may still be changed.
      const known = gradeMoves(product, after) ? gradeAboveUnits(after, worst.get(product.id)) : []
      const above = [...known.map((one) => ({ ref, ...one })), ...aboveThings(things.get(draft), after)]
      if (above.length > 0) {
        problems.push(...above.map((one) => ({ ...one, severity: 'rejected' as const })))
        return { draft, id: product.id, versions: 0, problems, ...NOT_PUBLISHED }
      }
      const { versions, held, awaits } = change
      const taken = versions > 0 ? { held, awaits } : NOT_PUBLISHED
      return { draft, change, id: product.id, versions, problems: [...problems, ...change.problems], ...taken }
    }
    const context = {
      defaults: options.defaults,
      schemaOf,
      readTitle: options.readTitle,
      images: pictures?.images ?? [],
      currency,
      pointsOf,
      now: deps.now(),
      unitGrade: worstUnit(things.get(draft))?.grade ?? null,
    }
    const said = matched.map((one) => one.draft)
    const { product: insert, problems: found, ...planned } = planNew(draft, said, context)
    const above = insert ? aboveThings(things.get(draft), insert) : []
    if (above.length > 0) {
      problems.push(...above.map((one) => ({ ...one, severity: 'rejected' as const })))
      return { draft, id: null, versions: 0, problems, ...NOT_PUBLISHED }
    }
    return { draft, insert, id: null, ...planned, problems: [...problems, ...found] }
  }
}

/** Whether a change promises something else than before, or promises it to buyers from now on. */
const gradeMoves = (before: KnownProduct, after: ProductChange) =>
  before.grade !== after.grade ||
  before.state !== after.state ||
  (after.status === 'published' && before.status !== 'published')
