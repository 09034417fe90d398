import type { Deps } from '../../../platform/deps.ts'
import { setSelling } from '../../accounts/index.ts'
import { belongsSomewhere } from './store.ts'

/** Who belongs to a company is a seller, who belongs to none a buyer. The caller holds the person. */
export async function followMembership(deps: Deps, userId: string): Promise<void> {
  await setSelling(deps, userId, await belongsSomewhere(deps.db, userId))
}
