import { isNip, plainTaxId } from '../../../values/tax-id.ts'
import { isVatId, plainVatId, vatPrefix } from '../../../values/vat-id.ts'
import type { Party, PartyTax } from './content.ts'

type Named = {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  taxId: string
  vatId?: string | null
  bdoNumber?: string | null
  email: string
  phone: string
}

/** A registered company. */
export function companyParty(company: Named): Party {
  const { name, street, postalCode, city, country, taxId, vatId, bdoNumber, email, phone } = company
  const tax = vatId && country !== 'PL' ? taxOf(vatId, country) : taxOf(taxId, country)
  return {
    name,
    address: [street, `${postalCode} ${city}`],
    country,
    tax,
    ...(bdoNumber && { bdo: bdoNumber }),
    email,
    phone,
  }
}

/** What a tax number is, as far as it tells; `country` where it is known. */
export function taxOf(text: string, country: string | null): PartyTax {
  const plain = plainTaxId(text)
  if (plain === '') return { kind: 'none' }
  if ((country === null || country === 'PL') && isNip(text)) return { kind: 'nip', number: plain.replace(/^PL/, '') }
  const prefix = plain.slice(0, 2)
  if (isVatId(plain) && prefix !== 'PL') return { kind: 'eu', prefix, number: plain.slice(2) }
  const own = country === null ? undefined : vatPrefix(country)
  const whole = country === null ? '' : plainVatId(text, country)
  if (own && own !== 'PL' && isVatId(whole)) return { kind: 'eu', prefix: own, number: whole.slice(2) }
  return { kind: 'other', country, number: plain }
}

type Buyer = {
  buyer: { firstName: string; lastName: string; email: string; phone: string }
  shippingAddress: { street: string; postalCode: string; city: string; country: string } | null
  invoice: { name: string; taxId: string; address: string } | null
}

/** Who bought: as the data for an invoice say, else the person, at the address of the delivery. */
export function buyerParty({ buyer, shippingAddress, invoice }: Buyer): Party {
  const { email, phone } = buyer
  if (invoice) {
    const tax = taxOf(invoice.taxId, null)
    const country = tax.kind === 'nip' ? 'PL' : tax.kind === 'eu' ? countryOf(tax.prefix) : null
    return { name: invoice.name, address: [invoice.address], country, tax, email, phone }
  }
  const at = shippingAddress
  return {
    name: `${buyer.firstName} ${buyer.lastName}`,
    address: at ? [at.street, `${at.postalCode} ${at.city}`] : [],
    country: at?.country ?? null,
    tax: { kind: 'none' },
    email,
    phone,
  }
}

/** VAT numbers of Greece begin with EL. */
const countryOf = (prefix: string) => (prefix === 'EL' ? 'GR' : prefix)
