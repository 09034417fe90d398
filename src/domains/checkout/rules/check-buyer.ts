import { Failure, type FieldError, invalidField } from '../../../values/failure.ts'
import type { Cart } from '../../cart/contract.ts'
import type { InvoiceData } from '../../orders/contract.ts'
import { type DeliveryMethod, POINT_METHODS } from '../../shipping/contract.ts'
import type { PlaceOrderBody } from '../contract.ts'

/** Only what a courier brings home needs an address. */
export function needsAddress(method: DeliveryMethod): boolean {
  return method !== 'store_pickup' && !POINT_METHODS.includes(method)
}

type BuyerSays = Pick<PlaceOrderBody, 'shippingAddress' | 'acceptTerms' | 'acceptCondition'>

/** Terms, address and the express consent for damaged goods, as far as this cart needs them. V11. */
export function checkBuyer(body: BuyerSays, cart: Cart): void {
  if (!body.acceptTerms) throw invalidField('acceptTerms', 'terms_not_accepted')
  const toAddress = cart.parcels.some((parcel) => parcel.choice && needsAddress(parcel.choice.method))
  if (toAddress && !body.shippingAddress) throw invalidField('shippingAddress', 'shipping_address_required')
  const damaged = cart.parcels.some((parcel) => parcel.lines.some((line) => line.state === 'damaged'))
  if (damaged && !body.acceptCondition) throw invalidField('acceptCondition', 'condition_not_accepted')
}

/** Null when no invoice is wanted; else all of it, or `invoice_incomplete` naming every missing part. V11. */
export function completeInvoice(wanted: PlaceOrderBody['invoice']): InvoiceData | null {
  if (!wanted) return null
  const { name = '', taxId = '', address = '' } = wanted
  const fields: FieldError[] = Object.entries({ name, taxId, address })
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field: `invoice.${field}`, code: 'required' }))
  if (fields.length > 0) throw new Failure('invalid', 'invoice_incomplete', { fields })
  return { name, taxId, address }
}

/** The buyer pays what the buyer saw, or is asked again. Amounts in grosze. */
export function checkTotal(expected: number, cart: Cart): void {
  if (expected === cart.total) return
  const params = { total: cart.total }
  throw new Failure('conflict', 'price_changed', {
    params,
    fields: [{ field: 'expectedTotal', code: 'price_changed', params }],
  })
}
