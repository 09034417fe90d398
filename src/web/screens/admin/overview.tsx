import { Link, useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { When } from '../../parts/admin/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

type Overview = {
  companies: ApiOutput<'GET /api/admin/companies'>
  dead: ApiOutput<'GET /api/admin/mails'>
  audit: ApiOutput<'GET /api/admin/audit'>
  owner: ApiOutput<'GET /api/admin/owner'>
}

const load: Load<Overview> = async ({ api, signal }) => {
  const [companies, dead, audit, owner] = await Promise.all([
    api('GET /api/admin/companies', { query: { status: 'submitted' }, signal }),
    api('GET /api/admin/mails', { query: { status: 'dead' }, signal }),
    api('GET /api/admin/audit', { signal }),
    api('GET /api/admin/owner', { signal }),
  ])
  return { companies, dead, audit, owner }
}

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** R16: what waits for the operator. */
export default function AdminOverviewScreen() {
  const { companies, dead, audit, owner } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-4 pb-6">
        {!owner && (
          <Notice tone="warning" title={t('noOwner')}>
            {t('noOwnerText')}{' '}
            <Link to="/company-data" className="text-link">
              {t('enterOwner')}
            </Link>
          </Notice>
        )}
        {dead.mails.length > 0 && (
          <Notice tone="danger" title={t('deadMails')}>
            <Link to="/admin/mails?status=dead" className="text-link">
              {t('showDeadMails')}
            </Link>
          </Notice>
        )}
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel title={t('waiting')} flush>
          {companies.companies.length === 0 ? (
            <p className="px-5 pb-5 text-muted text-sm">{t('nothingWaiting')}</p>
          ) : (
            <ul>
              {companies.companies.slice(0, 8).map((row) => (
                <li key={row.id} className="border-line border-t">
                  <Link
                    to={`/admin/companies/${row.id}`}
                    className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
                  >
                    <span className="font-medium">{row.name}</span>
                    <span className="text-muted">
                      <When at={row.submittedAt} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={t('latest')} flush>
          <ul>
            {audit.entries.slice(0, 8).map((row) => (
              <li
                key={row.id}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-t px-5 py-2 text-sm"
              >
                <span>{t(`audit_${row.action}`)}</span>
                <span className="text-muted">
                  <When at={row.at} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </AdminFrame>
  )
}
