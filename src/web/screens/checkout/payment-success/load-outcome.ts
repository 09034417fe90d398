import { redirect } from 'react-router'
import type { LoadArgs } from '../../../loading.ts'
import { loadPurchase } from '../../../parts/purchase/load-purchase.ts'
import { outcomePage } from '../../../parts/purchase/outcome-page.ts'
import type { PurchaseState } from '../../../parts/purchase/use-purchase.ts'

/** `paid`: it is known to be; else it is not known yet. */
export type Returned = { found: PurchaseState; paid: boolean }

/**
 * How the payment stands when the buyer is back, as the server renders it: the provider is asked for three seconds at most. Where something
 * is known the buyer is led to the page that says it, and so is who `left` without paying or has asked once `again`.
 */
export async function loadOutcome({ api, url }: Pick<LoadArgs, 'api' | 'url'>): Promise<Returned> {
  const key = url.searchParams.get('order')
  const found = await loadPurchase(api, key)
  if (!key || found.state !== 'ready') return { found, paid: false }
  const outcome = await api('GET /api/checkout/{key}/payment', { params: { key } }).then(
    (answer) => answer.outcome,
    () => 'incomplete' as const,
  )
  // What it brought is in the purchase only now.
  if (outcome === 'success') return { found: await loadPurchase(api, key), paid: true }
  const page = outcomePage(outcome, key)
  if (page) throw redirect(page)
  if (url.searchParams.has('again')) throw redirect(`/payment/incomplete?order=${key}&checked=1`)
  if (url.searchParams.has('left')) throw redirect(`/payment/incomplete?order=${key}`)
  return { found, paid: false }
}
