import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { changePrices } from '../pricing/index.ts'
import { adjustStock } from '../stock/index.ts'
import type { BulkChange, BulkFacts } from './contract.ts'
import { readBulkProducts } from './read-bulk-products.ts'
import { planChange } from './rules/plan-change.ts'
import { stockDeltas } from './rules/plan-undo.ts'
import { lockBulkProducts } from './store/bulk-products.ts'
import { findWaiting, type MetRow, writeRows } from './store/bulk-rows.ts'
import { finishRun, lockRun, type StoredRun } from './store/bulk-runs.ts'
import { takeFirstSlice, workInSlices } from './work-in-slices.ts'
import { writeProducts } from './write-products.ts'

/** Products of one step: few enough that who sells one of them hardly waits. */
const STEP = 200
/** So many are changed before the answer is given. */
export const SMALL_RUN = STEP

type Run = Pick<StoredRun, 'id' | 'companyId' | 'byUser' | 'change'>
type Changed = { id: number; before: BulkFacts; after: BulkFacts }

/** Carries out what is left of a run. */
export const runBulk = (deps: Deps, runId: number, sliceMs?: number): Promise<void> =>
  workInSlices(deps, runId, { step: takeStep, job: 'catalog.runBulk' }, sliceMs)

export const takeFirstStep = (deps: Deps, runId: number): Promise<void> =>
  takeFirstSlice(deps, runId, { step: takeStep, job: 'catalog.runBulk' })

/** One step: products locked, changed and written down in one transaction. Answers the run while there may be more to do. */
function takeStep(deps: Deps, runId: number): Promise<Run | undefined> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const run = await lockRun(db, runId)
    if (run?.status !== 'running') return undefined
    const ids = await findWaiting(db, runId, STEP)
    if (ids.length === 0) {
      await finishRun(db, runId, deps.now())
      return undefined
    }
    const met = await changeProducts(inside, run, ids)
    await writeRows(db, runId, met)
    if (ids.length < STEP) await finishRun(db, runId, deps.now())
    return run
  })
}

async function changeProducts(deps: Deps, run: Run, ids: readonly number[]): Promise<MetRow[]> {
  const { companyId, change } = run
  await lockBulkProducts(deps.db, companyId, ids, locksOf(change))
  const publishes = change.kind === 'status' && change.status === 'published'
  const products = await readBulkProducts(deps, companyId, ids, publishes)
  const plans = ids.map((id) => {
    const product = products.get(id)
    return {
      id,
      plan: product ? planChange(change, product) : ({ outcome: 'refused', reason: 'product_not_found' } as const),
    }
  })
  await apply(
    deps,
    run,
    plans.flatMap(({ id, plan }) =>
      plan.outcome === 'changed' ? [{ id, before: plan.before, after: plan.after }] : [],
    ),
  )
  return plans.map(({ id, plan }) => {
    if (plan.outcome !== 'refused') return { ...plan, productId: id, reason: null }
    const missing = 'missing' in plan ? plan.missing : undefined
    return { productId: id, outcome: plan.outcome, reason: plan.reason, after: missing ? { missing } : null }
  })
}

/** Orders hold versions alone: who moves stock needs no more than they do. */
export const locksOf = ({ kind }: Pick<BulkChange, 'kind'>) => ({
  products: kind !== 'stock',
  versions: kind === 'stock' || kind === 'price',
})

async function apply(deps: Deps, { id, companyId, byUser, change }: Run, changed: readonly Changed[]): Promise<void> {
  if (change.kind === 'price') {
    const prices = changed.flatMap(({ after }) => must(after.versions, 'the new prices of a product'))
    const wanted = prices.map((one) => ({
      versionId: one.id,
      price: must(one.price, `the new price of version ${one.id}`),
      announce: change.announce,
    }))
    await changePrices(deps, companyId, wanted, byUser)
    return
  }
  if (change.kind === 'stock') {
    const moves = changed.flatMap(({ before, after }) => stockDeltas(before, after))
    const noted = moves.map((move) => ({ ...move, note: change.note || null }))
    const why = { reason: change.reason, byUser, reference: `bulk ${id}`, counted: change.way === 'to' }
    await adjustStock(deps, companyId, noted, why)
    return
  }
  const values = changed.map((one) => ({ id: one.id, facts: one.after }))
  await writeProducts(deps, companyId, change.kind, values, byUser)
}
