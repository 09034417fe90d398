import type { Context, Hono } from 'hono'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../../values/failure.ts'
import { negotiateLocale } from '../../values/locale.ts'
import type { Log } from '../log/log.ts'
import { callerAddress, unnamedProxyOf } from './caller-address.ts'
import { networkOf } from './network.ts'
import { toProblem } from './problem.ts'
import { refuse } from './refuse.ts'

/** New carts of one network in an hour: those of a large office at a sale. */
const CARTS = { points: 600, duration: 3600 }
/** What costs next to nothing: the state of the process, built files, pictures (made once, two at a time). */
const FREE = /^\/(healthz|readyz|robots\.txt|assets\/|files\/)/

/**
 * A generous limit of requests per network and minute (an IPv4 address, an IPv6 /64), and of new carts; 429 with Retry-After beyond. Counted
 * in this process: what is answered from memory does not come here at all. `perMinute` 0: no limit.
 */
export function limitNetworks(
  app: Hono,
  { perMinute, trustedProxies, log }: { perMinute: number; trustedProxies: number; log: Log },
): void {
  if (perMinute === 0) return
  const requests = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const carts = new RateLimiterMemory(CARTS)
  app.use(async (c, next) => {
    if (FREE.test(c.req.path)) return next()
    const address = callerAddress(c, trustedProxies)
    // A proxy that the configuration does not name: all the world would be one network.
    if (unnamedProxyOf(address) !== undefined) return next()
    const network = networkOf(address)
    try {
      await requests.consume(network)
      if (c.req.method === 'POST' && c.req.path === '/api/carts') await carts.consume(network)
    } catch (reason) {
      if (reason instanceof Error) throw reason
      return tooMany(c, reason as RateLimiterRes, log)
    }
    return next()
  })
}

function tooMany(c: Context, { msBeforeNext }: RateLimiterRes, log: Log): Response | Promise<Response> {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const failure = new Failure('tooMany', 'rate_limited', { params: { seconds, wait: `${seconds} s` } })
  if (c.req.path.startsWith('/api/')) return refuse(c, c.req.path, failure, log)
  const { title } = toProblem(failure, negotiateLocale(c.req.header('accept-language')))
  return c.text(title, 429, { 'retry-after': String(seconds), 'cache-control': 'no-store' })
}
