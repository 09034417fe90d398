import { useState } from 'react'
import { useNavigate } from 'react-router'
import { wasLetIn } from '../../../../../domains/companies/rules/company-status.ts'
import type { ApiOutput } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { ReasonDialog } from '../../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import { IdentityDialog } from './identity-dialog.tsx'

type Props = { company: ApiOutput<'GET /api/admin/companies/{id}'> }

/** What only the operator can do about who a company is: correct it, or remove a registration that blocks a number. */
export function IdentityActions({ company }: Props) {
  const t = useTexts('oversight')
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'identity' | 'draft' | null>(null)
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const close = () => setAsking(null)
  const remove = async (reason: string) => {
    let kept = false
    const call = async () => {
      const answer = await api('POST /api/admin/companies/{id}/remove-draft', {
        params: { id: company.id },
        body: { reason },
      })
      kept = answer.kept
      // Nothing is left to show anew.
      if (!kept) await navigate('/admin/companies', { replace: true })
      return true
    }
    const worked = await run(async () => (await confirmed(call)) ?? false, t('draftRemoved'))
    if (worked && kept) notify('info', t('draftKept'))
    if (worked) close()
  }
  return (
    <>
      {wasLetIn(company.status) && !company.operatesMarket && (
        <Button size="sm" variant="secondary" onClick={() => setAsking('identity')}>
          {t('identity')}
        </Button>
      )}
      {company.status === 'draft' && !company.operatesMarket && (
        <Button size="sm" variant="secondary" onClick={() => setAsking('draft')}>
          {t('removeDraft')}
        </Button>
      )}
      {asking === 'identity' && <IdentityDialog company={company} onClose={close} />}
      <ReasonDialog
        open={asking === 'draft'}
        onClose={close}
        title={t('removeDraftTitle')}
        text={t('removeDraftText')}
        action={t('removeDraft')}
        busy={busy}
        onConfirm={(reason) => void remove(reason)}
      />
      {dialog}
    </>
  )
}
