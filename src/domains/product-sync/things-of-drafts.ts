import type { Deps } from '../../platform/deps.ts'
import type { Category } from '../categories/contract.ts'
import { gradeAboveUnits } from '../products/index.ts'
import { findWorstUnits, type WorstUnit } from '../units/index.ts'
import { groupOfCategory } from '../units/rules/index.ts'
import type { ProductDraft, SyncDefaults, SyncProblem, TitleReader } from './contract.ts'
import { readUnitLines } from './known-units.ts'
import type { KnownProduct } from './rules/known-product.ts'
import { type PlannedUnit, planUnits, worstOf } from './rules/plan-units.ts'
import { type UnitsToWrite, writeUnits } from './write-units.ts'

export { stopUnproved } from './stop-unproved.ts'
export { stopUnsafe } from './stop-unsafe.ts'

type Things = ReturnType<typeof planUnits>
type Known = ReadonlyMap<string, KnownProduct>
type Context = {
  known: Known
  categories: readonly Category[]
  options: { defaults: SyncDefaults; readTitle?: TitleReader }
}

/** What becomes of the things that drafts name, and the worst unit of each known product that is not measured anew; nothing is written. */
export async function planThings(
  deps: Deps,
  companyId: number,
  drafts: readonly ProductDraft[],
  { known, categories, options }: Context,
): Promise<{ things: Map<ProductDraft, Things>; worst: Map<number, WorstUnit> }> {
  const lines = await readUnitLines(deps, drafts)
  const named = new Set<string>()
  const things = new Map(
    drafts.map((draft) => {
      const product = known.get(draft.erpCode)
      const title = draft.fields.title ?? product?.title ?? ''
      const said = draft.fields.categoryId ?? product?.categoryId ?? options.defaults.categoryId
      const group = groupOfCategory(categories, said ?? options.readTitle?.(title, null).categoryId ?? null)
      const own = product?.versions ?? []
      const versionIdOf = (name: string) =>
        (own.length === 1 ? own[0] : own.find((one) => one.name.trim() === name))?.id
      const place = { companyId, group, productId: product?.id ?? null, versionIdOf, named }
      return [draft, planUnits(lines.get(draft) ?? [], place)] as const
    }),
  )
  const measured = [...things.values()].flatMap(({ units }) =>
    units.flatMap(({ facts, known: one }) => (facts && one ? [one.code] : [])),
  )
  const ids = [...known.values()].map(({ id }) => id)
  const worst = await findWorstUnits(deps.db, ids, measured)
  return { things, worst: new Map(worst.map((one) => [one.productId, one])) }
}

export const isMoved = ({ comes, facts }: PlannedUnit): boolean => comes || facts !== undefined

/** The unit with the worst grade of those that a draft measures or brings. */
export const worstUnit = (things: Things | undefined) =>
  worstOf((things?.units ?? []).filter(({ facts, comes }) => facts !== undefined || comes))

/** A product that promises more than what the same draft says of its things. */
export function aboveThings(
  things: Things | undefined,
  promised: Pick<KnownProduct, 'state' | 'grade'>,
): Omit<SyncProblem, 'severity'>[] {
  const own = worstUnit(things)
  return own ? gradeAboveUnits(promised, { productId: 0, ...own }).map((one) => ({ ref: own.ref, ...one })) : []
}

type Planned = { draft: ProductDraft; problems: SyncProblem[]; versions: number }

/** Units of what is taken: those of a version that is refused go with it. */
export function withUnits<P extends Planned>(plan: P, things: Things | undefined): P & { units: PlannedUnit[] } {
  if (!things || plan.versions === 0) return { ...plan, units: [] }
  const refused = new Set(plan.problems.flatMap(({ severity, ref }) => (severity === 'rejected' ? [ref] : [])))
  const names = new Set(plan.draft.versions.flatMap(({ ref, name }) => (refused.has(ref) ? [] : [name])))
  const units = things.units.filter(({ versionName }) => names.has(versionName))
  return { ...plan, units, problems: [...plan.problems, ...things.problems] }
}

type Written = Planned & {
  id: number | null
  units: readonly PlannedUnit[]
  insert?: Omit<UnitsToWrite['product'], 'id'> | undefined
  change?: { product: UnitsToWrite['product'] | undefined }
}

/** Once the products are there. Whoever was faster with a thing is told with the others. */
export async function writeThings(
  deps: Deps,
  companyId: number,
  plans: readonly Written[],
  known: Known,
): Promise<void> {
  const planOf = new Map<PlannedUnit, Written>()
  const products = plans.flatMap((plan) => {
    const product = plan.insert ?? plan.change?.product ?? known.get(plan.draft.erpCode)
    if (plan.id === null || !product || plan.units.length === 0) return []
    for (const unit of plan.units) planOf.set(unit, plan)
    return [{ product: { ...product, id: plan.id }, units: plan.units }]
  })
  for (const written of await writeUnits(deps, companyId, products)) {
    if ('problem' in written) planOf.get(written.unit)?.problems.push(written.problem)
  }
}
