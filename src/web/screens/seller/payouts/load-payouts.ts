import type { ApiOutput } from '../../../api-client.ts'
import type { LoadArgs } from '../../../loading.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type Loaded = ApiOutput<'GET /api/companies/{id}/payout-outlook'> & {
  paid: ApiOutput<'GET /api/companies/{id}/payouts'>
  open: ApiOutput<'GET /api/companies/{id}/open-entries'> | null
}

/** What the seller has and gets; entries of the chosen currency, else of the first there is. */
export async function loadPayouts({ api, url, signal }: LoadArgs, { id }: Mine): Promise<Loaded> {
  const params = { id }
  const before = url.searchParams.get('before')
  const older = url.searchParams.get('open')
  const [outlook, paid] = await Promise.all([
    api('GET /api/companies/{id}/payout-outlook', { params, signal }),
    api('GET /api/companies/{id}/payouts', { params, query: before ? { before } : {}, signal }),
  ])
  const asked = url.searchParams.get('currency')
  const currency = outlook.outlook.find((one) => one.currency === asked)?.currency ?? outlook.outlook[0]?.currency
  const query = currency && { currency, ...(older && { before: older }) }
  const open = query ? await api('GET /api/companies/{id}/open-entries', { params, query, signal }) : null
  return { ...outlook, paid, open }
}
