import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { clearSession } from '../../../session/sign-out.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** T02: deletes the account once its owner has proved to be it, then nobody is logged in any more, in any tab. */
export function useDeleteAccount(hasPassword: boolean) {
  const t = useTexts('profile')
  const locale = useLocale()
  const { busy, send } = useSending()
  const { confirmed, dialog } = useConfirmed()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ defaultValues: { password: '' } })
  const remove = async (password: string) => {
    if (hasPassword) await api('POST /api/account/confirm-password', { body: { password } })
    return confirmed(() => api('DELETE /api/users/delete'))
  }
  const submit = form.handleSubmit(({ password }) =>
    send(async () => {
      setFailure(undefined)
      try {
        if (!(await remove(password))) return
        notify('good', t('deleted'))
        clearSession()
      } catch (error) {
        const text = failureText(error, locale)
        if (error instanceof ApiProblem && error.code === 'password_wrong') {
          form.setError('password', { message: text }, { shouldFocus: true })
        } else setFailure(text)
        notify('danger', t('deleteFailed'))
      }
    }),
  )
  return { form, submit, busy, failure, dialog }
}
