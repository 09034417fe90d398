import type { PurchaseView } from '../../../../domains/orders/contract.ts'
import type { OfferedProvider } from '../../../../domains/payments/contract.ts'
import type { LoadArgs } from '../../../loading.ts'

/** What is to be paid, and where it can be. Where it was tried last is not asked: it would keep the page waiting for a provider. */
export type Payable = {
  purchase: PurchaseView
  providers: readonly OfferedProvider[]
}

/** Null where there is nothing to pay or the link is wrong: the browser asks by itself then, and says so. */
export async function loadPayable({ api, url }: Pick<LoadArgs, 'api' | 'url'>): Promise<Payable | null> {
  const key = url.searchParams.get('order')
  if (!key) return null
  try {
    const [purchase, { providers }] = await Promise.all([
      api('GET /api/purchases/{key}', { params: { key } }),
      api('GET /api/payment-providers'),
    ])
    return purchase.dueOnline > 0 ? { purchase, providers } : null
  } catch {
    return null
  }
}
