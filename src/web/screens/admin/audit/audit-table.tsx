import { AuditActor, AuditSubject } from '../../../parts/admin/audit-names.tsx'
import { detailText } from '../../../parts/admin/audit-words.ts'
import type { NamedAudit } from '../../../parts/admin/load-audit.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Table } from '../../../ui/table.tsx'

export function AuditTable({ entries, names }: Pick<NamedAudit, 'entries' | 'names'>) {
  const t = useTexts('admin')
  const log = useTexts('auditLog')
  return (
    <Table
      stacks
      caption={t('audit')}
      rows={entries}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'action',
          head: t('action'),
          cell: (row) => (
            <>
              <span className="block">{log(row.action)}</span>
              <span className="block max-w-96 break-words font-normal text-muted text-xs">
                {detailText(row, names, { t, log })}
              </span>
            </>
          ),
        },
        { key: 'at', head: t('at'), cell: (row) => <When at={row.at} /> },
        { key: 'actor', head: t('actor'), cell: (line) => <AuditActor {...{ line, names }} />, named: true },
        {
          key: 'subject',
          head: t('subjectOf'),
          cell: (line) =>
            line.actorId === line.subjectId ? (
              <span className="text-muted">{log('ownAccount')}</span>
            ) : (
              <AuditSubject {...{ line, names }} />
            ),
          named: true,
        },
      ]}
    />
  )
}
