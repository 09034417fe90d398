import type { Context } from 'hono'

type Env = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/** Between an unnamed proxy and whom it says it speaks for. No address holds it, and nobody can type one into a network address. */
const FOR = '→'

/**
 * Network address of the caller. `trustedProxies`: how many proxies of ours stand before the program; each adds one entry to
 * X-Forwarded-For, so the caller is that many entries from its end. Whatever a caller wrote there himself stands further left.
 *
 * Where no proxy is named, but one of a private network (or of this machine) speaks for somebody, the address is both: `10.0.0.1→203.0.113.9`.
 * Limits keep such visitors apart and count them together, too, so that neither all are one nor anybody is many (see docs/decisions).
 */
export function callerAddress(c: Context, trustedProxies: number): string {
  const socket = (c.env as Env)?.incoming?.socket?.remoteAddress ?? ''
  const chain = forwardedFor(c)
  if (trustedProxies > 0) return chain.at(-trustedProxies) || socket
  const claimed = chain.at(-1) ?? ''
  return isPrivate(socket) && /^[0-9a-f.:]{2,45}$/i.test(claimed) ? socket + FOR + claimed : socket
}

/** The proxy in an address of both; undefined for any other address. */
export function unnamedProxyOf(address: string): string | undefined {
  const [proxy, claimed] = address.split(FOR)
  return claimed === undefined ? undefined : proxy
}

/** Tells, once for each process, of a header that nobody trusts: without the word everybody behind a proxy is one visitor. */
export function watchForwarded(trustedProxies: number, tell: (line: Record<string, unknown>) => void) {
  let untold = trustedProxies === 0
  let proxySeen = false
  return {
    look(c: Context): void {
      if (trustedProxies > 0 || (proxySeen && !untold) || forwardedFor(c).length === 0) return
      const from = (c.env as Env)?.incoming?.socket?.remoteAddress ?? ''
      if (isPrivate(from)) proxySeen = true
      if (!untold) return
      untold = false
      tell({
        'X-Forwarded-For': 'is not believed, because TRUSTED_PROXIES is 0',
        from,
        todo: 'if a proxy of yours stands before the program, set TRUSTED_PROXIES to how many (mostly 1); else somebody made it up',
      })
    },
    /** True once a proxy of a private network, or of this machine, spoke for somebody. */
    proxySeen: () => proxySeen,
  }
}

export type ForwardedWatch = ReturnType<typeof watchForwarded>

function forwardedFor(c: Context): string[] {
  const header = c.req.header('x-forwarded-for')
  return header === undefined ? [] : header.split(',').map((one) => one.trim())
}

const PRIVATE = [
  /^(?:::ffff:)?(?:127|10)\./i,
  /^(?:::ffff:)?192\.168\./i,
  /^(?:::ffff:)?172\.(?:1[6-9]|2\d|3[01])\./i,
  /^::1$/,
  /^f[cd][0-9a-f]{2}:/i,
  /^fe[89ab][0-9a-f]:/i,
]

function isPrivate(address: string): boolean {
  return PRIVATE.some((one) => one.test(address))
}
