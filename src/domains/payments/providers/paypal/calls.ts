import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import type { OutboundCall } from '../../../../platform/outbound/call.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import type { Left } from '../at-most.ts'
import type { ProviderConnection } from '../descriptor.ts'
import * as wire from './wire.ts'

const SERVICE = 'paypal'
/** A token is not used in its last minute: it must outlive the call. */
const MARGIN = 60_000
const MOST_TOKENS = 16

/** Tokens of this process by a hash of the keys they belong to: every request connects anew. `until` is milliseconds, UTC. */
const tokens = new Map<string, { token: Promise<string>; until: number }>()

export type PaypalCalls = {
  /** Asks with a token, a second time with a fresh one where the first is refused, which happens before anything is done. */
  ask: <T>(call: OutboundCall, schema: z.ZodType<T>, left: Left) => Promise<T>
  /** Fetches a token whatever is kept. */
  freshToken: (left: Left) => Promise<string>
}

/**
 * The REST interface of PayPal. Throws `OutboundFailure` (a status that is not 2xx with PayPal's answer in it), and
 * `Failure('invalid', 'provider_refused_keys')` where client id and secret are wrong.
 */
export function paypalCalls(deps: Pick<Deps, 'now' | 'log'>, connection: ProviderConnection): PaypalCalls {
  const { baseUrl, privateNetworks, values } = connection
  const { clientId = '', clientSecret = '' } = values
  const paypal = createOutbound({
    ...{ name: SERVICE, baseUrl, privateNetworks, deadline: 10_000, log: deps.log },
    idempotencyHeader: 'PayPal-Request-Id',
  })
  const keptAs = createHash('sha256').update([baseUrl, clientId, clientSecret].join('\n')).digest('hex')

  async function fetchToken(left: Left): Promise<{ text: string; seconds: number }> {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    try {
      const answer = await paypal({
        ...{ method: 'POST', to: '/v1/oauth2/token', deadline: left() },
        headers: { authorization: `Basic ${basic}` },
        body: { form: { grant_type: 'client_credentials' } },
      })
      const { access_token, expires_in } = understood(wire.token, answer.json())
      return { text: access_token, seconds: expires_in }
    } catch (error) {
      if (statusOf(error) === 401) throw new Failure('invalid', 'provider_refused_keys')
      throw error
    }
  }

  async function freshToken(left: Left): Promise<string> {
    const fetched = fetchToken(left)
    // Whoever asks meanwhile waits for the same one; how long it lasts is known when it is here.
    const kept = { token: fetched.then(({ text }) => text), until: Number.POSITIVE_INFINITY }
    // It fails for whoever waits for it; nobody may.
    kept.token.catch(() => undefined)
    tokens.delete(keptAs)
    for (const oldest of tokens.keys()) if (tokens.size >= MOST_TOKENS) tokens.delete(oldest)
    tokens.set(keptAs, kept)
    try {
      const { text, seconds } = await fetched
      kept.until = deps.now().getTime() + seconds * 1000 - MARGIN
      return text
    } catch (error) {
      if (tokens.get(keptAs) === kept) tokens.delete(keptAs)
      throw error
    }
  }

  function tokenFor(left: Left): Promise<string> {
    const kept = tokens.get(keptAs)
    return kept && kept.until > deps.now().getTime() ? kept.token : freshToken(left)
  }

  async function ask<T>(call: OutboundCall, schema: z.ZodType<T>, left: Left): Promise<T> {
    const send = async (token: string) => {
      const headers = { prefer: 'return=representation', ...call.headers, authorization: `Bearer ${token}` }
      return understood(schema, (await paypal({ ...call, headers, deadline: left() })).json())
    }
    const token = await tokenFor(left)
    try {
      return await send(token)
    } catch (error) {
      if (statusOf(error) !== 401) throw error
      return send(await freshToken(left))
    }
  }

  return { ask, freshToken }
}

/** The status with which PayPal refused. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof OutboundFailure ? error.status : undefined

/** PayPal's own word for why it refused: the issue of the first detail, else the name; undefined where it did not answer. */
export function issueOf(error: unknown): string | undefined {
  if (!(error instanceof OutboundFailure) || !error.answer) return undefined
  try {
    const { details, name } = wire.failure.parse(error.answer.json())
    return details?.[0]?.issue ?? name
  } catch {
    return undefined
  }
}

/** What an answer quotes never reaches a log. */
function understood<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new OutboundFailure(SERVICE, 'not_understood')
  return parsed.data
}
