import { X } from 'lucide-react'
import { useMemo } from 'react'
import { countryOptions } from '../../../../../values/countries.ts'
import { maskHundredths } from '../../../../parts/forms/hundredths.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { AreaDraft } from './method-draft.ts'

type Props = {
  area: AreaDraft
  /** Countries that are in no group yet. */
  free: readonly string[]
  /** Start of the names of its fields: `methods.0.areas.1`. */
  name: string
  errors: Readonly<Record<string, string | undefined>>
  /** Null: the group goes. */
  onChange: (area: AreaDraft | null) => void
}

const price = maskHundredths(5)
const value = maskHundredths(7)
const days = (text: string) => text.replace(/\D/g, '').slice(0, 2)
const ALL = '*'

/** A group of countries: which they are, and what delivery there costs. */
export function AreaFields({ area, free, name, errors, onChange }: Props) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { sign } = useMarketCurrency()
  const options = useMemo(() => countryOptions(locale, 'PL'), [locale])
  const nameOf = (code: string) => options.find((one) => one.value === code)?.label ?? code
  const field = (key: 'price' | 'freeFrom' | 'transitDays', mask: (text: string) => string) => ({
    name: `${name}.${key}`,
    value: area[key],
    error: errors[`${name}.${key}`],
    autoComplete: 'off',
    inputMode: key === 'transitDays' ? ('numeric' as const) : ('decimal' as const),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...area, [key]: mask(target.value) }),
  })
  const choose = (code: string) =>
    onChange({ ...area, countries: [...area.countries, ...(code === ALL ? free : [code])].filter(Boolean) })
  return (
    <li className="rounded-md border border-line p-3">
      <ul className="flex flex-wrap gap-2">
        {area.countries.map((code) => (
          <li key={code}>
            <button
              type="button"
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3 text-sm hover:border-ink"
              onClick={() => onChange({ ...area, countries: area.countries.filter((one) => one !== code) })}
            >
              <span>{nameOf(code)}</span>
              <X className="size-3.5 text-muted" aria-hidden="true" />
              <span className="sr-only">{t('removeCountry')}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 items-start gap-4 pt-3 md:grid-cols-4">
        <SelectField
          label={t('addCountry')}
          name={`${name}.countries`}
          value=""
          error={errors[`${name}.countries`]}
          disabled={free.length === 0}
          options={[
            { value: '', label: t('choose') },
            { value: ALL, label: t('allCountries') },
            ...options.filter((one) => free.includes(one.value)),
          ]}
          onChange={({ target }) => target.value && choose(target.value)}
        />
        <TextField label={t('price', { sign })} {...field('price', price)} />
        <TextField label={t('freeFrom', { sign })} placeholder={t('never')} {...field('freeFrom', value)} />
        <TextField label={t('transitDays')} {...field('transitDays', days)} />
      </div>
      <Button variant="quiet" onClick={() => onChange(null)} className="mt-2">
        {t('removeArea')}
      </Button>
    </li>
  )
}
