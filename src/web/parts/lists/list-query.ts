import type { ApiInput, ApiKey } from '../../api-client.ts'

/** The named values of an address as the query of a call, without the empty ones; the server checks what they say. */
export function listQuery<K extends ApiKey>(url: URL, ...names: string[]): Pick<Required<ApiInput<K>>, 'query'> {
  const given = names.map((name) => [name, url.searchParams.get(name)]).filter(([, value]) => value)
  return { query: Object.fromEntries(given) }
}
