import type { TaxReport } from '../../../domains/tax-reports/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Record<TaxReport['state'], Tone> = { writing: 'accent', ready: 'warning', sent: 'good' }

/** How far a report is. */
export function ReportBadge({ state }: Pick<TaxReport, 'state'>) {
  const t = useTexts('taxReports')
  return <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
}
