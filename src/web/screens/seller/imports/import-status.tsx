import type { ImportSummary } from '../../../parts/imports/import-types.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const TONES: Record<ImportSummary['status'], Tone> = {
  ready: 'outline',
  checking: 'accent',
  checked: 'outline',
  running: 'accent',
  done: 'good',
  refused: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
}

export function ImportStatusBadge({ status }: Pick<ImportSummary, 'status'>) {
  const t = useTexts('imports')
  return (
    <Badge tone={TONES[status]} className="whitespace-nowrap">
      {t(`status_${status}`)}
    </Badge>
  )
}
