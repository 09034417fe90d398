import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { AttributeSchema } from '../categories/contract.ts'
import { readCategories } from '../categories/index.ts'
import { changePrices } from '../pricing/index.ts'
import { gradeAboveUnits, insertProducts } from '../products/index.ts'
import type { ProductToInsert } from '../products/rules/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { adjustStock } from '../stock/index.ts'
import { findWorstUnits, lockUnitsOf, publishedUnits } from '../units/index.ts'
import type { ProductDraft, SyncDefaults, SyncProblem, SyncResult, TitleReader } from './contract.ts'
import { readOwnImages, recordUse, resolveImages } from './own-images.ts'
import type { KnownProduct, ProductChange } from './rules/known-product.ts'
import { matchVersions } from './rules/match-versions.ts'
import { type PlannedChange, planChange } from './rules/plan-change.ts'
import { planNew } from './rules/plan-new.ts'
import { addVersions, findByErpCode, updateProducts, updateVersions } from './store.ts'

export type SyncOptions = {
  defaults: SyncDefaults
  /** False: only say what would happen. */
  write: boolean
  /** Show lowered prices as reductions. */
  announce: boolean
  byUser: string | null
  readTitle?: TitleReader
  /** What stock movements refer to: the name of the file. */
  reference: string
}

type Plan = {
  draft: ProductDraft
  problems: SyncProblem[]
  versions: number
  insert?: ProductToInsert | undefined
  change?: PlannedChange
  id: number | null
  held: boolean
  awaits: boolean
}
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
  const schemas = new Map((await readCategories(deps)).map(({ id, attributes }) => [id, attributes]))
  const { currency } = await readPublicSettings(deps)
  const codes = drafts.map((draft) => draft.erpCode)
  const known = await findByErpCode(deps.db, companyId, codes, options.write)
  const own = await readOwnImages(deps, companyId, drafts, known)
  const knownIds = [...known.values()].map(({ id }) => id)
  if (options.write) await lockUnitsOf(deps, knownIds)
  const worst = new Map((await findWorstUnits(deps.db, knownIds)).map((one) => [one.productId, one]))
  const plans = drafts.map((draft) => plan(draft, known.get(draft.erpCode)))
  if (options.write) await write(deps, companyId, plans, options)
  return plans.map(({ draft, problems, versions, insert, change, id, held, awaits }) => {
    const outcome = insert
      ? 'created'
      : change && versions > 0
        ? isChange(change)
          ? 'updated'
          : 'unchanged'
        : 'rejected'
    const productId = outcome === 'rejected' ? null : id
    return { erpCode: draft.erpCode, outcome, productId, problems, versions, held, awaits }
  })

  function plan(draft: ProductDraft, product: KnownProduct | undefined): Plan {
    const { matched, problems } = matchVersions(draft.versions, product?.versions ?? [])
    const ref = must(draft.versions[0], `a version of ${draft.erpCode}`).ref
    const title = draft.fields.title ?? product?.title ?? draft.fallbackTitle
    const pictures = draft.images && resolveImages(draft.images, product?.images ?? [], own, title)
    for (const key of pictures?.missing ?? []) {
      problems.push({ ref, field: 'images', code: 'image_not_found', params: { key }, severity: 'warning' })
    }
    const schemaOf = (id: number): readonly AttributeSchema[] | undefined => schemas.get(id)
    if (product) {
      const change = planChange(draft, matched, product, schemaOf, pictures?.images)
      // What was so before and is not spoken of stays: its price may still be changed.
      const above =
        change.product && gradeMoves(product, change.product)
          ? gradeAboveUnits(change.product, worst.get(product.id))
          : []
      if (above.length > 0) {
        problems.push(...above.map((one) => ({ ref, ...one, severity: 'rejected' as const })))
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
      now: deps.now(),
    }
    const said = matched.map((one) => one.draft)
    const { product: insert, problems: found, ...planned } = planNew(draft, said, context)
    return { draft, insert, id: null, ...planned, problems: [...problems, ...found] }
  }
}

/** Whether a change promises something else than before, or promises it to buyers from now on. */
const gradeMoves = (before: KnownProduct, after: ProductChange) =>
  before.grade !== after.grade ||
  before.state !== after.state ||
  (after.status === 'published' && before.status !== 'published')

const isChange = ({ product, added, renamed, prices, stock }: PlannedChange) =>
  product !== undefined || [added, renamed, prices, stock].some((list) => list.length > 0)

async function write(deps: Deps, companyId: number, plans: Plan[], options: SyncOptions): Promise<void> {
  // One announcement for all of it, at the end.
  const quiet: Deps = { ...deps, emit: async () => undefined }
  const at = deps.now()
  const created = plans.filter((plan) => plan.insert !== undefined)
  const ids = await (created.length > 0
    ? insertProducts(
        deps.db,
        companyId,
        created.flatMap((plan) => plan.insert ?? []),
        at,
      )
    : Promise.resolve([]))
  for (const [index, plan] of created.entries()) plan.id = ids[index] ?? null
  const changed = plans.filter((plan) => plan.change && plan.versions > 0 && isChange(plan.change))
  const all = <T>(pick: (change: PlannedChange) => readonly T[]): T[] =>
    changed.flatMap(({ change }) => (change ? [...pick(change)] : []))
  await updateProducts(
    deps.db,
    all(({ product }) => (product ? [product] : [])),
    at,
  )
  await publishedUnits(
    deps,
    all(({ product }) => (product?.status === 'published' ? [product.id] : [])),
  )
  await recordUse(
    deps,
    companyId,
    all(({ pictures }) => (pictures ? [pictures] : [])),
  )
  await updateVersions(
    deps.db,
    all(({ renamed }) => renamed),
  )
  const { byUser, reference, announce } = options
  await addVersions(
    deps.db,
    all(({ added }) => added),
    { byUser, reference, at },
  )
  const prices = all((change) => change.prices).map((price) => ({ ...price, announce }))
  if (prices.length > 0) await changePrices(quiet, companyId, prices)
  await adjustStock(
    quiet,
    companyId,
    all((change) => change.stock),
    { reason: 'import', byUser, reference, counted: true },
  )
  const productIds = [...created, ...changed].flatMap(({ id }) => (id === null ? [] : [id]))
  if (productIds.length > 0) await deps.emit(deps.db, { name: 'product.changed', payload: { productIds } })
}
