import { z } from 'zod'
import { Failure } from '../../../values/failure.ts'
import { OUTCOMES } from '../rules/payment-status.ts'
import type { Notice, PaymentOperator } from './operator.ts'
import { isSigned, sign } from './signature.ts'

const TIMEOUT = 10_000

const notice = z.object({
  id: z.string().min(1).max(200),
  reference: z.string().min(1).max(100),
  paymentId: z.uuid(),
  outcome: z.enum(OUTCOMES),
  amount: z.number().int(),
  currency: z.string().length(3),
})
const started = z.object({ reference: z.string(), redirectUrl: z.string() })
const standing = z.object({ notice: notice.nullable() })

export type SandboxSettings = {
  secret: () => Promise<string>
  /** Address of the sandbox's own HTTP interface. */
  baseUrl: string
  now: () => Date
}

/** The sandbox operator, spoken to over HTTP with signed calls as a real one. */
export function sandboxOperator({ secret, baseUrl, now }: SandboxSettings): PaymentOperator {
  async function call<T>(path: string, schema: z.ZodType<T>, payload: unknown): Promise<T> {
    const body = JSON.stringify(payload)
    const answer = await fetch(`${baseUrl}/sandbox-pay/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-signature': sign(await secret(), body, now()) },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`sandbox operator answered ${answer.status} to ${path}`)
    return schema.parse(await answer.json())
  }
  return {
    start: (request) => call('payments', started, { ...request, notifyUrl: `${baseUrl}/api/payments/notices/sandbox` }),
    async readNotice({ rawBody, header }) {
      if (!isSigned(await secret(), rawBody, header('sandbox-signature'), now())) {
        throw new Failure('invalid', 'bad_signature')
      }
      const parsed = notice.safeParse(JSON.parse(rawBody))
      if (!parsed.success) throw new Failure('invalid', 'malformed_notice')
      return toNotice(parsed.data)
    },
    async fetchStatus(reference) {
      const { notice: known } = await call('status', standing, { reference })
      return known ? toNotice(known) : undefined
    },
    refund: async (request) => void (await call('refunds', z.object({ done: z.literal(true) }), request)),
  }
}

function toNotice({ id, ...rest }: z.infer<typeof notice>): Notice {
  return { ...rest, noticeId: id }
}
