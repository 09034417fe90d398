import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { PASSWORD_MIN } from '../../../domains/accounts/rules/password-rules.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFieldRules } from '../forms/use-field-rules.ts'
import { PasswordField } from '../password/password-field.tsx'

export type RegisterValues = {
  firstName: string
  lastName: string
  phone: string
  username: string
  email: string
  password: string
  repeated: string
  acceptPrivacyPolicy: boolean
}

type Props = { form: UseFormReturn<RegisterValues> }

const legend = 'mb-3 text-lg font-semibold'

/** Who registers. */
export function PersonFields({ form: { register, formState } }: Props) {
  const t = useTexts('account')
  const shell = useTexts('shell')
  const rules = useFieldRules()
  const { errors } = formState
  return (
    <fieldset>
      <legend className={legend}>{t('registerYou')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={shell('firstName')}
          autoComplete="given-name"
          maxLength={80}
          required
          error={errors.firstName?.message}
          {...register('firstName', rules.required)}
        />
        <TextField
          label={shell('lastName')}
          autoComplete="family-name"
          maxLength={80}
          required
          error={errors.lastName?.message}
          {...register('lastName', rules.required)}
        />
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          required
          error={errors.phone?.message}
          {...register('phone', rules.phone)}
        />
      </div>
    </fieldset>
  )
}

/** With what this person will log in. */
export function LoginFields({ form: { register, formState, watch, getValues } }: Props) {
  const t = useTexts('account')
  const rules = useFieldRules()
  const { errors } = formState
  return (
    <fieldset>
      <legend className={legend}>{t('registerLogin')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          required
          error={errors.username?.message}
          {...register('username', rules.username)}
        />
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          required
          error={errors.email?.message}
          {...register('email', rules.email)}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint', { minimum: PASSWORD_MIN })}
          autoComplete="new-password"
          strengthFor={watch('password')}
          about={watch(['username', 'email', 'firstName', 'lastName'])}
          error={errors.password?.message}
          {...register('password', { ...rules.newPassword, deps: ['repeated'] })}
        />
        <PasswordField
          label={t('repeatPassword')}
          autoComplete="new-password"
          error={errors.repeated?.message}
          {...register(
            'repeated',
            rules.repeated(() => getValues('password')),
          )}
        />
      </div>
    </fieldset>
  )
}

/** V03. The link opens beside the form: what is typed stays in sight. */
export function PrivacyField({ form: { register, formState } }: Props) {
  const t = useTexts('account')
  const shell = useTexts('shell')
  const rules = useFieldRules()
  return (
    <CheckboxField
      label={
        <>
          {t('privacyBefore')}
          <Link to="/privacy-policy" target="_blank" rel="noopener" className="text-link">
            {t('privacyLink')}
            <span className="sr-only"> ({shell('newWindow')})</span>
          </Link>
          {t('privacyAfter')}
        </>
      }
      required
      error={formState.errors.acceptPrivacyPolicy?.message}
      {...register('acceptPrivacyPolicy', rules.privacy)}
    />
  )
}
