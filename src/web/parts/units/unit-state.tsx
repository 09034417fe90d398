import type { UnitRow } from '../../../domains/units/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const TONES: Record<UnitRow['state'], Tone> = { inStock: 'good', reserved: 'warning', sold: 'neutral' }

/** Where a unit is in its life. */
export function UnitState({ unit: { state, offered } }: { unit: Pick<UnitRow, 'state' | 'offered'> }) {
  const t = useTexts('bench')
  return (
    <Badge tone={TONES[state]} className="whitespace-nowrap">
      {t(state === 'inStock' && offered ? 'state_offered' : `state_${state}`)}
    </Badge>
  )
}
