import type { ApiProblem } from '../../../../api-problem.ts'
import type { TextKey } from '../../../../texts/registry.ts'
import { clearAttempt } from './attempt-key.ts'

/** Why nothing was ordered: one of our texts, or the server's own words. */
export type OrderFailure = { key: TextKey<'checkout'> } | { text: string }

const OWN_WORDS: Readonly<Record<string, TextKey<'checkout'>>> = {
  network: 'noAnswer',
  price_changed: 'priceChanged',
  not_enough_stock: 'stockChanged',
  cart_empty: 'cartChanged',
  cart_not_found: 'cartChanged',
  delivery_required: 'cartChanged',
  no_payment_provider: 'noProvider',
}
/** After these the cart on the page is not what the server holds. */
const STALE = [
  'price_changed',
  'not_enough_stock',
  'cart_empty',
  'cart_not_found',
  'delivery_required',
  'too_many_delivery_options',
  'seller_not_configured',
  'too_many_of_version',
  'country_not_served',
]
const FORM_FIELD = /^(buyer|shippingAddress|invoice)\.|^accept(Terms|Condition)$/

/** Sorts a refused order into messages at fields and one message for the whole. */
export function readRefusal(problem: ApiProblem | undefined) {
  const code = problem?.code ?? ''
  if (code === 'idempotency_conflict') clearAttempt()
  const atFields = (problem?.errors ?? [])
    .map((error) => ({ ...error, field: error.field.replace(/^body\./, '') }))
    .filter((error) => FORM_FIELD.test(error.field))
  const fields = Object.fromEntries(atFields.map((error) => [error.field, error.message]))
  const key = OWN_WORDS[code]
  const words = problem?.detail || problem?.title || ''
  const failure: OrderFailure | null = key ? { key } : atFields.length > 0 ? null : { text: words }
  return { fields, failure, stale: STALE.includes(code) }
}
