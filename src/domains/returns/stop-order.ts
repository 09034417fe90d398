import type { Deps } from '../../platform/deps.ts'
import { invalidField } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { endWithdrawn } from '../refunds/index.ts'
import type { Asked } from './buyer/contract.ts'
import { writeStopped } from './news/receipt.ts'
import type { Rights } from './read-rights.ts'
import { findCase, insertCase } from './store/cases.ts'
import { insertEvent } from './store/events.ts'
import type { LockedOrder } from './take-step.ts'

/**
 * A withdrawal from an order whose goods have not left, in the transaction that has it to itself: the order ends with it, all the money goes back and
 * the goods into stock, and the case is over as it begins. `return_whole_order`: some pieces are left out, which nobody could send alone.
 */
export async function stopOrder(inside: Deps, locked: LockedOrder, rights: Rights, asked: Asked): Promise<number> {
  const { order, free } = rights
  const named = new Map(asked.lines.map(({ itemId, quantity }) => [itemId, quantity]))
  if ([...free].some(([itemId, pieces]) => pieces > (named.get(itemId) ?? 0))) {
    throw invalidField('lines', 'return_whole_order')
  }
  const { amount, way } = await endWithdrawn(inside, locked)
  const at = inside.now()
  const id = await insertCase(inside.db, {
    ...{ orderId: order.id, companyId: order.companyId, kind: 'withdrawal', lines: asked.lines, at },
    ...{ name: asked.name, email: asked.email, words: asked.words, wish: null, wishAmount: null },
    ...{ answerUntil: null, sendUntil: null, moneyUntil: null },
    ...{ status: 'stopped', refunded: amount, keepsPieces: true },
  })
  const event = { step: 'stop', to: 'stopped', by: 'buyer', at, way } as const
  const words = asked.words || null
  const eventId = await insertEvent(inside.db, id, { ...event, words, amount: amount || null }, null)
  await writeStopped(inside, rights, must(await findCase(inside.db, id), `case ${id}`), way)
  await inside.emit(inside.db, { name: 'returns.settled', payload: { caseId: id, orderId: order.id, eventId } })
  return id
}
