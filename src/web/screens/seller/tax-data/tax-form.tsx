import { MOST_RESIDENCES, SELLER_KINDS, type TaxDataPage, UNION } from '../../../../domains/tax-reports/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CountryRows } from './country-rows.tsx'
import { TinRows } from './tin-rows.tsx'
import { useTaxForm } from './use-tax-form.ts'

/** What the company has not said anywhere else. What is left empty stays named as missing. */
export function TaxForm({ companyId, page }: { companyId: number; page: TaxDataPage }) {
  const t = useTexts('taxReports')
  const { form, residences, tins, establishments, save } = useTaxForm(companyId, page)
  const { errors, isSubmitting } = form.formState
  const kind = form.watch('kind')
  return (
    <Panel title={t('formTitle')}>
      <form
        noValidate
        aria-label={t('formTitle')}
        className="flex flex-col gap-6"
        onSubmit={(event) => void save(event)}
      >
        <SelectField
          label={t('kind')}
          options={[
            { value: '', label: t('choose') },
            ...SELLER_KINDS.map((value) => ({ value, label: t(`kind_${value}`) })),
          ]}
          error={errors.kind?.message}
          {...form.register('kind', { validate: (value) => value !== '' || t('needed') })}
        />
        {kind === 'person' && (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField label={t('firstName')} autoComplete="off" maxLength={100} {...form.register('firstName')} />
            <TextField label={t('lastName')} autoComplete="off" maxLength={100} {...form.register('lastName')} />
            <TextField
              type="date"
              label={t('birthDate')}
              autoComplete="off"
              error={errors.birthDate?.message}
              {...form.register('birthDate')}
            />
          </div>
        )}
        <CountryRows
          name="residences"
          form={form}
          rows={residences as never}
          most={MOST_RESIDENCES}
          hint={t('residencesHint')}
        />
        <TinRows form={form} tins={tins} />
        {kind === 'entity' && (
          <CountryRows name="establishments" form={form} rows={establishments as never} most={27} only={UNION} />
        )}
        <Button type="submit" className="self-start" busy={isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
