import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireVetted } from '../companies/index.ts'
import { chooseProducts, neededFor } from './choose-products.ts'
import type { BulkChange, BulkRun, BulkSelection } from './contract.ts'
import { readRun } from './read-bulk-runs.ts'
import { SMALL_RUN, takeFirstStep } from './run-bulk.ts'
import { findRequest, insertRows, insertRun } from './store/bulk-runs.ts'

/** What each did to every product is kept for a quarter. */
const PER_PERSON = defineLimit({ name: 'bulkRun', attempts: 300, seconds: 3600 })

type Wanted = { selection: BulkSelection; change: BulkChange }

/**
 * Writes down a change of many products and has it done: a small one at once, all others in steps by a job. The same key with the same
 * words finds the run that it made; with others it is `idempotency_conflict`.
 */
export async function startBulk(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { selection, change }: Wanted,
  idempotencyKey: string | undefined,
): Promise<BulkRun> {
  const { actor: author } = await requireVetted(deps, actor, companyId, neededFor(change))
  const byUser = author.userId
  const hash = createHash('sha256').update(JSON.stringify({ selection, change })).digest()
  const request = idempotencyKey === undefined ? null : { key: `${byUser} ${idempotencyKey}`, hash }
  const known = request && (await findKnown(deps, companyId, request))
  if (known) return readRun(deps, companyId, known)
  await deps.limits.count(PER_PERSON, byUser)
  const ids = await chooseProducts(deps, companyId, selection)
  const runId = await deps.db.transaction().execute(async (tx) => {
    const filtered = selection.filter !== undefined
    const made = await insertRun(tx, { companyId, byUser, change, filtered, at: deps.now(), request })
    if (made === undefined) return undefined
    await insertRows(tx, made, ids)
    await deps.addJob(tx, { name: 'catalog.runBulk', payload: { runId: made } })
    return made
  })
  if (runId !== undefined && ids.length <= SMALL_RUN) await takeFirstStep(deps, runId)
  const mine = runId ?? (request && (await findKnown(deps, companyId, request)))
  if (!mine) throw new Failure('conflict', 'request_in_progress')
  return readRun(deps, companyId, mine)
}

async function findKnown(
  deps: Deps,
  companyId: number,
  { key, hash }: { key: string; hash: Buffer },
): Promise<number | undefined> {
  const known = await findRequest(deps.db, companyId, key)
  if (known && !must(known.hash, `what run ${known.id} was asked for`).equals(hash))
    throw new Failure('invalid', 'idempotency_conflict')
  return known?.id
}
