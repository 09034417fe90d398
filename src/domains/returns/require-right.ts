import { marketDay } from '../../values/days.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Asked } from './buyer/contract.ts'
import type { Rights } from './read-rights.ts'
import { liableFor, MOST_CASES, rightTo } from './rules/may-open.ts'

/** Whether a case may be opened as it is asked for, with the order as it stands: the refusals of `openCase`. `free`: the pieces it may name. */
export function requireRight(rights: Rights, asked: Asked, free: Rights['free'] = rights.free): void {
  const { order, context } = rights
  if (order.status === 'disputed') throw new Failure('conflict', 'case_disputed')
  if (rights.cases.length >= MOST_CASES) throw new Failure('conflict', 'too_many_cases')
  const { why } = rightTo(asked.kind, rights.returnable, context, asked.nonProfessional)
  if (why) throw new Failure('conflict', why)
  requireFree({ ...rights, free }, asked)
}

/** Refused before anything is read. */
export function requireOnce(asked: Asked): void {
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
