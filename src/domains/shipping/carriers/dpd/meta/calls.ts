import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Deps } from '../../../../../platform/deps.ts'
import { OutboundFailure } from '../../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../../platform/outbound/outbound.ts'
import { MEGABYTE } from '../../../../../values/megabytes.ts'
import type { CarrierConnection } from '../../account.ts'
import { ANSWERED_WITHIN, refusedKeys, SERVICE } from '../calls.ts'
import type { DpdProblem } from '../refusals.ts'

/** DPD Poland within the group. */
const BUSINESS_UNIT = '021'
/** Some units of the group end tokens after half an hour: one is kept for all calls of a contract, for less. */
const tokens = new LRUCache<string, string>({ max: 1000, ttl: 15 * 60_000 })

const problem = z.object({
  errorCode: z.string().nullish(),
  errorMessage: z.string().nullish(),
  originError: z.object({ code: z.string().nullish(), description: z.string().nullish() }).nullish(),
})
const problems = z.union([z.array(problem).min(1).max(100), problem])

const made = z.object({
  shipmentId: z.string(),
  parcelIds: z.array(z.string()).min(1).max(100),
  label: z.object({ base64Data: z.string() }),
})
export type MetaShipment = z.infer<typeof made>

/**
 * The META API of the DPD group, with the login of one contract in Poland's unit. `OutboundFailure` where nothing is known of what came of it;
 * `Failure('invalid', 'carrier_refused_keys')` for logins that are refused.
 */
export function metaCalls(deps: Pick<Deps, 'log'>, { otherUrls, privateNetworks, values }: CarrierConnection) {
  const baseUrl = otherUrls?.meta
  if (!baseUrl) throw new Error('DPD’s META API has no address')
  const { login = '', password = '' } = values
  const key = createHash('sha256')
    .update(JSON.stringify([baseUrl, login, password]))
    .digest('base64')
  const send = createOutbound({
    ...{ name: SERVICE, baseUrl, privateNetworks, deadline: ANSWERED_WITHIN, mostBytes: 20 * MEGABYTE, log: deps.log },
    headers: { 'x-dpd-bucode': BUSINESS_UNIT },
  })

  async function logIn(): Promise<string> {
    const answer = await send({
      ...{ method: 'POST', to: '/shipping/v1/login', anyStatus: true },
      headers: { 'x-dpd-login': login, 'x-dpd-password': password },
    })
    if (answer.status === 401 || answer.status === 403) throw refusedKeys()
    const token = answer.headers['x-dpd-token']
    if (answer.status >= 300) throw new OutboundFailure(SERVICE, 'status', { answer })
    if (!token || token.length > 8192) throw new OutboundFailure(SERVICE, 'not_understood')
    tokens.set(key, token)
    return token
  }

  const post = (token: string, body: unknown) =>
    send({
      ...{ method: 'POST', to: '/shipping/v1/shipment', anyStatus: true },
      query: { LabelPrintFormat: 'PDF', LabelPaperFormat: 'A6' },
      headers: { authorization: `Bearer ${token}` },
      body: { json: [body] },
    })

  return {
    logIn,
    async create(body: unknown): Promise<{ shipment: MetaShipment } | { problems: DpdProblem[] }> {
      const known = tokens.get(key)
      let answer = await post(known ?? (await logIn()), body)
      if (known && (answer.status === 401 || answer.status === 403)) {
        // Nothing was done without a token.
        tokens.delete(key)
        answer = await post(await logIn(), body)
      }
      if (answer.status === 401 || answer.status === 403) throw refusedKeys()
      if (answer.status === 429 || answer.status >= 500) throw new OutboundFailure(SERVICE, 'status', { answer })
      const told = answer.json()
      if (answer.status >= 400) return { problems: toldProblems(understood(problems, told)) }
      return { shipment: understood(made, Array.isArray(told) ? told[0] : told) }
    },
  }
}

const toldProblems = (told: z.infer<typeof problems>): DpdProblem[] =>
  (Array.isArray(told) ? told : [told]).map(({ errorCode, errorMessage, originError }) => ({
    code: [errorCode, originError?.code].filter(Boolean).join(' '),
    fields: errorMessage ?? '',
    words: originError?.description ?? '',
  }))

/** What an answer quotes never reaches a log. */
function understood<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new OutboundFailure(SERVICE, 'not_understood')
  return parsed.data
}
