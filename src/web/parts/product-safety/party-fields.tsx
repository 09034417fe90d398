import type { Trader } from '../../../domains/product-safety/contract.ts'
import { isElectronicAddress } from '../../../domains/product-safety/rules/trader.ts'
import { countryOptions } from '../../../values/countries.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export const EMPTY_PARTY: Trader = { name: '', address: '', country: 'PL', contact: '' }

/** Nobody, or somebody whole; undefined: something of it is missing or wrong. */
export function partyOf(fields: Trader): Trader | null | undefined {
  const { country } = fields
  const [name, address, contact] = [fields.name.trim(), fields.address.trim(), fields.contact.trim()]
  if (name === '') return null
  return address.length >= 5 && isElectronicAddress(contact) ? { name, address, country, contact } : undefined
}

type Props = {
  of: 'maker' | 'responsible'
  value: Trader
  wrong: boolean
  /** Countries that may be chosen; all unless given. */
  countries?: readonly string[]
  onChange: (value: Trader) => void
}

/** Name, postal and electronic address of who made a product or answers for it. */
export function PartyFields({ of, value, wrong, countries, onChange }: Props) {
  const t = useTexts('productSafety')
  const locale = useLocale()
  const set = (part: Partial<Trader>) => onChange({ ...value, ...part })
  return (
    <fieldset className="grid gap-4 py-4 sm:grid-cols-2">
      <legend className="font-semibold">{t(of)}</legend>
      <p className="text-muted text-sm sm:col-span-2">{t(`${of}Hint`)}</p>
      <TextField
        label={t('name')}
        maxLength={200}
        value={value.name}
        error={wrong ? t('wrongParty') : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <SelectField
        label={t('country')}
        value={value.country}
        onChange={({ target }) => set({ country: target.value })}
        options={countryOptions(locale, 'PL').filter((one) => !countries || countries.includes(one.value))}
      />
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        maxLength={300}
        value={value.address}
        onChange={({ target }) => set({ address: target.value })}
      />
      <TextField
        label={t('contact')}
        hint={t('contactHint')}
        maxLength={200}
        value={value.contact}
        onChange={({ target }) => set({ contact: target.value })}
      />
    </fieldset>
  )
}
