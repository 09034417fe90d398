import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { TextArea } from './text-area.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What follows from it. */
  text: string
  /** Who reads the reason; said nothing: the other side. */
  hint?: string
  action: string
  busy: boolean
  onConfirm: (reason: string) => void
}

const SHORTEST = 3

/** Asks for a reason. */
export function ReasonDialog({ open, onClose, title, text, hint, action, busy, onConfirm }: Props) {
  const t = useTexts('admin')
  const id = useId()
  const form = useForm({ defaultValues: { reason: '' } })
  const { reset } = form
  // The next question is another one.
  useEffect(() => {
    if (!open) reset()
  }, [open, reset])
  const confirm = form.handleSubmit(({ reason }) => onConfirm(reason.trim()))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void confirm(event)}>
        <p className="pb-4 text-sm">{text}</p>
        <TextArea
          label={t('reason')}
          hint={hint ?? t('reasonHint')}
          error={form.formState.errors.reason?.message}
          rows={4}
          required
          maxLength={1000}
          {...form.register('reason', {
            validate: (reason) => reason.trim().length >= SHORTEST || t('reasonNeeded'),
          })}
        />
      </form>
    </Dialog>
  )
}
