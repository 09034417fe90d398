import type { Context } from 'hono'

/**
 * Whether a form comes from a page of the market itself. A page of another site must neither fill somebody's cart nor give them another one. Browsers say
 * where a form comes from, each in its way; a request that says nothing of it is not believed. Both the address that people see and the
 * one that was asked count: a proxy may exchange one for the other.
 */
export function isOwnForm(c: Context, publicUrl: string | undefined): boolean {
  const site = c.req.header('sec-fetch-site')
  // `none`: somebody sent it again by hand, after a restart of the browser.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = c.req.header('origin') ?? c.req.header('referer')
  if (from === undefined || !URL.canParse(from)) return false
  const own = [c.req.header('host'), publicUrl && new URL(publicUrl).host]
  return own.includes(new URL(from).host)
}
