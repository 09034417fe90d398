import { X } from 'lucide-react'
import { useMemo } from 'react'
import { MOST_TINS } from '../../../../domains/tax-reports/contract.ts'
import { countryOptions } from '../../../../values/countries.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TaxFormState } from './use-tax-form.ts'

/** Tax numbers beside the one of the company, each with its country. */
export function TinRows({ form, tins }: Pick<TaxFormState, 'form' | 'tins'>) {
  const t = useTexts('taxReports')
  const locale = useLocale()
  const options = useMemo(() => countryOptions(locale, 'PL'), [locale])
  const { errors } = form.formState
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-medium text-sm">{t('tins')}</legend>
      <p className="text-muted text-sm">{t('tinsHint')}</p>
      {tins.fields.map(({ id }, at) => (
        <div key={id} className="flex flex-wrap items-start gap-3">
          <SelectField
            className="min-w-0 basis-48"
            label={t('tinCountry', { number: at + 1 })}
            options={options}
            {...form.register(`tins.${at}.country`)}
          />
          <TextField
            className="min-w-0 flex-1 basis-48"
            label={t('tinNumber', { number: at + 1 })}
            autoComplete="off"
            maxLength={20}
            error={errors.tins?.[at]?.number?.message}
            {...form.register(`tins.${at}.number`, { validate: (text) => text.trim().length >= 3 || t('needed') })}
          />
          <IconButton className="mt-6" label={t('removeTin', { number: at + 1 })} onClick={() => tins.remove(at)}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {tins.fields.length < MOST_TINS && (
        <Button variant="secondary" className="self-start" onClick={() => tins.append({ country: 'PL', number: '' })}>
          {t('addTin')}
        </Button>
      )}
    </fieldset>
  )
}
