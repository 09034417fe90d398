import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import { soughtNumber } from '../../values/sought-number.ts'
import { documented } from '../orders/index.ts'
import { paymentFiles } from '../payments/index.ts'
import type { ChargebackView } from './contract.ts'
import { viewsOf } from './show-chargebacks.ts'
import { findDecided, findOpen, type Place, type SoughtChargeback } from './store/lists.ts'

/** A page of chargebacks for the operator; `q`: by number, payment, order or seller. `invalid_cursor`. */
export async function listChargebacks(
  deps: Deps,
  actor: Actor | undefined,
  { q, decided, after }: { q?: string | undefined; decided?: boolean | undefined; after?: string | undefined },
): Promise<{ chargebacks: ChargebackView[]; next: string | null }> {
  requireOperator(actor)
  const place = after === undefined ? null : placeOf(after)
  const sought = q ? await settleSearch(deps, q) : null
  const rows = await (decided ? findDecided : findOpen)(deps.db, sought, place, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    chargebacks: await viewsOf(deps, page),
    next: last && rows.length > PAGE_SIZE ? encodeCursor([last.answerUntil?.getTime() ?? 0, last.id]) : null,
  }
}

async function settleSearch(deps: Deps, q: string): Promise<SoughtChargeback> {
  const orderId = await documented.findOrderId(deps.db, null, q.toUpperCase())
  const paymentIds = await paymentFiles.readIdsCalled(deps, q)
  return { words: q, number: soughtNumber(q), paymentIds, orderId: orderId ?? null }
}

function placeOf(cursor: string): Place {
  const [at, id, ...more] = decodeCursor(cursor) ?? []
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(id) || more.length > 0) {
    throw new Failure('invalid', 'invalid_cursor')
  }
  return { at: at as number, id: id as number }
}
