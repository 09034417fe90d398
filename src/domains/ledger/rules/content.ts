// What is hashed of a transaction: the same text as the function `ledger_digest` of the database makes.

/** Of a transaction that was posted; `postedAt` in UTC with microseconds, as the database writes it. */
export type Posted = {
  key: string
  kind: string
  subject: string
  reverses: string | null
  postedAt: string
  entries: readonly { account: string; amount: number; currency: string; reference: string | null }[]
}

/** One line a fact, the entries last, in the order of their bytes. */
export function contentOf({ key, kind, subject, reverses, postedAt, entries }: Posted): string {
  const lines = [...entries]
    .sort((one, other) => byBytes(one.account, other.account) || byBytes(one.currency, other.currency))
    .map(({ account, amount, currency, reference }) =>
      [account, amount, currency, ...(reference === null ? [] : [reference])].join(' '),
    )
  return [key, kind, subject, reverses ?? '', postedAt, ...lines].join('\n')
}

function byBytes(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** What stands before the first transaction of the chain. */
export const CHAIN_START = '0'.repeat(64)
