import type { ReturnableOrder } from '../../../domains/returns/buyer/contract.ts'
import type { LoadArgs } from '../../loading.ts'
import { loadPurchase } from '../purchase/load-purchase.ts'
import type { PurchaseState } from '../purchase/use-purchase.ts'

/** An order with what may be sent back of it, as the server renders it for browsers without scripts. */
export type LoadedReturnable = { found: PurchaseState; order: ReturnableOrder | null }

export async function loadReturnable({ api, params }: Pick<LoadArgs, 'api' | 'params'>): Promise<LoadedReturnable> {
  const found = await loadPurchase(api, params.key)
  if (found.state !== 'ready') return { found, order: null }
  const { orders } = await api('GET /api/purchases/{key}/returns', { params: { key: found.purchase.key } })
  const order = orders.find(({ number }) => number === params.number)
  return order ? { found, order } : { found: { state: 'missing' }, order: null }
}
