import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  title: string
  /** What follows from it. */
  text: string
  action: string
  onYes: () => void
  onClose: () => void
}

/** Asks before something is gone that cannot be brought back. */
export function SureDialog({ title, text, action, onYes, onClose }: Props) {
  const t = useTexts('security')
  useReturnFocus()
  const yes = () => {
    onClose()
    onYes()
  }
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
          <Button variant="danger" onClick={yes}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
