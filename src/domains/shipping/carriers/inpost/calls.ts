import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import type { OutboundCall } from '../../../../platform/outbound/call.ts'
import { type OutboundAnswer, OutboundFailure } from '../../../../platform/outbound/failure.ts'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { Failure } from '../../../../values/failure.ts'
import { MEGABYTE } from '../../../../values/megabytes.ts'
import type { CarrierConnection } from '../account.ts'

const SERVICE = 'inpost'
/** Milliseconds: labels of a hundred parcels take a while. */
const ANSWERED_WITHIN = 20_000

const problem = z.object({ error: z.string(), message: z.string().nullish(), details: z.unknown().optional() })
/** What ShipX said instead of doing what it was asked; `details` name fields. */
export type ShipxProblem = z.infer<typeof problem>

export type ShipxCalls = {
  organization: string
  /** The answer, understood; what ShipX refused for a reason it names; keys that do not fit are a `Failure`. */
  ask: <T>(call: OutboundCall, shape: z.ZodType<T>) => Promise<{ answer: T } | { problem: ShipxProblem }>
  /** Bytes of a file. */
  fetchBytes: (call: OutboundCall) => Promise<OutboundAnswer>
}

/**
 * The ShipX interface of InPost with one organisation's token. `OutboundFailure` where nothing is known of what came of it (no answer, 429, 5xx, an
 * answer that is none); `Failure('invalid', 'carrier_refused_keys')` for 401 and 403.
 */
export function shipxCalls(deps: Pick<Deps, 'log'>, connection: CarrierConnection): ShipxCalls {
  const { baseUrl, privateNetworks, values } = connection
  const { organizationId: organization = '', apiKey = '' } = values
  const shipx = createOutbound({
    ...{ name: SERVICE, baseUrl, privateNetworks, deadline: ANSWERED_WITHIN, mostBytes: 20 * MEGABYTE, log: deps.log },
    headers: { authorization: `Bearer ${apiKey}` },
  })
  async function send(call: OutboundCall): Promise<OutboundAnswer> {
    const answer = await shipx({ ...call, anyStatus: true })
    if (answer.status === 401 || answer.status === 403) throw new Failure('invalid', 'carrier_refused_keys')
    if (answer.status === 429 || answer.status >= 500) throw new OutboundFailure(SERVICE, 'status', { answer })
    return answer
  }
  return {
    organization,
    async ask(call, shape) {
      const answer = await send(call)
      const body = answer.status === 204 ? {} : answer.json()
      if (answer.status >= 400) return { problem: understood(problem, body) }
      return { answer: understood(shape, body) }
    },
    async fetchBytes(call) {
      const answer = await send(call)
      if (answer.status >= 400) throw new OutboundFailure(SERVICE, 'status', { answer })
      return answer
    },
  }
}

/** What an answer quotes never reaches a log. */
function understood<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw new OutboundFailure(SERVICE, 'not_understood')
  return parsed.data
}
