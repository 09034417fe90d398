import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import { lockToLabel } from '../fulfilment/index.ts'
import { orderClocks, shipments } from '../orders/index.ts'
import { changeLabel } from './change-label.ts'
import type { LabelView } from './contract.ts'
import { type LabelAsk, requireLabel } from './read-labels.ts'
import { retryState } from './rules/after-answer.ts'
import { freePieces } from './rules/free-pieces.ts'
import { findLabelsOf } from './store/labels.ts'
import { hasWayBack } from './way-back/store.ts'

/** Under the order's lock: the pieces of what failed may lie under another label meanwhile. */
export function retryLabel(deps: Deps, actor: Actor | undefined, ask: LabelAsk): Promise<LabelView> {
  requireMember(deps, actor, ask.companyId, 'orders.ship')
  return deps.db.transaction().execute(async (db) => {
    const { orderNumber } = await requireLabel({ ...deps, db }, ask)
    const order = must(await lockToLabel(db, ask.companyId, orderNumber), 'the order of a label')
    const label = await requireLabel({ ...deps, db }, ask)
    if (label.state !== 'failed' || label.purgedAt) throw new Failure('conflict', 'label_not_failed')
    const isLeft =
      label.matter === null
        ? order.mayShip &&
          !shipments.wrongPieces(
            label.pieces,
            freePieces(order.left, await findLabelsOf(db, order.id), order.sentNumbers),
          )
        : (await orderClocks.isOpenMatter({ db }, order.id, label.matter)) &&
          !(await hasWayBack(db, order.id, label.matter))
    if (!isLeft) throw new Failure('conflict', 'label_nothing_left')
    const state = retryState(must(label.reason, 'why a label failed'), label.externalId)
    const externalId = state === 'buying' ? label.externalId : null
    return changeLabel({ ...deps, db }, label, {
      state,
      externalId,
      reason: null,
      words: null,
      attempts: 0,
      nextAt: deps.now(),
    })
  })
}
