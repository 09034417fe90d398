import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { RefundRequest, RefundState } from '../provider.ts'
import { type P24Calls, statusOf } from './calls.ts'
import { readTransaction } from './transactions.ts'

const STATES: Readonly<Record<number, RefundState>> = { 1: 'done', 2: 'pending', 3: 'pending', 4: 'failed' }
/** What the buyer reads on the statement; 35 characters at the most. */
const DESCRIPTION = 'Zwrot / Refund'

const refunds = z.object({
  refunds: z.array(z.object({ requestId: z.string().nullish(), status: z.number().int(), amount: z.number().int() })),
})
const items = z.array(z.object({ status: z.boolean() })).min(1)

/**
 * Names of a refund there: `requestId` of 45 characters at the most, `refundsUuid` of 35. The same key of the same payment always has the
 * same, and no other market that uses these keys, too, has it.
 */
function namesOf({ reference, key }: Pick<RefundRequest, 'reference' | 'key'>) {
  const hash = createHash('sha256').update(`${reference} ${key}`).digest('hex')
  return { requestId: hash.slice(0, 40), refundsUuid: hash.slice(0, 32) }
}

/**
 * Gives money back, once a key: asked is first whether there is such a refund. Przelewy24 carries it out later (`pending`). Throws when it
 * does not answer.
 */
export async function refundTransaction(calls: P24Calls, request: RefundRequest): Promise<RefundState> {
  const { reference, amount } = request
  const paid = await readTransaction(calls, reference)
  if (!paid || paid.status < 2) return 'failed'
  const { orderId } = paid
  const known = await stateOf(calls, orderId, request)
  if (known) return known
  const refund = { orderId, sessionId: reference, amount, description: DESCRIPTION }
  // Without an address for a notification: it would name the refund by our hash, and the refund is asked about anyhow.
  const json = { ...namesOf(request), refunds: [refund] }
  try {
    const [made] = await calls.ask({ method: 'POST', to: '/transaction/refund', body: { json } }, items)
    return made?.status ? 'pending' : 'failed'
  } catch (error) {
    const status = statusOf(error)
    if (status !== 400 && status !== 409) throw error
    // Asked for a moment ago, and listed by now; or more than is left.
    const meanwhile = await stateOf(calls, orderId, request)
    if (meanwhile) return meanwhile
    if (status === 409) return 'failed'
    throw error
  }
}

/** How a refund stands that was taken on. */
export async function readRefund(calls: P24Calls, request: RefundRequest): Promise<RefundState> {
  const paid = await readTransaction(calls, request.reference)
  return (paid && (await stateOf(calls, paid.orderId, request))) ?? 'pending'
}

/** Undefined when there is none of that key. */
async function stateOf({ ask }: P24Calls, orderId: number, request: RefundRequest): Promise<RefundState | undefined> {
  const { requestId } = namesOf(request)
  try {
    const listed = await ask({ to: '/refund/by/orderId/{orderId}', params: { orderId } }, refunds)
    const known = listed.refunds.find((one) => one.requestId === requestId)
    return known && (STATES[known.status] ?? 'pending')
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}
