import type { UseFormReturn } from 'react-hook-form'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { PasswordField } from '../../../parts/password/password-field.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export type VerifyValues = { username: string; password: string; code: string }

type Props = { form: UseFormReturn<VerifyValues>; asks: { username: boolean; password: boolean } }

/** The code, and what neither the address nor this tab knows. */
export function VerifyFields({ form: { register, formState }, asks }: Props) {
  const t = useTexts('account')
  const rules = useFieldRules()
  const { errors } = formState
  return (
    <>
      {asks.username && (
        <TextField
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          error={errors.username?.message}
          {...register('username', rules.required)}
        />
      )}
      {asks.password && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', rules.required)}
        />
      )}
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        error={errors.code?.message}
        {...register('code', rules.required)}
      />
    </>
  )
}
