import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.tsx'
import { personName } from './audit-words.ts'
import type { AuditLine, Names } from './load-audit.ts'

type Props = { line: AuditLine; names: Names }

/** Whom or what an entry is about: a company leads to its file, a person to what else happened to the account. */
export function AuditSubject({ line: { subjectKind, subjectId }, names }: Props) {
  const t = useTexts('admin')
  const log = useTexts('auditLog')
  if (subjectKind === 'market') return t('market')
  if (subjectId === 'unknown') return <span className="text-muted">{log('noAccount')}</span>
  if (subjectKind === 'company')
    return (
      <Link to={`/admin/companies/${subjectId}`} className="text-link">
        {names.companies[subjectId] ?? t('companyNumber', { id: subjectId })}
      </Link>
    )
  return (
    <Link to={`/admin/audit?subjectKind=user&subjectId=${subjectId}`} className="text-link">
      {personName(subjectId, names, { t, log })}
    </Link>
  )
}

/** Who did it: leads to everything they did. Nobody: somebody not logged in, or the market itself. */
export function AuditActor({ line: { actorId, action }, names }: Props) {
  const t = useTexts('admin')
  const log = useTexts('auditLog')
  if (!actorId) return <span className="text-muted">{log(action === 'loginFailed' ? 'nobody' : 'program')}</span>
  return (
    <Link to={`/admin/audit?actorId=${actorId}`} className="text-link">
      {personName(actorId, names, { t, log })}
    </Link>
  )
}
