import type { WebhookRow } from '../../../../domains/checkout/webhooks/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'

const TONES = { applied: 'good', known: 'neutral', nothing: 'outline', refused: 'danger' } as const

/** What came of a webhook; of a refused one with the reason's code. */
export function ResultBadge({ result, refusal }: Pick<WebhookRow, 'result' | 'refusal'>) {
  const t = useTexts('webhooks')
  return (
    <>
      <Badge tone={TONES[result]} className="whitespace-nowrap">
        {t(`result_${result}`)}
      </Badge>
      {refusal && (
        <span lang="en" className="wrap-anywhere mt-1 block text-muted text-xs">
          {refusal}
        </span>
      )}
    </>
  )
}
