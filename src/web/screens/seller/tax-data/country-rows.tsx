import { X } from 'lucide-react'
import { useMemo } from 'react'
import type { UseFieldArrayReturn } from 'react-hook-form'
import { countryOptions } from '../../../../values/countries.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { TaxFormState, TaxFormValues } from './use-tax-form.ts'

type Name = 'residences' | 'establishments'
type Props = {
  name: Name
  form: TaxFormState['form']
  rows: UseFieldArrayReturn<TaxFormValues, Name>
  most: number
  hint?: string
  /** Only these, where not all countries fit. */
  only?: readonly string[]
}

/** Countries, each in a row of its own that can be taken away. */
export function CountryRows({ name, form, rows, most, hint, only }: Props) {
  const t = useTexts('taxReports')
  const locale = useLocale()
  const options = useMemo(() => {
    const all = countryOptions(locale, 'PL').filter(({ value }) => !only || only.includes(value))
    return [{ value: '', label: t('choose') }, ...all]
  }, [locale, only, t])
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-medium text-sm">{t(name)}</legend>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      {rows.fields.length === 0 && <p className="text-muted text-sm">{t('establishmentsNone')}</p>}
      {rows.fields.map(({ id }, at) => (
        <div key={id} className="flex flex-wrap items-end gap-3">
          <SelectField
            className="min-w-0 flex-1 basis-56"
            label={t('country', { number: at + 1 })}
            options={options}
            {...form.register(`${name}.${at}.country`)}
          />
          <IconButton label={t('removeCountry', { number: at + 1 })} onClick={() => rows.remove(at)}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {rows.fields.length < most && (
        <Button variant="secondary" className="self-start" onClick={() => rows.append({ country: '' })}>
          {t('addCountry')}
        </Button>
      )}
    </fieldset>
  )
}
