import { useEffect, useRef } from 'react'
import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import { orderStatus } from '../../../parts/purchase/order-status.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

const statusesOf = ({ orders }: PurchaseView) => new Map(orders.map(({ number, status }) => [number, status]))

/**
 * Looks at the purchase again whenever its page comes back into view, and says so where it changed meanwhile: in another tab, by the seller,
 * by the clock.
 */
export function useChanged(purchase: PurchaseView, reload: () => Promise<void>): void {
  const t = useTexts('purchases')
  const payment = useTexts('payment')
  const away = useRef<Map<string, string> | null>(null)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') away.current = statusesOf(purchase)
      else void reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [purchase, reload])
  useEffect(() => {
    const before = away.current
    if (before === null || document.visibilityState === 'hidden') return
    away.current = null
    const other = purchase.orders.find(({ number, status }) => before.has(number) && before.get(number) !== status)
    if (other) notify('info', t('changed', { status: payment(orderStatus(other).key) }))
  }, [purchase, t, payment])
}
