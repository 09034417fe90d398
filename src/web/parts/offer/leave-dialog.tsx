import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import type { useLeave } from './use-leave.ts'

/** Leaving with something unsaved. */
export function LeaveDialog({ leave }: { leave: ReturnType<typeof useLeave> }) {
  const t = useTexts('offer')
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
