import type { Minor } from '../../../values/money.ts'
import type { OrderStatus } from '../contract.ts'
import { canBecome, isHeld } from './order-table.ts'

export type OpenOrder = {
  id: number
  status: OrderStatus
  total: Minor
  items: { versionId: number; quantity: number }[]
}

export type Covered<T> = {
  confirmed: T[]
  /** Paid for, but the goods are gone, or the order was given up. */
  lost: T[]
  /** Money that confirms nothing and goes back to the buyer. */
  rest: Minor
}

/**
 * Which orders an amount pays for. Held orders come first; those whose hold ended need their stock to be there still, whole; what was
 * cancelled stays so.
 * `available`: stock by version, of versions still on offer.
 */
export function coverOrders<T extends OpenOrder>(
  amount: Minor,
  orders: readonly T[],
  available: ReadonlyMap<number, number>,
): Covered<T> {
  const stock = new Map(available)
  const result: Covered<T> = { confirmed: [], lost: [], rest: amount }
  let purse = amount
  const held = orders.filter((order) => isHeld(order.status))
  const ended = orders.filter(mayRevive)
  const cancelled = orders.filter((order) => !isHeld(order.status) && !mayRevive(order))
  for (const order of [...held, ...ended, ...cancelled]) {
    if (order.total > purse) continue
    purse -= order.total
    const gone = mayRevive(order) && !takeAll(stock, order.items)
    if (gone || cancelled.includes(order)) {
      result.lost.push(order)
      continue
    }
    result.confirmed.push(order)
    result.rest -= order.total
  }
  return result
}

const mayRevive = ({ status }: OpenOrder) => !isHeld(status) && canBecome(status, 'confirmed', 'system')

function takeAll(stock: Map<number, number>, items: OpenOrder['items']): boolean {
  if (items.some(({ versionId, quantity }) => (stock.get(versionId) ?? 0) < quantity)) return false
  for (const { versionId, quantity } of items) stock.set(versionId, (stock.get(versionId) ?? 0) - quantity)
  return true
}
