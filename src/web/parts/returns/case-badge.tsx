import type { CaseStatus } from '../../../domains/returns/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Readonly<Record<CaseStatus, Tone>> = {
  opened: 'accent',
  accepted: 'accent',
  sent: 'accent',
  received: 'warning',
  settled: 'good',
  rejected: 'neutral',
  cancelled: 'neutral',
  lapsed: 'neutral',
  disputed: 'danger',
  stopped: 'neutral',
}

/** How a case stands. */
export function CaseBadge({ status }: { status: CaseStatus }) {
  const t = useTexts('returns')
  return (
    <Badge tone={TONES[status]} className="@3xl:whitespace-nowrap">
      {t(`status_${status}`)}
    </Badge>
  )
}
