import type { Deps } from '../../platform/deps.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'stock.changed': { productIds: readonly number[] }
  }
}

/** Tells, in the caller's transaction, of products whose stock moved. */
export async function announceMoved(deps: Deps, moved: readonly { productId: number }[]): Promise<void> {
  const productIds = [...new Set(moved.map((row) => row.productId))]
  if (productIds.length > 0) await deps.emit(deps.db, { name: 'stock.changed', payload: { productIds } })
}
