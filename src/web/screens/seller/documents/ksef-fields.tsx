import type { UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { KsefForm } from './use-ksef-form.ts'

/** Where to, and with which token. */
export function KsefFields({ form, tokenEnd }: { form: UseFormReturn<KsefForm>; tokenEnd: string | null }) {
  const t = useTexts('documents')
  const { errors } = form.formState
  return (
    <>
      <SelectField
        label={t('ksefMode')}
        options={(['off', 'test', 'production'] as const).map((value) => ({ value, label: t(`ksef_${value}`) }))}
        error={errors.mode?.message}
        {...form.register('mode')}
      />
      <TextField
        label={t('ksefToken')}
        hint={tokenEnd ? t('ksefTokenKept', { end: `…${tokenEnd}` }) : t('ksefTokenNone')}
        type="password"
        // Not a password of this person: browsers should neither fill it in nor offer to keep it.
        autoComplete="new-password"
        spellCheck={false}
        maxLength={400}
        error={errors.token?.message}
        {...form.register('token')}
      />
    </>
  )
}
