import { useTexts } from '../../../../texts/use-texts.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import type { SectionProps } from './section-props.ts'

export function BuyerSection({ draft, change, errors }: SectionProps) {
  const t = useTexts('checkout')
  const shell = useTexts('shell')
  const field = (name: keyof typeof draft.buyer, maxLength: number) => ({
    name: `buyer.${name}`,
    id: `buyer.${name}`,
    value: draft.buyer[name],
    maxLength,
    required: true,
    error: errors[`buyer.${name}`],
    onChange: (event: { target: { value: string } }) =>
      change({ ...draft, buyer: { ...draft.buyer, [name]: event.target.value } }),
  })
  return (
    <FormSection title={t('buyerTitle')} hint={t('buyerHint')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={shell('firstName')} autoComplete="given-name" {...field('firstName', 80)} />
        <TextField label={shell('lastName')} autoComplete="family-name" {...field('lastName', 80)} />
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email', 200)}
        />
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field('phone', 20)}
        />
      </div>
    </FormSection>
  )
}
