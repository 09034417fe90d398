import { Link, useLoaderData } from 'react-router'
import { COMPANY_STATUSES } from '../../../domains/companies/rules/company-status.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { StatusBadge } from '../../parts/admin/status-badge.tsx'
import { maskTaxId } from '../../parts/company/company-masks.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { When } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Table } from '../../ui/table.tsx'

type Companies = ApiOutput<'GET /api/admin/companies'>

const load: Load<Companies> = ({ api, url, signal }) =>
  api('GET /api/admin/companies', { ...listQuery<'GET /api/admin/companies'>(url, 'q', 'status', 'after'), signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Who sells here, who wants to, and who may not. */
export default function AdminCompaniesScreen() {
  const { companies, next, waiting } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  return (
    <ListFrame
      side={
        waiting > 0 && (
          <Link to="?status=submitted" className="text-link inline-flex min-h-11 items-center text-sm">
            {t('waitingCount', { count: waiting })}
          </Link>
        )
      }
      count={companies.length}
      search={t('searchCompany')}
      choices={[
        {
          name: 'status',
          label: t('status'),
          options: COMPANY_STATUSES.map((value) => ({ value, label: t(`company_${value}`) })),
        },
      ]}
      csv={{ of: 'GET /api/admin/company-export', fields: ['q', 'status'], name: t('companies') }}
      next={next}
    >
      <Table
        stacks
        caption={t('companies')}
        rows={companies}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'name',
            head: t('company'),
            cell: (row) => (
              <Link to={`/admin/companies/${row.id}`} className="text-link">
                {row.name}
              </Link>
            ),
          },
          { key: 'status', head: t('status'), cell: (row) => <StatusBadge of="company" status={row.status} /> },
          {
            key: 'taxId',
            head: t('taxId'),
            cell: (row) => (
              <span className="numbers whitespace-nowrap">
                {row.country} {maskTaxId(row.taxId, row.country)}
              </span>
            ),
            from: 'md',
          },
          { key: 'city', head: t('city'), cell: (row) => row.city, from: 'lg' },
          { key: 'sells', head: t('sells'), cell: (row) => t(row.sells ? 'yes' : 'no'), named: true },
          { key: 'at', head: t('submittedAt'), cell: (row) => <When at={row.submittedAt} />, from: 'lg' },
        ]}
      />
    </ListFrame>
  )
}
