import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { failureText } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { startHere } from '../../ui/start-here.ts'
import { PasswordField } from '../password/password-field.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** Asks for the password once more. */
export function ConfirmPasswordDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const t = useTexts('security')
  const locale = useLocale()
  const id = useId()
  useReturnFocus()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const password = register('password', { required: t('passwordNeeded') })
  const submit = handleSubmit(async (typed) => {
    try {
      await api('POST /api/account/confirm-password', { body: typed })
      onProved()
    } catch (error) {
      const text = error instanceof ApiProblem ? (error.errors[0]?.message ?? error.title) : failureText(error, locale)
      setError('password', { message: text }, { shouldFocus: true })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('confirmTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={formState.isSubmitting}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          // The dialog may stand inside another form.
          event.stopPropagation()
          void submit(event)
        }}
      >
        <p className="pb-4 text-sm">{t('confirmText')}</p>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...password}
          ref={(input) => {
            password.ref(input)
            startHere(input)
          }}
        />
      </form>
    </Dialog>
  )
}
