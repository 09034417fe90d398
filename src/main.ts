import { loadDemoOnce } from '../demo/load.ts'
import { markAsOpen, refuseWrongMarket } from '../demo/mark.ts'
import { mountCrawlers } from './crawlers.ts'
import { prepareCategories } from './domains/categories/index.ts'
import { flushViews } from './domains/insights/index.ts'
import { beginRenewal } from './domains/search/index.ts'
import { forgetSettings } from './domains/settings/index.ts'
import { prepareFirstOperator } from './first-operator.ts'
import { buildMarket } from './market.ts'
import { listenForTags } from './platform/cache/invalidation.ts'
import { readConfig } from './platform/config/config.ts'
import { connect, OF_A_JOB } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { troubleOf } from './platform/db/trouble.ts'
import { listen } from './platform/http/listen.ts'
import { prepareJobs, QUEUE_POOL, startWorker } from './platform/jobs/worker.ts'
import { describeError } from './platform/log/describe-error.ts'
import { createLog } from './platform/log/log.ts'
import { secretsOf } from './platform/secrets/secrets.ts'
import { stopThreads } from './platform/threads/threads.ts'
import { holdDataFolder, prepareDataFolder } from './start/data-folder.ts'
import { describeMarket } from './start/describe-market.ts'
import { requirePort } from './start/free-port.ts'
import { requireKey, writeCanary } from './start/key-fits.ts'
import { reachDatabase } from './start/reach-database.ts'
import { refuseExposed } from './start/refuse-exposed.ts'
import { misspelt } from './start/unknown-variables.ts'

// React answers thrice as fast when it knows; libraries read this when they are loaded.
process.env.NODE_ENV ??= 'production'

/** Milliseconds for a stop, after the grace. */
const LONGEST_STOP = 9500

async function start(): Promise<void> {
  const config = readConfig(process.env)
  refuseExposed(config)
  const log = createLog(config.logLevel)
  for (const { name, meant } of misspelt(Object.keys(process.env))) {
    log.warn({ unknownVariable: name, perhaps: meant })
  }
  await prepareDataFolder(config.dataDir)
  // Beside the embedded server there is one program: it would stop under the other.
  if (!config.databaseUrl) holdDataFolder(config.dataDir)
  if (config.roles.includes('web')) await requirePort(config.port, config.host)
  const database = await openDatabase(config, (words) => log.error({ postgres: words }))
  const { db, pool, close } = connect({ ...database.options, max: config.databasePool }, (error) =>
    log.warn({ database: error.message }),
  )
  const postgres = await reachDatabase(database.options)
  await refuseWrongMarket(db, config)
  const secrets = secretsOf(config)
  await requireKey(db, secrets, config.dataDir)
  const applied = await migrate(pool)
  if (applied.length > 0) log.info({ migrations: applied })
  // Every time: a first start may have been cut off between the two.
  await prepareJobs(pool, log)
  await writeCanary(db, secrets)
  log.info({ market: describeMarket(config, postgres) })
  let stopping = false
  // Jobs never wait for requests, nor requests for jobs, nor the queue itself for either.
  const lost = (error: Error) => log.warn({ jobs: error.message })
  const inJobs = connect({ ...database.options, max: config.workerPool }, lost, OF_A_JOB)
  const queue = connect({ ...database.options, max: QUEUE_POOL }, lost, OF_A_JOB)
  const market = buildMarket(config, db, log, { isStopping: () => stopping, jobsDb: inJobs.db })
  await prepareCategories(market.deps)
  if (config.demo) await loadDemoOnce(market.deps)
  else await markAsOpen(db)
  await prepareFirstOperator(market.deps)
  await beginRenewal(market.deps)
  // A mail server that is away is no reason not to serve visitors.
  void market.checkMail()

  // Promises: a signal that comes while they begin has to end them too.
  let web: ReturnType<typeof serve> | undefined
  let worker: ReturnType<typeof startWorker> | undefined
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    stopThreads()
    log.info({ stopping: signal })
    const grace = config.roles.includes('web') ? config.stopGrace * 1000 : 0
    // A database that does not answer must not keep the program; the embedded one ends with it.
    setTimeout(() => process.exit(1), grace + LONGEST_STOP).unref()
    const serving = await web
    await Promise.all([serving?.listening.close(grace), worker?.then((one) => one.stop())])
    await serving?.stopListening()
    await flushViews(market.deps)
    await Promise.all([close(), inJobs.close(), queue.close()])
    await database.stop()
    process.exit(0)
  }
  // A library that forgot a lost connection must not end the market: what needs the database says so where it is asked.
  process.on('unhandledRejection', (error) => {
    if (!troubleOf(error)) throw error
    log.warn({ unhandled: describeError(error) })
  })
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  if (config.roles.includes('web')) web = serve()
  await web
  // Jobs may call this very server.
  if (config.roles.includes('worker') && !stopping) worker = startWorker(queue.pool, log, market.jobs)
  await worker

  async function serve() {
    const stopListening = await listenForTags({ ...database.options, application_name: 'obieg' }, log, (tags) => {
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
