import type { Deps } from '../../platform/deps.ts'
import { unitListing } from '../units/index.ts'
import type { BulkFacts } from './contract.ts'
import { writeField } from './store/bulk-products.ts'

const COLUMNS = { status: 'status', deliveryDays: 'delivery_days', vatScheme: 'vat_scheme' } as const

/** Sets a field of products that are locked, inside the caller's transaction, and announces them. */
export async function writeProducts(
  deps: Deps,
  companyId: number,
  field: keyof typeof COLUMNS,
  products: readonly { id: number; facts: BulkFacts }[],
  by: string | null,
): Promise<void> {
  const values = products.flatMap(({ id, facts }) => {
    const value = facts[field]
    return value === undefined ? [] : [{ id, value }]
  })
  if (values.length === 0) return
  const ids = values.map(({ id }) => id)
  // Units follow the status of their products, one after the other: whoever locks many goes by their ids.
  if (field === 'status') await unitListing.lockUnitsOf(deps, ids)
  await writeField(deps.db, companyId, COLUMNS[field], values, { at: deps.now(), by })
  const published = values.flatMap(({ id, value }) => (value === 'published' ? [id] : []))
  await unitListing.publishedUnits(deps, published)
  await deps.emit(deps.db, { name: 'product.changed', payload: { productIds: ids } })
}
