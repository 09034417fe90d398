import { Hono } from 'hono'
import type { Actor } from '../../values/actor.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { DiskSpace } from '../files/disk-space.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Maintenance } from '../maintenance.ts'
import { watchForwarded } from './caller-address.ts'
import { mountDocs } from './description/docs.ts'
import { frameApp } from './frame-app.ts'
import { mountHealth } from './health.ts'
import type { Idempotency } from './idempotency.ts'
import { mountMaintenance } from './maintenance/mount.ts'
import { mount } from './mount.ts'
import { limitNetworks } from './network-limit.ts'
import { type FindPicture, mountPictures } from './pictures.ts'
import { mountRefusals } from './refusals.ts'
import type { Service } from './service.ts'

export type AppParts = {
  deps: Deps
  services: readonly Service[]
  /** The service at a place of the list, working on a transaction. */
  serviceOn: (at: number, db: Database) => Service
  cache: PageCache
  version: string
  authenticate: (token: string) => Promise<Actor | undefined>
  idempotency: Idempotency
  uploads: Uploads
  /** Which pictures are to be seen, by whom and for how long. */
  pictures: FindPicture
  isStopping: () => boolean
  maintenance: Maintenance
  /** Room on the disk of the data directory. */
  disk: DiskSpace
  /** What is told of the mail server: reported by `/readyz`, never a reason not to be ready. */
  mail: () => string
}

/** The HTTP side of the market without its pages: API, pictures, health, documentation. */
export function createApp(parts: AppParts): Hono {
  const { deps } = parts
  const app = new Hono()
  const forwarded = watchForwarded(deps.config.trustedProxies, (line) => deps.log.warn(line))
  frameApp(app, parts.cache.headers, deps.log, forwarded.look)
  limitNetworks(app, {
    perMinute: deps.config.requestsPerMinute,
    trustedProxies: deps.config.trustedProxies,
    log: deps.log,
  })
  mountMaintenance(app, { ...parts, now: deps.now })
  mountHealth(app, deps.db, { ...parts, unnamedProxy: forwarded.proxySeen })
  mountDocs(app, parts.services, parts.version, deps.config.publicUrl)
  mountPictures(app, deps.files, parts.pictures)
  mount(app, parts.services, {
    log: deps.log,
    cache: parts.cache,
    authenticate: parts.authenticate,
    idempotency: parts.idempotency,
    serviceOn: parts.serviceOn,
    uploads: parts.uploads,
    trustedProxies: deps.config.trustedProxies,
    // A server of one's own has a disk of its own.
    isFull: async () => deps.config.databaseUrl === undefined && (await parts.disk.isFull()),
    originOf: (request) => deps.config.publicUrl ?? new URL(request.url).origin,
  })
  mountRefusals(app, parts.services)
  return app
}
