/** A header of a request by its name. */
type ReadHeader = (name: string) => string | undefined

/**
 * Whether a form, or a call of scripts, comes from a page of the market itself. A page of another site must neither fill somebody's cart nor give them another one. Browsers say
 * where a form comes from, each in its way; a request that says nothing of it is not believed. Both the address that people see and the
 * one that was asked count: a proxy may exchange one for the other.
 */
export function isOwnForm(header: ReadHeader, publicUrl: string | undefined): boolean {
  const site = header('sec-fetch-site')
  // `none`: somebody sent it again by hand, after a restart of the browser.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = header('origin') ?? header('referer')
  if (from === undefined || !URL.canParse(from)) return false
  const own = [header('host'), publicUrl && new URL(publicUrl).host]
  return own.includes(new URL(from).host)
}
