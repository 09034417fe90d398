import type { Deps } from '../../platform/deps.ts'
import { decideOwn } from './decide-own.ts'
import type { Source } from './rules/reasons.ts'
import { findDecisionsOf, lockSubject } from './store/decisions.ts'
import { findSubject } from './subjects.ts'

type Unsafe = {
  productId: number
  source: Exclude<Source, 'form' | 'flagger'>
  /** Who decided, and when the notice of it came. */
  by: string
  receivedAt: Date
  provision: string
  facts: string
}

/**
 * Pauses an offer that is recalled, in the caller's transaction: as a report with its clock, decided with reasons that its seller gets. Nothing where it
 * is gone, or taken down already.
 */
export async function restrictUnsafe(deps: Deps, unsafe: Unsafe): Promise<void> {
  const { productId, ...said } = unsafe
  const of = { kind: 'product' as const, subjectId: productId }
  await lockSubject(deps.db, of)
  const [before] = await findDecisionsOf(deps.db, of, 1)
  if (before && before.measure !== 'none') return
  const subject = await findSubject(deps, 'product', productId)
  if (!subject) return
  await decideOwn(deps, subject, {
    ...said,
    ...{ reason: 'unsafe', measure: 'restrict', before: 'none', ground: 'law' },
  })
}
