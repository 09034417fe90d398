import type { ReturnPolicy } from './may-open.ts'
import type { ReturnRules } from './periods.ts'

/** What a buyer may rely on, of the law and of the seller's own word: whichever is more. */
export function termsOf(policy: ReturnPolicy, rules: ReturnRules) {
  const days = Math.max(policy.returnDays ?? 0, rules.withdrawalDays)
  return {
    days,
    lawDays: rules.withdrawalDays,
    /** The seller gives more days than the law. */
    isMore: days > rules.withdrawalDays,
    paidBy: policy.returnPaidBy,
    exchangeDays: policy.exchangeDays,
    /** Complaints from whoever bought, companies too; null: the law alone. */
    claimMonths: policy.warrantyMonths && Math.max(policy.warrantyMonths, rules.liableMonths),
  }
}
