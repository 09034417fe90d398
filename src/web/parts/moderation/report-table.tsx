import { Link } from 'react-router'
import type { ReportRow } from '../../../domains/moderation/operator/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { When } from '../lists/when.tsx'

/** The queue. */
export function ReportTable({ reports }: { reports: readonly ReportRow[] }) {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  return (
    <Table
      stacks
      caption={t('subject')}
      rows={reports}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'subject',
          head: t('subject'),
          cell: ({ id, number, title, kind, company }) => (
            <>
              <Link to={`/admin/reports/${id}`} className="wrap-anywhere inline-block min-h-6 text-link">
                {title}
              </Link>
              <span className="wrap-anywhere block font-normal text-muted text-xs">
                {number} · {words(`kind_${kind}`)} · {company.name}
              </span>
            </>
          ),
        },
        {
          key: 'reason',
          head: t('reason'),
          wide: true,
          cell: ({ reason, source, urgent }) => (
            <>
              {urgent && <Badge tone="danger">{t('urgent')}</Badge>} {words(`reason_${reason}`)}
              <span className="block text-muted text-xs">{t(`source_${source}`)}</span>
            </>
          ),
        },
        { key: 'state', head: t('state'), cell: ({ state }) => t(`state_${state}`) },
        { key: 'received', head: t('received'), named: true, cell: ({ receivedAt }) => <When at={receivedAt} /> },
        {
          key: 'due',
          head: t('due'),
          named: true,
          cell: ({ dueAt, late, state }) =>
            state === 'decided' ? (
              <span className="text-muted">–</span>
            ) : (
              <>
                <When at={dueAt} /> {late && <Badge tone="danger">{t('late')}</Badge>}
              </>
            ),
        },
      ]}
    />
  )
}
