import { type Kysely, sql, type Transaction, type TransactionBuilder } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * A transaction in which verbs may begin their own: these join it, one after the other, and what one of them wrote before it failed is
 * undone to where it began. Nothing is there for others before the outer one commits.
 */
export function joinable(tx: Transaction<DB>): Kysely<DB> {
  let last: Promise<unknown> = Promise.resolve()
  // Without what is put on it here: a transaction inside a joined one stays the mistake that it is.
  const inner = tx.withoutPlugins()
  const execute = <T>(run: (inside: Transaction<DB>) => Promise<T>): Promise<T> => {
    const mine = last.then(() => inSavepoint(inner, run))
    last = mine.catch(() => undefined)
    return mine
  }
  const builder = {
    execute,
    setIsolationLevel: () => {
      throw new Error('a transaction that joins another has its isolation level')
    },
    setAccessMode: () => builder,
  } as unknown as TransactionBuilder<DB>
  return Object.assign(tx, { transaction: () => builder })
}

async function inSavepoint<T>(tx: Transaction<DB>, run: (inside: Transaction<DB>) => Promise<T>): Promise<T> {
  await sql`savepoint joined`.execute(tx)
  try {
    const done = await run(tx)
    await sql`release savepoint joined`.execute(tx)
    return done
  } catch (error) {
    // Where even this fails the connection is gone, and the outer transaction with it: the cause says more.
    await sql`rollback to savepoint joined`.execute(tx).catch(() => undefined)
    throw error
  }
}
