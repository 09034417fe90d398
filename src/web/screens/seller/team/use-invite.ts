import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { TeamRole } from '../../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../../browser-api.ts'
import { refuseFields } from '../../../parts/forms/refuse-fields.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Values = { email: string; role: TeamRole }

/** An invitation while it is written and sent. */
export function useInvite(companyId: number) {
  const t = useTexts('team')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const [empty] = useState<Values>({ email: '', role: 'manager' })
  const form = useForm<Values>({ defaultValues: empty })
  const invite = form.handleSubmit((values) =>
    send(async () => {
      try {
        const body = { email: values.email.trim(), role: values.role }
        await api('POST /api/companies/{id}/invitations', { params: { id: companyId }, body })
        notify('good', t('invited'))
        form.reset({ ...empty, role: values.role })
        await revalidate()
      } catch (error) {
        refuseFields(form, error)
        showFailure(error, locale)
      }
    }),
  )
  return { form, busy, invite }
}
