import type { Deps } from '../../platform/deps.ts'
import type { TransactionKey } from './rules/accounts.ts'
import { balanced, type Entry } from './rules/entries.ts'
import { appendTransactions, findContents, sumByAccount } from './store/transactions.ts'

/**
 * Posts a transaction in the caller's database transaction: entries sum to zero in every currency, or it throws. The same key posts
 * once; with other content it throws. `reverses`: key of the transaction that this one takes back; the commit fails where all its
 * reversals together take back more than it posted. Amounts in grosze, debit positive.
 */
export async function postTransaction(
  deps: Deps,
  key: TransactionKey,
  entries: readonly Entry[],
  reverses: TransactionKey | null = null,
): Promise<void> {
  await postTransactions(deps, [{ key, entries, reverses }])
}

/** `subject`: the transaction at its root where that is neither itself nor what it reverses. */
export type NewTransaction = {
  key: TransactionKey
  entries: readonly Entry[]
  reverses: TransactionKey | null
  subject?: TransactionKey | undefined
}

/** The same for many in one statement. A transaction that moves nothing is not posted. */
export async function postTransactions(deps: Deps, transactions: readonly NewTransaction[]): Promise<void> {
  const headers = transactions.flatMap(({ key, entries, reverses, subject = reverses ?? key }) => {
    const kept = balanced(entries)
    const kind = key.slice(0, key.indexOf(':'))
    return kept.length === 0 ? [] : [{ key, kind, subject, reverses, entries: kept }]
  })
  if (headers.length === 0) return
  const posted = new Set(await appendTransactions(deps.db, headers, deps.now()))
  const known = headers.filter(({ key }) => !posted.has(key))
  if (known.length === 0) return
  const contents = await findContents(
    deps.db,
    known.map(({ key }) => key),
  )
  for (const { key, entries, reverses } of known) {
    const before = contents.get(key)
    if (!before || before.reverses !== reverses || !sameEntries(entries, before.entries)) {
      throw new Error(`ledger transaction ${key} was posted with other content`)
    }
  }
}

type Moved = Pick<Entry, 'account' | 'amount' | 'currency'>

/** References came later than the entries of old transactions and are no part of what moves. */
function sameEntries(entries: readonly Moved[], others: readonly Moved[]): boolean {
  const textOf = (all: readonly Moved[]) =>
    all
      .map(({ account, amount, currency }) => `${account} ${amount} ${currency}`)
      .sort()
      .join('\n')
  return textOf(entries) === textOf(others)
}

/** Balance of every account, grosze; debit positive. */
export function readBalances(deps: Pick<Deps, 'db'>) {
  return sumByAccount(deps.db)
}
