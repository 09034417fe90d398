import type { ChangeEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { characterLimit } from '../../ui/character-limit.ts'
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

const SHORTEST = 3

/** Asks for a reason, which the other side will read. */
export function ReasonDialog({ open, onClose, title, text, action, busy, onConfirm }: Props) {
  const t = useTexts('admin')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // The next question is another one.
  useEffect(() => {
    if (open) return
    setReason('')
    setTried(false)
  }, [open])
  const given = reason.trim()
  const confirm = () => {
    setTried(true)
    if (given.length >= SHORTEST) onConfirm(given)
    else field.current?.focus()
  }
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
          <Button variant="danger" busy={busy} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <p className="pb-4 text-sm">{text}</p>
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        error={tried && given.length < SHORTEST ? t('reasonNeeded') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            value={reason}
            rows={4}
            required
            {...characterLimit(1000, (event: ChangeEvent<HTMLTextAreaElement>) => setReason(event.target.value))}
            className={`${controlLook} py-2`}
          />
        )}
      </Field>
    </Dialog>
  )
}
