import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Actor } from '../../values/actor.ts'
import type { Endpoint } from '../../values/endpoint.ts'
import { negotiateLocale } from '../../values/locale.ts'
import type { CacheInfo, PageCache } from '../cache/page-cache.ts'
import type { Database } from '../db/database.ts'
import { diskFull } from '../files/disk-space.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Log } from '../log/log.ts'
import { admit } from './admit.ts'
import { storeAnswer } from './cached-answer.ts'
import { callerAddress } from './caller-address.ts'
import { checkKey, type Idempotency } from './idempotency.ts'
import { networkOf } from './network.ts'
import { type ReadRequest, readRequest } from './read-request.ts'
import { refuse } from './refuse.ts'
import { type Call, FileAnswer, RawJson, type Service, StreamAnswer, TextAnswer } from './service.ts'

export type MountDeps = {
  log: Log
  cache: PageCache
  authenticate: (token: string) => Promise<Actor | undefined>
  idempotency: Idempotency
  /** The service at a place of the list, working on another database: on a transaction. */
  serviceOn: (at: number, db: Database) => Service
  uploads: Uploads
  originOf: (request: Request) => string
  trustedProxies: number
  /** Whether the disk of the database has no room: nothing that writes is begun then. */
  isFull: () => Promise<boolean>
}

/** Mounts every endpoint of the services on the app: parse, check access, call, answer. */
export function mount(app: Hono, services: readonly Service[], deps: MountDeps): void {
  services.forEach(({ contract, handlers }, at) => {
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method = 'GET', path = '/'] = key.split(' ')
      const handler = handlers[key]
      if (!handler) throw new Error(`no handler for ${key}`)
      const handlerOn = (db: Database) => deps.serviceOn(at, db).handlers[key] ?? handler
      app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
        answer(c, { key, endpoint, handler, handlerOn }, deps),
      )
    }
  })
}

type Handler = Service['handlers'][string]
type Mounted = { key: string; endpoint: Endpoint; handler: Handler; handlerOn: (db: Database) => Handler }

async function answer(c: Context, { key, endpoint, handler, handlerOn }: Mounted, deps: MountDeps) {
  const locale = negotiateLocale(c.req.header('accept-language'))
  const epoch = deps.cache.epoch
  let cacheInfo: CacheInfo | undefined
  let request: ReadRequest | undefined
  try {
    // Whoever may not come in is told so before anything of theirs is read.
    const actor = await admit(c, endpoint, deps)
    if (c.req.method !== 'GET' && (await deps.isFull())) throw diskFull()
    const address = callerAddress(c, deps.trustedProxies)
    request = await readRequest(c, endpoint, deps.uploads, () => actor?.userId ?? networkOf(address))
    const { input, rawBody } = request
    const call: Call = {
      actor,
      locale,
      origin: deps.originOf(c.req.raw),
      idempotencyKey: c.req.header('idempotency-key'),
      rawBody,
      header: (name) => c.req.header(name),
      address,
      setCookie: (cookie) => c.header('set-cookie', cookie, { append: true }),
      cache: (info) => {
        cacheInfo = info
      },
    }
    let contentType = 'application/json; charset=utf-8'
    if (endpoint.download) return sendFile(c, await handler(input as never, call))
    if (endpoint.stream) return sendStream(c, await handler(input as never, call))
    const run = async (work: Handler) => {
      const result = await work(input as never, call)
      if (result instanceof TextAnswer) contentType = result.contentType
      return { status: endpoint.status ?? 200, text: print(result) }
    }
    if (endpoint.ownIdempotency && call.idempotencyKey !== undefined) checkKey(call.idempotencyKey)
    const done =
      call.idempotencyKey === undefined || !keepsAnswers(c.req.method, endpoint)
        ? await run(handler)
        : await deps.idempotency({ method: c.req.method, path: c.req.path, query: c.req.query(), call }, (db) =>
            run(handlerOn(db)),
          )
    if (done.text === undefined) return c.body(null, 204)
    const headers: Record<string, string> = {
      'content-type': contentType,
      vary: 'accept-language',
    }
    if (cacheInfo && !actor && c.req.method === 'GET') {
      storeAnswer(deps.cache, c.req.raw, locale, { status: done.status, headers, body: done.text, ...cacheInfo }, epoch)
    } else headers['cache-control'] = 'no-store'
    return c.body(done.text, done.status as ContentfulStatusCode, headers)
  } catch (error) {
    return refuse(c, key, error, deps.log)
  } finally {
    await request?.end()
  }
}

function keepsAnswers(method: string, endpoint: Endpoint): boolean {
  const { ownIdempotency, repeatable, secretAnswer, upload } = endpoint
  return method !== 'GET' && !ownIdempotency && !repeatable && !secretAnswer && !upload
}

function print(result: unknown): string | undefined {
  if (result instanceof RawJson || result instanceof TextAnswer) return result.text
  return result === undefined ? undefined : JSON.stringify(result)
}

/** A file of somebody: kept by no cache, opened by no browser as a page of ours. */
function sendFile(c: Context, answer: unknown) {
  if (!(answer instanceof FileAnswer)) throw new Error('a download answers a file')
  const { bytes } = answer
  return c.body(bytes instanceof Uint8Array ? bytes : (Readable.toWeb(bytes) as ReadableStream), 200, {
    'content-type': answer.contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    'cache-control': 'no-store',
  })
}

/** Kept by nobody on its way, and passed on as it comes. */
function sendStream(c: Context, answer: unknown) {
  if (!(answer instanceof StreamAnswer)) throw new Error('a stream answers a stream')
  return c.body(answer.body, 200, {
    'content-type': answer.contentType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}
