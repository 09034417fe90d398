import type { UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type Who = { name: string; email: string; nonProfessional: boolean }
type Props = { form: UseFormReturn<Who>; isBusiness: boolean }

/** Who states it, and where the receipt goes; for a company's invoice, that it was not for the trade. */
export function WhoFields({ form, isBusiness }: Props) {
  const t = useTexts('returnPages')
  const { errors, defaultValues } = form.formState
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        minLength={2}
        maxLength={160}
        defaultValue={defaultValues?.name}
        error={errors.name?.message}
        {...form.register('name', { validate: (text) => text.trim().length > 1 || t('required') })}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={defaultValues?.email}
        error={errors.email?.message}
        {...form.register('email', { validate: (text) => text.includes('@') || t('required') })}
      />
      {isBusiness && (
        <CheckboxField
          label={t('nonProfessional')}
          required
          defaultChecked={defaultValues?.nonProfessional}
          error={errors.nonProfessional?.message}
          {...form.register('nonProfessional', { validate: (isSo) => isSo || t('required') })}
        />
      )}
    </>
  )
}
