import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import { useArrivalText } from '../../../parts/arrival.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

type Method = CartSellerGroup['methods'][number]

/** When a way of delivery comes (or waits in the shop), and in how many parcels where it is more than one. */
export function useMethodText(): (method: Pick<Method, 'method' | 'arrives' | 'parcels'>) => string {
  const shell = useTexts('shell')
  const words = useArrivalText('short')
  return ({ method, arrives, parcels }) => {
    const when = arrives && shell(method === 'store_pickup' ? 'readyBy' : 'arrives', { days: words(arrives) })
    return [when, parcels > 1 && shell('parcels', { count: parcels })].filter(Boolean).join(' · ')
  }
}
