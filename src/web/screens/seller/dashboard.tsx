import { useLoaderData } from 'react-router'
import { roleMay } from '../../../domains/companies/rules/team-permissions.ts'
import type { LoadArgs } from '../../loading.ts'
import type { Mine } from '../../parts/seller/pick-company.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { DashboardView } from './dashboard/dashboard-view.tsx'
import { PeriodChoice } from './dashboard/period-choice.tsx'

async function load({ api, url, signal }: LoadArgs, { id, role }: Mine) {
  const days = url.searchParams.get('days')
  const query = days === '7' || days === '90' ? ({ days } as const) : {}
  const params = { id }
  const [board, returns] = await Promise.all([
    api('GET /api/companies/{id}/dashboard', { params, query, signal }),
    roleMay(role, 'orders.view') ? api('GET /api/companies/{id}/returns-waiting', { params, signal }) : null,
  ])
  return { board, returns }
}

export const clientLoader = sellerLoader(load)
export { SellerSkeleton as HydrateFallback }

/** R22: how the company does, and what waits for it. */
export default function DashboardScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  return (
    <SellerFrame {...{ companies, chosen, operator }} side={chosen && <PeriodChoice />}>
      {data && <DashboardView {...data} />}
    </SellerFrame>
  )
}
