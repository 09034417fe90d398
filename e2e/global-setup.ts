import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../tools/build.ts'
import { startMarket } from './market-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    marketUrl: string
  }
}

/**
 * The whole market as `npm start` runs it, on a data directory of its own, with the demo loaded. `MARKET_URL` names one that runs
 * already: nothing is started then (it needs TRUSTED_PROXIES=1, too, or all tests count as one caller).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.MARKET_URL) {
    project.provide('marketUrl', process.env.MARKET_URL.replace(/\/$/, ''))
    return async () => {}
  }
  await build()
  // `npm test` looks through it for secrets at the end.
  const logs = process.env.TEST_LOGS
  if (logs) await mkdir(logs, { recursive: true })
  const market = await startMarket({ LOG_LEVEL: logs ? 'debug' : 'warn' }, (output) => {
    if (logs) output.pipe(createWriteStream(join(logs, 'journeys.log')))
  })
  project.provide('marketUrl', market.url)
  return market.stop
}
