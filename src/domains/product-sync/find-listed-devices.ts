import type { Deps } from '../../platform/deps.ts'
import { devices } from '../products/index.ts'
import type { ProductDraft } from './contract.ts'
import type { KnownProduct } from './rules/known-product.ts'

/**
 * Which of the products that drafts publish have a device that stands in another published offer. With `hold`, nobody else brings one of
 * their devices into the lists until the caller's transaction ends.
 */
export async function findListedDevices(
  deps: Deps,
  drafts: readonly ProductDraft[],
  known: ReadonlyMap<string, KnownProduct>,
  hold: boolean,
): Promise<Set<number>> {
  const ids = drafts.flatMap(({ erpCode, fields }) => {
    const product = known.get(erpCode)
    return product && fields.status === 'published' && product.status !== 'published' ? [product.id] : []
  })
  if (ids.length === 0) return new Set()
  if (hold) await devices.lockDevices(deps.db)
  return new Set(await devices.findWithListedDevice(deps.db, ids))
}
