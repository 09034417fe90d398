import { useState } from 'react'
import { Link } from 'react-router'
import { nextStatus } from '../../../../domains/companies/rules/company-status.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useKeptFocus } from '../../../parts/security/use-kept-focus.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { IdentityActions } from './oversight/identity-actions.tsx'

type Props = {
  company: ApiOutput<'GET /api/admin/companies/{id}'>
  /** The company that has waited longest besides this one. */
  following: { id: number; name: string } | undefined
}

/** What the operator may decide now; a refusal is told to the company with its reason. */
export function CompanyDecision({ company, following }: Props) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const { place, keepFocus } = useKeptFocus()
  const [asking, setAsking] = useState<'reject' | 'suspend' | null>(null)
  const params = { id: company.id }
  const may = (move: 'approve' | 'reject' | 'suspend' | 'reinstate') => nextStatus(company.status, move) !== undefined
  // The button that was pressed is gone afterwards.
  const decide = async (action: () => Promise<unknown>, done: string) => {
    const worked = await run(action, done)
    if (worked) setAsking(null)
    keepFocus()
  }
  const met = company.requirements.every((one) => one.met)
  return (
    <Panel title={t('decision')}>
      <div ref={place} tabIndex={-1} className="flex flex-col gap-3 rounded-md">
        <p className="text-muted text-sm">{t(`decision_${company.status}`)}</p>
        {may('approve') && (
          <>
            <Button
              busy={busy}
              disabled={!met}
              onClick={() =>
                void decide(() => api('POST /api/admin/companies/{id}/approve', { params }), t('companyApproved'))
              }
            >
              {t('approve')}
            </Button>
            {!met && <p className="text-danger text-sm">{t('approveNeeds')}</p>}
          </>
        )}
        {may('reject') && (
          <Button variant="secondary" onClick={() => setAsking('reject')}>
            {t('reject')}
          </Button>
        )}
        {may('suspend') && (
          <Button variant="secondary" onClick={() => setAsking('suspend')}>
            {t('suspend')}
          </Button>
        )}
        {may('reinstate') && (
          <Button
            busy={busy}
            onClick={() =>
              void decide(() => api('POST /api/admin/companies/{id}/reinstate', { params }), t('companyReinstated'))
            }
          >
            {t('reinstate')}
          </Button>
        )}
        <IdentityActions company={company} />
        {following && (
          <p className="border-line border-t pt-3 text-sm">
            <span className="block text-muted">{t('nextWaiting')}</span>
            <Link to={`/admin/companies/${following.id}`} className="text-link inline-flex min-h-8 items-center">
              {following.name}
            </Link>
          </p>
        )}
      </div>
      <ReasonDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'reject' ? t('rejectTitle') : t('suspendTitle')}
        text={asking === 'reject' ? t('rejectText') : t('suspendCompanyText')}
        action={asking === 'reject' ? t('reject') : t('suspend')}
        busy={busy}
        onConfirm={(reason) => {
          const body = { reason }
          if (asking === 'reject')
            void decide(() => api('POST /api/admin/companies/{id}/reject', { params, body }), t('companyRejected'))
          else void decide(() => api('POST /api/admin/companies/{id}/suspend', { params, body }), t('companySuspended'))
        }}
      />
    </Panel>
  )
}
