import type { Address } from '../../../domains/orders/contract.ts'
import { postalHint } from '../../../values/postal-code.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  value: Address
  onChange: (value: Address) => void
  /** Message by field name (`street`, `postalCode`, …). */
  errors?: Readonly<Record<string, string | undefined>>
  countries: readonly { value: string; label: string }[]
  /** Group of autofill tokens: `shipping` or `billing`. */
  kind?: 'shipping' | 'billing'
  /** Names are asked for elsewhere. */
  withoutName?: boolean
  /** The only one on its page, with links to its fields: they have their names as ids. */
  linked?: boolean
}

export function AddressForm({
  value,
  onChange,
  errors = {},
  countries,
  kind = 'shipping',
  withoutName,
  linked,
}: Props) {
  const t = useTexts('shell')
  const example = postalHint(value.country)
  const field = (name: keyof Address, token: string) => ({
    name: `${kind}.${name}`,
    ...(linked && { id: `${kind}.${name}` }),
    autoComplete: `${kind} ${token}`,
    value: value[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      {!withoutName && (
        <>
          <TextField label={t('firstName')} {...field('firstName', 'given-name')} required className="sm:col-span-3" />
          <TextField label={t('lastName')} {...field('lastName', 'family-name')} required className="sm:col-span-3" />
        </>
      )}
      <TextField label={t('street')} {...field('street', 'street-address')} required className="sm:col-span-6" />
      <TextField
        label={t('postalCode')}
        hint={example && t('postalExample', { example })}
        {...field('postalCode', 'postal-code')}
        required
        className="sm:col-span-2"
      />
      <TextField label={t('city')} {...field('city', 'address-level2')} required className="sm:col-span-4" />
      <TextField label={t('region')} {...field('region', 'address-level1')} optional className="sm:col-span-3" />
      <SelectField
        label={t('country')}
        {...field('country', 'country')}
        options={countries}
        className="sm:col-span-3"
      />
    </div>
  )
}
