import { useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { CsvButton } from '../../parts/admin/csv-button.tsx'
import { ListTabs } from '../../parts/admin/list-tabs.tsx'
import { ListFilter } from '../../parts/lists/list-filter.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { AlarmList } from './payments/alarm-list.tsx'
import { FoundPayments } from './payments/found-payments.tsx'

const ALARMS = 'GET /api/admin/payment-alarms'
const PAYMENTS = 'GET /api/admin/payments'
type Payments = {
  /** Null: all payments are shown instead. */
  alarms: ApiOutput<typeof ALARMS> | null
  /** Null: nothing was looked for, and not all are shown. */
  found: ApiOutput<typeof PAYMENTS> | null
}

const load: Load<Payments> = async ({ api, url, signal }) => {
  const list = url.searchParams.get('list')
  const showsAll = list === 'all'
  const { query } = listQuery<typeof ALARMS>(url, 'before')
  const looks = Boolean(url.searchParams.get('q')?.trim())
  const [alarms, found] = await Promise.all([
    showsAll ? null : api(ALARMS, { query: { ...query, ...(list === 'done' && { done: true }) }, signal }),
    showsAll || looks ? api(PAYMENTS, { ...listQuery<typeof PAYMENTS>(url, 'q', 'after'), signal }) : null,
  ])
  return { alarms, found }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Finds payments, lists all of them, and those that need a person. */
export default function AdminPaymentsScreen() {
  const { alarms, found } = useLoaderData<typeof clientLoader>()
  const [chosen] = useSearchParams()
  const t = useTexts('paymentFiles')
  const showsAll = alarms === null
  const list = chosen.get('list')
  return (
    <AdminFrame
      filter={
        <>
          <ListFilter
            search={t('search')}
            hint={t('searchHint')}
            keep={['list']}
            count={(found?.payments ?? alarms?.alarms ?? []).length}
          />
          <ListTabs
            label={t('show')}
            name="list"
            tabs={[
              { value: null, label: t('open') },
              { value: 'done', label: t('done') },
              { value: 'all', label: t('all') },
            ]}
          />
          {found && <CsvButton of="GET /api/admin/payment-export" fields={['q']} name={t('title')} />}
          {alarms && !found && (
            <CsvButton
              of="GET /api/admin/payment-alarm-export"
              fields={[]}
              {...(list === 'done' && { also: { done: 'true' } })}
              name={t('needsYou')}
            />
          )}
        </>
      }
    >
      {found && <FoundPayments {...found} />}
      {!showsAll && <AlarmList {...alarms} isDone={list === 'done'} />}
    </AdminFrame>
  )
}
