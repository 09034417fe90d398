import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { momentsOfDay } from '../../../values/market-time.ts'
import { CURRENCIES, type Currency } from '../../../values/money.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../../values/paging.ts'
import { requireMember } from '../../companies/index.ts'
import type { SettlementGroup, Settlements } from '../contract.ts'
import { accountOf, SELLER_ACCOUNTS, type SellerAccountKind } from '../rules/accounts.ts'
import { kindsOf } from '../rules/settlement-groups.ts'
import { findBalances, findLatest, findPosition } from '../store/settlements.ts'
import { sellersSide, toEntry } from './to-entry.ts'

/** Beyond every position. */
const END = Number.MAX_SAFE_INTEGER

type Wanted = {
  from?: string | undefined
  to?: string | undefined
  group?: SettlementGroup | undefined
  currency?: Currency | undefined
  account?: SellerAccountKind | undefined
  after?: string | undefined
}

/** A page of what was booked to a seller, the latest first, and its balance now; for who may see payouts. `invalid_cursor`. */
export async function readSettlements(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  wanted: Wanted,
): Promise<Settlements> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const place = wanted.after === undefined ? END : placeOf(wanted.after)
  const kind = wanted.account ?? 'seller'
  const account = accountOf(kind, companyId)
  const all = await findBalances(
    deps.db,
    SELLER_ACCOUNTS.map((one) => accountOf(one, companyId)),
    CURRENCIES,
  )
  const sums = all.map(({ account: name, currency, balance }) => {
    return { account: kindOf(name, companyId), currency, balance: sellersSide(balance) }
  })
  const balances = sums
    .filter((one) => one.account === 'seller')
    .map(({ currency, balance }) => ({ currency, balance }))
  const further = sums.filter((one) => one.account !== 'seller' && one.balance !== 0)
  const currency = wanted.currency ?? balances[0]?.currency
  if (currency === undefined) return { balances, further, currency: null, account: kind, entries: [], next: null }
  const { after, before } = await positionsOf(deps, wanted)
  const kinds = wanted.group ? kindsOf(wanted.group) : null
  const range = { account, currency, after, before: Math.min(before, place) }
  const rows = await findLatest(deps.db, range, kinds, PAGE_SIZE + 1)
  const entries = rows.slice(0, PAGE_SIZE).map(toEntry)
  const last = entries.at(-1)
  return {
    ...{ balances, further, currency, account: kind },
    entries,
    next: last && rows.length > PAGE_SIZE ? encodeCursor([last.position]) : null,
  }
}

function kindOf(account: string, companyId: number): SellerAccountKind {
  const kind = SELLER_ACCOUNTS.find((one) => accountOf(one, companyId) === account)
  if (!kind) throw new Error(`${account} is no account of company ${companyId}`)
  return kind
}

/** The positions between which days of the market lie, neither included. */
export async function positionsOf(
  deps: Pick<Deps, 'db'>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ after: number; before: number }> {
  const first = from === undefined ? 1 : ((await findPosition(deps.db, momentsOfDay(from).start)) ?? END)
  const before = to === undefined ? END : ((await findPosition(deps.db, momentsOfDay(to).end)) ?? END)
  return { after: first - 1, before }
}

function placeOf(cursor: string): number {
  const [position, ...more] = decodeCursor(cursor) ?? []
  if (typeof position !== 'number' || !Number.isSafeInteger(position) || more.length > 0) {
    throw new Failure('invalid', 'invalid_cursor')
  }
  return position
}
