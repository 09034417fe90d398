import type { Deps } from '../../platform/deps.ts'
import type { MarketEvent } from '../../platform/jobs/events.ts'

/** Products in one event: whoever hears it does so much at a time. */
const PART = 500

/** Announces many products in events of a bearable size. */
export async function announceInParts(
  deps: Deps,
  name: 'product.changed' | 'stock.changed',
  productIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  const parts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, index) =>
    ids.slice(index * PART, (index + 1) * PART),
  )
  await deps.emit(deps.db, ...parts.map((part): MarketEvent => ({ name, payload: { productIds: part } })))
}
