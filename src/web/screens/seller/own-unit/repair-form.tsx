import { useForm } from 'react-hook-form'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import { REPAIRED_PARTS, type RepairedPart } from '../../../../domains/units/rules/event.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { capital, useUnitWords } from '../../../parts/units/unit-words.ts'
import { showFailure } from '../../../show-failure.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Values = { what: RepairedPart; parts: 'none' | 'original' | 'other'; note: string }
type Props = { companyId: number; unit: OwnUnit; onUnit: (unit: OwnUnit) => void }

const PARTS = ['none', 'original', 'other'] as const

/** What was repaired, for the story of the unit; the words to it are the company's own. */
export function RepairForm({ companyId, unit, onUnit }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const { busy, send } = useSending()
  const form = useForm<Values>({ defaultValues: { what: 'battery', parts: 'original', note: '' } })
  const submit = form.handleSubmit(({ what, parts, note }) =>
    send(async () => {
      try {
        const body = { what, parts, ...(note.trim() && { note: note.trim() }) }
        const params = { id: companyId, code: unit.code }
        onUnit(
          await api('POST /api/companies/{id}/units/{code}/repairs', {
            params,
            body,
            idempotencyKey: crypto.randomUUID(),
          }),
        )
        form.reset()
        notify('good', t('repairDone'))
      } catch (error) {
        showFailure(error, words.locale)
      }
    }),
  )
  return (
    <Disclosure title={t('addRepair')} className="border-t">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <SelectField
          label={t('repaired')}
          options={REPAIRED_PARTS.map((value) => ({ value, label: capital(words.p(`${value}_part`), words) }))}
          {...form.register('what')}
        />
        <SelectField
          label={t('spareParts')}
          options={PARTS.map((value) => ({ value, label: t(`${value}_spare`) }))}
          {...form.register('parts')}
        />
        <TextField label={t('note')} hint={t('noteHint')} optional maxLength={500} {...form.register('note')} />
        <Button type="submit" variant="secondary" busy={busy} className="self-start">
          {t('saveRepair')}
        </Button>
      </form>
    </Disclosure>
  )
}
