import type { Deps } from '../../../platform/deps.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { describeError } from '../../../platform/log/describe-error.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { requireMember } from '../../companies/index.ts'
import { connectCarrier } from '../../shipping/index.ts'
import type { CollectionsView } from './contract.ts'
import { readCollections } from './read-collections.ts'
import { findCollection, type StoredCollection, saveCollection } from './store.ts'

type Asker = Actor | undefined
type Ask = { companyId: number; id: number }
const CANCELS = defineLimit({ name: 'collectionCancels', attempts: 60, seconds: 3600 })

/** What was not asked for yet ends at once; else the carrier is told, and says so where it is too late. Again it changes nothing. */
export async function cancelCollection(deps: Deps, actor: Asker, ask: Ask): Promise<CollectionsView> {
  const { actor: member } = requireMember(deps, actor, ask.companyId, 'orders.ship')
  await deps.limits.count(CANCELS, member.userId)
  const one = await requireCollection(deps, ask)
  if (one.state === 'requested') await change(deps, one, { state: 'cancelled', nextAt: null })
  else if (one.state === 'ordered' || one.state === 'confirmed') await callOff(deps, one)
  else if (one.state !== 'cancelled') throw new Failure('conflict', 'collection_being_asked')
  return readCollections(deps, member, ask.companyId)
}

async function callOff(deps: Deps, one: StoredCollection): Promise<void> {
  const { adapter } = await connectCarrier(deps, one)
  if (!adapter.cancelCollection || one.externalId === null) throw new Failure('conflict', 'collection_by_phone')
  let answer: 'cancelled' | 'tooLate'
  try {
    answer = await adapter.cancelCollection(one.externalId)
  } catch (error) {
    if (error instanceof Failure) throw error
    deps.log.warn({ carrier: one.carrier, collection: one.id, problem: describeError(error).message })
    throw new Failure('unavailable', 'label_carrier_silent')
  }
  if (answer === 'tooLate') throw new Failure('conflict', 'collection_too_late')
  await change(deps, one, { state: 'cancelled', nextAt: null })
}

/** The seller has asked the carrier by phone or in its panel, and says whether a courier comes. */
export async function settleCollection(
  deps: Deps,
  actor: Asker,
  { ordered, ...ask }: Ask & { ordered: boolean },
): Promise<CollectionsView> {
  const { actor: member } = requireMember(deps, actor, ask.companyId, 'orders.ship')
  const one = await requireCollection(deps, ask)
  if (one.state !== 'uncertain') throw new Failure('conflict', 'collection_not_uncertain')
  await change(
    deps,
    one,
    ordered ? { state: 'confirmed', orderedAt: deps.now() } : { state: 'failed', reason: 'notOrdered' },
  )
  return readCollections(deps, member, ask.companyId)
}

async function requireCollection({ db }: Deps, { companyId, id }: Ask): Promise<StoredCollection> {
  const one = await findCollection(db, companyId, id)
  if (!one) throw new Failure('notFound', 'collection_not_found')
  return one
}

/** `collection_being_asked`: a job or somebody else has gone on with it in this moment. */
async function change(deps: Deps, one: StoredCollection, to: Partial<StoredCollection>): Promise<void> {
  if (!(await saveCollection(deps.db, { ...one, ...to }))) throw new Failure('conflict', 'collection_being_asked')
}
