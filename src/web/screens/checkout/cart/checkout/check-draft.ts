import { isPhone } from '../../../../../values/phone.ts'
import { isPostalCode } from '../../../../../values/postal-code.ts'
import { mayBeInvoiceTaxId } from '../../../../../values/tax-id.ts'
import type { CheckoutDraft } from './draft.ts'

export type Section = 'buyer' | 'address' | 'invoice' | 'condition' | 'terms'
export type Wrong = {
  /** As the server names it: `buyer.email`. */
  field: string
  section: Section
  problem: 'required' | 'email' | 'phone' | 'postalCode' | 'taxId' | 'condition' | 'terms'
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** The contract's demands, checked before sending. In the order of the form, so that the first is the one to go to. */
export function checkDraft(draft: CheckoutDraft, needs: { address: boolean; condition: boolean }): Wrong[] {
  const wrong: Wrong[] = []
  const check = (section: Section, prefix: string, values: object, names: readonly string[]) => {
    for (const name of names) {
      const value = String((values as Record<string, unknown>)[name] ?? '').trim()
      const problem = value === '' ? 'required' : formOf(`${prefix}.${name}`, value, draft)
      if (problem) wrong.push({ field: `${prefix}.${name}`, section, problem })
    }
  }
  check('buyer', 'buyer', draft.buyer, ['firstName', 'lastName', 'email', 'phone'])
  if (needs.address) {
    const names = draft.otherRecipient ? ['firstName', 'lastName'] : []
    check('address', 'shippingAddress', draft.address, [...names, 'street', 'postalCode', 'city', 'country'])
  }
  if (draft.wantsInvoice) check('invoice', 'invoice', draft.invoice, ['name', 'taxId', 'address'])
  if (needs.condition && !draft.acceptCondition) {
    wrong.push({ field: 'acceptCondition', section: 'condition', problem: 'condition' })
  }
  if (!draft.acceptTerms) wrong.push({ field: 'acceptTerms', section: 'terms', problem: 'terms' })
  return wrong
}

function formOf(field: string, value: string, draft: CheckoutDraft): Wrong['problem'] | undefined {
  if (field === 'buyer.email' && !EMAIL.test(value)) return 'email'
  if (field === 'buyer.phone' && !isPhone(value)) return 'phone'
  if (field === 'shippingAddress.postalCode' && !isPostalCode(value, draft.address.country)) return 'postalCode'
  if (field === 'invoice.taxId' && !mayBeInvoiceTaxId(value, draft.address.country || undefined)) return 'taxId'
  return undefined
}
