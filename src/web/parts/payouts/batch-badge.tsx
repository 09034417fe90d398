import type { PayoutBatch } from '../../../domains/payouts/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Record<PayoutBatch['status'], Tone> = {
  draft: 'warning',
  approved: 'accent',
  done: 'good',
  discarded: 'outline',
}

/** How far a batch is. */
export function BatchBadge({ status }: Pick<PayoutBatch, 'status'>) {
  const t = useTexts('payouts')
  return <Badge tone={TONES[status]}>{t(`batch_${status}`)}</Badge>
}
