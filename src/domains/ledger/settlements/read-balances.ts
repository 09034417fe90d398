import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { CURRENCIES, type Currency } from '../../../values/money.ts'
import { accountOf, SELLER_ACCOUNTS, type SellerAccountKind } from '../rules/accounts.ts'
import { findBalances } from '../store/settlements.ts'
import { sellersSide } from './to-entry.ts'

type Balance = { account: SellerAccountKind; currency: Currency; balance: number }

/** What stands on each account of a seller after all that was booked, for the operator; empty ones are left out. */
export async function readBalancesOf(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
): Promise<{ balances: Balance[] }> {
  requireOperator(actor)
  const names = SELLER_ACCOUNTS.map((account) => ({ account, name: accountOf(account, companyId) }))
  const found = await findBalances(
    deps.db,
    names.map(({ name }) => name),
    CURRENCIES,
  )
  const balances = found.flatMap(({ account: name, currency, balance }) => {
    const account = names.find((one) => one.name === name)?.account
    return account && balance !== 0 ? [{ account, currency, balance: sellersSide(balance) }] : []
  })
  return { balances }
}
