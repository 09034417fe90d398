import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { prepareCluster } from './embedded-cluster.ts'
import { binaryFolder, chooseRunner } from './embedded-command.ts'
import { choosePlace, prepareFolders } from './embedded-place.ts'
import {
  answers,
  connection,
  createDatabase,
  hasEnded,
  launch,
  oldServerAnswers,
  rotateLog,
} from './embedded-server.ts'

export type Embedded = {
  /** Connection options of the `obieg` database. */
  options: pg.PoolConfig
  /** Stops the server if this process started it. */
  stop: () => Promise<void>
}

/** Milliseconds between looks at a server that another program started, and at the size of the log. */
const ROUND = 2000
const LONGEST_PAUSE = 30_000

/**
 * Starts (or joins) the PostgreSQL server of a data directory and makes sure that the database exists. The server listens on a socket
 * in a private folder of that directory only, so checkouts side by side never meet, and asks for a password that lies beside it. It is
 * watched: one that ends while it is needed is started again, and `report` told.
 */
export async function startEmbedded(
  dataDir: string,
  settings: Record<string, string> = {},
  report: (words: string) => void = () => undefined,
): Promise<Embedded> {
  const bin = binaryFolder()
  const runner = chooseRunner()
  const place = await choosePlace(dataDir, runner)
  await prepareFolders(place, runner, bin)
  const stopping = new AbortController()
  /** Ours while it lives; without one the server is another program's. */
  let child: ChildProcess | undefined
  const ensure = async (tries = 50): Promise<void> => {
    if ((await answers(place)) || (await oldServerAnswers(place))) return
    try {
      await prepareCluster(bin, runner, place)
      child = await launch(bin, runner, place, settings)
    } catch (error) {
      // Another program starts the same server at this moment.
      if (tries === 0 || !/lock file "[^"]*" already exists/.test((error as Error).message)) throw error
      await wait(200)
      await ensure(tries - 1)
    }
  }
  const watch = async () => {
    let pause = 500
    while (!stopping.signal.aborted) {
      const look = AbortSignal.any([stopping.signal, AbortSignal.timeout(ROUND)])
      if (child && !hasEnded(child)) await once(child, 'exit', { signal: look }).catch(() => undefined)
      else await wait(ROUND, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await rotateLog(place).catch(() => undefined)
      if ((child && !hasEnded(child)) || (await answers(place))) continue
      report('PostgreSQL has ended and is started again')
      try {
        await ensure()
        pause = 500
      } catch (error) {
        report((error as Error).message)
        await wait(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
        pause = Math.min(2 * pause, LONGEST_PAUSE)
      }
    }
  }
  await ensure()
  await createDatabase(place)
  const watching = watch()
  return {
    options: await connection(place, 'obieg'),
    async stop() {
      stopping.abort()
      await watching
      if (child) await stopServer(child)
    },
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await Promise.race([ended, wait(10_000, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))])
}
