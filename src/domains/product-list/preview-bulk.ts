import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import type { Actor } from '../../values/actor.ts'
import { requireVetted } from '../companies/index.ts'
import { chooseProducts, neededFor } from './choose-products.ts'
import type { BulkChange, BulkPreview, BulkSelection } from './contract.ts'
import { readBulkProducts } from './read-bulk-products.ts'
import { type BulkProduct, planChange } from './rules/plan-change.ts'

/** Products looked at in one go: the site goes on answering in between. */
const STEP = 1000
/** Rows shown of each kind. */
const SHOWN = 50
/** Looking through many thousands costs something. */
const PER_PERSON = defineLimit({ name: 'bulkPreview', attempts: 300, seconds: 3600 })

/** What a change would do to all products that are meant; nothing is written. */
export async function previewBulk(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { selection, change }: { selection: BulkSelection; change: BulkChange },
): Promise<BulkPreview> {
  const { actor: asker } = await requireVetted(deps, actor, companyId, neededFor(change))
  await deps.limits.count(PER_PERSON, asker.userId)
  const ids = await chooseProducts(deps, companyId, selection)
  const seen: BulkPreview = {
    ...{ total: ids.length, changed: 0, same: 0, refused: 0 },
    ...{ reasons: {}, rows: [], refusals: [] },
  }
  const publishes = change.kind === 'status' && change.status === 'published'
  // The newest first, as the list shows them.
  for (let end = ids.length; end > 0; end -= STEP) {
    const part = ids.slice(Math.max(0, end - STEP), end).reverse()
    const products = await readBulkProducts(deps, companyId, part, publishes)
    for (const id of part) look(seen, change, id, products.get(id))
  }
  return seen
}

function look(seen: BulkPreview, change: BulkChange, productId: number, product: BulkProduct | undefined): void {
  const plan = product ? planChange(change, product) : { outcome: 'refused' as const, reason: 'product_not_found' }
  seen[plan.outcome] += 1
  const title = product?.title ?? null
  if (plan.outcome === 'changed' && product && seen.rows.length < SHOWN) {
    const { before, after } = plan
    seen.rows.push({ productId, title: product.title, currency: product.currency, before, after })
  }
  if (plan.outcome === 'refused') {
    seen.reasons[plan.reason] = (seen.reasons[plan.reason] ?? 0) + 1
    if (seen.refusals.length < SHOWN) {
      const missing = 'missing' in plan ? (plan.missing ?? []) : []
      seen.refusals.push({ productId, title, reason: plan.reason, missing })
    }
  }
}
