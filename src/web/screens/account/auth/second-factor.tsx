import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { LoginValues } from './login-fields.tsx'

type Props = { form: UseFormReturn<LoginValues>; onBack: () => void }

/** The second step of logging in; name and password of the first are kept by the form. */
export function SecondFactor({ form: { register, formState, setFocus }, onBack }: Props) {
  const t = useTexts('account')
  const rules = useFieldRules()
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <section aria-labelledby="second-step" className="flex flex-col gap-4">
      <div>
        <h2 id="second-step" className="text-lg">
          {t('secondTitle')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t('secondIntro')}</p>
      </div>
      <TextField
        label={t('secondCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={formState.errors.code?.message}
        {...register('code', rules.required)}
      />
      <Button variant="quiet" className="self-start" onClick={onBack}>
        {t('secondBack')}
      </Button>
    </section>
  )
}
