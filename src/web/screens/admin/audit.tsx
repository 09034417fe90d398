import { Link, useLoaderData } from 'react-router'
import { AUDIT_ACTIONS } from '../../../domains/audit/rules/audit-actions.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFilter } from '../../parts/admin/list-filter.tsx'
import { ListPages } from '../../parts/admin/list-pages.tsx'
import { listQuery } from '../../parts/admin/list-query.ts'
import { When } from '../../parts/admin/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'

type Audit = ApiOutput<'GET /api/admin/audit'>

const load: Load<Audit> = ({ api, url, signal }) =>
  api('GET /api/admin/audit', {
    ...listQuery<'GET /api/admin/audit'>(url, 'action', 'actorId', 'subjectKind', 'subjectId', 'after'),
    signal,
  })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** Who did what to whom. Nobody can change or remove a line. */
export default function AdminAuditScreen() {
  const { entries, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  return (
    <AdminFrame>
      <ListFilter
        choices={[
          {
            name: 'action',
            label: t('action'),
            options: AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit_${value}`) })),
          },
        ]}
      />
      {entries.length === 0 ? (
        <EmptyState title={t('nothingFound')} text={t('nothingFoundText')} />
      ) : (
        <Table
          caption={t('audit')}
          rows={entries}
          rowKey={(row) => row.id}
          columns={[
            { key: 'at', head: t('at'), cell: (row) => <When at={row.at} /> },
            { key: 'action', head: t('action'), cell: (row) => t(`audit_${row.action}`) },
            {
              key: 'subject',
              head: t('subjectOf'),
              cell: (row) =>
                row.subjectKind === 'company' ? (
                  <Link to={`/admin/companies/${row.subjectId}`} className="text-link">
                    {t('companyNumber', { id: row.subjectId })}
                  </Link>
                ) : (
                  <Link
                    to={`?subjectKind=${row.subjectKind}&subjectId=${row.subjectId}`}
                    className="text-link"
                    title={row.subjectId}
                  >
                    {row.subjectKind === 'market' ? t('market') : row.subjectId.slice(0, 8)}
                  </Link>
                ),
            },
            {
              key: 'actor',
              head: t('actor'),
              cell: (row) =>
                row.actorId ? (
                  <Link to={`?actorId=${row.actorId}`} className="text-link" title={row.actorId}>
                    {row.actorId.slice(0, 8)}
                  </Link>
                ) : (
                  <span className="text-muted">–</span>
                ),
              from: 'md',
            },
            {
              key: 'detail',
              head: t('detail'),
              cell: (row) =>
                Object.entries(row.detail)
                  .map(([name, value]) => `${name}: ${value ?? '–'}`)
                  .join(', '),
              from: 'lg',
            },
          ]}
        />
      )}
      <ListPages next={next} />
    </AdminFrame>
  )
}
