import { useLoaderData, useSearchParams } from 'react-router'
import { JOB_LANES, JOB_STATES } from '../../../domains/desk/jobs/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { JobTable } from './jobs/job-table.tsx'
import { Lanes } from './jobs/lanes.tsx'
import { RetryAll } from './jobs/retry-all.tsx'
import { useJobName } from './jobs/use-job-name.ts'

const KEY = 'GET /api/admin/jobs'

const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'q', 'state', 'lane', 'name', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Background jobs: what waits, what runs, what failed, and how late each lane is. */
export default function AdminJobsScreen() {
  const { lanes, failing, jobs, next } = useLoaderData<typeof clientLoader>()
  const [address] = useSearchParams()
  const t = useTexts('jobs')
  const nameOf = useJobName()
  const chosen = address.get('name')
  const names = chosen && !failing.includes(chosen) ? [chosen, ...failing] : failing
  return (
    <ListFrame
      before={
        <>
          <p className="max-w-text pb-5 text-muted">{t('intro')}</p>
          <Lanes lanes={lanes} />
        </>
      }
      search={t('search')}
      hint={t('searchHint')}
      count={jobs.length}
      csv={{ of: 'GET /api/admin/job-export', fields: ['q', 'state', 'lane', 'name'] }}
      choices={[
        {
          name: 'state',
          label: t('state'),
          options: JOB_STATES.map((value) => ({ value, label: t(`state_${value}`) })),
        },
        { name: 'lane', label: t('lane'), options: JOB_LANES.map((value) => ({ value, label: t(`lane_${value}`) })) },
        ...(names.length > 0
          ? [
              {
                name: 'name',
                label: t('name'),
                any: t('anyName'),
                options: names.map((value) => ({ value, label: nameOf(value) })),
              },
            ]
          : []),
      ]}
      scope={chosen && failing.includes(chosen) && <RetryAll name={chosen} />}
      next={next}
    >
      <JobTable jobs={jobs} />
    </ListFrame>
  )
}
