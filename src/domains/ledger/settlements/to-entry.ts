import type { SettlementEntry } from '../contract.ts'
import type { SettlementRow } from '../store/settlements.ts'

/** The seller's side of an account on which what the market owes is negative. */
export const sellersSide = (amount: number) => (amount === 0 ? 0 : -amount)

export function toEntry({
  position,
  postedAt,
  kind,
  subject,
  reference,
  amount,
  balance,
}: SettlementRow): SettlementEntry {
  return {
    position,
    postedAt: postedAt.toISOString(),
    kind,
    reference: reference ?? orderIn(subject),
    amount: sellersSide(amount),
    balance: sellersSide(balance),
  }
}

/** Commission of orders on delivery is named by the order's number. */
function orderIn(subject: string): string | null {
  return subject.startsWith('commission:') ? subject.slice('commission:'.length) : null
}
