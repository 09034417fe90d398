import { z } from 'zod'
import type { Locale } from '../../../values/locale.ts'
import { deliveryChoice } from '../../cart/contract.ts'
import { needsAddress } from '../../shipping/contract.ts'

type Sent = Readonly<Record<string, unknown>>

/** Of the longest field; more is cut, and refused where it matters. */
const MOST_TYPED = 400
/** An order's number, as the hidden field of the form says what was shown. */
const SUM = /^\d{1,15}$/
const seen = z.array(deliveryChoice).max(200)
/** What a form without scripts asks for once: sent twice it finds the order again. */
const ATTEMPT = /^[0-9a-f-]{36}$/

export const attemptOf = (sent: Sent): string | undefined => {
  const { attempt } = sent
  return typeof attempt === 'string' && ATTEMPT.test(attempt) ? `plain ${attempt}` : undefined
}

/**
 * The form of an order as what a call of the API would send, to be checked as such a call. `deliveries` and `total`: what the buyer
 * saw, from hidden fields; an order that would be another one is refused.
 */
export function orderOf(sent: Sent, cartId: string, locale: Locale): object {
  const text = (name: string) =>
    String(sent[name] ?? '')
      .slice(0, MOST_TYPED)
      .trim()
  const texts = (part: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, text(`${part}.${name}`)]))
  const deliveries = readSeen(sent.deliveries)
  const buyer = texts('buyer', ['firstName', 'lastName', 'email', 'phone'])
  const region = text('shipping.region')
  const address = {
    ...texts('shipping', ['street', 'postalCode', 'city', 'country']),
    ...(sent.otherRecipient
      ? texts('shipping', ['firstName', 'lastName'])
      : { firstName: buyer.firstName, lastName: buyer.lastName }),
    ...(region && { region }),
  }
  return {
    cartId,
    buyer,
    shippingAddress: deliveries.some(({ method }) => needsAddress(method)) ? address : null,
    invoice: sent.wantsInvoice ? texts('invoice', ['name', 'taxId', 'address']) : null,
    deliveries,
    acceptTerms: Boolean(sent.acceptTerms),
    acceptCondition: Boolean(sent.acceptCondition),
    oldDevices: Object.keys(sent).flatMap(
      (name) => /^oldDevices\.(\d{1,9})$/.exec(name)?.slice(1, 2).map(Number) ?? [],
    ),
    expectedTotal: typeof sent.total === 'string' && SUM.test(sent.total) ? Number(sent.total) : 0,
    locale,
  }
}

/** As the page wrote it into its own form; what is anything else counts as nothing seen, and is refused as the API does. */
function readSeen(given: unknown) {
  try {
    return seen.safeParse(JSON.parse(String(given))).data ?? []
  } catch {
    return []
  }
}

/** What the page that answers shows again. */
export function typedIn(sent: Sent): Record<string, string> {
  const kept =
    /^(attempt|otherRecipient|wantsInvoice|accept(Terms|Condition)|oldDevices\.\d+|(buyer|shipping|invoice)\.[a-zA-Z]+)$/
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => kept.test(name) && typeof value === 'string')
      .map(([name, value]) => [name, String(value).slice(0, MOST_TYPED)]),
  )
}
