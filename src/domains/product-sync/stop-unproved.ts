import type { Deps } from '../../platform/deps.ts'
import { claimsOf, findUnproved, type Words } from '../product-safety/index.ts'
import type { KnownProduct } from './rules/known-product.ts'
import { type Stopped, stopPublishing, toPublish } from './stop-publishing.ts'

/**
 * What claims something of the environment without a proof stays out of the lists, as by hand; what is published already and begins to claim it is
 * paused until its seller proves it (`draft_green_claim`).
 */
export async function stopUnproved(
  deps: Deps,
  plans: readonly Stopped<Words & { status: KnownProduct['status'] }>[],
  known: ReadonlyMap<string, KnownProduct>,
): Promise<void> {
  const shown = toPublish(plans, known)
  const unproved = await findUnproved(
    deps,
    shown.map(({ id, after: { title, texts } }) => ({ id, title, texts })),
  )
  for (const one of shown) {
    const { id, before } = one
    const said = new Set(before?.status === 'published' ? claimsOf(before) : [])
    const words = unproved.get(id)?.filter((claim) => !said.has(claim)) ?? []
    if (words.length === 0) continue
    const status = before?.status === 'published' ? 'paused' : (before?.status ?? 'draft')
    stopPublishing(one, status, {
      ...{ field: 'description', code: 'draft_green_claim', params: { words: words.join(', ') } },
    })
  }
}
