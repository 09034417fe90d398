import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { lockToLabel } from '../fulfilment/index.ts'
import { shipments } from '../orders/index.ts'
import { findShopsWithAll } from '../products/index.ts'
import { accountOf } from '../shipping/contract.ts'
import { readSending, requireAccount } from '../shipping/index.ts'
import { consignmentOf } from './consignment-of.ts'
import type { LabelView, WantedLabel } from './contract.ts'
import { presentLabel } from './present-label.ts'
import { refuseEarly } from './refuse-early.ts'
import { freePieces } from './rules/free-pieces.ts'
import { bindsPieces } from './rules/label-states.ts'
import { findLabelsOf, insertLabel } from './store/labels.ts'

type Wanted = { companyId: number; wanted: WantedLabel; batch: string; byUser: string | null }

/** A label of one order, bound to its pieces under the order's lock. */
export function requestLabel(deps: Deps, { companyId, wanted, batch, byUser }: Wanted): Promise<LabelView> {
  return deps.db.transaction().execute(async (db) => {
    // Two at once wait here: the second finds the pieces of the first bound.
    const order = await lockToLabel(db, companyId, wanted.number)
    if (!order) throw new Failure('notFound', 'order_not_found')
    if (!order.mayShip) throw new Failure('conflict', 'order_not_shippable')
    const labels = await findLabelsOf(db, order.id)
    const free = freePieces(order.left, labels, order.sentNumbers)
    if (free.length === 0) throw new Failure('conflict', 'label_nothing_left')
    const pieces = wanted.items ?? free
    const wrong = shipments.wrongPieces(pieces, free)
    if (wrong) throw new Failure('conflict', wrong.code, { params: { most: wrong.most } })
    const isCashTaken = labels.some(({ state, consignment }) => bindsPieces(state) && consignment.cash !== null)
    const sending = await readSending({ db }, companyId)
    const shopIds = await findShopsWithAll(
      db,
      pieces.map(({ versionId }) => versionId),
    )
    const made = consignmentOf(order, sending, { ...wanted, shopIds }, isCashTaken)
    await requireAccount(db, companyId, made.carrier)
    await refuseEarly({ ...deps, db }, order.method, made)
    const wantsZpl = sending.print === 'zpl' && accountOf(made.carrier).formats.includes('zpl')
    const label = await insertLabel(db, {
      ...{
        ...made,
        companyId,
        orderId: order.id,
        orderNumber: wanted.number,
        purpose: 'outbound',
        matter: null,
        pieces: [...pieces],
      },
      ...{ batchId: batch, requestedAt: deps.now(), requestedBy: byUser, wantsZpl },
    })
    return presentLabel(label)
  })
}
