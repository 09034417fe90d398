import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { ListTabs } from '../../parts/admin/list-tabs.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { ReportFacts } from '../../parts/messages/report-facts.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

const KEY = 'GET /api/admin/message-reports'
const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'q', 'decided', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** What people report of what others wrote to them. */
export default function MessageReportsScreen() {
  const { reports, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('messages')
  return (
    <ListFrame
      before={<p className="text-muted text-xs">{t('readRecorded')}</p>}
      search={t('searchReport')}
      hint={t('searchReportHint')}
      count={reports.length}
      keep={['decided']}
      scope={
        <ListTabs
          label={t('show')}
          name="decided"
          tabs={[
            { value: null, label: t('reportsWaiting') },
            { value: 'true', label: t('reportsDecided') },
          ]}
        />
      }
      csv={{ of: 'GET /api/admin/message-report-export', fields: ['q', 'decided'] }}
      nothing={t('reportsNone')}
      next={next}
    >
      <ul className="max-w-3xl divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-col items-start gap-3 py-4">
            <ReportFacts report={report} />
            <LinkButton variant="secondary" to={`/admin/message-reports/${report.id}`}>
              {t('readReport')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
