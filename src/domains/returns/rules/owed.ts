import type { Minor } from '../../../values/money.ts'

type Line = { itemId: number; quantity: number; received: number; deduction: Minor }
type Goods = { items: readonly { id: number; quantity: number; lineTotal: Minor }[] }

/**
 * What the buyer has to get where the operator gives all of it: for pieces that came back and were not paid for, their lines; for paid ones, what
 * was deducted; for pieces that did not come back, their price as an amount, grosze.
 */
export function owedOf(
  { lines, keepsPieces }: { lines: readonly Line[]; keepsPieces: boolean },
  { items }: Goods,
): 'lines' | { amount: Minor } {
  if (keepsPieces) return { amount: lines.reduce((sum, { deduction }) => sum + deduction, 0) }
  if (lines.some(({ received }) => received > 0)) return 'lines'
  return { amount: lines.reduce((sum, line) => sum + priceOf(line, items), 0) }
}

function priceOf({ itemId, quantity }: Line, items: Goods['items']): Minor {
  const item = items.find(({ id }) => id === itemId)
  if (!item) throw new Error(`item ${itemId} is of another order`)
  return Number((BigInt(item.lineTotal) * BigInt(quantity)) / BigInt(item.quantity))
}
