import type { Deps } from '../../platform/deps.ts'
import { setSeller } from '../accounts/index.ts'
import { membership } from '../companies/index.ts'

/** Who belongs to a company is a seller, who belongs to none a buyer. The caller holds the person. */
export async function followMembership(deps: Deps, userId: string): Promise<void> {
  await setSeller(deps, userId, await membership.belongsSomewhere(deps.db, userId))
}
