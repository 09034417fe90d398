import type { SavedInvoice, SavedShipping, ShippingData } from '../../../domains/address-book/contract.ts'
import type { Address, InvoiceData } from '../../../domains/orders/contract.ts'

export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  street: '',
  postalCode: '',
  city: '',
  region: '',
  country: 'PL',
}

/** A kept address as orders and the address form have it. */
export function toAddress({ address, firstName, lastName, postalCode, city, region, country }: SavedShipping): Address {
  return { firstName, lastName, street: address, postalCode, city, region, country }
}

/** A typed address as the address book keeps it. */
export function toShippingData({ street, region = '', ...address }: Address, isDefault: boolean): ShippingData {
  return { ...address, address: street, region, isDefault }
}

const plain = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
const same = (one: object, other: object) =>
  Object.entries(one).every(([name, value]) => plain(value) === plain((other as Record<string, string>)[name]))

/** Whether this very address is in the book, however it is spaced. */
export function isSaved(address: Address, kept: readonly SavedShipping[]): boolean {
  return kept.some((one) => same(toAddress(one), { ...address, region: address.region ?? '' }))
}

export function isSavedInvoice(invoice: InvoiceData, kept: readonly SavedInvoice[]): boolean {
  return kept.some(({ name, taxId, address }) => same({ name, taxId, address }, invoice))
}
