import type { Deps } from '../../../platform/deps.ts'
import { must } from '../../../values/must.ts'
import { adjustStock } from '../../stock/index.ts'
import { caseNumber } from '../case-number.ts'
import type { StoredCase } from '../store/cases.ts'
import type { Order } from '../take-step.ts'

/** What came back and can be sold again, under the number of the case. */
export async function returnToStock(inside: Deps, one: StoredCase, order: Order, byUser: string | null): Promise<void> {
  await adjustStock(
    inside,
    one.companyId,
    changesOf(order, one, ({ sellable }) => sellable),
    { reason: 'returned', byUser, reference: caseNumber(order, one) },
  )
}

/** What was withdrawn from before it left, under the number of the case: it was never away. */
export async function unsentToStock(inside: Deps, one: StoredCase, order: Order): Promise<void> {
  await adjustStock(
    inside,
    one.companyId,
    changesOf(order, one, ({ quantity }) => quantity),
    { reason: 'returned', byUser: null, reference: caseNumber(order, one) },
  )
}

/** Other pieces of the same versions for those that came back: `not_enough_stock`. */
export async function takeOthers(inside: Deps, one: StoredCase, order: Order, byUser: string | null): Promise<void> {
  await adjustStock(
    inside,
    one.companyId,
    changesOf(order, one, ({ received }) => -received),
    { reason: 'exchanged', byUser, reference: caseNumber(order, one) },
  )
}

/** One change a version, in the order in which everybody locks them. */
function changesOf(
  { items, number }: Order,
  { lines }: StoredCase,
  pieces: (line: StoredCase['lines'][number]) => number,
) {
  const byVersion = new Map<number, number>()
  for (const line of lines) {
    const { versionId } = must(
      items.find(({ id }) => id === line.itemId),
      `item ${line.itemId} of order ${number}`,
    )
    byVersion.set(versionId, (byVersion.get(versionId) ?? 0) + pieces(line))
  }
  return [...byVersion].sort(([one], [other]) => one - other).map(([versionId, delta]) => ({ versionId, delta }))
}
