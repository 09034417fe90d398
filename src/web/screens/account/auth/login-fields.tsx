import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { PasswordField } from '../../../parts/password/password-field.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export type LoginValues = { login: string; password: string; code: string; keepLoggedIn: boolean }

/** Who one is, the password, and whether this device remembers it. */
export function LoginFields({ form: { register, formState } }: { form: UseFormReturn<LoginValues> }) {
  const t = useTexts('account')
  const rules = useFieldRules()
  const { errors } = formState
  return (
    <>
      <TextField
        label={t('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        error={errors.login?.message}
        {...register('login', rules.required)}
      />
      <div>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', rules.required)}
        />
        <Link to="/forgot" className="mt-1 inline-flex min-h-11 items-center text-sm text-link">
          {t('forgotLink')}
        </Link>
      </div>
      <CheckboxField label={t('keep')} hint={t('keepHint')} {...register('keepLoggedIn')} />
    </>
  )
}
