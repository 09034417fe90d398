import type { Context } from 'hono'

type Env = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

/**
 * Network address of the caller. `trustedProxies`: how many proxies of ours stand before the program; each adds one entry to
 * X-Forwarded-For, so the caller is that many entries from its end. Whatever a caller wrote there himself stands further left.
 */
export function callerAddress(c: Context, trustedProxies: number): string {
  const socket = (c.env as Env)?.incoming?.socket?.remoteAddress ?? ''
  if (trustedProxies === 0) return socket
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  return chain.at(-trustedProxies) || socket
}
