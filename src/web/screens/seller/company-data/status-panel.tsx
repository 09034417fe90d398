import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { nextStatus } from '../../../../domains/companies/rules/company-status.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSettings } from '../../../use-root.ts'
import { unmetBeforeSubmit } from './requirement-list.tsx'

const TONES = {
  draft: 'info',
  submitted: 'info',
  approved: 'good',
  rejected: 'danger',
  suspended: 'danger',
  ended: 'danger',
} as const

/** Where the company stands, and what to do next. */
export function StatusPanel({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  const email = useSettings()?.owner.email
  const { status, statusReason, sells } = company
  const incomplete = status === 'approved' && !sells
  const open = unmetBeforeSubmit(company).length
  const words = {
    draft: t(open === 0 ? 'draftReady' : 'draftText'),
    submitted: t('submittedText'),
    approved: t(sells ? 'sellsText' : 'approvedMissing'),
    rejected: t('rejectedText'),
    suspended: t('suspendedText'),
    ended: t('endedText'),
  }
  const refused = status === 'rejected' || status === 'suspended' || status === 'ended'
  return (
    <Notice tone={incomplete ? 'warning' : TONES[status]} title={t(`status_${status}`)} className="p-5">
      <p className="max-w-text">{words[status]}</p>
      {refused && statusReason && (
        <p className="mt-2 max-w-text break-words">
          <span className="font-semibold">{t('reasonGiven')}:</span> {statusReason}
        </p>
      )}
      {refused && email && (
        <p className="mt-2">
          <a href={`mailto:${email}`} className="text-link">
            {t('askOperator', { email })}
          </a>
        </p>
      )}
      {nextStatus(status, 'submit') && <Submit company={company} open={open} />}
    </Notice>
  )
}

function Submit({ company, open }: { company: OwnCompany; open: number }) {
  const t = useTexts('company')
  const { busy, run } = useAction()
  if (!roleMay(company.role, 'company.submit')) return <p className="mt-3 text-muted">{t('submitOwnerOnly')}</p>
  const submit = () => run(() => api('POST /api/companies/{id}/submit', { params: { id: company.id } }), t('submitted'))
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={busy} disabled={open > 0} onClick={() => void submit()}>
        {t(company.status === 'rejected' ? 'submitAgain' : 'submit')}
      </Button>
      {open > 0 && <span>{t('stillMissing', { count: open })}</span>}
    </div>
  )
}
