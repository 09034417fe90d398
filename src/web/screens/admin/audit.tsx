import { useLoaderData } from 'react-router'
import { AUDIT_ACTIONS } from '../../../domains/audit/rules/audit-actions.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { loadAudit, type NamedAudit } from '../../parts/admin/load-audit.ts'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { AuditScope } from './audit/audit-scope.tsx'
import { AuditTable } from './audit/audit-table.tsx'

const load: Load<NamedAudit> = ({ api, url, signal }) => {
  const { query } = listQuery<'GET /api/admin/audit'>(url, 'action', 'actorId', 'subjectKind', 'subjectId', 'after')
  return loadAudit(api, query, signal)
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Who did what to whom. Nobody can change or remove a line. */
export default function AdminAuditScreen() {
  const { entries, next, names } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  const log = useTexts('auditLog')
  return (
    <ListFrame
      scope={<AuditScope names={names} />}
      count={entries.length}
      keep={['actorId', 'subjectKind', 'subjectId']}
      choices={[
        { name: 'action', label: t('action'), options: AUDIT_ACTIONS.map((value) => ({ value, label: log(value) })) },
      ]}
      csv={{
        of: 'GET /api/admin/audit-export',
        fields: ['action', 'actorId', 'subjectKind', 'subjectId'],
        name: t('audit'),
      }}
      next={next}
    >
      <AuditTable entries={entries} names={names} />
    </ListFrame>
  )
}
