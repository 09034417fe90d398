import { Hono } from 'hono'
import { Failure } from '../../values/failure.ts'
import { negotiateLocale } from '../../values/locale.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Deps } from '../deps.ts'
import { pictureInWidth } from '../files/pictures.ts'
import { mountDocs } from './docs.ts'
import { mountHealth } from './health.ts'
import type { Idempotency } from './idempotency.ts'
import { mount } from './mount.ts'
import { toProblem } from './problem.ts'
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
  mountHealth(app, deps.db, parts.isStopping)
  mountDocs(app, parts.services, parts.version)
  app.get('/files/*', async (c) => {
    const picture = await pictureInWidth(deps.files, c.req.path.slice('/files/'.length))
    if (!picture) return c.body(null, 404)
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  mount(app, parts.services, {
    log: deps.log,
    cache: parts.cache,
    authenticate: parts.authenticate,
    idempotency: parts.idempotency,
    originOf: (request) => deps.config.publicUrl ?? new URL(request.url).origin,
  })
  const known = new Set(parts.services.flatMap(({ contract }) => Object.keys(contract).map((key) => pattern(key))))
  app.all('/api/*', (c) => {
    const locale = negotiateLocale(c.req.header('accept-language'))
    const exists = [...known].some((one) => new RegExp(one).test(c.req.path))
    const problem = toProblem(
      exists ? new Failure('invalid', 'method_not_allowed') : new Failure('notFound', 'not_found'),
      locale,
    )
    return c.body(JSON.stringify(problem), problem.status as 404, {
      'content-type': 'application/problem+json; charset=utf-8',
    })
  })
  return app
}

function pattern(key: string): string {
  return `^${(key.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '[^/]+')}$`
}
