import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import type { Locale } from '../../../../values/locale.ts'
import type { StartRequest, Webhook } from '../provider.ts'
import { type P24Calls, statusOf } from './calls.ts'
import { readSessionId, type Session, sessionIdOf } from './session.ts'
import { sign } from './sign.ts'

const LANGUAGES: Readonly<Record<Locale, string>> = { 'pl-PL': 'pl', 'en-US': 'en', 'de-DE': 'de' }
const MOST_MINUTES = 99
const MOST_OF_EMAIL = 50

const transaction = z.object({
  orderId: z.number().int(),
  /** 0 nothing came · 1 paid and not verified: the customer's own money still · 2 paid · 3 given back */
  status: z.number().int(),
  amount: z.number().int(),
  currency: z.string().length(3),
})
export type Transaction = z.infer<typeof transaction>

/** Registers a payment; the same one under the same session id. The buyer pays by BLIK, transfer or card on Przelewy24's page. */
export async function register({ ask, merchant }: P24Calls, { config }: Pick<Deps, 'config'>, request: StartRequest) {
  const { amount, currency, description, returnUrl, notifyUrl, locale } = request
  const { merchantId, posId, crc } = merchant
  const sessionId = sessionIdOf(request)
  const { token } = await ask(
    {
      ...{ method: 'POST', to: '/transaction/register' },
      body: {
        json: {
          ...{ merchantId, posId, sessionId, amount, currency, description },
          ...{ email: emailFor(request, config.mailFrom), country: 'PL', language: LANGUAGES[locale] },
          ...{ urlReturn: returnUrl, urlStatus: notifyUrl, encoding: 'UTF-8' },
          // Nobody is to begin a payment for goods that are not held any more.
          timeLimit: Math.min(MOST_MINUTES, Math.max(1, Math.ceil(config.holdMinutes))),
          sign: sign('register', { sessionId, merchantId, amount, currency }, crc),
        },
      },
    },
    z.object({ token: z.string().regex(/^[\w-]{1,200}$/) }),
  )
  return { sessionId, token }
}

/** Przelewy24 takes no long addresses. It writes to the payer itself; who has a long one hears from the market alone. */
function emailFor({ email }: StartRequest, mailFrom: string): string {
  return email.length <= MOST_OF_EMAIL ? email : (/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom)
}

/** Undefined while nobody has begun to pay. */
export async function readTransaction({ ask }: P24Calls, sessionId: string): Promise<Transaction | undefined> {
  try {
    return await ask({ to: '/transaction/by/sessionId/{sessionId}', params: { sessionId } }, transaction)
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

/**
 * How a transaction stands: one that the buyer paid is verified, by which it becomes ours. What differs from what was registered is left
 * alone, and stays the customer's: `differs`.
 */
export async function settle(calls: P24Calls, sessionId: string, found: Transaction): Promise<Webhook | undefined> {
  const session = readSessionId(sessionId)
  if (!session) return undefined
  const { orderId, status, amount, currency } = found
  const told = (outcome: Webhook['outcome']): Webhook => ({
    ...{ webhookId: `${orderId}_${outcome}`, reference: sessionId, paymentId: session.paymentId, outcome },
    ...{ amount, currency },
    // All of it together: no single refund of ours.
    ...(outcome === 'refunded' ? { refundKey: `przelewy24:${orderId}` } : {}),
  })
  if (status === 2) return told('paid')
  if (status === 3) return told('refunded')
  if (status !== 1) return undefined
  if (differs(session, found)) return told('differs')
  return told(await verify(calls, sessionId, session, orderId))
}

export const differs = (session: Session, found: { amount: number; currency: string }) =>
  session.amount !== found.amount || session.currency !== found.currency

/** Makes a paid transaction ours, with the amount that we registered. Throws unless it is, or has been. */
async function verify(
  calls: P24Calls,
  sessionId: string,
  session: Session,
  orderId: number,
): Promise<'paid' | 'refunded'> {
  const { merchantId, posId, crc } = calls.merchant
  const { amount, currency } = session
  const signed = sign('verify', { sessionId, orderId, amount, currency }, crc)
  const json = { merchantId, posId, sessionId, amount, currency, orderId, sign: signed }
  try {
    await calls.ask(
      { method: 'PUT', to: '/transaction/verify', body: { json } },
      z.object({ status: z.literal('success') }),
    )
    return 'paid'
  } catch (error) {
    // Verified before: by a notification beside this question, by an answer that was lost, or long ago and this one is late.
    if (statusOf(error) === undefined) throw error
    const now = await readTransaction(calls, sessionId)
    if (!now || now.status < 2 || differs(session, now)) throw error
    return now.status === 2 ? 'paid' : 'refunded'
  }
}
