import type { AttributeSchema } from '../../../../../domains/categories/contract.ts'
import { type LocalText, pickText } from '../../../../../values/locale.ts'
import { attributeName } from '../../../../parts/categories/attribute-text.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

type Props = {
  name: string
  field: AttributeSchema
  /** As typed; empty: not said. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One attribute by its type: a choice, yes or no, a number with its unit, a text. */
export function AttributeField({ name, field, value, error, onChange }: Props) {
  const t = useTexts('offer')
  const product = useTexts('product')
  const locale = useLocale()
  const label = attributeName(field, locale)
  const texts = { name, error, value }
  if (field.type === 'enum' || field.type === 'boolean') {
    const known =
      field.type === 'boolean'
        ? [
            { value: 'true', label: product('yes') },
            { value: 'false', label: product('no') },
          ]
        : (field.options ?? []).map((option) => ({
            value: option.value,
            label: pickText(option.names as LocalText, locale),
          }))
    // A choice that the category no longer offers is shown as it is, not silently changed.
    const foreign = value !== '' && !known.some((option) => option.value === value) ? [{ value, label: value }] : []
    return (
      <SelectField
        {...texts}
        label={label}
        onChange={({ target }) => onChange(target.value)}
        options={[{ value: '', label: t('notSaid') }, ...known, ...foreign]}
      />
    )
  }
  return (
    <TextField
      {...texts}
      label={field.unit ? `${label} (${field.unit})` : label}
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      maxLength={field.type === 'number' ? 20 : 200}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
