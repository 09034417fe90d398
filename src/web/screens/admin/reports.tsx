import { useLoaderData } from 'react-router'
import { REPORT_STATES } from '../../../domains/moderation/contract.ts'
import { SOURCES, SUBJECT_KINDS } from '../../../domains/moderation/rules/reasons.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { ReportTable } from '../../parts/moderation/report-table.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EnterReport } from './reports/enter-report.tsx'
import { Flaggers } from './reports/flaggers.tsx'
import { Numbers } from './reports/numbers.tsx'

const KEY = 'GET /api/admin/reports'

type Page = ApiOutput<typeof KEY> & Pick<ApiOutput<'GET /api/admin/trusted-flaggers'>, 'flaggers'>

const load: Load<Page> = async ({ api, url, signal }) => {
  const [page, { flaggers }] = await Promise.all([
    api(KEY, { ...listQuery<typeof KEY>(url, 'q', 'state', 'kind', 'source', 'after'), signal }),
    api('GET /api/admin/trusted-flaggers', { signal }),
  ])
  return { ...page, flaggers }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Reports and complaints that wait, the most urgent first; what came another way; the numbers of the year. */
export default function AdminReportsScreen() {
  const { reports, next, flaggers } = useLoaderData<typeof clientLoader>()
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
          <Flaggers flaggers={flaggers} />
          <Numbers />
        </>
      }
      count={reports.length}
      search={t('search')}
      hint={t('searchHint')}
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
      csv={{ of: 'GET /api/admin/report-export', fields: ['q', 'state', 'kind', 'source'], name: t('reportsCount') }}
      next={next}
    >
      <ReportTable reports={reports} />
    </ListFrame>
  )
}
