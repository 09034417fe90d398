import { expect, test } from 'vitest'
import { checkCompany } from './check-company.ts'
import { bodyOf, type CompanyDraft, draftOf, emptyCompany, TEXT_FIELDS } from './company-draft.ts'

const complete: CompanyDraft = {
  ...emptyCompany(),
  taxId: '525-224-84-81',
  name: 'Rekomp Sp. z o.o.',
  shortName: 'Rekomp',
  street: 'ul. Długa 5',
  postalCode: '31-147',
  city: 'Kraków',
  email: 'biuro@rekomp.example.com',
  phone: '+48 600 555 200',
}

test('V01 V05 an empty form lacks its needed fields, nothing else', async () => {
  const found = await checkCompany(emptyCompany(), TEXT_FIELDS)
  const needed = ['taxId', 'name', 'shortName', 'street', 'postalCode', 'city', 'email', 'phone']
  expect(found).toEqual(Object.fromEntries(needed.map((field) => [field, 'required'])))
})

test('V05 numbers and shapes are judged by the rules of the server', async () => {
  expect(await checkCompany(complete, TEXT_FIELDS)).toEqual({})
  const wrong = {
    ...complete,
    taxId: '525-224-84-82',
    postalCode: '311-47',
    vatId: 'PL123',
    bankIban: 'PL61 1090 1014 0000 0712 1981 2875',
    bankBic: 'WBK',
    website: 'not an address',
    email: 'biuro@',
    phone: '123',
  }
  expect(await checkCompany(wrong, TEXT_FIELDS)).toEqual({
    taxId: 'tax_id_invalid',
    postalCode: 'postalCode',
    vatId: 'vat_id_invalid',
    bankIban: 'iban_invalid',
    bankBic: 'bic_invalid',
    website: 'website',
    email: 'email',
    phone: 'phone',
  })
  expect(Object.keys(await checkCompany(wrong, ['phone', 'taxId', 'bankIban']))).toEqual(['phone', 'taxId', 'bankIban'])
  expect(await checkCompany(wrong, ['bankIban'])).toEqual({ bankIban: 'iban_invalid' })
})

test('E06 a form sent and read again says the same; nothing typed is nothing', () => {
  const body = bodyOf({ ...complete, website: 'rekomp.example.com', 'about.de-DE': ' Gebrauchte Laptops ' })
  expect(body).toMatchObject({
    website: 'https://rekomp.example.com',
    bankIban: null,
    vatId: null,
    about: { 'pl-PL': '', 'de-DE': 'Gebrauchte Laptops' },
  })
  expect(bodyOf(draftOf(body))).toEqual(body)
})
