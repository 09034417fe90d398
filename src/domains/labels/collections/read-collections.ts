import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { requireMember } from '../../companies/index.ts'
import { accountOf, LABEL_CARRIERS } from '../../shipping/contract.ts'
import { type CollectionsView, MOST_TO_COLLECT } from './contract.ts'
import { placeOf, presentCollection } from './present-collection.ts'
import { groupReady } from './rules/group-ready.ts'
import { findCollections, findReady, type ReadyLabel } from './store.ts'

const SHOWN = 20
/** Milliseconds: what was bought before that and nobody came for is no parcel any more that waits. */
const WAITS = 14 * 86_400_000

const COLLECTING = LABEL_CARRIERS.filter((carrier) => accountOf(carrier).collection)

/** Parcels that wait for a courier who can be ordered, by carrier and address. */
export async function readReady({ db, now }: Pick<Deps, 'db' | 'now'>, companyId: number): Promise<ReadyLabel[][]> {
  const since = new Date(now().getTime() - WAITS)
  return groupReady(await findReady(db, companyId, { carriers: COLLECTING, since, limit: MOST_TO_COLLECT }))
}

export async function readCollections(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<CollectionsView> {
  requireMember(deps, actor, companyId, 'orders.view')
  const ready = await readReady(deps, companyId)
  return {
    ready: ready.map((labels) => {
      const first = must(labels[0], 'a label of a group')
      return {
        carrier: first.carrier,
        place: placeOf(first.consignment.sender),
        labels: labels.map(({ id, number, consignment, trackingNumber }) => ({
          ...{ id, number, trackingNumber },
          size: must(consignment.parcels[0], 'a parcel').size,
        })),
      }
    }),
    collections: (await findCollections(deps.db, companyId, SHOWN)).map(presentCollection),
  }
}
