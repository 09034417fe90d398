import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { CHAIN_START, contentOf } from './rules/content.ts'
import {
  type CurrencySum,
  findStray,
  type Problem,
  readChain,
  type StoredTransaction,
  sumByCurrency,
} from './store/verification.ts'

/** Transactions held in memory at once. */
const BATCH = 2000
/** Problems that are told; where there are more, the first say enough. */
const MOST_TOLD = 500

/** Problems, the first five hundred; sums in grosze. */
export type Verification = { balanced: boolean; perCurrency: CurrencySum[]; transactions: number; problems: Problem[] }

/**
 * Proves the ledger from its first transaction to its last: sums, content against its hash, the chain, running balances, reversals.
 * Reads one state of the database in batches, so that a million entries need no more memory than a thousand.
 */
export async function verifyLedger(deps: Pick<Deps, 'db'>): Promise<Verification> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const problems: Problem[] = []
      const chain = new ChainReader((key, problem) => {
        if (problems.length < MOST_TOLD) problems.push({ key, problem })
      })
      let batch = await readChain(db, 0, BATCH)
      while (batch.length > 0) {
        for (const one of batch) chain.read(one)
        batch = await readChain(db, chain.position, BATCH)
      }
      problems.push(...(await findStray(db, MOST_TOLD)))
      const perCurrency = await sumByCurrency(db)
      const balanced = problems.length === 0 && perCurrency.every((one) => one.sum === 0)
      return { balanced, perCurrency, transactions: chain.count, problems }
    })
}

/** Follows the chain; says what does not fit, and goes on from what is stored, so that one fault is told once. */
class ChainReader {
  position = 0
  count = 0
  #hash = CHAIN_START
  #postedAt = ''
  readonly #balances = new Map<string, number>()
  readonly #say: (key: string, problem: string) => void

  constructor(say: (key: string, problem: string) => void) {
    this.#say = say
  }

  read(one: StoredTransaction): void {
    const say = (problem: string) => this.#say(one.key, problem)
    this.#readSums(one, say)
    if (sha256(contentOf(one)) !== one.contentHash) {
      say('does not match its hash: it was changed, or entries were changed, added or removed')
    }
    const missing = one.position - this.position - 1
    if (missing > 0) say(`follows a gap: ${missing} transaction(s) before position ${one.position} are missing`)
    if (one.previousHash !== this.#hash) say('does not follow the one before it: order was changed, or one is missing')
    if (sha256(Buffer.from(one.previousHash + one.contentHash, 'hex')) !== one.hash) {
      say('does not match its place in the chain')
    }
    if (one.postedAt < this.#postedAt) say('was posted before the one before it')
    this.#postedAt = one.postedAt
    this.#hash = one.hash
    this.position = one.position
    this.count += 1
  }

  #readSums({ entries }: StoredTransaction, say: (problem: string) => void): void {
    if (entries.length === 0) say('has no entries')
    const sums = new Map<string, number>()
    for (const { account, currency, amount, balance } of entries) {
      sums.set(currency, (sums.get(currency) ?? 0) + amount)
      const name = `${account} ${currency}`
      const expected = (this.#balances.get(name) ?? 0) + amount
      if (balance !== expected) say(`leaves ${name} at ${balance ?? 'no balance'}, not at ${expected}`)
      // Told where it begins; later ones that follow from it are right again.
      this.#balances.set(name, balance ?? expected)
    }
    for (const [currency, sum] of sums) if (sum !== 0) say(`sums to ${sum} ${currency}`)
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
