import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Person } from './person-file.ts'

type Props = {
  person: Person
  confirmed: <T>(action: () => Promise<T>) => Promise<T | undefined>
  onClose: () => void
}

/** Asks for the right address and the reason. */
export function CorrectEmail({ person, confirmed, onClose }: Props) {
  const t = useTexts('people')
  const admin = useTexts('admin')
  const rules = useFieldRules()
  const id = useId()
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { email: '', reason: '' } })
  const { errors } = form.formState
  const correct = form.handleSubmit(async (typed) => {
    const params = { id: person._id }
    const body = { email: typed.email.trim(), reason: typed.reason.trim() }
    const call = () => api('POST /api/admin/users/{id}/email', { params, body })
    const act = async () => (await confirmed(() => call().then(() => true))) ?? false
    if (await run(act, t('emailCorrected'))) onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('correctEmail')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {admin('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {t('correct')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void correct(event)} className="flex flex-col gap-4">
        <p className="text-sm">{t(person.status === 'pending' ? 'correctPendingText' : 'correctActiveText')}</p>
        <TextField
          label={t('newEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', rules.email)}
        />
        <TextArea
          label={admin('reason')}
          hint={t('reasonOnRecord')}
          rows={3}
          maxLength={1000}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (reason) => reason.trim().length >= 3 || admin('reasonNeeded') })}
        />
      </form>
    </Dialog>
  )
}
