import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'

type Props = {
  title: string
  action: string
  /** It cannot be undone. */
  danger?: boolean
  busy: boolean
  disabled?: boolean
  onClose: () => void
  onSubmit: (event: SubmitEvent) => unknown
  children: ReactNode
}

/** A form of the operator over the page, with the way back. */
export function FormDialog({ title, action, danger, busy, disabled, onClose, onSubmit, children }: Props) {
  const t = useTexts('admin')
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button {...(danger && { variant: 'danger' })} type="submit" form={id} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  )
}
