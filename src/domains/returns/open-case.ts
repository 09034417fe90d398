import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import { must } from '../../values/must.ts'
import { orderClocks, refundable } from '../orders/index.ts'
import type { CaseBody } from './buyer/contract.ts'
import { writeReceipt } from './news/receipt.ts'
import { type Rights, readRights } from './read-rights.ts'
import { matterOf } from './rules/case-table.ts'
import { liableFor, MOST_CASES, rightTo } from './rules/may-open.ts'
import { LAW_DAYS, lastDayAfter } from './rules/periods.ts'
import { findCase, insertCase } from './store/cases.ts'
import { insertEvent } from './store/events.ts'

/** What a buyer asks for; a withdrawal needs no reason. */
export type Asked = CaseBody | (Omit<Extract<CaseBody, { kind: 'return' }>, 'kind'> & { kind: 'withdrawal' })

/**
 * Opens a case for pieces of an order, in one transaction that has the order to itself: of two who ask for the last piece one gets it. The receipt
 * is written in it. `order_not_found`, the refusals of `rightTo`, `return_unknown_line`, `return_pieces_taken`, `too_many_cases`,
 * `claim_amount_required`.
 */
export async function openCase(deps: Deps, name: { key: string; number: string }, asked: Asked): Promise<number> {
  requireOnce(asked)
  const found = await refundable.readOrderToRefund(deps, name)
  if (!found) throw new Failure('notFound', 'order_not_found')
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const order = await refundable.lockOrderToRefund(inside, found)
    const [rights] = await readRights(inside, [order])
    return open(inside, must(rights, `the rights to order ${order.number}`), asked)
  })
}

async function open(inside: Deps, rights: Rights, asked: Asked): Promise<number> {
  const { order, context } = rights
  if (order.status === 'disputed') throw new Failure('conflict', 'case_disputed')
  if (rights.cases.length >= MOST_CASES) throw new Failure('conflict', 'too_many_cases')
  const { why } = rightTo(asked.kind, rights.returnable, context, asked.nonProfessional)
  if (why) throw new Failure('conflict', why)
  requireFree(rights, asked)
  const at = inside.now()
  const dayAfter = (days: number) => momentsOfDay(lastDayAfter(at, days, context.isHoliday)).end
  const isClaim = asked.kind === 'claim'
  const id = await insertCase(inside.db, {
    ...{ orderId: order.id, companyId: order.companyId, kind: asked.kind, lines: asked.lines, at },
    ...{ name: asked.name, email: asked.email, words: asked.words },
    wish: isClaim ? asked.wish : null,
    wishAmount: isClaim && asked.wish === 'priceReduction' ? asked.wishAmount : null,
    answerUntil: isClaim ? dayAfter(context.rules.answerDays) : null,
    sendUntil: isClaim ? null : dayAfter(LAW_DAYS),
    moneyUntil: isClaim || asked.kind === 'exchange' ? null : dayAfter(LAW_DAYS),
  })
  await orderClocks.openMatter(inside, order.id, matterOf(id))
  const words = asked.words || null
  const event = { step: 'open', to: 'opened', by: 'buyer', words, amount: null, way: null, at } as const
  const eventId = await insertEvent(inside.db, id, event, null)
  await writeReceipt(inside, rights, must(await findCase(inside.db, id), `case ${id}`))
  await inside.emit(inside.db, {
    name: isClaim ? 'complaint.opened' : 'returns.opened',
    payload: { caseId: id, orderId: order.id, eventId },
  })
  return id
}

function requireOnce(asked: Asked): void {
  const ids = asked.lines.map(({ itemId }) => itemId)
  if (new Set(ids).size < ids.length) throw invalidField('lines', 'return_unknown_line')
  if (asked.kind === 'claim' && asked.wish === 'priceReduction' && asked.wishAmount === null) {
    throw invalidField('wishAmount', 'claim_amount_required')
  }
}

function requireFree({ free, cases, returnable, context }: Rights, asked: Asked): void {
  const today = marketDay(context.now)
  const liable = liableFor(returnable.deliveredAt, context.rules, context.policy)
  asked.lines.forEach(({ itemId, quantity }, index) => {
    const left = free.get(itemId)
    if (left === undefined) throw invalidField(`lines.${index}.itemId`, 'return_unknown_line')
    if (quantity > left) {
      const fields = [{ field: `lines.${index}.quantity`, code: 'return_pieces_taken', params: { left } }]
      throw new Failure('conflict', 'return_pieces_taken', { params: { left }, fields })
    }
    // A repair lengthens what was repaired alone.
    if (asked.kind !== 'claim' || liable === null || today <= liable) return
    const own = cases.flatMap(({ lines }) => lines.filter((line) => line.itemId === itemId))
    if (!own.some(({ liableUntil }) => liableUntil !== null && today <= liableUntil)) {
      throw new Failure('conflict', 'return_too_late')
    }
  })
}
