import type { Deps } from '../../../platform/deps.ts'
import { newsAddress } from './carrier-news.ts'
import { accountOf, type CarrierAccountView } from './contract.ts'
import type { AccountOf, StoredAccount } from './store.ts'

/** An account as its company sees it; of secrets their end alone. */
export function presentAccount(deps: Deps, of: AccountOf, stored: StoredAccount | undefined): CarrierAccountView {
  const { carrier } = of
  const { fields } = accountOf(carrier)
  return {
    carrier,
    test: stored?.isTest ?? false,
    standIn: stored?.isStandIn ?? false,
    fields: fields.map(({ name, secret }) => {
      const { value = null, last4 = null } = stored?.fields[name] ?? {}
      return { name, secret, value, last4 }
    }),
    complete: fields.every(({ name }) => stored?.fields[name]),
    changedAt: stored?.changedAt.toISOString() ?? null,
    newsAddress: stored && !stored.isStandIn ? newsAddress(deps, of) : null,
    newsAt: stored?.newsAt?.toISOString() ?? null,
    check:
      stored?.checkedAt && stored.checkResult
        ? { at: stored.checkedAt.toISOString(), result: stored.checkResult }
        : null,
  }
}
