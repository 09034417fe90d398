import type { Grade, ProductState } from '../../../domains/products/contract.ts'
import type { Translate } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'

const tones: Record<ProductState, Tone> = { new: 'good', used: 'neutral', damaged: 'warning' }
const stateKeys = { new: 'stateNew', used: 'stateUsed', damaged: 'stateDamaged' } as const
const gradeKeys = {
  openBox: 'gradeOpenBox',
  A: 'gradeA',
  B: 'gradeB',
  C: 'gradeC',
  D: 'gradeD',
  repairable: 'gradeRepairable',
  forParts: 'gradeForParts',
} as const

type T = Translate<'shell'>

export const stateName = (t: T, state: ProductState) => t(stateKeys[state])
/** What a state means, in a sentence. */
export const stateText = (t: T, state: ProductState) => t(`${stateKeys[state]}Text`)
export const gradeName = (t: T, grade: Grade) => t(gradeKeys[grade])
/** What a grade means, in a sentence. */
export const gradeText = (t: T, grade: Grade) => t(`${gradeKeys[grade]}Text`)

/** `Używany · Bardzo dobry`, with the meaning as a tooltip. */
export function StateBadge({ state, grade }: { state: ProductState; grade?: Grade | null }) {
  const t = useTexts('shell')
  return (
    <span title={grade ? gradeText(t, grade) : stateText(t, state)}>
      <Badge tone={tones[state]}>
        <span>
          {stateName(t, state)}
          {grade && <span className="font-normal"> · {gradeName(t, grade)}</span>}
        </span>
      </Badge>
    </span>
  )
}
