import { closeDemoAccounts } from '../demo/close-demo.ts'
import { loadDemoOnce } from '../demo/load.ts'
import { mountCrawlers } from './crawlers.ts'
import { prepareCategories } from './domains/catalog/index.ts'
import { flushViews } from './domains/insights/index.ts'
import { forgetSettings } from './domains/settings/index.ts'
import { prepareFirstOperator } from './first-operator.ts'
import { buildMarket, EVERY_MINUTE } from './market.ts'
import { listenForTags } from './platform/cache/invalidation.ts'
import { readConfig } from './platform/config/config.ts'
import { connect } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { listen } from './platform/http/listen.ts'
import { prepareJobs, startWorker } from './platform/jobs/worker.ts'
import { createLog } from './platform/log/log.ts'

// React answers thrice as fast when it knows; libraries read this when they are loaded.
process.env.NODE_ENV ??= 'production'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase(config)
  const { db, pool, close } = connect({ ...database.options, max: config.databasePool }, (error) =>
    log.warn({ database: error.message }),
  )
  const applied = await migrate(pool)
  if (applied.length > 0) log.info({ migrations: applied })
  // Every time: a first start may have been cut off between the two.
  await prepareJobs(pool, log)
  let stopping = false
  const market = buildMarket(config, db, log, { isStopping: () => stopping })
  await prepareCategories(market.deps)
  if (config.demo) await loadDemoOnce(market.deps)
  else if ((await closeDemoAccounts(market.deps)) > 0) log.info({ demo: 'its accounts are closed' })
  await prepareFirstOperator(market.deps)

  // Promises: a signal that comes while they begin has to end them too.
  let web: ReturnType<typeof serve> | undefined
  let worker: ReturnType<typeof startWorker> | undefined
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ stopping: signal })
    const serving = await web
    await serving?.listening.close()
    await (await worker)?.stop()
    await serving?.stopListening()
    await flushViews(market.deps)
    await close()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  if (config.roles.includes('web')) web = serve()
  await web
  // Jobs may call this very server.
  if (config.roles.includes('worker') && !stopping) worker = startWorker(pool, log, market.jobs, EVERY_MINUTE)
  await worker

  async function serve() {
    const stopListening = await listenForTags(database.options, log, (tags) => {
      // What is remembered was read before the change: a page must not be made of it and kept.
      if (tags === 'all' || tags.includes('settings')) forgetSettings(market.deps)
      if (tags === 'all') market.cache.clear()
      else market.cache.invalidate(tags)
    })
    mountCrawlers(market)
    const { mountPages } = await import('./pages.ts')
    await mountPages(market)
    const listening = await listen(market.app, market.cache, config.port, config.host)
    config.port = listening.port
    const address =
      config.publicUrl ??
      `http://${['0.0.0.0', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host}:${listening.port}`
    process.stdout.write(`\n  Obieg is open: ${address}\n\n`)
    return { stopListening, listening }
  }
}

start().catch((error) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
