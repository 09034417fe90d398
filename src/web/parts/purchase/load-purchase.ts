import { redirect } from 'react-router'
import type { Api, LoadArgs } from '../../loading.ts'
import { hasExpired } from './end-hold.ts'
import { isMissing } from './is-missing.ts'
import type { PurchaseState } from './use-purchase.ts'

/** A purchase by its key, as the server puts it into the page for browsers without scripts. */
export async function loadPurchase(api: Api, key: string | null | undefined): Promise<PurchaseState> {
  if (!key) return { state: 'missing' }
  try {
    return { state: 'ready', purchase: await api('GET /api/purchases/{key}', { params: { key } }) }
  } catch (error) {
    return { state: isMissing(error) ? 'missing' : 'failed' }
  }
}

/** The same of `?order=` for the pages on which something is to pay; where nothing is, on to the order's page. */
export async function loadDue({ api, url }: Pick<LoadArgs, 'api' | 'url'>): Promise<PurchaseState> {
  const found = await loadPurchase(api, url.searchParams.get('order'))
  if (found.state === 'ready' && found.purchase.dueOnline === 0 && !hasExpired(found.purchase)) {
    throw redirect(`/order/${found.purchase.key}`)
  }
  return found
}
