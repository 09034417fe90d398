import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../forms/use-action.ts'

/** Sends an invoice to KSeF again; says how it went. */
export function SendAgain({ name, onSend }: { name: string; onSend: () => Promise<unknown> }) {
  const t = useTexts('documents')
  const { busy, run } = useAction()
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      aria-label={t('sendAgainOf', { name })}
      onClick={() => void run(onSend, t('sentAgain'))}
    >
      {t('sendAgain')}
    </Button>
  )
}
