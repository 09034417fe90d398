import type { LabelState } from './label-states.ts'
import { bindsPieces } from './label-states.ts'

type Pieces = { versionId: number; quantity: number }
type Bound = { state: LabelState; numbers: readonly string[]; pieces: readonly Pieces[] }

/** Pieces that are left to send and lie under no label. One that has left under its own number binds nothing: its pieces are not left any more. */
export function freePieces(
  left: readonly Pieces[],
  labels: readonly Bound[],
  sent: readonly (string | null)[],
): Pieces[] {
  const binding = labels.filter(
    ({ state, numbers }) => bindsPieces(state) && !numbers.some((one) => sent.includes(one)),
  )
  return left.flatMap(({ versionId, quantity }) => {
    const bound = binding
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, one) => (one.versionId === versionId ? sum + one.quantity : sum), 0)
    return quantity > bound ? [{ versionId, quantity: quantity - bound }] : []
  })
}
