import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/account/use-sending.ts'
import { useConfirmed } from '../../../parts/account-security/use-confirmed.tsx'
import { PasswordField } from '../../../parts/password/password-field.tsx'
import { forgetSession } from '../../../session/sign-out.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'

/** T02: deletes the account once its owner has proved to be it, then nobody is logged in any more, in any tab. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts('profile')
  const notices = useTexts('notices')
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
        forgetSession()
      } catch (error) {
        const text = failureText(error, locale)
        if (error instanceof ApiProblem && error.code === 'password_wrong') {
          form.setError('password', { message: text }, { shouldFocus: true })
        } else setFailure(text)
        notify('danger', t('deleteFailed'))
      }
    }),
  )
  return (
    <Panel title={t('deleteTitle')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
        <p className="text-sm">{t('deleteFinal')}</p>
        {hasPassword && (
          <PasswordField
            label={t('currentPasswordToDelete')}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password', { validate: (text) => text !== '' || notices('required') })}
          />
        )}
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="danger" className="self-start">
          {t('deleteYes')}
        </Button>
      </form>
      <LoadingOverlay open={busy} text={t('deleting')} />
      {dialog}
    </Panel>
  )
}
