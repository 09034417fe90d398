import type { Contract } from '../../values/endpoint.ts'
import type { Locale } from '../../values/locale.ts'
import type { CacheInfo } from '../cache/page-cache.ts'
import { toFailure, toProblem } from './problem.ts'
import { readInput } from './read-input.ts'
import { RawJson, type Service } from './service.ts'

export type LocalInput = { params?: unknown; query?: unknown; body?: unknown }
export type LocalApi = (key: string, input?: LocalInput) => Promise<unknown>

/**
 * The API for pages rendered in this process: the same contracts and handlers without HTTP between, always anonymous.
 * Every answer's cache information is reported, so that the page knows what it was made of. Failures are thrown as problems.
 */
export function createLocalApi(services: readonly Service[]) {
  const endpoints = new Map<string, { contract: Contract; service: Service }>()
  for (const one of services)
    for (const key of Object.keys(one.contract)) endpoints.set(key, { contract: one.contract, service: one })
  return (locale: Locale, origin: string, onCache: (info: CacheInfo) => void): LocalApi =>
    async (key, input = {}) => {
      const found = endpoints.get(key)
      const endpoint = found?.contract[key]
      const handler = found?.service.handlers[key]
      if (!endpoint || !handler) throw new Error(`no endpoint ${key}`)
      try {
        const checked = readInput(endpoint, { params: input.params, query: inAddress(input.query), body: input.body })
        const result = await handler(checked as never, {
          actor: undefined,
          locale,
          origin,
          idempotencyKey: undefined,
          rawBody: '',
          header: () => undefined,
          address: '',
          setCookie: () => undefined,
          cache: onCache,
        })
        return result instanceof RawJson ? JSON.parse(result.text) : result
      } catch (error) {
        const failure = toFailure(error)
        throw failure
          ? Object.assign(new Error(failure.code, { cause: error }), { problem: toProblem(failure, locale) })
          : error
      }
    }
}

/** Yes and no, as an address would hold them. */
const inAddress = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]),
  )
