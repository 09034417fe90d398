import { useForm } from 'react-hook-form'
import type { OwnUnit } from '../../../domains/units/contract.ts'
import type { UnitGrade } from '../../../domains/units/rules/rule.ts'
import { api } from '../../browser-api.ts'
import { showFailure } from '../../show-failure.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { notify } from '../../ui/toast-store.ts'
import { fieldMessages } from '../forms/field-messages.ts'
import { TextArea } from '../forms/text-area.tsx'
import { useSending } from '../forms/use-sending.ts'
import { gradeOptions } from './grade-options.ts'

type Props = { companyId: number; unit: OwnUnit; onDone: (unit: OwnUnit) => void; onClose: () => void }
type Values = { grade: UnitGrade; reason: string }

const LEAST = 10
const MOST = 300

/** Another grade than the rules propose, with a reason that everybody reads in the passport. */
export function GradeByHand({ companyId, unit, onDone, onClose }: Props) {
  const t = useTexts('bench')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { busy, send } = useSending()
  const form = useForm<Values>({ defaultValues: { grade: unit.grade ?? 'B', reason: '' } })
  const submit = form.handleSubmit((values) =>
    send(async () => {
      const params = { id: companyId, code: unit.code }
      try {
        const body = { grade: values.grade, reason: values.reason.trim() }
        onDone(await api('POST /api/companies/{id}/units/{code}/grade', { params, body }))
        notify('good', t('byHandDone'))
        onClose()
      } catch (error) {
        const message = fieldMessages(error).reason
        if (message) form.setError('reason', { message })
        else showFailure(error, locale)
      }
    }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('byHand')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => void submit()}>
            {t('byHandSave')}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-muted text-sm">{t('byHandText')}</p>
        <SelectField label={shell('grade')} options={gradeOptions(shell)} {...form.register('grade')} />
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={MOST}
          error={form.formState.errors.reason?.message}
          {...form.register('reason', {
            validate: (text) => text.trim().length >= LEAST || t('reasonShort', { count: LEAST }),
          })}
        />
      </form>
    </Dialog>
  )
}
