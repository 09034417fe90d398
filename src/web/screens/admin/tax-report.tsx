import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { ReportBadge } from '../../parts/tax-reports/report-badge.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReportActions } from './tax-report/report-actions.tsx'
import { ReportFacts } from './tax-report/report-facts.tsx'
import { SellerTable } from './tax-report/seller-table.tsx'

const KEY = 'GET /api/admin/tax-reports/{id}'
const load: Load<ApiOutput<typeof KEY>> = ({ api, params, url, signal }) =>
  api(KEY, { params: { id: params.id ?? '' }, ...listQuery<typeof KEY>(url, 'after'), signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** A version of a year's report: its files, its sellers, and that it was sent. */
export default function AdminTaxReportScreen() {
  const { report, sellers, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('taxReports')
  const { year, version, state, incomplete } = report
  return (
    <AdminFrame title={t('report', { year, version })} side={<ReportBadge state={state} />}>
      <div className="flex flex-col gap-6">
        <BackLink to="/admin/tax-reports" text={t('reports')} />
        <Notice className="max-w-3xl">{t('notValidated')}</Notice>
        {incomplete > 0 && (
          <Notice tone="warning" className="max-w-3xl">
            {t('incompleteText')}
          </Notice>
        )}
        <ReportFacts report={report} />
        {state !== 'writing' && <ReportActions report={report} />}
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t('sellers')}</h2>
          {sellers.length === 0 ? (
            <p className="text-muted">{t('sellersNone')}</p>
          ) : (
            <SellerTable sellers={sellers} next={next} />
          )}
        </section>
      </div>
    </AdminFrame>
  )
}
