import type { Hono } from 'hono'
import { authenticate, endedSessions } from './domains/accounts/index.ts'
import { authenticateKey, KEY_PREFIX } from './domains/api-keys/index.ts'
import { deskServices, readMaintenance } from './domains/desk/index.ts'
import { countUnread } from './domains/messages/index.ts'
import { countUnreadOf } from './domains/notices/index.ts'
import { sandboxRoutes } from './domains/payments/index.ts'
import { findPicture } from './domains/reviews/index.ts'
import { VERSION } from './domains/settings/index.ts'
import { viewRoutes } from './domains/site/index.ts'
import { DOORS, FORMS } from './market-doors.ts'
import { jobKindsOf } from './market-jobs.ts'
import { PageCache } from './platform/cache/page-cache.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import type { Deps } from './platform/deps.ts'
import { allowDrawings } from './platform/files/decoder.ts'
import { watchDisk } from './platform/files/disk-space.ts'
import { diskFiles } from './platform/files/files.ts'
import { createUploads } from './platform/files/uploads.ts'
import { apiQueries } from './platform/http/api-queries.ts'
import { createApp } from './platform/http/app.ts'
import { createIdempotency } from './platform/http/idempotency.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import type { Service } from './platform/http/service.ts'
import { createEmit } from './platform/jobs/events.ts'
import { type AddJob, type AnyJobs, createAddJob } from './platform/jobs/jobs.ts'
import type { JobKind } from './platform/jobs/kinds.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createHub, type LiveHub } from './platform/live/hub.ts'
import { liveService } from './platform/live/live-service.ts'
import type { Log } from './platform/log/log.ts'
import { watchMail } from './platform/mail/watch-mail.ts'
import { createMaintenance, type Maintenance } from './platform/maintenance.ts'
import { secretsOf } from './platform/secrets/secrets.ts'
import { must } from './values/must.ts'

export type Market = {
  deps: Deps
  services: Service[]
  jobs: JobKind[]
  cache: PageCache
  /** Whether visitors are let in. */
  maintenance: Maintenance
  /** Who looks at this process, and is told what changes. */
  live: LiveHub
  app: Hono
  /** Asks the mail server whether it would take mail, and logs when it would not. */
  checkMail: () => Promise<void>
}

export type MarketOptions = {
  now?: () => Date
  /** Where jobs work; with the requests unless given. */
  jobsDb?: Database
  /** Takes jobs in place of the queue: for a market whose clock is not that of its database. */
  addJob?: AddJob<AnyJobs>
  /** True once a stop was asked for: `/readyz` says so and traffic goes elsewhere. */
  isStopping?: () => boolean
}

/** Puts the market together: the only place that knows every domain. Opens nothing and starts nothing. */
export function buildMarket(config: Config, db: Database, log: Log, options: MarketOptions = {}): Market {
  const secrets = secretsOf(config)
  if (config.demo) allowDrawings()
  const mail = watchMail(config, log)
  const disk = watchDisk(config.dataDir, config.minFreeBytes)
  const now = options.now ?? (() => new Date())
  // Filled below: to be made, kinds need what adds them.
  const jobs: JobKind[] = []
  // Beside the files, on the same disk: what is kept is moved, not copied.
  const uploads = createUploads(`${config.dataDir}/files/uploads`, disk)
  const deps: Deps = {
    db,
    log,
    config,
    now,
    files: diskFiles(`${config.dataDir}/files`, disk),
    secrets,
    limits: createLimits(db, secrets),
    emit: createEmit(jobs, now, options.addJob),
    addJob: (options.addJob as AddJob | undefined) ?? createAddJob({ now, kinds: jobs }),
  }
  const live = createHub(deps, {
    // How much somebody has unread of each kind that is told live.
    readers: {
      messages: (viewer) => countUnread(deps, viewer),
      notices: ({ accountId }) => countUnreadOf(deps, accountId),
    },
    endedSessions: (ids) => endedSessions(deps, ids),
  })
  const cache = new PageCache(config.pageCache, undefined, securityHeaders(config.publicUrl))
  const maintenance = createMaintenance(
    () => readMaintenance(deps),
    ({ on }) => {
      // What is kept was made for an open market.
      cache.paused = on
      cache.clear()
    },
  )
  const doors = [...DOORS, ...deskServices({ kinds: jobs, mail: mail.state, maintenance }), () => liveService(live)]
  const services = doors.map((door) => door(deps))
  const own: Deps = { ...deps, db: options.jobsDb ?? db }
  jobs.push(...jobKindsOf(own, uploads))
  cache.addReader(apiQueries(services))
  const app = createApp({
    deps,
    services,
    serviceOn: (at, tx) => must(doors[at], 'a door')({ ...deps, db: tx }),
    cache,
    version: VERSION,
    authenticate: (token) => (token.startsWith(KEY_PREFIX) ? authenticateKey(deps, token) : authenticate(deps, token)),
    idempotency: createIdempotency(db),
    uploads,
    pictures: findPicture(deps),
    isStopping: options.isStopping ?? (() => false),
    maintenance,
    disk,
    mail: mail.state,
  })
  app.route('/sandbox-pay', sandboxRoutes(deps))
  app.route('/view', viewRoutes(deps))
  for (const routes of FORMS) app.route('/', routes(deps))
  return { deps, services, jobs, cache, maintenance, live, app, checkMail: mail.check }
}
