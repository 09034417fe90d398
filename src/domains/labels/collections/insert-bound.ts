import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { bindLabels, insertCollection, type NewCollection } from './store.ts'

/** An order for a courier with its parcels, all of them or nothing: `collection_taken` where another has one of them. */
export async function insertBound(inside: Deps, given: NewCollection, labelIds: readonly number[]): Promise<void> {
  const id = await insertCollection(inside.db, given)
  if ((await bindLabels(inside.db, id, labelIds)) < labelIds.length) throw new Failure('conflict', 'collection_taken')
  await inside.addJob(inside.db, { name: 'labels.orderCollections', payload: {} })
}
