import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { findUnsafe } from '../../product-safety/index.ts'

/** Refuses to publish what nobody answers for, or what lacks its energy label, from the operator's days on: `safety_missing`, `energy_missing`. */
export async function refuseUnsafe(
  deps: Deps,
  offer: { id: number; brand: string; grade: string | null; categoryId: number; state: string },
): Promise<void> {
  const code = (await findUnsafe(deps, [offer])).get(offer.id)
  if (code) throw new Failure('invalid', 'validation', { fields: [{ field: 'safety', code }] })
}
