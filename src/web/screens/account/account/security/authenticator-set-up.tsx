import { useForm } from 'react-hook-form'
import { type ApiOutput, ApiProblem } from '../../../../api-client.ts'
import { api } from '../../../../browser-api.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

type Props = {
  begun: ApiOutput<'POST /api/account/authenticator'>
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Two steps: the authenticator reads the secret, and proves with a first code that it has. */
export function AuthenticatorSetUp({ begun, onDone, onCancel }: Props) {
  const t = useTexts('security')
  const locale = useLocale()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    try {
      const { recoveryCodes } = await api('POST /api/account/authenticator/confirm', { body: { code: code.trim() } })
      onDone(recoveryCodes)
    } catch (error) {
      const text = error instanceof ApiProblem ? (error.errors[0]?.message ?? error.title) : failureText(error, locale)
      setError('code', { message: text }, { shouldFocus: true })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.qr)}`}
        alt={t('qrText')}
        width={176}
        height={176}
        className="size-44 rounded-md border border-line bg-[#fff]"
      />
      <div className="min-w-0">
        <p className="text-sm">{t('scan')}</p>
        <p className="pt-2 text-muted text-sm">{t('orType')}</p>
        <p className="numbers select-all break-all py-2 font-medium text-sm">
          {begun.secret.replace(/(.{4})/g, '$1 ').trim()}
        </p>
        <TextField
          label={t('firstCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          error={formState.errors.code?.message}
          className="max-w-48"
          {...register('code', {
            pattern: { value: /^\s*\d{3}\s?\d{3}\s*$/, message: t('codeShape') },
            required: t('codeShape'),
          })}
        />
        <div className="flex flex-wrap gap-3 pt-4">
          <Button type="submit" busy={formState.isSubmitting}>
            {t('switchOn')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}
