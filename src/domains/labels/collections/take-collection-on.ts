import type { Deps } from '../../../platform/deps.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { accountOf, type CarrierAdapter, type RefusalReason } from '../../shipping/contract.ts'
import { connectCarrier, wasTurnedAway } from '../../shipping/index.ts'
import { collectionPause } from './rules/collection-pause.ts'
import { mayBecome } from './rules/collection-states.ts'
import { findBoundLabels, type StoredCollection, saveCollection } from './store.ts'

/** Why no courier comes: what the carrier refused, or what we found. */
export type CollectionFailure = RefusalReason | 'noContract' | 'nothingLeft' | 'unanswered' | 'gone' | 'notOrdered'

/** One step of a collection that this process has taken. A carrier is asked once; what became of a question without an answer only it knows. */
export async function takeCollectionOn(deps: Deps, one: StoredCollection): Promise<void> {
  // Whoever asked has died, or waits longer than any answer takes.
  if (one.state === 'asking') return write(deps, one, { state: 'uncertain', nextAt: null })
  try {
    const { adapter } = await connectCarrier(deps, one)
    if (one.state === 'requested') await order(deps, one, adapter)
    else await confirm(deps, one, adapter)
  } catch (error) {
    if (error instanceof Failure && KEYS.includes(error.code)) {
      const reason = error.code === 'carrier_account_missing' ? 'noContract' : 'keys'
      return one.state === 'requested' ? fail(deps, one, reason) : write(deps, one, { nextAt: null })
    }
    deps.log.warn({ carrier: one.carrier, collection: one.id, problem: describeError(error).message })
    await later(deps, one)
  }
}

const KEYS = ['carrier_account_missing', 'carrier_refused_keys', 'carrier_keys_unreadable']

async function order(deps: Deps, one: StoredCollection, adapter: CarrierAdapter): Promise<void> {
  const labels = await findBoundLabels(deps.db, one.id)
  const externalIds = labels.flatMap(({ externalId }) => externalId ?? [])
  const { address, company, firstName, lastName, phone, email } = one.sender
  if (!adapter.orderCollection || !address) return fail(deps, one, 'service')
  if (externalIds.length === 0) return fail(deps, one, 'nothingLeft')
  // Before it is asked: whoever finds it so later does not ask again.
  const asking = { ...one, state: 'asking' as const }
  if (!(await saveCollection(deps.db, asking))) return
  const asked = { ...asking, turn: one.turn + 1 }
  try {
    const told = await adapter.orderCollection({
      ...{ externalIds, parcels: labels.flatMap(({ consignment }) => consignment.parcels), address, phone, email },
      ...{ name: `${firstName} ${lastName}`.trim() || (company ?? ''), day: one.day, from: one.from, until: one.until },
      note: one.note || null,
    })
    if ('refusal' in told) return fail(deps, asked, told.refusal.reason, told.refusal.words)
    const now = deps.now()
    const isSettled = !must(accountOf(one.carrier).collection, 'collections of a carrier').confirms
    await write(deps, asked, {
      ...{ state: isSettled ? 'confirmed' : 'ordered', externalId: told.collection, orderedAt: now },
      ...{ attempts: 0, nextAt: isSettled ? null : now },
    })
  } catch (error) {
    if (error instanceof Failure) return fail(deps, asked, 'keys')
    deps.log.warn({ carrier: one.carrier, collection: one.id, problem: describeError(error).message })
    if (wasTurnedAway(error)) return later(deps, { ...asked, state: 'requested' })
    await write(deps, asked, { state: 'uncertain', nextAt: null })
  }
}

async function confirm(deps: Deps, one: StoredCollection, adapter: CarrierAdapter): Promise<void> {
  if (!adapter.fetchCollection) return write(deps, one, { nextAt: null })
  const standing = await adapter.fetchCollection(must(one.externalId, 'the number of a collection'))
  if ('refusal' in standing) return fail(deps, one, standing.refusal.reason, standing.refusal.words)
  if (standing.state === 'pending') return later(deps, one)
  if (standing.state === 'gone') return fail(deps, one, 'gone')
  await write(deps, one, { state: 'confirmed', nextAt: null })
}

/** Asked often enough: what the carrier took on stays ordered, as it said so; what never reached it has failed. */
async function later(deps: Deps, one: StoredCollection): Promise<void> {
  const pause = collectionPause(one.attempts)
  const attempts = one.attempts + 1
  if (pause !== undefined) return write(deps, one, { attempts, nextAt: new Date(deps.now().getTime() + pause) })
  if (one.state === 'ordered') return write(deps, one, { nextAt: null })
  await fail(deps, one, 'unanswered')
}

async function fail(
  deps: Deps,
  one: StoredCollection,
  reason: CollectionFailure,
  words: string | null = null,
): Promise<void> {
  if (!mayBecome(one.state, 'failed')) throw new Error(`collection ${one.id} is ${one.state} and cannot fail`)
  await write(deps, one, { state: 'failed', reason, words, nextAt: null })
}

async function write(deps: Deps, one: StoredCollection, change: Partial<StoredCollection>): Promise<void> {
  await saveCollection(deps.db, { ...one, ...change })
}
