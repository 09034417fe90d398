import { expect, test } from 'vitest'
import {
  EMPTY_ADDRESS,
  isSaved,
  isSavedInvoice,
  toAddress,
  toShippingData,
} from '../../../../parts/forms/saved-address.ts'
import { checkAddress, checkInvoice } from './check-entry.ts'

const home = {
  firstName: 'Hanna',
  lastName: 'Kowalczyk',
  street: 'ul. Żeromskiego 9/4',
  postalCode: '26-600',
  city: 'Radom',
  region: '',
  country: 'PL',
}
const firm = { name: 'Studio', taxId: '526-025-02-74', address: 'Radom' }

test('E04 V11 an empty address names its fields in the order of the form', () => {
  expect(Object.entries(checkAddress(EMPTY_ADDRESS))).toEqual([
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['street', 'required'],
    ['postalCode', 'required'],
    ['city', 'required'],
  ])
  expect(checkAddress({ ...home, city: '  ' })).toEqual({ city: 'required' })
  expect(checkAddress(home)).toEqual({})
})

test('E04 V14 the postal code has the form of its country', () => {
  expect(checkAddress({ ...home, postalCode: '26600' })).toEqual({ postalCode: 'postalCode' })
  expect(checkAddress({ ...home, postalCode: '26600', country: 'FR' })).toEqual({})
})

test('E05 invoice data are complete and the tax number can be right', () => {
  expect(checkInvoice({ name: '', taxId: ' ', address: '' })).toEqual({
    name: 'required',
    taxId: 'required',
    address: 'required',
  })
  expect(checkInvoice({ ...firm, taxId: '5260250275' })).toEqual({ taxId: 'taxId' })
  expect(checkInvoice(firm)).toEqual({})
})

test('E04 an address keeps all it has on its way into the book and back', () => {
  const kept = { ...toShippingData({ ...home, region: 'mazowieckie' }, true), id: 7 }
  expect(kept).toMatchObject({ address: home.street, isDefault: true })
  expect(toAddress(kept)).toEqual({ ...home, region: 'mazowieckie' })
})

test('E04 E05 what is in the book already is known again', () => {
  const kept = [{ ...toShippingData(home, false), id: 7 }]
  const { region: _, ...typed } = home
  expect(isSaved({ ...typed, city: ' RADOM', street: 'ul.  Żeromskiego 9/4' }, kept)).toBe(true)
  expect(isSaved({ ...home, street: 'ul. Żeromskiego 9/5' }, kept)).toBe(false)
  const invoices = [{ ...firm, id: 3, isDefault: true }]
  expect(isSavedInvoice({ ...firm, name: 'STUDIO ' }, invoices)).toBe(true)
  expect(isSavedInvoice({ ...firm, name: 'Inna' }, invoices)).toBe(false)
})
