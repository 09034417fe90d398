import type { Deps } from '../../platform/deps.ts'
import { type AccountData, findAccountData } from './store/account-data.ts'

export type { AccountData }

/** Everything that is kept of a person's account itself, for the export of one's own data: no secret among it. */
export async function readAccountData(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<AccountData> {
  const data = await findAccountData(deps.db, userId, deps.now())
  if (!data) throw new Error('the account is gone')
  return data
}
