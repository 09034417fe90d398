import { Plus, X } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ErasureValues } from './use-erasure-form.ts'

const MOST_DRIVES = 60

/** The drives of a unit that were erased, each with what came of it. */
export function DrivesField({ form }: { form: UseFormReturn<ErasureValues> }) {
  const t = useTexts('bench')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'drives' })
  return (
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
  )
}
