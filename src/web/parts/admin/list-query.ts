/** The named values of an address, without the empty ones. */
export function listQuery<K extends string>(url: URL, names: readonly K[]): Partial<Record<K, string>> {
  const query: Partial<Record<K, string>> = {}
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value) query[name] = value
  }
  return query
}
