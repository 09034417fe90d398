import { useState } from 'react'
import { nextStatus } from '../../../domains/companies/rules/company-status.ts'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAction } from './use-action.ts'

/** What the operator may decide now; a refusal is told to the company with its reason. */
export function CompanyDecision({ company }: { company: ApiOutput<'GET /api/admin/companies/{id}'> }) {
  const t = useTexts('admin')
  const { busy, run } = useAction()
  const [asking, setAsking] = useState<'reject' | 'suspend' | null>(null)
  const params = { id: company.id }
  const may = (move: 'approve' | 'reject' | 'suspend' | 'reinstate') => nextStatus(company.status, move) !== undefined
  const met = company.requirements.every((one) => one.met)
  return (
    <Panel title={t('decision')}>
      <div className="flex flex-col gap-3">
        <p className="text-muted text-sm">{t(`decision_${company.status}`)}</p>
        {may('approve') && (
          <>
            <Button
              busy={busy}
              disabled={!met}
              onClick={() =>
                void run(() => api('POST /api/admin/companies/{id}/approve', { params }), t('companyApproved'))
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
              void run(() => api('POST /api/admin/companies/{id}/reinstate', { params }), t('companyReinstated'))
            }
          >
            {t('reinstate')}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'reject' ? t('rejectTitle') : t('suspendTitle')}
        text={asking === 'reject' ? t('rejectText') : t('suspendCompanyText')}
        action={asking === 'reject' ? t('reject') : t('suspend')}
        busy={busy}
        onConfirm={async (reason) => {
          const body = { reason }
          const done =
            asking === 'reject'
              ? await run(() => api('POST /api/admin/companies/{id}/reject', { params, body }), t('companyRejected'))
              : await run(() => api('POST /api/admin/companies/{id}/suspend', { params, body }), t('companySuspended'))
          if (done) setAsking(null)
        }}
      />
    </Panel>
  )
}
