import type { Market } from './market.ts'
import { troubleOf } from './platform/db/trouble.ts'
import { listen } from './platform/http/listen.ts'
import { describeError } from './platform/log/describe-error.ts'
import { stopThreads } from './platform/threads/threads.ts'
import { announce } from './start/announce.ts'
import { prepareGround } from './start/ground.ts'
import { type Doors, graceOf, runMarket } from './start/run-market.ts'

// React answers thrice as fast when it knows; libraries read this when they are loaded.
process.env.NODE_ENV ??= 'production'

/** Milliseconds for a stop, after the grace. */
const LONGEST_STOP = 9500

async function start(): Promise<void> {
  const ground = await prepareGround(process.env)
  const { log, database } = ground
  // A library that forgot a lost connection must not end the market: what needs the database says so where it is asked.
  process.on('unhandledRejection', (error) => {
    if (!troubleOf(error)) throw error
    log.warn({ unhandled: describeError(error) })
  })
  await runMarket(ground, {
    openDoors,
    onBegun: (stop) => {
      const end = async (signal: string) => {
        stopThreads()
        // A database that does not answer must not keep the program; the embedded one ends with it.
        setTimeout(() => process.exit(1), graceOf(ground) + LONGEST_STOP).unref()
        await stop(signal)
        await database.stop()
        process.exit(0)
      }
      for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end(signal))
    },
  })
}

async function openDoors(market: Market): Promise<Doors> {
  const { deps, app, cache } = market
  const { mountPages } = await import('./pages.ts')
  await mountPages(market)
  const { port, close } = await listen(app, cache, deps.config.port, deps.config.host)
  announce(deps.config, port)
  return { port, close }
}

start().catch((error) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
