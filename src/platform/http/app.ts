import { Hono } from 'hono'
import { maskPersonal } from '../../values/mask-personal.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../log/describe-error.ts'
import { mountDocs } from './docs.ts'
import { mountHealth } from './health.ts'
import type { Idempotency } from './idempotency.ts'
import { mount } from './mount.ts'
import { mountPictures } from './pictures.ts'
import { mountRefusals } from './refusals.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { Actor, Service } from './service.ts'

export type AppParts = {
  deps: Deps
  services: readonly Service[]
  cache: PageCache
  version: string
  authenticate: (token: string) => Promise<Actor | undefined>
  idempotency: Idempotency
  isStopping: () => boolean
}

/** The HTTP side of the market without its pages: API, pictures, health, documentation. */
export function createApp(parts: AppParts): Hono {
  const { deps } = parts
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  })
  // What fails outside the endpoints: pictures, pages, the sandbox.
  app.onError((error, c) => {
    deps.log.error({ method: c.req.method, path: maskPersonal(c.req.path), error: describeError(error) })
    return c.text('Internal Server Error', 500)
  })
  mountHealth(app, deps.db, parts.isStopping)
  mountDocs(app, parts.services, parts.version)
  mountPictures(app, deps.files)
  mount(app, parts.services, {
    log: deps.log,
    cache: parts.cache,
    authenticate: parts.authenticate,
    idempotency: parts.idempotency,
    trustedProxies: deps.config.trustedProxies,
    originOf: (request) => deps.config.publicUrl ?? new URL(request.url).origin,
  })
  mountRefusals(app, parts.services)
  return app
}
