import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { CompanyChecks } from '../../parts/admin/company-checks.tsx'
import { CompanyDecision } from '../../parts/admin/company-decision.tsx'
import { CompanyDocuments } from '../../parts/admin/company-documents.tsx'
import { companyFacts } from '../../parts/admin/company-facts.tsx'
import { StatusBadge } from '../../parts/admin/status-badge.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'

type File = ApiOutput<'GET /api/admin/companies/{id}'>

const load: Load<File> = ({ api, params, signal }) =>
  api('GET /api/admin/companies/{id}', { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** Everything about a company, and the decision. */
export default function AdminCompanyScreen() {
  const company = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  const missing = company.requirements.filter((one) => !one.met)
  return (
    <AdminFrame title={company.name} side={<StatusBadge of="company" status={company.status} />}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {company.statusReason && (
            <Notice tone="warning" title={t('reasonGiven')}>
              {company.statusReason}
            </Notice>
          )}
          <Panel title={t('companyDataTitle')}>
            <Facts items={companyFacts(company, t)} />
          </Panel>
          <CompanyDocuments company={company} />
          <CompanyChecks company={company} />
        </div>
        <div className="flex flex-col gap-6">
          <CompanyDecision company={company} />
          <Panel title={t('requirements')}>
            <ul className="flex flex-col gap-2 text-sm">
              {company.requirements.map((one) => (
                <li key={one.name} className="flex justify-between gap-3">
                  <span>{t(`requirement_${one.name}`)}</span>
                  <span className={one.met ? 'text-good' : 'font-medium text-danger'}>
                    {t(one.met ? 'met' : 'notMet')}
                  </span>
                </li>
              ))}
            </ul>
            {missing.length === 0 && company.requirements.length > 0 && (
              <p className="pt-3 text-muted text-sm">{t('allMet')}</p>
            )}
          </Panel>
          <Panel title={t('owners')}>
            <ul className="flex flex-col gap-2 text-sm">
              {company.owners.map((owner) => (
                <li key={owner.userId}>
                  <span className="block">{owner.name}</span>
                  <a href={`mailto:${owner.email}`} className="text-link break-all">
                    {owner.email}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </AdminFrame>
  )
}
