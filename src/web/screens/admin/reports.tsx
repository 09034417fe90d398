import { useLoaderData } from 'react-router'
import { REPORT_STATES } from '../../../domains/moderation/contract.ts'
import { SOURCES, SUBJECT_KINDS } from '../../../domains/moderation/rules/reasons.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { EnterReport } from './reports/enter-report.tsx'
import { Numbers } from './reports/numbers.tsx'
import { ReportTable } from './reports/report-table.tsx'

const KEY = 'GET /api/admin/reports'

const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'state', 'kind', 'source', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Reports and complaints that wait, the most urgent first; what came another way; the numbers of the year. */
export default function AdminReportsScreen() {
  const { reports, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  const choice = <Name extends string>(values: readonly Name[], label: (value: Name) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  return (
    <ListFrame
      before={
        <>
          <p className="max-w-text text-muted">{t('intro')}</p>
          <EnterReport />
          <Numbers />
        </>
      }
      count={reports.length}
      choices={[
        {
          name: 'state',
          label: t('state'),
          any: t('waiting'),
          options: choice(REPORT_STATES, (value) => t(`state_${value}`)),
        },
        { name: 'kind', label: t('kind'), options: choice(SUBJECT_KINDS, (value) => words(`kind_${value}`)) },
        { name: 'source', label: t('source'), options: choice(SOURCES, (value) => t(`source_${value}`)) },
      ]}
      next={next}
    >
      <ReportTable reports={reports} />
    </ListFrame>
  )
}
