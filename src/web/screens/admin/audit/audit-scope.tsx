import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { personName } from '../../../parts/admin/audit-words.ts'
import type { Names } from '../../../parts/admin/load-audit.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Says that only the entries of one person or company are shown, and leads back to all. */
export function AuditScope({ names }: { names: Names }) {
  const t = useTexts('admin')
  const log = useTexts('auditLog')
  const [chosen] = useSearchParams()
  const actor = chosen.get('actorId')
  const kind = chosen.get('subjectKind')
  const subject = chosen.get('subjectId')
  if (!actor && !subject) return null
  const subjectName = (id: string) => {
    if (kind === 'company') return names.companies[id] ?? t('companyNumber', { id })
    return kind === 'user' ? personName(id, names, { t, log }) : t('market')
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 text-sm">
      {actor && <strong>{log('actorOnly', { name: personName(actor, names, { t, log }) })}</strong>}
      {subject && <strong>{log('subjectOnly', { name: subjectName(subject) })}</strong>}
      <LinkButton to="/admin/audit" variant="quiet" size="sm">
        <X className="size-4" aria-hidden="true" />
        {log('lift')}
      </LinkButton>
    </p>
  )
}
