import { useLoaderData, useSearchParams } from 'react-router'
import { OPEN_LISTS } from '../../../domains/refunds/admin/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { ListTabs } from './refunds/list-tabs.tsx'
import { OfOrder } from './refunds/of-order.tsx'
import { OpenRefunds } from './refunds/open-refunds.tsx'
import { RefundLimits } from './refunds/refund-limits.tsx'

type Loaded = {
  list: (typeof OPEN_LISTS)[number]
  open: ApiOutput<'GET /api/admin/refunds'>
  limits: ApiOutput<'GET /api/admin/refund-limits'>
}

const listOf = (text: string | null) => OPEN_LISTS.find((one) => one === text) ?? OPEN_LISTS[0]

const load: Load<Loaded> = async ({ api, url, signal }) => {
  const list = listOf(url.searchParams.get('list'))
  const after = url.searchParams.get('after')
  const query = { list, ...(after && { after: Number(after) }) }
  const [open, limits] = await Promise.all([
    api('GET /api/admin/refunds', { query, signal }),
    api('GET /api/admin/refund-limits', { signal }),
  ])
  return { list, open, limits }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Refunds that wait for somebody and what to do with each; giving back of any order; how much sellers' people may. */
export default function AdminRefundsScreen() {
  const { list, open, limits } = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const t = useTexts('refunds')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-8">
        <section className="flex flex-col gap-4">
          <p className="max-w-text text-muted">{t('adminLead')}</p>
          <ListTabs list={list} />
          <OpenRefunds list={list} refunds={open.refunds} />
          <ListPages next={open.next} />
        </section>
        <OfOrder key={chosen.get('order')} number={chosen.get('order')} />
        <RefundLimits key={JSON.stringify(limits)} limits={limits} />
      </div>
    </AdminFrame>
  )
}
