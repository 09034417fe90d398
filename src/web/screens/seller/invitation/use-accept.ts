import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { enterCompany } from '../../../parts/company/enter-company.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** Joins a company and goes there; or tells why that is not possible. */
export function useAccept(token: string, company: string) {
  const t = useTexts('team')
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, send } = useSending()
  const [refused, setRefused] = useState<'other' | 'invalid' | null>(null)
  const accept = () =>
    send(async () => {
      try {
        const { companyId } = await api('POST /api/invitations/{token}/accept', { params: { token } })
        notify('good', t('accepted', { company }))
        await navigate(enterCompany(companyId), { replace: true })
      } catch (error) {
        const code = error instanceof ApiProblem ? error.code : ''
        if (code === 'invitation_for_other') setRefused('other')
        else if (code === 'invitation_not_found') setRefused('invalid')
        else showFailure(error, locale)
      }
    })
  return { refused, busy, accept }
}
