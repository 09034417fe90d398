import { voidPassword } from '../src/domains/accounts/index.ts'
import { readSetting } from '../src/domains/settings/index.ts'
import type { Deps } from '../src/platform/deps.ts'
import { MARK } from './load.ts'
import { DEMO_PASSWORD, PERSONAS } from './personas.ts'
import { sellerOwner } from './seller-owner.ts'
import { DEMO_SELLERS } from './sellers.ts'

/**
 * A market that was a demo and opens for business: the password that the README tells everybody opens nothing any more. Accounts
 * whose password was changed are left alone. Answers how many were closed.
 */
export async function closeDemoAccounts(deps: Deps): Promise<number> {
  if ((await readSetting(deps, MARK)) === undefined) return 0
  const emails = [...Object.values(PERSONAS), ...DEMO_SELLERS.map(sellerOwner)].map(({ email }) => email)
  let closed = 0
  for (const email of new Set(emails)) if (await voidPassword(deps, email, DEMO_PASSWORD)) closed++
  return closed
}
