import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import type { RefundWay } from '../refunds/index.ts'
import type { Asked } from './buyer/contract.ts'
import { writeStopped } from './news/receipt.ts'
import type { Rights } from './read-rights.ts'
import { findCase, insertCase, type StoredCase } from './store/cases.ts'
import { insertEvent } from './store/events.ts'

/** Writes a withdrawal from what has not left, over as it begins, with its receipt and its news, in the transaction that gives the money back. */
export async function writeStop(
  inside: Deps,
  rights: Rights,
  asked: Asked,
  {
    step,
    amount,
    way,
    keepsPieces,
  }: { step: 'stop' | 'stopPart'; amount: number; way: RefundWay | null; keepsPieces: boolean },
): Promise<StoredCase> {
  const { order } = rights
  const at = inside.now()
  const id = await insertCase(inside.db, {
    ...{ orderId: order.id, companyId: order.companyId, kind: 'withdrawal', lines: asked.lines, at },
    ...{ name: asked.name, email: asked.email, words: asked.words, wish: null, wishAmount: null },
    ...{ answerUntil: null, sendUntil: null, moneyUntil: null },
    ...{ status: 'stopped', refunded: amount, keepsPieces },
  })
  const event = { step, to: 'stopped', by: 'buyer', at, way } as const
  const words = asked.words || null
  const eventId = await insertEvent(inside.db, id, { ...event, words, amount: amount || null }, null)
  const one = must(await findCase(inside.db, id), `case ${id}`)
  await writeStopped(inside, rights, one, { way, isPart: step === 'stopPart' })
  await inside.emit(inside.db, { name: 'returns.settled', payload: { caseId: id, orderId: order.id, eventId } })
  return one
}
