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
import { groupOfCategory } from '../units/rules/index.ts'
import type { ProductDraft, SyncDefaults, SyncProblem, SyncResult, TitleReader } from './contract.ts'
import { readUnitLines } from './known-units.ts'
import { readOwnImages, recordUse, resolveImages } from './own-images.ts'
import type { KnownProduct, ProductChange } from './rules/known-product.ts'
import { matchVersions } from './rules/match-versions.ts'
import { type PlannedChange, planChange } from './rules/plan-change.ts'
import { planNew } from './rules/plan-new.ts'
import { type PlannedUnit, planUnits, worstOf } from './rules/plan-units.ts'
import { addVersions, findByErpCode, updateProducts, updateVersions } from './store.ts'
import { writeUnits } from './write-units.ts'

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

type Things = ReturnType<typeof planUnits>
type Plan = {
  units: PlannedUnit[]
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
  const categories = await readCategories(deps)
  const schemas = new Map(categories.map(({ id, attributes }) => [id, attributes]))
  const { currency } = await readPublicSettings(deps)
  const codes = drafts.map((draft) => draft.erpCode)
  const known = await findByErpCode(deps.db, companyId, codes, options.write)
  const own = await readOwnImages(deps, companyId, drafts, known)
  const knownIds = [...known.values()].map(({ id }) => id)
  if (options.write) await lockUnitsOf(deps, knownIds)
  const lines = await readUnitLines(deps, drafts)
  const named = new Set<string>()
  const things = new Map(drafts.map((draft) => [draft, thingsOf(draft, known.get(draft.erpCode))]))
  const measured = [...things.values()].flatMap(({ units }) =>
    units.flatMap(({ facts, known: one }) => (facts && one ? [one.code] : [])),
  )
  const worst = new Map((await findWorstUnits(deps.db, knownIds, measured)).map((one) => [one.productId, one]))
  const plans = drafts.map((draft) => withUnits(plan(draft, known.get(draft.erpCode)), things.get(draft)))
  if (options.write) {
    await write(deps, companyId, plans, options)
    await writeThings(deps, companyId, plans, known)
  }
  return plans.map(({ draft, problems, versions, insert, change, units, id, held, awaits }) => {
    const outcome = insert
      ? 'created'
      : change && versions > 0
        ? isChange(change) || units.some(isMoved)
          ? 'updated'
          : 'unchanged'
        : 'rejected'
    const productId = outcome === 'rejected' ? null : id
    return { erpCode: draft.erpCode, outcome, productId, problems, versions, held, awaits }
  })

  function thingsOf(draft: ProductDraft, product: KnownProduct | undefined): Things {
    const title = draft.fields.title ?? product?.title ?? ''
    const said = draft.fields.categoryId ?? product?.categoryId ?? options.defaults.categoryId
    const group = groupOfCategory(categories, said ?? options.readTitle?.(title, null).categoryId ?? null)
    const own = product?.versions ?? []
    const versionIdOf = (name: string) => (own.length === 1 ? own[0] : own.find((one) => one.name.trim() === name))?.id
    const place = { companyId, group, productId: product?.id ?? null, versionIdOf, named }
    return planUnits(lines.get(draft) ?? [], place)
  }

  function plan(draft: ProductDraft, product: KnownProduct | undefined): Omit<Plan, 'units'> {
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
      const after = change.product ?? product
      // What was so before and is not spoken of stays: its price may still be changed.
      const known = gradeMoves(product, after) ? gradeAboveUnits(after, worst.get(product.id)) : []
      const above = [...known.map((one) => ({ ref, ...one })), ...aboveOwn(draft, after)]
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
      now: deps.now(),
      unitGrade: worstOf(things.get(draft)?.units ?? [])?.grade ?? null,
    }
    const said = matched.map((one) => one.draft)
    const { product: insert, problems: found, ...planned } = planNew(draft, said, context)
    const above = insert ? aboveOwn(draft, insert) : []
    if (above.length > 0) {
      problems.push(...above.map((one) => ({ ...one, severity: 'rejected' as const })))
      return { draft, id: null, versions: 0, problems, ...NOT_PUBLISHED }
    }
    return { draft, insert, id: null, ...planned, problems: [...problems, ...found] }
  }

  /** A product that promises more than what the same draft says of its things. */
  function aboveOwn(draft: ProductDraft, promised: Pick<KnownProduct, 'state' | 'grade'>) {
    const measured = (things.get(draft)?.units ?? []).filter(({ facts, comes }) => facts !== undefined || comes)
    const own = worstOf(measured)
    return own ? gradeAboveUnits(promised, { productId: 0, ...own }).map((one) => ({ ref: own.ref, ...one })) : []
  }
}

const isMoved = ({ comes, facts }: PlannedUnit) => comes || facts !== undefined

/** Units of what is taken: those of a version that is refused go with it. */
function withUnits(plan: Omit<Plan, 'units'>, things: Things | undefined): Plan {
  if (!things || plan.versions === 0) return { ...plan, units: [] }
  const refused = new Set(plan.problems.flatMap(({ severity, ref }) => (severity === 'rejected' ? [ref] : [])))
  const names = new Set(plan.draft.versions.flatMap(({ ref, name }) => (refused.has(ref) ? [] : [name])))
  const units = things.units.filter(({ versionName }) => names.has(versionName))
  return { ...plan, units, problems: [...plan.problems, ...things.problems] }
}

/** Once the products are there. Whoever was faster with a thing is told with the others. */
async function writeThings(
  deps: Deps,
  companyId: number,
  plans: readonly Plan[],
  known: ReadonlyMap<string, KnownProduct>,
): Promise<void> {
  const planOf = new Map<PlannedUnit, Plan>()
  const products = plans.flatMap((plan) => {
    const before = known.get(plan.draft.erpCode)
    const product = plan.insert ?? plan.change?.product ?? before
    if (plan.id === null || !product || plan.units.length === 0) return []
    for (const unit of plan.units) planOf.set(unit, plan)
    return [{ product: { ...product, id: plan.id }, units: plan.units }]
  })
  for (const written of await writeUnits(deps, companyId, products)) {
    if ('problem' in written) planOf.get(written.unit)?.problems.push(written.problem)
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
  const moved = plans.filter((plan) => plan.id !== null && plan.units.some(isMoved))
  const productIds = [...new Set([...created, ...changed, ...moved].flatMap(({ id }) => (id === null ? [] : [id])))]
  if (productIds.length > 0) await deps.emit(deps.db, { name: 'product.changed', payload: { productIds } })
}
