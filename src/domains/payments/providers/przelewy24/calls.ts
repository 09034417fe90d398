import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import type { OutboundCall } from '../../../../platform/outbound/call.ts'
import { OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import type { Left } from '../at-most.ts'
import type { ProviderConnection } from '../descriptor.ts'

const SERVICE = 'przelewy24'
const MOST_USERS = 16

/** Who we are there. The shop (`posId`) mostly has the number of its merchant. */
export type Merchant = { merchantId: number; posId: number; crc: string }

/** Which number answered to the API key, by a hash of the keys: where shop and merchant differ, either may. */
const users = new Map<string, number>()

export type P24Calls = {
  merchant: Merchant
  /** `data` of the answer. */
  ask: <T>(call: OutboundCall, data: z.ZodType<T>) => Promise<T>
}

/**
 * The REST interface of Przelewy24. Throws `OutboundFailure` (a status that is not 2xx with the answer in it), and
 * `Failure('invalid', 'provider_refused_keys')` where it takes neither number with the API key.
 */
export function p24Calls(deps: Pick<Deps, 'log'>, connection: ProviderConnection, left: Left): P24Calls {
  const { baseUrl, privateNetworks, values } = connection
  const { shopId = '', apiKey = '', crcKey: crc = '' } = values
  const [merchantId = 0, posId = merchantId] = shopId.split('/').map(Number)
  const p24 = createOutbound({
    ...{ name: SERVICE, baseUrl: `${baseUrl}/api/v1`, privateNetworks, deadline: left(), log: deps.log },
  })
  const keptAs = createHash('sha256').update([baseUrl, shopId, apiKey].join('\n')).digest('hex')

  async function ask<T>(call: OutboundCall, data: z.ZodType<T>): Promise<T> {
    const candidates = [...new Set([users.get(keptAs) ?? posId, posId, merchantId])]
    for (const user of candidates) {
      const basic = Buffer.from(`${user}:${apiKey}`).toString('base64')
      try {
        const answer = await p24({ ...call, deadline: left(), headers: { authorization: `Basic ${basic}` } })
        remember(user)
        return understood(data, answer.json())
      } catch (error) {
        // Refused before anything is done.
        if (statusOf(error) !== 401) throw error
      }
    }
    throw new Failure('invalid', 'provider_refused_keys')
  }

  function remember(user: number): void {
    users.delete(keptAs)
    for (const oldest of users.keys()) if (users.size >= MOST_USERS) users.delete(oldest)
    users.set(keptAs, user)
  }

  return { merchant: { merchantId, posId, crc }, ask }
}

/** The status with which Przelewy24 refused. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof OutboundFailure ? error.status : undefined

/** What an answer quotes never reaches a log. */
function understood<T>(data: z.ZodType<T>, answer: unknown): T {
  const parsed = z.object({ data }).safeParse(answer)
  if (!parsed.success) throw new OutboundFailure(SERVICE, 'not_understood')
  return parsed.data.data as T
}
