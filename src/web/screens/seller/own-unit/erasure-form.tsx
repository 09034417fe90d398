import { Plus, X } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { Erasure, OwnUnit } from '../../../../domains/units/contract.ts'
import { marketDay } from '../../../../values/days.ts'
import { api } from '../../../browser-api.ts'
import { fieldMessages } from '../../../parts/forms/field-messages.ts'
import { readWhole } from '../../../parts/forms/read-number.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { useUnitWords } from '../../../parts/units/unit-words.ts'
import { showFailure } from '../../../show-failure.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Values = Omit<Erasure, 'hasFile' | 'verified' | 'drives'> & { verified: string; drives: Erasure['drives'] }
type Props = { companyId: number; unit: OwnUnit; onSaved: (unit: OwnUnit) => void; onCancel: () => void }

const METHODS = ['clear', 'purge', 'destroy'] as const
const MOST_DRIVES = 60

/** The fields of a certificate. Operator and serial numbers are for the company and the buyer alone. */
export function ErasureForm({ companyId, unit, onSaved, onCancel }: Props) {
  const t = useTexts('bench')
  const { p, locale } = useUnitWords()
  const { busy, send } = useSending()
  const begun = unit.erasure?.hasFile === false ? unit.erasure : null
  const form = useForm<Values>({
    defaultValues: {
      number: begun?.number ?? '',
      wipedOn: begun?.wipedOn ?? marketDay(new Date()),
      operator: begun?.operator ?? '',
      tool: begun?.tool ?? '',
      toolVersion: begun?.toolVersion ?? '',
      method: begun?.method ?? 'purge',
      drives: begun?.drives ?? [{ serial: '', capacity: '', result: 'wiped' }],
      verified: begun ? String(begun.verified ?? '') : '100',
    },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'drives' })
  const { errors } = form.formState
  const needed = (text: string) => text.trim() !== '' || t('needed')
  const submit = form.handleSubmit(({ verified, drives, ...values }) =>
    send(async () => {
      const body = { ...values, drives, verified: verified.trim() === '' ? null : readWhole(verified.replace('%', '')) }
      try {
        const params = { id: companyId, code: unit.code }
        onSaved(await api('POST /api/companies/{id}/units/{code}/erasure', { params, body }))
        notify('good', t('erasureSaved'))
      } catch (error) {
        const messages = Object.entries(fieldMessages(error))
        for (const [field, message] of messages) form.setError(field as keyof Values, { message })
        if (messages.length === 0) showFailure(error, locale)
      }
    }),
  )
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
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-sm">{t('drives')}</legend>
        <ul className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <li
              key={field.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_8rem_10rem_auto]"
            >
              <TextField
                className="max-sm:col-span-2"
                label={t('driveSerial', { number: index + 1 })}
                maxLength={60}
                {...form.register(`drives.${index}.serial`)}
              />
              <TextField label={t('capacity')} maxLength={20} {...form.register(`drives.${index}.capacity`)} />
              <SelectField
                label={t('result')}
                options={(['wiped', 'failed'] as const).map((value) => ({ value, label: t(`drive_${value}`) }))}
                {...form.register(`drives.${index}.result`)}
              />
              <IconButton label={t('removeDrive', { number: index + 1 })} onClick={() => remove(index)}>
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          disabled={fields.length >= MOST_DRIVES}
          onClick={() => append({ serial: '', capacity: '', result: 'wiped' })}
        >
          <Plus className="size-4" aria-hidden="true" />
          {t('addDrive')}
        </Button>
      </fieldset>
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
