import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import type { LineProps } from './line-props.ts'

/** Takes a review back, once its author read that this is for good. */
export function Withdraw({ line: { itemId }, purchaseKey, onChange }: LineProps) {
  const t = useTexts('reviewWork')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { busy, send } = useSending()
  const withdraw = () =>
    send(async () => {
      try {
        onChange(await api('DELETE /api/purchases/{key}/reviews/{itemId}', { params: { key: purchaseKey, itemId } }))
      } catch (error) {
        showFailure(error, locale)
      }
      setOpen(false)
    })
  return (
    <>
      <button
        type="button"
        className="mt-2 inline-flex min-h-11 items-center text-muted text-sm hover:text-ink hover:underline"
        onClick={() => setOpen(true)}
      >
        {t('withdraw')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('withdraw')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('keepIt')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
              {t('withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('withdrawText')}</p>
      </Dialog>
    </>
  )
}
