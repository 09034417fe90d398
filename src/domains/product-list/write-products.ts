import type { Deps } from '../../platform/deps.ts'
import { devices } from '../products/index.ts'
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
  await writeField(deps.db, companyId, COLUMNS[field], values, { at: deps.now(), by })
  await deps.emit(deps.db, { name: 'product.changed', payload: { productIds: values.map(({ id }) => id) } })
}

/** Before products are looked at that are to be published: nobody else may bring one of their devices into the lists meanwhile. */
export async function lockForPublishing(deps: Deps): Promise<void> {
  await devices.lockDevices(deps.db)
}
