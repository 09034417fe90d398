import type { PlaceOrderBody } from '../../../../../domains/checkout/contract.ts'
import type { Address, InvoiceData } from '../../../../../domains/orders/contract.ts'
import { takeTexts } from '../../../../parts/forms/draft/saved-texts.ts'
import { readItem, writeItem } from '../../../../session/storage.ts'

/** What the buyer has typed so far. Consents are not kept: they are given for what is on the page. */
export type CheckoutDraft = {
  buyer: PlaceOrderBody['buyer']
  address: Address
  /** The goods go to somebody else: the address has names of its own. */
  otherRecipient: boolean
  wantsInvoice: boolean
  invoice: InvoiceData
  /** Chosen from the address book; null: typed here, or nothing yet. */
  addressId: number | null
  invoiceId: number | null
  /** What is typed here goes into the address book with the order. */
  saveAddress: boolean
  saveInvoice: boolean
  acceptTerms: boolean
  acceptCondition: boolean
  /** Sellers whose courier takes an old device along. */
  oldDevices: readonly number[]
}

const KEY = 'checkoutDraft'

export function emptyDraft(firstName = ''): CheckoutDraft {
  return {
    buyer: { firstName, lastName: '', email: '', phone: '' },
    address: { firstName: '', lastName: '', street: '', postalCode: '', city: '', region: '', country: 'PL' },
    otherRecipient: false,
    wantsInvoice: false,
    invoice: { name: '', taxId: '', address: '' },
    addressId: null,
    invoiceId: null,
    saveAddress: false,
    saveInvoice: false,
    acceptTerms: false,
    acceptCondition: false,
    oldDevices: [],
  }
}

/**
 * Takes up what this tab has kept; foreign or broken content is ignored field by field. What a guest has typed stays when they log
 * in; what a signed-in person has typed is for that person alone.
 */
export function readDraft(firstName?: string, userId = ''): CheckoutDraft {
  const empty = emptyDraft(firstName)
  try {
    const kept = JSON.parse(readItem('sessionStorage', KEY) ?? '{}')
    if (kept.owner && kept.owner !== userId) return empty
    const id = (given: unknown) => (userId && Number.isInteger(given) ? (given as number) : null)
    return {
      ...empty,
      buyer: takeTexts(empty.buyer, kept.buyer),
      address: takeTexts(empty.address, kept.address),
      invoice: takeTexts(empty.invoice, kept.invoice),
      otherRecipient: kept.otherRecipient === true,
      wantsInvoice: kept.wantsInvoice === true,
      addressId: id(kept.addressId),
      invoiceId: id(kept.invoiceId),
      saveAddress: kept.saveAddress === true,
      saveInvoice: kept.saveInvoice === true,
    }
  } catch {
    return empty
  }
}

export function saveDraft(draft: CheckoutDraft, userId = ''): void {
  const { acceptTerms: _terms, acceptCondition: _condition, oldDevices: _old, ...typed } = draft
  writeItem('sessionStorage', KEY, JSON.stringify({ ...typed, owner: userId }))
}

export function clearDraft(): void {
  writeItem('sessionStorage', KEY, null)
}
