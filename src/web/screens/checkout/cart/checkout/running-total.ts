import type { Cart } from '../../../../../domains/cart/contract.ts'
import { must } from '../../../../../values/must.ts'
import { type SumVat, vatOfSum } from '../../../../../values/vat.ts'
import type { DeliveryDrafts } from '../use-deliveries.ts'

export type RunningTotal = {
  /** Goods and the delivery chosen so far, gross, minor unit. */
  total: number
  label: 'totalVat' | 'totalWithoutDelivery' | 'totalPartDelivery'
  vat: SumVat
}

/** The sum as it stands, and which delivery is in it. An earlier choice does not count while another is being made. */
export function runningTotal(cart: Cart, drafts: DeliveryDrafts): RunningTotal {
  const open = cart.sellerGroups.filter(({ company, choice }) => drafts[company.id] || !choice)
  const total = cart.total - open.reduce((sum, sellerGroup) => sum + sellerGroup.delivery, 0)
  const vat = must(vatOfSum(cart.sellerGroups.flatMap(({ lines }) => lines.map((line) => line.vat))), 'lines of a cart')
  if (open.length === 0) return { total, label: 'totalVat', vat }
  return { total, vat, label: open.length === cart.sellerGroups.length ? 'totalWithoutDelivery' : 'totalPartDelivery' }
}
