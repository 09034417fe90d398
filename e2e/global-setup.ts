import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startStripe } from '../test/fakes/stripe/server.ts'
import { build } from '../tools/build.ts'
import { browserPath } from './browser-path.ts'
import { copiedFolder, dataFolder, startMarket } from './market-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    marketUrls: string[]
    /** Where the demo lies as it was loaded, to be copied; '' where nothing was started. */
    demoFolder: string
  }
}

/**
 * The whole market as `npm start` runs it, with the demo loaded: once, then a copy of its data for each worker. `MARKET_URL` names one that
 * runs already: nothing is started then (it needs TRUSTED_PROXIES=1, too, or all tests count as one caller).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.MARKET_URL) {
    project.provide('marketUrls', [process.env.MARKET_URL.replace(/\/$/, '')])
    project.provide('demoFolder', '')
    return async () => {}
  }
  await build()
  // Two workers that unpack it at once meet in one file.
  await browserPath()
  // `npm test` looks through it for secrets at the end.
  const logs = process.env.TEST_LOGS
  if (logs) await mkdir(logs, { recursive: true })
  const start = (folder: string, name: string, own: Record<string, string> = {}) =>
    startMarket({ DATA_DIR: folder, LOG_LEVEL: logs ? 'debug' : 'warn', ...own }, (output) => {
      if (logs) output.pipe(createWriteStream(join(logs, `journeys-${name}.log`)))
    })
  const demo = await dataFolder()
  const seeding = await start(demo.folder, 'seeding')
  await seeding.stop()
  const data = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => copiedFolder(demo.folder)))
  // Whose keys nobody has entered yet.
  const standIns = await Promise.all(data.map(() => startStripe()))
  const markets = await Promise.all(
    data.map(({ folder }, worker) =>
      start(folder, `${worker + 1}`, { PAYMENT_URLS: `stripe=${standIns[worker]?.url}` }),
    ),
  )
  for (const [worker, { url }] of markets.entries()) {
    standIns[worker]?.webhooks.toAddress(`${url}/api/payments/webhooks/stripe`)
  }
  project.provide(
    'marketUrls',
    markets.map(({ url }) => url),
  )
  project.provide('demoFolder', demo.folder)
  return async () => {
    await Promise.all(markets.map((market) => market.stop()))
    await Promise.all(standIns.map((standIn) => standIn.close()))
    await Promise.all([demo, ...data].map((one) => one.remove()))
  }
}
