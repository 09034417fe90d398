import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { Failure } from '../../../../values/failure.ts'
import { atMost, type Left } from '../at-most.ts'
import type { ProviderConnection } from '../descriptor.ts'
import type { DisputeReport, PaymentProvider, RawWebhook, Webhook } from '../provider.ts'
import { type PaypalCalls, statusOf } from './calls.ts'
import { certificateAt } from './certificates.ts'
import { fromDecimal } from './decimal.ts'
import { readDispute } from './disputes.ts'
import { readOrder } from './orders.ts'
import { isSigned, readTransmission, type Transmission } from './signature.ts'
import { ended, paymentIdOf, standingOf } from './standing.ts'
import * as wire from './wire.ts'

export type Reading = {
  deps: Pick<Deps, 'now' | 'log' | 'config'>
  connection: ProviderConnection
  calls: PaypalCalls
  fetchStatus: PaymentProvider['fetchStatus']
  /** Milliseconds. */
  within: number
}

/** The event of a webhook that PayPal signed. `bad_signature`, `malformed_webhook`. */
export async function readEvent(reading: Reading, { rawBody, header }: RawWebhook): Promise<wire.Event> {
  const { deps, connection, calls, within } = reading
  const transmission = readTransmission(header)
  if (!transmission) throw new Failure('invalid', 'bad_signature')
  const { webhookId = '' } = connection.values
  const isGenuine =
    deps.config.paypalWebhookCheck === 'paypal'
      ? await isConfirmed(calls, transmission, webhookId, rawBody, atMost(within))
      : isSigned(transmission, webhookId, rawBody, await certificateAt(deps, connection, transmission.certificate))
  if (!isGenuine) throw new Failure('invalid', 'bad_signature')
  const parsed = wire.event.safeParse(parseJson(rawBody))
  if (!parsed.success) throw new Failure('invalid', 'malformed_webhook')
  return parsed.data
}

/** The same asked of PayPal. The event goes as it came: written anew it might be signed no more. */
async function isConfirmed(
  calls: PaypalCalls,
  { id, time, signature, certificate, algorithm }: Transmission,
  webhookId: string,
  rawBody: string,
  left: Left,
): Promise<boolean> {
  if (parseJson(rawBody) === undefined) throw new Failure('invalid', 'malformed_webhook')
  const facts = {
    ...{ auth_algo: algorithm, cert_url: certificate, transmission_id: id, transmission_sig: signature },
    ...{ transmission_time: time, webhook_id: webhookId },
  }
  const bytes = `${JSON.stringify(facts).slice(0, -1)},"webhook_event":${rawBody}}`
  const { verification_status } = await calls.ask(
    {
      ...{ method: 'POST', to: '/v1/notifications/verify-webhook-signature' },
      body: { type: 'application/json', bytes },
    },
    z.object({ verification_status: z.string() }),
    left,
  )
  return verification_status === 'SUCCESS'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What an event means for a payment. It only says where to look: how the order stands is asked of PayPal, so that events may come twice,
 * late and in any order. Undefined: nothing of ours, or nothing yet.
 */
export async function followEvent(reading: Reading, event: wire.Event): Promise<Webhook | DisputeReport | undefined> {
  const { event_type: type, resource } = event
  const left = atMost(reading.within)
  if (type.startsWith('CUSTOMER.DISPUTE.')) return followDispute(reading, resource, left)
  if (type === 'PAYMENT.CAPTURE.REVERSED') {
    // The dispute behind it has an event of its own.
    reading.deps.log.error({ provider: 'paypal', event: type, lookAt: 'the dispute in PayPal’s resolution centre' })
    return undefined
  }
  if (type === 'PAYMENT.CAPTURE.REFUNDED') return followRefund(reading, event, left)
  const id = type.startsWith('CHECKOUT.') ? (resource.order_id ?? resource.id) : orderOfCapture(resource)
  if (typeof id !== 'string' || !/^CHECKOUT\.|^PAYMENT\.CAPTURE\./.test(type)) return undefined
  const order = await readOrder(reading.calls, id, left)
  if (!order || !paymentIdOf(order)) return undefined
  const standing = standingOf(order)
  if (type === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') {
    return standing === 'approved' || standing === undefined ? ended(order, 'cancelled') : standing
  }
  return standing === 'approved' ? reading.fetchStatus(id) : standing
}

const orderOfCapture = (resource: unknown) => {
  const read = wire.capture.safeParse(resource)
  return read.success ? read.data.supplementary_data?.related_ids?.order_id : undefined
}

async function followDispute(
  { deps, calls }: Reading,
  resource: unknown,
  left: Left,
): Promise<DisputeReport | undefined> {
  const read = readDispute(resource, deps.now())
  if (!read) {
    deps.log.error({ provider: 'paypal', dispute: 'cannot be read', lookAt: 'PayPal’s resolution centre' })
    return undefined
  }
  const reference = await orderOf(calls, read.captureId, left)
  const order = reference === undefined ? undefined : await readOrder(calls, reference, left)
  const paymentId = order && paymentIdOf(order)
  return reference === undefined || !paymentId ? undefined : { ...read.report, reference, paymentId }
}

async function followRefund({ calls }: Reading, { resource }: wire.Event, left: Left): Promise<Webhook | undefined> {
  const read = wire.refund.safeParse(resource)
  if (!read.success) throw new Failure('invalid', 'malformed_webhook')
  // One that was made in PayPal's dashboard must not pass for one of ours.
  const { id, status, amount, custom_id: refundKey = `paypal:${read.data.id}`, links = [] } = read.data
  const captureId = /\/captures\/([\w-]{1,60})$/.exec(links.find(({ rel }) => rel === 'up')?.href ?? '')?.[1]
  if (status !== 'COMPLETED' || !amount || !captureId) return undefined
  const reference = await orderOf(calls, captureId, left)
  const order = reference === undefined ? undefined : await readOrder(calls, reference, left)
  const paymentId = order && paymentIdOf(order)
  if (reference === undefined || !paymentId) return undefined
  return {
    ...{ webhookId: `${id}_refunded`, reference, paymentId, refundKey, outcome: 'refunded' },
    ...{ amount: fromDecimal(amount.value), currency: amount.currency_code },
  }
}

async function orderOf({ ask }: PaypalCalls, captureId: string, left: Left): Promise<string | undefined> {
  try {
    const read = await ask({ to: '/v2/payments/captures/{id}', params: { id: captureId } }, wire.capture, left)
    return read.supplementary_data?.related_ids?.order_id
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}
