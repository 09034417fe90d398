import type { Deps } from '../../platform/deps.ts'
import type { TransactionKind } from './rules/accounts.ts'
import { findAbout, findKeys, type PostedEntry } from './store/reading.ts'

/** Something that does not agree with the ledger: what, and in plain words how. */
export type Disagreement = { subject: string; problem: string }

/**
 * Compares what a domain knows with its entries. Reads in batches: a million rows need no more memory than a thousand.
 * `npm run ledger:verify` runs all of `tools/ledger-checks.ts`.
 */
export type LedgerCheck = (deps: Pick<Deps, 'db'>) => AsyncIterable<Disagreement>

/** Rows read at once by a check. */
export const CHECK_BATCH = 1000

/** All entries of transactions about these subjects, by subject; amounts in grosze, debit positive. */
export async function readAbout(
  deps: Pick<Deps, 'db'>,
  subjects: readonly string[],
): Promise<Map<string, PostedEntry[]>> {
  return Map.groupBy(await findAbout(deps.db, subjects), ({ subject }) => subject)
}

/** Keys of all transactions of some kinds, in batches, in the order in which they were posted. */
export async function* readKeys(
  deps: Pick<Deps, 'db'>,
  kinds: readonly TransactionKind[],
): AsyncGenerator<{ key: string; subject: string }[]> {
  let after = 0
  for (;;) {
    const batch = await findKeys(deps.db, kinds, after, CHECK_BATCH)
    const last = batch.at(-1)
    if (!last) return
    yield batch
    after = last.position
  }
}
