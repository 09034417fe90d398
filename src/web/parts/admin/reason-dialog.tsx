import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { controlLook, Field } from '../../ui/field.tsx'
import { Dialog } from '../../ui/modal.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What follows from it. */
  text: string
  action: string
  busy: boolean
  onConfirm: (reason: string) => void
}

/** Asks for a reason, which the other side will read. */
export function ReasonDialog({ open, onClose, title, text, action, busy, onConfirm }: Props) {
  const t = useTexts('admin')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const error = tried && reason.trim().length < 3 ? t('reasonNeeded') : undefined
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
          <Button
            variant="danger"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (reason.trim().length >= 3) onConfirm(reason.trim())
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p className="pb-4 text-sm">{text}</p>
      <Field label={t('reason')} hint={t('reasonHint')} error={error}>
        {(control) => (
          <textarea
            {...control}
            value={reason}
            maxLength={1000}
            rows={4}
            onChange={(event) => setReason(event.target.value)}
            className={`${controlLook} py-2`}
          />
        )}
      </Field>
    </Dialog>
  )
}
