import { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure } from '../../values/failure.ts'
import { negotiateLocale } from '../../values/locale.ts'
import type { CacheInfo, PageCache } from '../cache/page-cache.ts'
import { describeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { storeAnswer } from './cached-answer.ts'
import { callerAddress } from './caller-address.ts'
import { checkKey, type Idempotency } from './idempotency.ts'
import { internalProblem, toProblem } from './problem.ts'
import { drainBody, readBody } from './read-body.ts'
import { readInput } from './read-input.ts'
import { type Actor, type Call, FileAnswer, RawJson, type Service, TextAnswer } from './service.ts'

export type MountDeps = {
  log: Log
  cache: PageCache
  authenticate: (token: string) => Promise<Actor | undefined>
  idempotency: Idempotency
  originOf: (request: Request) => string
  trustedProxies: number
}

/** Mounts every endpoint of the services on the app: parse, check access, call, answer. */
export function mount(app: Hono, services: readonly Service[], deps: MountDeps): void {
  for (const { contract, handlers } of services) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method = 'GET', path = '/'] = key.split(' ')
      const handler = handlers[key]
      if (!handler) throw new Error(`no handler for ${key}`)
      app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(c, key, endpoint, handler, deps))
    }
  }
}

async function answer(
  c: Context,
  key: string,
  endpoint: Endpoint,
  handler: Service['handlers'][string],
  deps: MountDeps,
) {
  const locale = negotiateLocale(c.req.header('accept-language'))
  const epoch = deps.cache.epoch
  let cacheInfo: CacheInfo | undefined
  try {
    // Much is read only from those who may send it; what is wrong with a short text is told to everybody.
    const much = endpoint.upload !== undefined || endpoint.maxBodyBytes !== undefined
    const early = much ? await admit(c, endpoint, deps) : undefined
    const { text: rawBody, file } = await readBody(c, endpoint)
    const input = readInput(endpoint, {
      params: c.req.param(),
      query: c.req.query(),
      body: parseJson(endpoint, rawBody),
    })
    if (file) input.file = file
    const actor = much ? early : await admit(c, endpoint, deps)
    const call: Call = {
      actor,
      locale,
      origin: deps.originOf(c.req.raw),
      idempotencyKey: c.req.header('idempotency-key'),
      rawBody,
      header: (name) => c.req.header(name),
      address: callerAddress(c, deps.trustedProxies),
      cache: (info) => {
        cacheInfo = info
      },
    }
    let contentType = 'application/json; charset=utf-8'
    if (endpoint.download) return sendFile(c, await handler(input as never, call))
    const run = async () => {
      const result = await handler(input as never, call)
      if (result instanceof TextAnswer) contentType = result.contentType
      return { status: endpoint.status ?? 200, text: print(result) }
    }
    if (endpoint.ownIdempotency && call.idempotencyKey !== undefined) checkKey(call.idempotencyKey)
    const runsPlain = c.req.method === 'GET' || endpoint.ownIdempotency || endpoint.secretAnswer || file !== undefined
    const done = runsPlain ? await run() : await deps.idempotency(c.req.path, call, rawBody, run)
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
    // By its key: whoever knows a cart's or a purchase's path may open it.
    if (!(error instanceof Failure)) deps.log.error({ endpoint: key, error: describeError(error) })
    await drainBody(c.req.raw)
    const problem = error instanceof Failure ? toProblem(error, locale) : internalProblem(locale)
    return c.body(JSON.stringify(problem), problem.status as ContentfulStatusCode, {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      ...waitOf(error),
    })
  }
}

/** Programs wait as long as they are told. */
function waitOf(error: unknown): Record<string, string> {
  const seconds = error instanceof Failure && error.kind === 'tooMany' ? error.params.seconds : undefined
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function print(result: unknown): string | undefined {
  if (result instanceof RawJson || result instanceof TextAnswer) return result.text
  return result === undefined ? undefined : JSON.stringify(result)
}

async function admit(c: Context, endpoint: Endpoint, deps: MountDeps): Promise<Actor | undefined> {
  const actor = await findActor(c, deps)
  checkAccess(endpoint, actor)
  return actor
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

function parseJson(endpoint: Endpoint, text: string): unknown {
  if (!endpoint.body) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid', 'malformed_json')
  }
}

async function findActor(c: Context, deps: MountDeps): Promise<Actor | undefined> {
  const header = c.req.header('authorization')
  if (!header) return undefined
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header)?.[1]
  const actor = token ? await deps.authenticate(token) : undefined
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  return actor
}

/** The door of an endpoint; the verb behind it asks again for the very object. */
export function checkAccess({ access, scope }: Pick<Endpoint, 'access' | 'scope'>, actor: Actor | undefined): void {
  if (actor?.key && !(scope && actor.key.scopes.includes(scope))) throw new Failure('forbidden', 'key_scope')
  if (access === 'public') return
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  if (access === 'operator' && actor.permissions !== 'admin') throw new Failure('forbidden', 'forbidden')
  if (access === 'seller' && actor.companyIds.length === 0 && actor.permissions !== 'admin') {
    throw new Failure('forbidden', 'forbidden')
  }
}
