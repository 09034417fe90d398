import type { Deps } from '../../platform/deps.ts'
import { changePrices } from '../pricing/index.ts'
import { insertProducts } from '../products/index.ts'
import type { ProductToInsert } from '../products/rules/index.ts'
import { adjustStock } from '../stock/index.ts'
import { unitListing } from '../units/index.ts'
import type { FromTitle, ProductDraft, SyncDefaults, SyncProblem, TitleReader } from './contract.ts'
import { recordUse } from './own-images.ts'
import type { PlannedChange } from './rules/plan-change.ts'
import type { PlannedUnit } from './rules/plan-units.ts'
import { addVersions, updateProducts, updateVersions } from './store.ts'
import { isMoved } from './things-of-drafts.ts'

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

/** What becomes of a draft. */
export type Plan = {
  units: PlannedUnit[]
  draft: ProductDraft
  problems: SyncProblem[]
  versions: number
  insert?: ProductToInsert | undefined
  change?: PlannedChange
  id: number | null
  held: boolean
  awaits: boolean
  fromTitle?: FromTitle | null
}
export const isChange = ({ product, added, renamed, prices, stock }: PlannedChange) =>
  product !== undefined || [added, renamed, prices, stock].some((list) => list.length > 0)

/** Writes what was planned: products, versions, pictures, prices and stock, in a few statements, and announces them once. */
export async function writePlans(deps: Deps, companyId: number, plans: Plan[], options: SyncOptions): Promise<void> {
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
  await unitListing.publishedUnits(
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
