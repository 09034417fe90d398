import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'

/** E04. The name is the recipient's. */
export const shippingData = z.strictObject({
  firstName: writtenText(80).min(1),
  lastName: writtenText(80).min(1),
  address: writtenText(160).min(1),
  postalCode: z.string().trim().min(1).max(16),
  city: writtenText(80).min(1),
  region: writtenText(80).default(''),
  country: countryCode,
  /** The first one kept is the default whatever is said here. */
  isDefault: z.boolean().default(false),
})
export type ShippingData = z.output<typeof shippingData>

/** E05. A Polish tax number is checked by its digits, another by its shape. */
export const invoiceProfile = z.strictObject({
  name: writtenText(200).min(1),
  taxId: z.string().trim().min(1).max(20),
  address: writtenText(300).min(1),
  isDefault: z.boolean().default(false),
})
export type InvoiceProfile = z.output<typeof invoiceProfile>

const id = { id: z.number().int() }
export const keptShipping = z.object({ ...shippingData.shape, ...id })
export const keptInvoice = z.object({ ...invoiceProfile.shape, ...id })
export type SavedShipping = z.output<typeof keptShipping>
export type SavedInvoice = z.output<typeof keptInvoice>

const shippingList = z.object({ addresses: z.array(keptShipping) })
const invoiceList = z.object({ invoices: z.array(keptInvoice) })
const params = z.object({ id: idInPath })

/** Every change answers the whole list, the default first: lists are short. */
export const addressBookContract = {
  'GET /api/account/shipping-data': {
    summary: 'The own shipping addresses',
    access: 'signedIn',
    response: shippingList,
  },
  'POST /api/account/shipping-data': {
    summary: 'Add a shipping address',
    access: 'signedIn',
    body: shippingData,
    response: shippingList,
    status: 201,
    failures: ['postal_code_unfit', 'too_many_addresses'],
  },
  'PUT /api/account/shipping-data/{id}': {
    summary: 'Change a shipping address',
    access: 'signedIn',
    params,
    body: shippingData,
    response: shippingList,
    failures: ['postal_code_unfit', 'address_not_found'],
  },
  'DELETE /api/account/shipping-data/{id}': {
    summary: 'Remove a shipping address; another one becomes the default',
    access: 'signedIn',
    params,
    response: shippingList,
    failures: ['address_not_found'],
  },
  'GET /api/account/invoice-data': { summary: 'The own invoice data', access: 'signedIn', response: invoiceList },
  'POST /api/account/invoice-data': {
    summary: 'Add invoice data',
    access: 'signedIn',
    body: invoiceProfile,
    response: invoiceList,
    status: 201,
    failures: ['tax_id_invalid', 'too_many_addresses'],
  },
  'PUT /api/account/invoice-data/{id}': {
    summary: 'Change invoice data',
    access: 'signedIn',
    params,
    body: invoiceProfile,
    response: invoiceList,
    failures: ['tax_id_invalid', 'address_not_found'],
  },
  'DELETE /api/account/invoice-data/{id}': {
    summary: 'Remove invoice data; another one becomes the default',
    access: 'signedIn',
    params,
    response: invoiceList,
    failures: ['address_not_found'],
  },
  'DELETE /api/account/invoice-data': { summary: 'Erase all invoice data', access: 'signedIn', response: invoiceList },
} as const satisfies Contract
