import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useLookAgain } from '../../parts/lists/use-look-again.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskedTable } from './tax-reports/asked-table.tsx'
import { BeginForm } from './tax-reports/begin-form.tsx'
import { ReportTable } from './tax-reports/report-table.tsx'
import { SettingsForm } from './tax-reports/settings-form.tsx'

const KEY = 'GET /api/admin/tax-reports'
type Page = ApiOutput<typeof KEY> & { asked: ApiOutput<'GET /api/admin/tax-data-missing'> }

const load: Load<Page> = async ({ api, url, signal }) => {
  const missingAfter = url.searchParams.get('missing')
  const [page, asked] = await Promise.all([
    api(KEY, { ...listQuery<typeof KEY>(url, 'after'), signal }),
    api('GET /api/admin/tax-data-missing', { query: missingAfter ? { after: missingAfter } : {}, signal }),
  ])
  return { ...page, asked }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Reports to the tax office: the years, whose data are missing, and the rules. */
export default function AdminTaxReportsScreen() {
  const { settings, years, reports, next, asked } = useLoaderData<typeof clientLoader>()
  const t = useTexts('taxReports')
  const isWriting = reports.some(({ state }) => state === 'writing')
  useLookAgain(isWriting)
  return (
    <AdminFrame>
      <div className="flex flex-col gap-8">
        <p className="max-w-text text-muted">{t('intro')}</p>
        <Notice className="max-w-3xl">{t('notValidated')}</Notice>
        <BeginForm years={years} />
        <section className="flex flex-col gap-3" aria-busy={isWriting}>
          <h2 className="text-lg">{t('reports')}</h2>
          {reports.length === 0 ? (
            <p className="text-muted">{t('reportsNone')}</p>
          ) : (
            <ReportTable reports={reports} next={next} />
          )}
        </section>
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t('asked')}</h2>
          {asked.companies.length === 0 ? (
            <p className="text-muted">{t('askedNone')}</p>
          ) : (
            <AskedTable companies={asked.companies} next={asked.next} />
          )}
        </section>
        <SettingsForm key={JSON.stringify(settings)} settings={settings} years={years} />
      </div>
    </AdminFrame>
  )
}
