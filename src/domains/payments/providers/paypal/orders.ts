import { must } from '../../../../values/must.ts'
import type { Left } from '../at-most.ts'
import type { StartRequest, Webhook } from '../provider.ts'
import { issueOf, type PaypalCalls, statusOf } from './calls.ts'
import { toDecimal } from './decimal.ts'
import { ended, standingOf } from './standing.ts'
import { type Order, order } from './wire.ts'

const MOST_OF_DESCRIPTION = 127
/** The buyer is to go back to PayPal: nothing is lost or won yet. */
const STILL_OPEN = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']
/** PayPal refuses for good; the buyer pays again, another way. */
const DECLINED = [
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'CARD_EXPIRED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]

/** Creates the order of a payment. No breakdown of the amount is sent: its parts would have to add up, and nobody needs them. */
export async function createOrder({ ask }: PaypalCalls, request: StartRequest, left: Left) {
  const { paymentId, amount, currency, description, returnUrl, locale } = request
  // Whoever comes back by it has not paid: the market does not wait then.
  const cancelUrl = new URL(returnUrl)
  cancelUrl.searchParams.set('left', '1')
  const created = await ask(
    {
      ...{ method: 'POST', to: '/v2/checkout/orders', idempotencyKey: paymentId },
      body: {
        json: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: paymentId,
              custom_id: paymentId,
              description: description.slice(0, MOST_OF_DESCRIPTION),
              amount: { currency_code: currency, value: toDecimal(amount) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                locale,
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: returnUrl,
                cancel_url: cancelUrl.href,
              },
            },
          },
        },
      },
    },
    order,
    left,
  )
  return { reference: created.id, redirectUrl: must(pageOf(created), "the address of PayPal's page") }
}

/** Where the buyer approves. The name of the link depends on whether a source of payment was sent. */
function pageOf({ links = [] }: Order): string | undefined {
  const link = ['payer-action', 'approve'].flatMap((rel) => links.find((one) => one.rel === rel) ?? [])[0]
  return link && /^https?:$/.test(URL.parse(link.href)?.protocol ?? '') ? link.href : undefined
}

/** The order; undefined when PayPal has none of that name (any more: one that nobody approves goes after some hours). */
export async function readOrder({ ask }: PaypalCalls, id: string, left: Left): Promise<Order | undefined> {
  try {
    return await ask({ to: '/v2/checkout/orders/{id}', params: { id } }, order, left)
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

/**
 * Takes the money of an approved order. One fixed id a order: a capture that was cut off is found by `readOrder`, and where it is not yet,
 * asking again answers the same capture. Throws when PayPal does not answer: what became of it is asked next time.
 */
export async function captureOrder(calls: PaypalCalls, approved: Order, left: Left): Promise<Webhook | undefined> {
  const { id } = approved
  try {
    const to = '/v2/checkout/orders/{id}/capture'
    const call = { method: 'POST', to, params: { id }, idempotencyKey: `capture-${id}`, body: { json: {} } } as const
    return settled(await calls.ask(call, order, left))
  } catch (error) {
    const issue = issueOf(error) ?? ''
    // Somebody was quicker, or is at it: a return and a webhook come at the same time. Where it is not done yet, they will tell.
    if (issue === 'ORDER_ALREADY_CAPTURED' || statusOf(error) === 409) return settled(await readOrder(calls, id, left))
    if (STILL_OPEN.includes(issue)) return undefined
    if (DECLINED.includes(issue)) return ended(approved, 'failed')
    throw error
  }
}

function settled(captured: Order | undefined): Webhook | undefined {
  const standing = captured && standingOf(captured)
  return standing === 'approved' ? undefined : standing
}
