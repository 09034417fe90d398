import type { Endpoint } from '../../values/endpoint.ts'
import type { ReadsQuery } from '../cache/address.ts'
import { fitsShape, shapeOf } from './path-shape.ts'
import type { Service } from './service.ts'

/** Whether an endpoint reads a query parameter, as its contract says. */
export function readsParameter({ query, queryPrefix }: Endpoint, name: string): boolean {
  if (query && Object.hasOwn(query.shape, name)) return true
  return queryPrefix?.some((prefix) => name.startsWith(prefix)) ?? false
}

/** What the addresses of the API read. */
export function apiQueries(services: readonly Service[]): ReadsQuery {
  const plain = new Map<string, Endpoint>()
  const shapes: [readonly string[], Endpoint][] = []
  for (const { contract } of services) {
    for (const [key, endpoint] of Object.entries(contract)) {
      const [method, path = ''] = key.split(' ')
      if (method !== 'GET') continue
      if (path.includes('{')) shapes.push([shapeOf(path), endpoint])
      else plain.set(path, endpoint)
    }
  }
  return (pathname) => {
    if (!pathname.startsWith('/api/')) return undefined
    const endpoint = plain.get(pathname) ?? shapes.find(([shape]) => fitsShape(shape, shapeOf(pathname)))?.[1]
    return endpoint && ((name) => readsParameter(endpoint, name))
  }
}
