import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DrivesField } from './drives-field.tsx'
import { useErasureForm } from './use-erasure-form.ts'

type Props = { companyId: number; unit: OwnUnit; onSaved: (unit: OwnUnit) => void; onCancel: () => void }

const METHODS = ['clear', 'purge', 'destroy'] as const

/** The fields of a certificate. Operator and serial numbers are for the company and the buyer alone. */
export function ErasureForm({ companyId, unit, onSaved, onCancel }: Props) {
  const t = useTexts('bench')
  const { p } = useUnitWords()
  const { form, busy, submit } = useErasureForm(companyId, unit, onSaved)
  const { errors } = form.formState
  const needed = (text: string) => text.trim() !== '' || t('needed')
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{t('erasureText')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('erasureNumber')}
          maxLength={60}
          error={errors.number?.message}
          {...form.register('number', { validate: needed })}
        />
        <TextField
          label={t('wipedOn')}
          type="date"
          max={marketDay(new Date())}
          error={errors.wipedOn?.message}
          {...form.register('wipedOn', { validate: needed })}
        />
        <SelectField
          label={t('method')}
          options={METHODS.map((value) => ({ value, label: p(`wiped_${value}`) }))}
          {...form.register('method')}
        />
        <TextField
          label={t('verified')}
          hint={t('verifiedHint')}
          optional
          inputMode="numeric"
          maxLength={4}
          error={errors.verified?.message}
          {...form.register('verified', {
            validate: (text) => {
              const typed = text.replace('%', '').trim()
              return typed === '' || (readWhole(typed) ?? 101) <= 100 || t('wrongValue')
            },
          })}
        />
        <TextField
          label={t('tool')}
          maxLength={60}
          error={errors.tool?.message}
          {...form.register('tool', { validate: needed })}
        />
        <TextField
          label={t('toolVersion')}
          optional
          maxLength={30}
          error={errors.toolVersion?.message}
          {...form.register('toolVersion')}
        />
        <TextField
          label={t('operatorName')}
          hint={t('operatorHint')}
          maxLength={80}
          error={errors.operator?.message}
          {...form.register('operator', { validate: needed })}
        />
      </div>
      <DrivesField form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('saveErasure')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
