import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { addressBookContract } from './contract.ts'
import { addInvoice, changeInvoice, eraseInvoices, readInvoices, removeInvoice } from './invoice-data.ts'
import { addShipping, changeShipping, readShipping, removeShipping } from './shipping-data.ts'

/** Delivery addresses and invoice data that a person keeps; nobody else ever reads them. */
export const addressBookService = (deps: Deps) =>
  service(addressBookContract, {
    'GET /api/account/shipping-data': (_, { actor }) => readShipping(deps, actor),
    'POST /api/account/shipping-data': ({ body }, { actor }) => addShipping(deps, actor, body),
    'PUT /api/account/shipping-data/{id}': ({ params, body }, { actor }) =>
      changeShipping(deps, actor, params.id, body),
    'DELETE /api/account/shipping-data/{id}': ({ params }, { actor }) => removeShipping(deps, actor, params.id),
    'GET /api/account/invoice-data': (_, { actor }) => readInvoices(deps, actor),
    'POST /api/account/invoice-data': ({ body }, { actor }) => addInvoice(deps, actor, body),
    'PUT /api/account/invoice-data/{id}': ({ params, body }, { actor }) => changeInvoice(deps, actor, params.id, body),
    'DELETE /api/account/invoice-data/{id}': ({ params }, { actor }) => removeInvoice(deps, actor, params.id),
    'DELETE /api/account/invoice-data': (_, { actor }) => eraseInvoices(deps, actor),
  })
