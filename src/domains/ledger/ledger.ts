import type { Deps } from '../../platform/deps.ts'
import { balanced, type Entry } from './rules/entries.ts'
import { appendEntries, type CurrencySum, findPosted, findUnbalanced, sumByAccount, sumByCurrency } from './store.ts'

/**
 * Posts a transaction in the caller's database transaction: entries sum to zero in every currency, or it throws. The same key posts
 * once. `reverses`: key of the transaction that this one takes back.
 */
export async function postTransaction(
  deps: Deps,
  key: string,
  entries: readonly Entry[],
  reverses: string | null = null,
): Promise<void> {
  await postTransactions(deps, [{ key, entries, reverses }])
}

/** The same for many in one statement. */
export async function postTransactions(
  deps: Deps,
  transactions: readonly { key: string; entries: readonly Entry[]; reverses: string | null }[],
): Promise<void> {
  const all = transactions.flatMap(({ key, entries, reverses }) =>
    balanced(entries).map((entry) => ({ ...entry, key, reverses })),
  )
  if (all.length > 0) await appendEntries(deps.db, all)
}

type Verification = {
  balanced: boolean
  perCurrency: CurrencySum[]
  problems: { key: string; problem: string }[]
}

/** Adds up the whole ledger. */
export async function verifyLedger(deps: Pick<Deps, 'db'>): Promise<Verification> {
  const perCurrency = await sumByCurrency(deps.db)
  const problems = await findUnbalanced(deps.db)
  return { balanced: problems.length === 0 && perCurrency.every((one) => one.sum === 0), perCurrency, problems }
}

/** Balance of every account, grosze; debit positive. */
export function readBalances(deps: Pick<Deps, 'db'>) {
  return sumByAccount(deps.db)
}

/** Entries of transactions whose key begins with a word; amounts in grosze, debit positive. */
export function readPosted(deps: Pick<Deps, 'db'>, prefix: string) {
  return findPosted(deps.db, prefix)
}
