import type { SavedInvoice, SavedShipping } from '../../../../../domains/address-book/contract.ts'
import { EMPTY_ADDRESS, toAddress } from '../../../../parts/forms/saved-address.ts'
import type { AddressBook } from './address-book.ts'
import type { CheckoutDraft } from './draft.ts'

const EMPTY_INVOICE = { name: '', taxId: '', address: '' }
const empty = (text: string | undefined) => (text ?? '').trim() === ''

/** The draft with an address of the book, under the recipient's own name; null: another one, to be typed. */
export function chooseAddress(draft: CheckoutDraft, kept: SavedShipping | null): CheckoutDraft {
  if (!kept) return { ...draft, addressId: null, address: EMPTY_ADDRESS, otherRecipient: false }
  return { ...draft, addressId: kept.id, address: toAddress(kept), otherRecipient: true, saveAddress: false }
}

export function chooseInvoice(draft: CheckoutDraft, kept: SavedInvoice | null): CheckoutDraft {
  if (!kept) return { ...draft, invoiceId: null, invoice: EMPTY_INVOICE }
  const { name, taxId, address } = kept
  return { ...draft, invoiceId: kept.id, invoice: { name, taxId, address }, saveInvoice: false }
}

/**
 * Fills in what is known of the buyer: fields still empty, and the default entries where nothing was typed. A choice made before is
 * taken from the book anew; one that is not there any more is what was typed.
 */
export function takeUpBook(draft: CheckoutDraft, { person, addresses, invoices }: AddressBook): CheckoutDraft {
  const buyer = Object.fromEntries(
    Object.entries(draft.buyer).map(([name, typed]) => [
      name,
      empty(typed) ? person[name as keyof typeof person] : typed,
    ]),
  ) as CheckoutDraft['buyer']
  let next = { ...draft, buyer }
  const { street, postalCode, city } = draft.address
  const address = addresses.find(({ id }) => id === draft.addressId)
  if (address) next = chooseAddress(next, address)
  else if (addresses[0] && [street, postalCode, city].every(empty)) next = chooseAddress(next, addresses[0])
  else next = { ...next, addressId: null }
  const invoice = invoices.find(({ id }) => id === draft.invoiceId)
  if (invoice) next = chooseInvoice(next, invoice)
  else if (invoices[0] && Object.values(draft.invoice).every(empty)) next = chooseInvoice(next, invoices[0])
  else next = { ...next, invoiceId: null }
  return next
}
