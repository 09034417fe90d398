import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { emptyDraft } from './draft.ts'
import { chooseAddress, chooseInvoice, takeUpBook } from './take-up-book.ts'

const address = (id: number, city: string) => ({
  id,
  firstName: 'Jan',
  lastName: 'Kowalczyk',
  address: 'ul. Żeromskiego 9/4',
  postalCode: '26-600',
  city,
  region: '',
  country: 'PL',
  isDefault: id === 1,
})
const invoice = { id: 5, name: 'Studio', taxId: '5260250274', address: 'Radom', isDefault: true }
const book = {
  person: { firstName: 'Hanna', lastName: 'Kowalczyk', email: 'hanna@example.com', phone: '+48 600 555 100' },
  addresses: [address(1, 'Radom'), address(2, 'Kielce')],
  invoices: [invoice],
}
const empty = { ...book, addresses: [], invoices: [] }

test('E01 E04 E05 a buyer who comes back finds name, default address and default invoice data filled in', () => {
  const draft = takeUpBook(emptyDraft('Hanna'), book)
  expect(draft.buyer).toEqual(book.person)
  expect(draft).toMatchObject({ addressId: 1, invoiceId: 5, wantsInvoice: false, invoice: { taxId: '5260250274' } })
  expect(draft.address).toMatchObject({ firstName: 'Jan', street: 'ul. Żeromskiego 9/4', city: 'Radom' })
  expect(checkDraft({ ...draft, wantsInvoice: true, acceptTerms: true }, { address: true, condition: false })).toEqual(
    [],
  )
})

test('E01 a buyer: what was typed already stays', () => {
  const typed = emptyDraft('Hania')
  typed.buyer.email = 'inny@example.com'
  typed.address.city = 'Lublin'
  typed.invoice.name = 'Firma'
  const draft = takeUpBook(typed, book)
  expect(draft.buyer).toEqual({ ...book.person, firstName: 'Hania', email: 'inny@example.com' })
  expect(draft).toMatchObject({
    addressId: null,
    address: { city: 'Lublin' },
    invoiceId: null,
    invoice: { name: 'Firma' },
  })
})

test('E04 a buyer: an address changed meanwhile is used as it is now, a removed one stays as typed', () => {
  const chosen = chooseAddress(takeUpBook(emptyDraft(), book), book.addresses[1] ?? null)
  const changed = { ...book, addresses: [address(1, 'Radom'), address(2, 'Kraków')] }
  expect(takeUpBook(chosen, changed)).toMatchObject({ addressId: 2, address: { city: 'Kraków' } })
  expect(takeUpBook(chosen, empty)).toMatchObject({ addressId: null, address: { city: 'Kielce' } })
})

test('E04 E05 a buyer: another address and other invoice data begin empty', () => {
  const draft = chooseInvoice(chooseAddress(takeUpBook(emptyDraft(), book), null), null)
  expect(draft).toMatchObject({ addressId: null, otherRecipient: false, invoiceId: null })
  expect(draft.address).toMatchObject({ street: '', city: '', country: 'PL' })
  expect(draft.invoice).toEqual({ name: '', taxId: '', address: '' })
})

test('E04 a buyer with an empty book types everything', () => {
  expect(takeUpBook(emptyDraft(), empty)).toMatchObject({ addressId: null, invoiceId: null, address: { street: '' } })
})
