import type { Deps } from '../../platform/deps.ts'
import { marketDayStart } from '../../values/market-time.ts'
import { must } from '../../values/must.ts'
import { changePrices, findPricedVersions, writePrices } from '../pricing/index.ts'
import { adjustStock } from '../stock/index.ts'
import { readBulkProducts } from './read-bulk-products.ts'
import { refuseUndo, undoDeltas } from './rules/plan-undo.ts'
import { locksOf } from './run-bulk.ts'
import { lockBulkProducts } from './store/bulk-products.ts'
import { type ChangedRow, findChanged, writeRows } from './store/bulk-rows.ts'
import { finishUndo, lockRun, type StoredRun } from './store/bulk-runs.ts'
import { takeFirstSlice, workInSlices } from './work-in-slices.ts'
import { writeProducts } from './write-products.ts'

const STEP = 200

/** Takes back what is left of a run. */
export const undoSteps = (deps: Deps, runId: number, sliceMs?: number): Promise<void> =>
  workInSlices(deps, runId, { step: undoStep, job: 'catalog.undoBulk' }, sliceMs)

export const takeFirstUndoStep = (deps: Deps, runId: number): Promise<void> =>
  takeFirstSlice(deps, runId, { step: undoStep, job: 'catalog.undoBulk' })

function undoStep(deps: Deps, runId: number): Promise<StoredRun | undefined> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const run = await lockRun(db, runId)
    if (run?.status !== 'undoing') return undefined
    const rows = await findChanged(db, runId, STEP)
    if (rows.length > 0) await undoRows(inside, run, rows)
    if (rows.length < STEP) await finishUndo(db, runId, deps.now())
    return run
  })
}

async function undoRows(deps: Deps, run: StoredRun, rows: readonly ChangedRow[]): Promise<void> {
  const { companyId, change } = run
  const ids = rows.map((row) => row.productId)
  const publishes = rows.some(({ before }) => before.status === 'published')
  await lockBulkProducts(deps.db, companyId, ids, locksOf(change))
  const products = await readBulkProducts(deps, companyId, ids, publishes)
  const met = rows.map((row) => ({ row, reason: refuseUndo({ ...row, now: products.get(row.productId) }) }))
  const free = met.flatMap(({ row, reason }) => (reason === null ? [row] : []))
  await takeBack(deps, run, free)
  await writeRows(
    deps.db,
    run.id,
    met.map(({ row, reason }) => ({
      productId: row.productId,
      outcome: reason === null ? 'undone' : 'skipped',
      reason,
    })),
  )
}

async function takeBack(deps: Deps, run: StoredRun, rows: readonly ChangedRow[]): Promise<void> {
  const { id, companyId, change, undoBy } = run
  if (rows.length === 0) return
  if (change.kind === 'price') return restorePrices(deps, companyId, rows, undoBy)
  if (change.kind === 'stock') {
    const moves = rows.flatMap(({ before, after }) => undoDeltas(before, after))
    await adjustStock(deps, companyId, moves, { reason: 'undo', byUser: undoBy, reference: `bulk ${id}` })
    return
  }
  const values = rows.map((row) => ({ id: row.productId, facts: row.before }))
  await writeProducts(deps, companyId, change.kind, values, undoBy)
}

/**
 * As they were. A reduction that ran goes on when it is taken up on the day it was broken off; later it has to be one anew, measured
 * against the days before, on which its own low price may count.
 */
async function restorePrices(deps: Deps, companyId: number, rows: readonly ChangedRow[], by: string | null) {
  const prices = rows.flatMap(({ productId, before }) =>
    must(before.versions, `the prices of product ${productId} before`),
  )
  const ids = prices.map(({ id }) => id)
  const known = await findPricedVersions(deps.db, companyId, ids, deps.now())
  const today = marketDayStart(deps.now())
  const fresh = new Set(known.flatMap(({ versionId, pricedAt }) => (pricedAt >= today ? [versionId] : [])))
  const stays = ({ id, wasPrice }: (typeof prices)[number]) => !wasPrice || fresh.has(id)
  const written = prices.filter(stays).map(({ id, price: before, wasPrice, lastPrice }) => {
    const price = must(before, `the price of version ${id} before`)
    const struck = wasPrice && lastPrice && lastPrice > price ? lastPrice : null
    return { versionId: id, price, wasPrice: struck, lastPrice: struck }
  })
  await writePrices(deps.db, written, deps.now(), by)
  const anew = prices.filter((one) => !stays(one))
  await changePrices(
    deps,
    companyId,
    anew.map(({ id, price }) => ({
      versionId: id,
      price: must(price, `the price of version ${id} before`),
      announce: true,
    })),
    by,
  )
  const productIds = rows.map((row) => row.productId)
  await deps.emit(deps.db, { name: 'product.changed', payload: { productIds } })
}
