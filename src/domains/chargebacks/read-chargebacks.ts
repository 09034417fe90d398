import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import type { OrderChargeback } from './contract.ts'
import { standingOf } from './show-chargebacks.ts'
import { findAnswers } from './store/answers.ts'
import type { Chargeback } from './store/chargebacks.ts'
import { findEvidence } from './store/evidence.ts'
import { findFiles } from './store/files.ts'
import { findOfOrder } from './store/lists.ts'
import { findParts } from './store/parts.ts'

/** Whether the money of an order is taken back, for its seller; `order_not_found` for orders of others. */
export async function readOrderChargebacks(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<OrderChargeback[]> {
  requireMember(deps, actor, companyId, 'orders.view')
  const orderId = await documented.findOrderId(deps.db, companyId, number)
  if (orderId === undefined) throw new Failure('notFound', 'order_not_found')
  return ofOrder(deps, companyId, orderId, await findOfOrder(deps.db, orderId))
}

async function ofOrder(
  deps: Deps,
  companyId: number,
  orderId: number,
  rows: readonly Chargeback[],
): Promise<OrderChargeback[]> {
  const ids = rows.map(({ id }) => id)
  const [parts, evidence, files, answers] = await Promise.all([
    findParts(deps.db, ids),
    findEvidence(deps.db, ids),
    findFiles(deps.db, ids),
    findAnswers(deps.db, ids),
  ])
  return rows.flatMap((row) => {
    const part = parts.find((one) => one.chargebackId === row.id && one.orderId === orderId)
    const said = evidence.find((one) => one.chargebackId === row.id && one.companyId === companyId)
    if (!part) return []
    const answer = answers.find(({ chargebackId }) => chargebackId === row.id)
    const own = files.filter((one) => one.chargebackId === row.id && one.companyId === companyId)
    const { amount, held, borne } = part
    return [
      {
        ...standingOf(row, { now: deps.now(), answer, files: own }),
        ...{ amount: Math.max(amount, borne ?? 0), currency: row.currency, held, borne },
        evidence: said ? { words: said.words, writtenAt: said.writtenAt.toISOString() } : null,
      },
    ]
  })
}
