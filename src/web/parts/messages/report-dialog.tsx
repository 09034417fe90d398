import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { REPORT_REASONS } from '../../../domains/messages/rules/bounds.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../forms/text-area.tsx'

export type Report = { reason: (typeof REPORT_REASONS)[number]; words: string }
type Props = { open: boolean; whole: boolean; busy: boolean; onClose: () => void; onReport: (report: Report) => void }

/** Tells the operator what is wrong with a message or a conversation. */
export function ReportDialog({ open, whole, busy, onClose, onReport }: Props) {
  const t = useTexts('messages')
  const id = useId()
  const form = useForm<Report>({ defaultValues: { reason: 'fraud', words: '' } })
  const { reset } = form
  // The next report is another one.
  useEffect(() => {
    if (!open) reset()
  }, [open, reset])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('reportTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={id} busy={busy}>
            {t('report')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(onReport)(event)}
      >
        <p className="text-sm">
          {whole ? `${t('reportWhole')}. ` : ''}
          {t('reportText')}
        </p>
        <SelectField
          label={t('reportReason')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
          {...form.register('reason')}
        />
        <TextArea label={t('reportWords')} optional rows={4} maxLength={1000} {...form.register('words')} />
      </form>
    </Dialog>
  )
}
