import { PasswordField } from '../../../parts/password/password-field.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** The last step: the password once more. A11: nothing else is done meanwhile. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTexts('profile')
  const notices = useTexts('notices')
  const { form, submit, busy, failure, dialog } = useDeleteAccount(hasPassword)
  return (
    <Panel title={t('deleteTitle')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
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
