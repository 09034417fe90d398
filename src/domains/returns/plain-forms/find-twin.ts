import type { Deps } from '../../../platform/deps.ts'
import { refundable } from '../../orders/index.ts'
import type { Asked } from '../buyer/contract.ts'
import { isOpen } from '../rules/case-table.ts'
import { findCasesOf } from '../store/cases.ts'

/** Between the first and the second of two clicks, or a page that is loaded anew. */
const TWICE = 10 * 60_000

/** The case that the same words opened a moment before; undefined: there is none. */
export async function findTwin(
  deps: Deps,
  name: { key: string; number: string },
  asked: Asked,
): Promise<number | undefined> {
  const order = await refundable.readOrderToRefund(deps, name)
  if (!order) return undefined
  const named = pieces(asked.lines)
  const since = deps.now().getTime() - TWICE
  const twin = (await findCasesOf(deps.db, [order.id])).findLast(
    (one) =>
      (isOpen(one.status) || one.status === 'stopped') &&
      one.openedAt.getTime() > since &&
      one.kind === asked.kind &&
      one.email === asked.email &&
      pieces(one.lines) === named,
  )
  return twin?.id
}

const pieces = (lines: readonly { itemId: number; quantity: number }[]) =>
  lines
    .map(({ itemId, quantity }) => `${itemId}:${quantity}`)
    .sort()
    .join()
