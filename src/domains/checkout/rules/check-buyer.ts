import { Failure, type FieldError, invalidField } from '../../../values/failure.ts'
import { postalProblem } from '../../../values/postal-code.ts'
import { normalizeTaxId } from '../../../values/tax-id.ts'
import { isInvoiceTaxId } from '../../../values/vat-id.ts'
import type { PricedCart } from '../../cart/rules/index.ts'
import type { Address, InvoiceData } from '../../orders/contract.ts'
import { needsAddress } from '../../shipping/contract.ts'
import type { PlaceOrderBody } from '../contract.ts'

type BuyerSays = Pick<PlaceOrderBody, 'shippingAddress' | 'acceptTerms' | 'acceptCondition'>

/** Terms, address and the express consent for damaged goods, as far as this cart needs them. V11. */
export function checkBuyer(body: BuyerSays, cart: PricedCart): void {
  if (!body.acceptTerms) throw invalidField('acceptTerms', 'terms_not_accepted')
  const toAddress = cart.groups.some(({ choice }) => choice && needsAddress(choice.method))
  if (toAddress && !body.shippingAddress) throw invalidField('shippingAddress', 'shipping_address_required')
  if (toAddress && body.shippingAddress) checkAddress(body.shippingAddress)
  const damaged = cart.groups.some((group) => group.lines.some((line) => line.state === 'damaged'))
  if (damaged && !body.acceptCondition) throw invalidField('acceptCondition', 'condition_not_accepted')
}

function checkAddress({ country, postalCode }: Address): void {
  const problem = postalProblem(postalCode, country)
  if (problem) throw invalidField('shippingAddress.postalCode', problem.code, problem.params)
}

/**
 * Null when no invoice is wanted; else all of it, or `invoice_incomplete` naming every missing part, or `tax_id_invalid`. `country`: where
 * the buyer lives, if that is known; a number that names a country is one of that. V11.
 */
export function completeInvoice(wanted: PlaceOrderBody['invoice'], country?: string): InvoiceData | null {
  if (!wanted) return null
  const { name = '', taxId = '', address = '' } = wanted
  const fields: FieldError[] = Object.entries({ name, taxId, address })
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field: `invoice.${field}`, code: 'required' }))
  if (fields.length > 0) throw new Failure('invalid', 'invoice_incomplete', { fields })
  if (!isInvoiceTaxId(taxId, country)) throw invalidField('invoice.taxId', 'tax_id_invalid')
  return { name, taxId: normalizeTaxId(taxId), address }
}

/** The buyer pays what the buyer saw, or is asked again. Amounts in grosze. */
export function checkTotal(expected: number, cart: PricedCart): void {
  if (expected === cart.total) return
  const params = { total: cart.total }
  throw new Failure('conflict', 'price_changed', {
    params,
    fields: [{ field: 'expectedTotal', code: 'price_changed', params }],
  })
}
