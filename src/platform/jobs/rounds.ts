import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { addEveryMinute } from './every-minute.ts'
import { clockFollower } from './follow-clock.ts'
import type { AnyKind } from './kinds.ts'
import { freeAbandoned } from './living-workers.ts'

const ROUND = 3000

type Rounds = {
  /** Ids of the runners that live in this process; they may change. */
  workerIds: () => readonly string[]
  everyMinute: readonly AnyKind[]
}

/**
 * What a worker looks after besides running jobs, every few seconds and on a connection of its own: jobs of the minute, jobs of dead
 * workers, and a clock that was set back. A lost connection is opened anew. `now` does a round at once.
 */
export async function startRounds(options: pg.PoolConfig, log: Log, { workerIds, everyMinute }: Rounds) {
  const stopping = new AbortController()
  const followClock = clockFollower(log)
  let held = new Set<string>()
  let client: pg.Client | undefined
  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client(options)
    next.on('error', (error) => log.warn({ rounds: error.message }))
    next.once('end', () => {
      if (client === next) client = undefined
    })
    await next.connect()
    held = new Set()
    return next
  }
  const round = async () => {
    client ??= await connect()
    await freeAbandoned(client, log, workerIds(), held)
    await followClock(client)
    await addEveryMinute(client, everyMinute)
  }
  const attempt = () => round().catch((error: Error) => log.warn({ rounds: error.message }))
  const rounds = async () => {
    while (!stopping.signal.aborted) {
      await wait(ROUND, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) await attempt()
    }
  }
  await attempt()
  const running = rounds()
  return {
    async stop() {
      stopping.abort()
      await running
      await client?.end().catch(() => undefined)
    },
  }
}
