import { PackageCheck } from 'lucide-react'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../forms/use-action.ts'

type Props = { purchaseKey: string; number: string; reload: () => Promise<void> }

/** The buyer says that all of an order that was sent has come. */
export function Received({ purchaseKey: key, number, reload }: Props) {
  const t = useTexts('purchases')
  const { busy, run } = useAction()
  const say = async () => {
    await run(
      () => api('POST /api/purchases/{key}/orders/{number}/received', { params: { key, number } }),
      t('receivedDone'),
    )
    await reload()
  }
  return (
    <Button size="sm" busy={busy} aria-label={`${t('received')}: ${number}`} onClick={() => void say()}>
      <PackageCheck className="size-4" aria-hidden="true" />
      {t('received')}
    </Button>
  )
}
