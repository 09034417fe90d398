import { must } from '../../values/must.ts'
import type { ProductDraft, SyncProblem } from './contract.ts'
import type { KnownProduct } from './rules/known-product.ts'

type Status = KnownProduct['status']
/** What of a plan is looked at, and changed where it has to stay out. */
export type Stopped<After> = {
  draft: ProductDraft
  insert?: After | undefined
  change?: { product?: After | undefined | null } | undefined
  held: boolean
  awaits: boolean
  problems: SyncProblem[]
}

/** Plans by which a product is published, with what was known of it. A new one has no number yet: none of its seller's own words are known. */
export const toPublish = <After extends { status: Status }>(
  plans: readonly Stopped<After>[],
  known: ReadonlyMap<string, KnownProduct>,
) =>
  plans.flatMap((plan, index) => {
    const before = known.get(plan.draft.erpCode)
    const after = plan.insert ?? plan.change?.product
    return after?.status === 'published' ? [{ plan, after, before, id: before?.id ?? -1 - index }] : []
  })

/** It stays out of the lists under the status it falls back to, and its line says why. */
export function stopPublishing(
  { plan, after }: { plan: Stopped<unknown>; after: { status: Status } },
  status: Status,
  why: Omit<SyncProblem, 'ref' | 'severity'>,
): void {
  after.status = status
  plan.held = true
  plan.awaits = false
  const { ref } = must(plan.draft.versions[0], 'the version of a draft')
  plan.problems.push({ ref, ...why, severity: 'warning' })
}
