import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { ReportFacts } from '../../parts/messages/report-facts.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

const KEY = 'GET /api/admin/message-reports'
const load: Load<ApiOutput<typeof KEY>> = ({ api, url, signal }) =>
  api(KEY, { ...listQuery<typeof KEY>(url, 'decided', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** What people report of what others wrote to them. */
export default function MessageReportsScreen() {
  const { reports, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('messages')
  const isDecided = useSearchParams()[0].get('decided') === 'true'
  return (
    <AdminFrame>
      <nav aria-label={t('show')} className="flex gap-6 text-sm">
        {[false, true].map((decided) => (
          <Link
            key={String(decided)}
            to={decided ? '?decided=true' : '?'}
            aria-current={isDecided === decided ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {t(decided ? 'reportsDecided' : 'reportsWaiting')}
          </Link>
        ))}
      </nav>
      {reports.length === 0 && <p className="py-6 text-muted">{t('reportsNone')}</p>}
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
      <p className="text-muted text-xs">{t('readRecorded')}</p>
      <ListPages next={next} />
    </AdminFrame>
  )
}
