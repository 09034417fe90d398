import type { Deps } from '../../platform/deps.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import { must } from '../../values/must.ts'
import { orderClocks } from '../orders/index.ts'
import type { Asked } from './buyer/contract.ts'
import { writeReceipt } from './news/receipt.ts'
import type { Rights } from './read-rights.ts'
import { matterOf } from './rules/case-table.ts'
import { LAW_DAYS, lastDayAfter } from './rules/periods.ts'
import { noteStep } from './steps/move-units.ts'
import { findCase, insertCase } from './store/cases.ts'
import { insertEvent } from './store/events.ts'

/** Writes a case that may be opened, with its clocks, its receipt and its news, in the transaction that has the order to itself. */
export async function beginCase(inside: Deps, rights: Rights, asked: Asked): Promise<number> {
  const { order, context } = rights
  const at = inside.now()
  const dayAfter = (days: number) => momentsOfDay(lastDayAfter(at, days, context.isHoliday)).end
  const isClaim = asked.kind === 'claim'
  const id = await insertCase(inside.db, {
    ...{ orderId: order.id, companyId: order.companyId, kind: asked.kind, lines: asked.lines, at },
    ...{ name: asked.name, email: asked.email, words: asked.words, status: 'opened', refunded: 0, keepsPieces: false },
    wish: isClaim ? asked.wish : null,
    wishAmount: isClaim && asked.wish === 'priceReduction' ? asked.wishAmount : null,
    answerUntil: isClaim ? dayAfter(context.rules.answerDays) : null,
    sendUntil: isClaim ? null : dayAfter(context.rules.sendDays),
    moneyUntil: isClaim || asked.kind === 'exchange' ? null : dayAfter(LAW_DAYS),
  })
  await orderClocks.openMatter(inside, order.id, matterOf(id))
  const words = asked.words || null
  const event = { step: 'open', to: 'opened', by: 'buyer', words, amount: null, way: null, at } as const
  const eventId = await insertEvent(inside.db, id, event, null)
  const begun = must(await findCase(inside.db, id), `case ${id}`)
  await noteStep(inside, begun, 'open')
  await writeReceipt(inside, rights, begun)
  await inside.emit(inside.db, {
    name: isClaim ? 'complaint.opened' : 'returns.opened',
    payload: { caseId: id, orderId: order.id, eventId },
  })
  return id
}
