import type { Deps } from '../../platform/deps.ts'
import { findUnsafe } from '../product-safety/index.ts'
import type { KnownProduct } from './rules/known-product.ts'
import { UNSAFE_LACKS } from './rules/what-lacks.ts'
import { type Stopped, stopPublishing, toPublish } from './stop-publishing.ts'

type Status = KnownProduct['status']
type After = { status: Status; brand: string; grade: string | null; categoryId: number; state: string }

/** What is to be published and nobody answers for stays out of the lists from the operator's day on, as by hand (`draft_no_maker`, `draft_no_energy_label`). */
export async function stopUnsafe(
  deps: Deps,
  plans: readonly Stopped<After>[],
  known: ReadonlyMap<string, KnownProduct>,
): Promise<void> {
  const fresh = toPublish(plans, known).filter(({ before }) => before?.status !== 'published')
  const unsafe = await findUnsafe(
    deps,
    fresh.map(({ id, after: { brand, grade, categoryId, state } }) => ({ id, brand, grade, categoryId, state })),
  )
  for (const one of fresh) {
    const why = unsafe.get(one.id)
    if (why) stopPublishing(one, one.before?.status ?? 'draft', UNSAFE_LACKS[why])
  }
}
