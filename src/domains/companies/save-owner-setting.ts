import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeSetting } from '../settings/index.ts'
import type { CompanyData } from './contract.ts'

/**
 * The market owner's data stand in the footer of every page and on documents (B12), which know the settings and no company: they are
 * copied there in the transaction that changes the company.
 */
export async function saveOwnerSetting(deps: Deps, data: CompanyData): Promise<void> {
  const { name, street, postalCode, city, country, phone, email, taxId } = data
  await writeSetting(deps, 'owner', { name, street, postalCode, city, country, phone, email, taxId })
  await invalidateTags(deps.db, ['settings'])
}
