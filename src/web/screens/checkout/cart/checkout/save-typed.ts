import type { PlaceOrderBody } from '../../../../../domains/checkout/contract.ts'
import type { InvoiceData } from '../../../../../domains/orders/contract.ts'
import { api } from '../../../../browser-api.ts'
import { isSaved, isSavedInvoice, toShippingData } from '../../../../parts/forms/saved-address.ts'
import type { AddressBook } from './address-book.ts'
import type { CheckoutDraft } from './draft.ts'

/** Puts what was typed for an order into the buyer's address book, as far as that was wished and it is not there yet. */
export async function saveTyped(draft: CheckoutDraft, body: PlaceOrderBody, book: AddressBook): Promise<void> {
  const { shippingAddress: address, invoice } = body
  if (address && draft.saveAddress && draft.addressId === null && !isSaved(address, book.addresses)) {
    await api('POST /api/account/shipping-data', { body: toShippingData(address, false) })
  }
  if (isComplete(invoice) && draft.saveInvoice && draft.invoiceId === null && !isSavedInvoice(invoice, book.invoices)) {
    await api('POST /api/account/invoice-data', { body: { ...invoice, isDefault: false } })
  }
}

function isComplete(invoice: PlaceOrderBody['invoice']): invoice is InvoiceData {
  return Boolean(invoice?.name && invoice.taxId && invoice.address)
}
