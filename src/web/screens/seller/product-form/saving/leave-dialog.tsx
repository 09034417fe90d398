import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { useOfferTools } from '../offer-tools.ts'
import { useAutosave } from './use-autosave.ts'
import { useLeave } from './use-leave.ts'

/** Sees to it that nothing typed is lost: drafts save themselves, and leaving with something unsaved is asked about. */
export function LeaveDialog() {
  const t = useTexts('offer')
  const tools = useOfferTools()
  useAutosave(tools)
  const leave = useLeave(tools)
  return (
    <Dialog
      open={leave.blocked}
      onClose={leave.stay}
      title={t('leaveTitle')}
      actions={
        <>
          <Button variant="quiet" onClick={leave.go}>
            {t('leaveGo')}
          </Button>
          <Button onClick={leave.stay}>{t('leaveStay')}</Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Dialog>
  )
}
