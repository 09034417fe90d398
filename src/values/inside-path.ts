const HERE = 'https://market.invalid'

/** A path of the market itself with its query, written as browsers send it; undefined for all that leads to another host. */
export function insidePath(wanted: string): string | undefined {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return undefined
  const { origin, pathname, search } = new URL(wanted, HERE)
  return origin === HERE && !pathname.startsWith('//') ? pathname + search : undefined
}
