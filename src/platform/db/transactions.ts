import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely'
import { createQueue } from '../limits/queue.ts'
import type { DB } from './schema.gen.ts'
import { mayTryAgain } from './trouble.ts'

/** Milliseconds before a transaction that met others is run again; chance keeps the same two from meeting again. */
const PAUSES = [20, 80, 250]
/** Longest wait for a turn, in milliseconds. */
const PATIENCE = 5000

/**
 * The query builder with transactions that hold out: undone by a deadlock or a serialization failure they run again (what they do
 * outside the database has to bear that), and only so many run at once that single statements always find a connection.
 */
export class Transactions extends Kysely<DB> {
  readonly #queue: ReturnType<typeof createQueue>

  constructor(config: KyselyConfig, atOnce: number) {
    super(config)
    this.#queue = createQueue({ atOnce, waiting: 2000, patience: PATIENCE })
  }

  override transaction(): TransactionBuilder<DB> {
    return this.#steady(super.transaction())
  }

  #steady(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
    const { execute, setIsolationLevel, setAccessMode } = builder
    return Object.assign(builder, {
      execute: <T>(run: (tx: Transaction<DB>) => Promise<T>) =>
        this.#queue(['transaction'], () => again(() => execute.call(builder, run) as Promise<T>)),
      setIsolationLevel: (...level: Parameters<typeof setIsolationLevel>) =>
        this.#steady(setIsolationLevel.apply(builder, level)),
      setAccessMode: (...mode: Parameters<typeof setAccessMode>) => this.#steady(setAccessMode.apply(builder, mode)),
    })
  }
}

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await run()
    } catch (error) {
      if (!mayTryAgain(error)) throw error
      await wait(pause * (0.5 + Math.random()))
    }
  }
  return run()
}
