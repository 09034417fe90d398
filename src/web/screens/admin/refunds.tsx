import { useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { AllRefunds } from './refunds/all-refunds.tsx'
import { HandTransfers } from './refunds/hand-transfers.tsx'
import { type List, ListTabs } from './refunds/list-tabs.tsx'
import { OfOrder } from './refunds/of-order.tsx'
import { RefundFilter } from './refunds/refund-filter.tsx'
import { RefundLimits } from './refunds/refund-limits.tsx'

type Loaded = { limits: ApiOutput<'GET /api/admin/refund-limits'> } & (
  | { list: 'transfers'; due: ApiOutput<'GET /api/admin/refund-transfers'> }
  | {
      list: Exclude<List, 'transfers'>
      all: ApiOutput<'GET /api/admin/refunds'>
      query: ReturnType<typeof listQuery<'GET /api/admin/refund-export'>>['query']
    }
)

const load: Load<Loaded> = async ({ api, url, signal }) => {
  const asked = url.searchParams.get('list')
  // As the lists were called before they had a filter.
  if (asked === 'failed' || asked === 'underWay') url.searchParams.set('state', asked)
  const limits = api('GET /api/admin/refund-limits', { signal })
  if (asked === 'transfers') {
    const due = await api('GET /api/admin/refund-transfers', {
      ...listQuery<'GET /api/admin/refund-transfers'>(url, 'after'),
      signal,
    })
    return { list: asked, due, limits: await limits }
  }
  const filter = ['q', 'state', 'way', 'company', 'from', 'to']
  const all = await api('GET /api/admin/refunds', {
    ...listQuery<'GET /api/admin/refunds'>(url, ...filter, 'after'),
    signal,
  })
  const state = url.searchParams.get('state')
  const list = state === 'failed' || state === 'underWay' ? state : 'all'
  const { query } = listQuery<'GET /api/admin/refund-export'>(url, ...filter)
  return { list, all, query, limits: await limits }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** All refunds, those that wait for somebody and what to do with each; giving back of any order; how much sellers' people may. */
export default function AdminRefundsScreen() {
  const { limits, ...loaded } = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const t = useTexts('refunds')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-8">
        <section className="flex flex-col gap-4">
          <p className="max-w-text text-muted">{t('adminLead')}</p>
          <ListTabs list={loaded.list} />
          {loaded.list === 'transfers' ? (
            <>
              <HandTransfers transfers={loaded.due.transfers} />
              <ListPages next={loaded.due.next} />
            </>
          ) : (
            <>
              {loaded.list !== 'all' && (
                <p className="max-w-text text-sm">{t(loaded.list === 'failed' ? 'adminFailed' : 'adminUnderWay')}</p>
              )}
              <RefundFilter
                count={loaded.all.refunds.length}
                query={loaded.query}
                company={loaded.all.refunds[0]?.company?.name}
              />
              <AllRefunds refunds={loaded.all.refunds} />
              <ListPages next={loaded.all.next} />
            </>
          )}
        </section>
        <OfOrder key={chosen.get('order')} number={chosen.get('order')} />
        <RefundLimits key={JSON.stringify(limits)} limits={limits} />
      </div>
    </AdminFrame>
  )
}
