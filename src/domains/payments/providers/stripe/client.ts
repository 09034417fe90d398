import type Stripe from 'stripe'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import { must } from '../../../../values/must.ts'
import type { ProviderConnection } from '../descriptor.ts'

/** Milliseconds for one call with its repetition. */
const DEADLINE = 10_000
/** The same for a call that carries a file. */
export const UPLOAD_DEADLINE = 45_000
/** Files have a host of their own; a stand-in has one for all. */
const FILES = { path: '/v1/files', of: 'https://api.stripe.com', host: 'https://files.stripe.com' }

/** Read when it is first needed: half a second and thirty megabytes that a market without it can do without. */
export const loadSdk = () => import('stripe').then((module) => module.default)

/**
 * The official SDK, sending through the market's one way out to the base address of the connection. A call that meets a closed door or a
 * conflict is repeated once under its idempotency key.
 */
export async function connectSdk({ baseUrl, privateNetworks, values }: ProviderConnection): Promise<Stripe> {
  const outbound = createOutbound({ name: 'stripe', baseUrl, deadline: DEADLINE, privateNetworks })
  const files = createOutbound({
    ...{ name: 'stripe', baseUrl: baseUrl === FILES.of ? FILES.host : baseUrl },
    ...{ deadline: UPLOAD_DEADLINE, privateNetworks },
  })
  const send: typeof fetch = async (address, init) => {
    const { pathname, search } = new URL(String(address))
    const isUpload = pathname === FILES.path && init?.method === 'POST'
    const headers = new Headers(init?.headers)
    // Whoever sends counts its bytes.
    headers.delete('content-length')
    const answer = await (isUpload ? files : outbound)({
      method: init?.method === 'GET' || init?.method === 'DELETE' ? init.method : 'POST',
      to: pathname + search,
      headers: Object.fromEntries(headers),
      ...(init?.body ? { body: { type: String(headers.get('content-type')), bytes: bytesOf(init.body) } } : {}),
      ...(init?.signal ? { signal: init.signal } : {}),
      anyStatus: true,
    })
    return new Response(answer.text(), { status: answer.status, headers: answer.headers })
  }
  const Sdk = await loadSdk()
  return new Sdk(must(values.secretKey, 'the secret key'), {
    httpClient: Sdk.createFetchHttpClient(send),
    maxNetworkRetries: 1,
    timeout: DEADLINE,
    telemetry: false,
  })
}

/** Files are bytes, everything else is text. */
const bytesOf = (body: BodyInit): Buffer | string => (body instanceof Uint8Array ? Buffer.from(body) : String(body))

/** Asks Stripe; what goes wrong is told by its kind alone, since its own messages quote keys and what was sent. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw explain(error)
  }
}

/** A refusal of Stripe in its own words for machines. */
export class StripeRefusal extends Error {
  readonly status: number
  constructor(status: number, words: readonly (string | undefined)[]) {
    super(['stripe', status, ...words].filter(Boolean).join(' '))
    this.name = 'StripeRefusal'
    this.status = status
  }
}

function explain(error: unknown): Error {
  if (error instanceof Failure) return error
  const { statusCode, rawType, code, param, requestId, detail } = (error ?? {}) as Partial<
    Record<'rawType' | 'code' | 'param' | 'requestId', string>
  > & { statusCode?: number; detail?: unknown }
  if (statusCode === 401 || statusCode === 403) return new Failure('invalid', 'provider_refused_keys')
  if (statusCode !== undefined) return new StripeRefusal(statusCode, [rawType, code, param, requestId])
  // Our own way out says what happened, and no more than may be logged.
  if (detail instanceof Error) return detail
  return new Error('stripe did not answer in a form that is understood')
}
