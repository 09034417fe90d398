import type { Address, InvoiceData } from '../../../../../domains/orders/contract.ts'
import { isPostalCode } from '../../../../../values/postal-code.ts'
import { mayBeInvoiceTaxId } from '../../../../../values/tax-id.ts'

export type EntryProblem = 'required' | 'postalCode' | 'taxId'

const missing = (text: string | undefined) => (text ?? '').trim() === ''

/** What is wrong with an address, field by field, in the order of the form. */
export function checkAddress(address: Address): Partial<Record<keyof Address, EntryProblem>> {
  const needed = ['firstName', 'lastName', 'street', 'postalCode', 'city', 'country'] as const
  const wrong = needed.flatMap((name): [keyof Address, EntryProblem][] => {
    if (missing(address[name])) return [[name, 'required']]
    const misshapen = name === 'postalCode' && !isPostalCode(address.postalCode.trim(), address.country)
    return misshapen ? [[name, 'postalCode']] : []
  })
  return Object.fromEntries(wrong)
}

/** What is wrong with invoice data. */
export function checkInvoice(invoice: InvoiceData): Partial<Record<keyof InvoiceData, EntryProblem>> {
  const wrong = (['name', 'taxId', 'address'] as const).flatMap((name): [keyof InvoiceData, EntryProblem][] => {
    if (missing(invoice[name])) return [[name, 'required']]
    return name === 'taxId' && !mayBeInvoiceTaxId(invoice.taxId) ? [[name, 'taxId']] : []
  })
  return Object.fromEntries(wrong)
}
