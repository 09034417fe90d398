import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { StatusBadge } from '../../parts/admin/status-badge.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CompanyDecision } from './company/company-decision.tsx'
import { CompanyPanel } from './company/company-panel.tsx'
import { CompanyRequirements } from './company/company-requirements.tsx'
import { CompanyWork } from './company/company-work.tsx'
import type { Numbers } from './company/record/company-record.tsx'
import { loadNumbers } from './company/record/load-numbers.ts'

type File = {
  company: ApiOutput<'GET /api/admin/companies/{id}'>
  waiting: ApiOutput<'GET /api/admin/companies'>['companies']
  carriers: ApiOutput<'GET /api/admin/companies/{id}/carriers'>['carriers']
  cash: ApiOutput<'GET /api/admin/companies/{id}/cash-on-delivery'>
  oversight: ApiOutput<'GET /api/admin/companies/{id}/oversight'>
  numbers: Numbers
}

const load: Load<File> = async (args) => {
  const { api, params, signal } = args
  const call = { params: { id: params.id ?? '' }, signal }
  const [company, { companies }, { carriers }, cash, oversight, numbers] = await Promise.all([
    api('GET /api/admin/companies/{id}', call),
    api('GET /api/admin/companies', { query: { status: 'submitted' }, signal }),
    api('GET /api/admin/companies/{id}/carriers', call),
    api('GET /api/admin/companies/{id}/cash-on-delivery', call),
    api('GET /api/admin/companies/{id}/oversight', call),
    loadNumbers(args, call.params.id),
  ])
  return { company, waiting: companies, carriers, cash, oversight, numbers }
}

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** Everything about a company, and the decision. */
export default function AdminCompanyScreen() {
  const { company, waiting, carriers, cash, oversight, numbers } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  const following = waiting.findLast((one) => one.id !== company.id)
  return (
    <AdminFrame key={company.id} title={company.name} side={<StatusBadge of="company" status={company.status} />}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {company.statusReason && (
            <Notice tone="warning" title={t('reasonGiven')}>
              {company.statusReason}
            </Notice>
          )}
          <CompanyPanel company={company} carriers={carriers} cash={cash} />
          <CompanyWork {...{ company, oversight, numbers }} />
        </div>
        <div className="flex flex-col gap-6 xl:sticky xl:top-6">
          <CompanyDecision company={company} following={following} />
          <CompanyRequirements company={company} />
        </div>
      </div>
    </AdminFrame>
  )
}
