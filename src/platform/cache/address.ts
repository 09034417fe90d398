/** Whether what stands at a path reads a query parameter of this name; undefined: another knows that path. */
export type ReadsQuery = (pathname: string) => ((name: string) => boolean) | undefined

/**
 * A path with only those query parameters that are read there, each once, as they were written: what a page shows is made of this address,
 * and has to be what the browser makes of its own. `readers`: the first that knows the path decides; where none does, nothing is read.
 */
export function canonicalAddress(pathAndQuery: string, readers: readonly ReadsQuery[]): string {
  const start = pathAndQuery.indexOf('?')
  if (start === -1) return pathAndQuery
  const pathname = pathAndQuery.slice(0, start)
  let reads: ((name: string) => boolean) | undefined
  for (const reader of readers) reads ??= reader(pathname)
  const kept = new Map<string, string>()
  if (reads) {
    for (const part of pathAndQuery.slice(start + 1).split('&')) {
      const [name = ''] = new URLSearchParams(part).keys()
      if (name && !kept.has(name) && reads(name)) kept.set(name, part)
    }
  }
  return kept.size === 0 ? pathname : `${pathname}?${[...kept.values()].join('&')}`
}
