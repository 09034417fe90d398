import type { OrderView } from '../../domains/orders/contract.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { useArrivalText } from './arrival.ts'

/** What was promised when it was ordered: when it comes and, where it is more than one, in how many parcels. Nothing for orders of before. */
export function OrderArrival({ order }: { order: Pick<OrderView, 'method' | 'arrives' | 'parcels'> }) {
  const t = useTexts('shell')
  const words = useArrivalText()
  const { method, arrives, parcels } = order
  const count = (parcels ?? []).reduce((sum, one) => sum + one.count, 0)
  const when = arrives && t(method === 'store_pickup' ? 'readyBy' : 'arrives', { days: words(arrives) })
  const text = [when, count > 1 && t('parcels', { count })].filter(Boolean).join(' · ')
  return text ? <span className="block text-muted">{text}</span> : null
}
