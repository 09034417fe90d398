import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFilter } from '../../parts/lists/list-filter.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { AlarmCard } from './payments/alarm-card.tsx'
import { FoundPayments } from './payments/found-payments.tsx'

type Payments = ApiOutput<'GET /api/admin/payment-alarms'> & {
  /** Null: nothing was looked for. */
  found: ApiOutput<'GET /api/admin/payments'>['payments'] | null
}

const load: Load<Payments> = async ({ api, url, signal }) => {
  const q = url.searchParams.get('q')?.trim()
  const [list, found] = await Promise.all([
    api('GET /api/admin/payment-alarms', {
      ...listQuery<'GET /api/admin/payment-alarms'>(url, 'done', 'before'),
      signal,
    }),
    q ? api('GET /api/admin/payments', { query: { q }, signal }) : null,
  ])
  return { ...list, found: found?.payments ?? null }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Finds one payment, and lists those that need a person. */
export default function AdminPaymentsScreen() {
  const { alarms, next, found } = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const isDone = chosen.get('done') === 'true'
  const t = useTexts('paymentFiles')
  return (
    <AdminFrame>
      <ListFilter search={t('search')} hint={t('searchHint')} count={found?.length ?? alarms.length} />
      {found && <FoundPayments payments={found} />}
      <h2 className="pt-6 text-lg">{t('needsYou')}</h2>
      <nav aria-label={t('show')} className="flex gap-6 pb-2 text-sm">
        {[false, true].map((done) => (
          <Link
            key={String(done)}
            to={done ? '?done=true' : '?'}
            aria-current={isDone === done ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {t(done ? 'done' : 'open')}
          </Link>
        ))}
      </nav>
      {alarms.length === 0 && <p className="py-4 text-muted">{t(isDone ? 'noneDone' : 'none')}</p>}
      <div className="flex flex-col gap-4">
        {alarms.map((alarm) => (
          <AlarmCard key={alarm.id} alarm={alarm} />
        ))}
      </div>
      <ListPages next={next} />
    </AdminFrame>
  )
}
