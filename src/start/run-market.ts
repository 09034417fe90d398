import { loadDemoOnce } from '../../demo/load.ts'
import { markAsOpen, refuseWrongMarket } from '../../demo/mark.ts'
import { openStandInsIfPossible } from '../../demo/stand-ins/open.ts'
import { mountAppFiles } from '../app-files.ts'
import { mountCrawlers } from '../crawlers.ts'
import { prepareCategories } from '../domains/categories/index.ts'
import { flushViews } from '../domains/insights/index.ts'
import { beginRebuild } from '../domains/search/index.ts'
import { clearSettingsCache } from '../domains/settings/index.ts'
import { prepareFirstOperator } from '../first-operator.ts'
import { replaceWords } from '../i18n/languages.ts'
import { buildMarket, type Market } from '../market.ts'
import { hearTags } from '../platform/cache/invalidation.ts'
import { connect, OF_A_JOB } from '../platform/db/database.ts'
import { listenTo } from '../platform/db/listen.ts'
import { migrate } from '../platform/db/migrate.ts'
import { prepareJobs, QUEUE_POOL, startWorker } from '../platform/jobs/worker.ts'
import { MAINTENANCE_TAG } from '../platform/maintenance.ts'
import { secretsOf } from '../platform/secrets/secrets.ts'
import { readVertical } from '../verticals/index.ts'
import { describeMarket } from './describe-market.ts'
import type { Ground } from './ground.ts'
import { requireKey, writeCanary } from './key-fits.ts'
import { reachDatabase } from './reach-database.ts'

/** Where visitors come in. */
export type Doors = { port: number; close: (grace: number) => Promise<void> }

type Options = {
  /** Lets visitors in; everything but pages is there. */
  openDoors: (market: Market) => Promise<Doors>
  /** Hears how to stop the market as soon as there is something to stop: a signal may come while it begins. */
  onBegun: (stop: (why: string) => Promise<void>) => void
}

/** Milliseconds for which a stopping market goes on answering. */
export const graceOf = ({ config }: Ground): number => (config.roles.includes('web') ? config.stopGrace * 1000 : 0)

/** Runs a market until it is stopped. The ground stays: whoever prepared it takes it away. */
export async function runMarket(ground: Ground, { openDoors, onBegun }: Options): Promise<void> {
  const { config, log, database } = ground
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
  let stopped: Promise<void> | undefined
  // Jobs never wait for requests, nor requests for jobs, nor the queue itself for either.
  const lost = (error: Error) => log.warn({ jobs: error.message })
  const inJobs = connect({ ...database.options, max: config.workerPool }, lost, OF_A_JOB)
  const queue = connect({ ...database.options, max: QUEUE_POOL }, lost, OF_A_JOB)
  const { words } = await readVertical(config.vertical)
  if (words) replaceWords(words)
  const market = buildMarket(config, db, log, { isStopping: () => stopped !== undefined, jobsDb: inJobs.db })
  await prepareCategories(market.deps)
  if (config.demo) await loadDemoOnce(market.deps)
  else await markAsOpen(db)
  const standIns = config.demo ? await openStandInsIfPossible(market) : undefined
  await prepareFirstOperator(market.deps)
  await beginRebuild(market.deps)
  // A mail server that is away is no reason not to serve visitors.
  void market.checkMail()

  // Promises: a stop that is asked for while they begin has to end them too.
  let web: ReturnType<typeof serve> | undefined
  let worker: ReturnType<typeof startWorker> | undefined
  const stop = async (why: string) => {
    log.info({ stopping: why })
    const serving = await web
    // Browsers ask again, and are led elsewhere.
    market.live.close()
    await Promise.all([serving?.doors.close(graceOf(ground)), worker?.then((one) => one.stop())])
    await Promise.all([serving?.stopListening(), standIns?.close()])
    await flushViews(market.deps)
    await Promise.all([close(), inJobs.close(), queue.close()])
  }
  onBegun((why) => {
    stopped ??= stop(why)
    return stopped
  })

  if (config.roles.includes('web')) web = serve()
  await web
  // Jobs may call this very server.
  if (config.roles.includes('worker') && !stopped) worker = startWorker(queue.pool, log, market.jobs)
  await worker

  async function serve() {
    const tags = hearTags((tags) => {
      // What is remembered was read before the change: a page must not be made of it and kept.
      if (tags === 'all' || tags.includes('settings')) clearSettingsCache(market.deps)
      if (tags === 'all' || tags.includes(MAINTENANCE_TAG)) void market.maintenance.refresh()
      if (tags === 'all') market.cache.clear()
      else market.cache.invalidate(tags)
    })
    const stopListening = await listenTo({ ...database.options, application_name: 'obieg' }, log, [
      tags,
      market.live.listener,
    ])
    // Before the first visitor.
    await market.maintenance.refresh()
    mountCrawlers(market)
    mountAppFiles(market)
    const doors = await openDoors(market)
    config.port = doors.port
    return { stopListening, doors }
  }
}
