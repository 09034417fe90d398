import { EventEmitter } from 'node:events'
import pg from 'pg'

/** What the server does when a process is gone: what was open never was, and nothing of the session is left. */
const GONE = ['rollback', 'reset all; select pg_advisory_unlock_all(); unlisten *; discard temp']

/**
 * Connections that outlive the lives of a sweep. A new one begins with empty caches and plans everything anew, which takes longer than all
 * that is swept; here one is taken over from whoever died, as the server leaves it when a process is killed (that a real kill does the same is
 * shown by `crash.test.ts`). `Client` is for a pool.
 */
export function connectionsToLend() {
  const idle: pg.Client[] = []
  const lent = new Set<LentClient>()

  class LentClient extends EventEmitter {
    readonly _queryable = true
    readonly _ending = false
    readonly #options: pg.ClientConfig
    #real: pg.Client | undefined
    constructor(options: pg.ClientConfig) {
      super()
      this.#options = options
    }
    get connection() {
      return (this.#real as unknown as { connection: unknown }).connection
    }
    connect(done: (error?: unknown) => void): void {
      this.#take().then(() => done(), done)
    }
    async #take(): Promise<void> {
      this.#real = idle.pop() ?? (await opened(this.#options))
      lent.add(this)
    }
    query(...args: Parameters<pg.Client['query']>): unknown {
      return this.#real?.query(...args)
    }
    /** Ends what its borrower had open, once what is on its way was answered; whatever the borrower still asks goes nowhere. */
    async giveBack(): Promise<void> {
      const real = this.#real
      if (!real) return
      this.#real = undefined
      lent.delete(this)
      for (const statement of GONE) await real.query(statement)
      idle.push(real)
    }
    end(done: () => void): void {
      void this.giveBack().then(done)
    }
    ref(): void {}
    unref(): void {}
  }

  async function opened(options: pg.ClientConfig): Promise<pg.Client> {
    const real = new pg.Client(options)
    // Ended by the server with its database: nobody asks it again.
    real.on('error', () => undefined)
    await real.connect()
    return real
  }

  return {
    Client: LentClient as unknown as new () => pg.ClientBase,
    /** All that are lent come back, one held up by another as well. */
    giveBackAll: async () => void (await Promise.all([...lent].map((one) => one.giveBack()))),
    close: async () => void (await Promise.all(idle.map((one) => one.end()))),
  }
}

export type LentConnections = ReturnType<typeof connectionsToLend>
