import type { Context, Hono } from 'hono'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { negotiateLocale, splitLocalePath } from '../../../values/locale.ts'
import type { Maintenance, MaintenanceState } from '../../maintenance.ts'
import { PLAIN_PAGE_POLICY } from '../plain-page.ts'
import { problemAnswer } from '../problem.ts'
import { drainBody } from '../read-body.ts'
import { maintenancePage } from './page.ts'
import { passesMaintenance } from './passes.ts'

/** Seconds after which to come back where nobody said when; and the bounds of what is told. */
const SOON = 600
const LEAST = 30
const MOST = 86_400

type Parts = {
  maintenance: Maintenance
  authenticate: (token: string) => Promise<Actor | undefined>
  now: () => Date
}

/**
 * While the switch is on, everybody but operators is told to come back: 503 with Retry-After, kept by nobody, for programs as problem+json
 * and for people as a page in their language. Most are refused without a question to the database.
 */
export function mountMaintenance(app: Hono, { maintenance, authenticate, now }: Parts): void {
  app.use(async (c, next) => {
    await maintenance.ready()
    const state = maintenance.state()
    if (!state.on || passesMaintenance(c.req.method, c.req.path)) return next()
    if (c.req.path.startsWith('/api/') && (await isOperator(c, authenticate))) return next()
    await drainBody(c.req.raw)
    return refusal(c, state, now())
  })
}

async function isOperator(c: Context, authenticate: Parts['authenticate']): Promise<boolean> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1]
  const actor = token ? await authenticate(token).catch(() => undefined) : undefined
  return actor?.permissions === 'admin' || actor?.lacksFactor === true
}

function refusal(c: Context, state: MaintenanceState, now: Date): Response {
  const seconds = secondsLeft(state, now)
  if (c.req.path.startsWith('/api/')) {
    const failure = new Failure('unavailable', 'market_in_maintenance', { params: { seconds } })
    return problemAnswer(failure, negotiateLocale(c.req.header('accept-language')))
  }
  const { locale } = splitLocalePath(c.req.path)
  return c.body(maintenancePage(state, locale), 503, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'content-security-policy': PLAIN_PAGE_POLICY,
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  })
}

/** Till the expected end; a while where it has passed or nobody knows. */
function secondsLeft({ until }: MaintenanceState, now: Date): number {
  const left = until ? Math.ceil((Date.parse(until) - now.getTime()) / 1000) : SOON
  return left < LEAST ? SOON : Math.min(MOST, left)
}
