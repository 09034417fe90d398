import type { Locale } from '../values/locale.ts'
import { ApiProblem, toProblem } from './api-problem.ts'
import type { Api } from './api-types.ts'

export { ApiProblem } from './api-problem.ts'
export type { Api, ApiInput, ApiKey, ApiOutput, Market } from './api-types.ts'

type Values = Record<string, unknown>

/** `GET /api/products/{id}` + `{id: 7}` → method and address with its query string. */
export function buildCall(
  key: string,
  input: { params?: Values; query?: Values } = {},
): { method: string; url: string } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.append(name, String(value))
  }
  const search = query.toString()
  return { method, url: search ? `${filled}?${search}` : filled }
}

export type ClientEnv = {
  fetch: typeof fetch
  locale: () => Locale
  token: () => string | null
  /** The server does not know the token that was sent. */
  onRefused?: (token: string) => void
}

/** The API over the network. An answer that is no success, or no answer (`network`), throws `ApiProblem`. */
export function createApi(env: ClientEnv): Api {
  const call = async (key: string, input: Parameters<Api>[1] = {}): Promise<unknown> => {
    const { method, url } = buildCall(key, input as { params?: Values; query?: Values })
    const headers: Record<string, string> = { 'Accept-Language': env.locale() }
    const token = env.token()
    if (token) headers.Authorization = `Bearer ${token}`
    if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey
    const init: RequestInit = { method, headers }
    if (input.signal) init.signal = input.signal
    if (input.body !== undefined) {
      headers['Content-Type'] = 'application/json'
      init.body = JSON.stringify(input.body)
    }
    if (input.file) {
      headers['Content-Type'] = 'application/octet-stream'
      init.body = input.file
    }
    let response: Response
    try {
      response = await env.fetch(url, init)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new ApiProblem({ status: 0, code: 'network' })
    }
    if (response.ok && /attachment/.test(response.headers.get('content-disposition') ?? '')) return response.blob()
    const text = await response.text().catch(() => '')
    let body: unknown
    try {
      body = text ? JSON.parse(text) : undefined
    } catch {
      body = undefined
    }
    if (response.ok) return body
    const problem = toProblem(response.status, body)
    if (token && problem.code === 'unauthorized') env.onRefused?.(token)
    throw problem
  }
  return call as Api
}
