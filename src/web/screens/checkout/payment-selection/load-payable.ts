import type { OfferedProvider } from '../../../../domains/payments/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { loadDue } from '../../../parts/purchase/load-purchase.ts'
import type { PurchaseState } from '../../../parts/purchase/use-purchase.ts'

/** What is to be paid, and where it can be. Where it was tried last is not asked: it would keep the page waiting for a provider. */
export type Payable = {
  found: PurchaseState
  /** Undefined where they could not be asked for: the browser asks by itself then. */
  providers: readonly OfferedProvider[] | undefined
}

export async function loadPayable({ api, url }: Pick<LoadArgs, 'api' | 'url'>): Promise<Payable> {
  const [found, providers] = await Promise.all([
    loadDue({ api, url }),
    api('GET /api/payment-providers').then(
      (answer) => answer.providers,
      () => undefined,
    ),
  ])
  return { found, providers }
}
