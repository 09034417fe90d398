import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'

type Props = { open: boolean; count: number; busy: boolean; onErase: () => void; onClose: () => void }

/** Asks before everything is erased: this cannot be taken back. */
export function EraseInvoices({ open, count, busy, onErase, onClose }: Props) {
  const t = useTexts('profile')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('invoiceEraseTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onErase}>
            {t('invoiceEraseYes')}
          </Button>
        </>
      }
    >
      <p>{t('invoiceEraseText', { count })}</p>
    </Dialog>
  )
}
