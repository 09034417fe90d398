import { Link } from 'react-router'
import { AuditSubject } from '../../../parts/admin/audit-names.tsx'
import type { NamedAudit } from '../../../parts/admin/load-audit.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The end of the audit log. */
export function LatestEvents({ entries, names }: Pick<NamedAudit, 'entries' | 'names'>) {
  const t = useTexts('admin')
  const log = useTexts('auditLog')
  return (
    <Panel title={t('latest')} flush>
      <ul>
        {entries.map((line) => (
          <li
            key={line.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-line border-t px-5 py-2 text-sm"
          >
            <span className="min-w-0">
              {log(line.action)}: <AuditSubject {...{ line, names }} />
            </span>
            <span className="text-muted">
              <When at={line.at} />
            </span>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-5 py-1 text-sm">
        <Link to="/admin/audit" className="text-link inline-flex min-h-11 items-center">
          {t('wholeLog')}
        </Link>
      </p>
    </Panel>
  )
}
