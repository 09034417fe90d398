import type { TextKey } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Record<string, Tone> = {
  approved: 'good',
  active: 'good',
  sent: 'good',
  submitted: 'accent',
  queued: 'accent',
  outbox: 'accent',
  pending: 'neutral',
  rejected: 'danger',
  suspended: 'danger',
  ended: 'danger',
  dead: 'danger',
}

/** Where a company, an account or a mail stands. */
export function StatusBadge({ of, status }: { of: 'company' | 'user' | 'mail'; status: string }) {
  const t = useTexts('admin')
  return (
    <Badge tone={TONES[status] ?? 'outline'} className="whitespace-nowrap">
      {t(`${of}_${status}` as TextKey<'admin'>)}
    </Badge>
  )
}
