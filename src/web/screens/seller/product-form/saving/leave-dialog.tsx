import { isDirty } from '../../../../parts/forms/draft/create-draft.ts'
import { useAutosave } from '../../../../parts/forms/draft/use-autosave.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import { useOfferTools } from '../offer-tools.ts'
import { savesItself } from './saves-itself.ts'
import { useLeave } from './use-leave.ts'

/** Sees to it that nothing typed is lost: drafts save themselves, and leaving with something unsaved is asked about. */
export function LeaveDialog() {
  const t = useTexts('offer')
  const tools = useOfferTools()
  useAutosave({
    store: tools.store,
    enabled: tools.editable,
    waitMs: 2000,
    due: (state) => savesItself(state) && isDirty(state),
    save: tools.save,
    again: {
      afterMs: 15_000,
      when: (now, before) => now.phase === 'failed' && before.phase !== 'failed' && now.unanswered !== null,
    },
  })
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
