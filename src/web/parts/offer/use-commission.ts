import { useEffect, useState } from 'react'
import { commissionOf } from '../../../domains/orders/rules/commission.ts'

/** Basis points (B04). */
const DEFAULT_RATE = 600

/** What the market keeps of a price, and what is left; gross, grosze. */
export function shareOfPrice(price: number, rate: number): { commission: number; receive: number } {
  const commission = commissionOf([price], rate).gross
  return { commission, receive: price - commission }
}

/** The rate that would apply to an order today. */
export function useRate(): number {
  const [rate] = useState(DEFAULT_RATE)
  useEffect(() => {}, [])
  return rate
}
