import type { TextKey } from '../../../../texts/registry.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'

const OF_CHECKOUT: Readonly<Record<string, TextKey<'checkout'>>> = {
  'buyer.email': 'email',
  'buyer.phone': 'phone',
  'invoice.name': 'invoiceName',
  'invoice.taxId': 'invoiceTaxId',
  'invoice.address': 'invoiceAddress',
  invoice: 'invoiceTitle',
  shippingAddress: 'addressTitle',
  acceptCondition: 'consentsTitle',
  acceptTerms: 'consentsTitle',
}
const ANYWHERE = ['firstName', 'lastName', 'street', 'postalCode', 'city', 'region', 'country'] as const

/** What a field of the order's form is called, by the name that the server gives it. */
export function useFieldLabel(): (field: string) => string {
  const t = useTexts('checkout')
  const shell = useTexts('shell')
  return (field) => {
    const own = OF_CHECKOUT[field]
    const name = ANYWHERE.find((one) => one === field.split('.').at(-1))
    return own ? t(own) : name ? shell(name) : t('formTitle')
  }
}
