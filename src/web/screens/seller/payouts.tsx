import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import type { LoadArgs } from '../../loading.ts'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { PayoutsView } from './payouts/payouts-view.tsx'

export type Loaded = ApiOutput<'GET /api/companies/{id}/payout-outlook'> & {
  paid: ApiOutput<'GET /api/companies/{id}/payouts'>
  open: ApiOutput<'GET /api/companies/{id}/open-entries'> | null
}

async function load({ api, url, signal }: LoadArgs, { id }: Mine): Promise<Loaded> {
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

export const clientLoader = sellerLoader(load)
export { SellerSkeleton as HydrateFallback }

/** What the company has, what comes when, and what was paid. */
export default function PayoutsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return <SellerFrame {...{ companies, chosen, operator }}>{data && <PayoutsView {...data} />}</SellerFrame>
}
