import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompanyData } from '../contract.ts'
import { changedFields, companyProblems, normalizeCompany } from './company-data.ts'

const RIGHT: CompanyData = {
  name: 'Sprzęt Lis sp. z o.o.',
  shortName: 'Lis',
  street: 'ul. Długa 2',
  postalCode: '00-002',
  city: 'Warszawa',
  country: 'PL',
  taxId: '5260250274',
  vatId: null,
  registerName: null,
  registerNumber: null,
  bdoNumber: null,
  email: 'firma@example.com',
  phone: '+48 12 000 00 00',
  website: null,
  bankIban: null,
  bankBic: null,
  bankHolder: null,
  about: { 'pl-PL': '' },
  selfCertified: true,
}
const problems = (over: Partial<CompanyData>) =>
  companyProblems(normalizeCompany({ ...RIGHT, ...over })).map(({ field, code }) => `${field} ${code}`)

test('E06 V05 right data is right', () => expect(problems({})).toEqual([]))

test.each([
  ['000012345', '000012345', []],
  ['BDO 000 123 456', '000123456', []],
  ['', null, []],
  ['12345678', '12345678', ['bdoNumber bdo_invalid']],
  ['1234567890', '1234567890', ['bdoNumber bdo_invalid']],
  ['00001234A', '00001234A', ['bdoNumber bdo_invalid']],
])('E06 the BDO number %o is nine digits, zeros at its beginning counted', (typed, kept, wrong) => {
  expect(normalizeCompany({ ...RIGHT, bdoNumber: typed }).bdoNumber).toBe(kept)
  expect(problems({ bdoNumber: typed })).toEqual(wrong)
})

describe('E06 tax numbers', () => {
  test.each([
    ['PL', '526-025-02-74', '5260250274'],
    ['PL', 'PL 526 025 02 74', '5260250274'],
    ['DE', 'DE 136 695 976', '136695976'],
    ['DE', '136695976', '136695976'],
    ['GR', 'EL 094259216', '094259216'],
    ['ES', 'ESB58378431', 'B58378431'],
    ['AT', 'ATU33864707', 'U33864707'],
    ['CH', 'CHE-123.456.788', 'CHE123456788'],
  ])('%s %s is kept as %s', (country, typed, kept) => {
    const data = normalizeCompany({ ...RIGHT, country, taxId: typed, postalCode: '1010' })
    expect(data.taxId).toBe(kept)
    expect(companyProblems(data).filter(({ field }) => field === 'taxId')).toEqual([])
  })
  test.each(['5260250275', '1234567890', '526025027', 'DE136695976', 'abcdefghij'])('%s is no NIP', (taxId) =>
    expect(problems({ taxId })).toEqual(['taxId tax_id_invalid']),
  )
})

describe('E06 VAT numbers of the EU', () => {
  test.each([
    ['PL', 'PL5260250274', 'PL5260250274'],
    ['PL', '526-025-02-74', 'PL5260250274'],
    ['PL', 'DE 136 695 976', 'DE136695976'],
    ['DE', '136695976', 'DE136695976'],
    ['GR', 'GR 094259216', 'EL094259216'],
    ['AT', 'ATU33864707', 'ATU33864707'],
    ['CZ', 'CZ25123891', 'CZ25123891'],
    ['FR', 'FR40303265045', 'FR40303265045'],
    ['NL', 'NL 0044.95445.B01', 'NL004495445B01'],
    ['SE', 'SE556188840401', 'SE556188840401'],
    ['GB', 'XI 434 031 494', 'XI434031494'],
  ])('%s: %s is kept as %s', (country, typed, kept) => {
    const taxId = country === 'PL' ? RIGHT.taxId : '123456789'
    const data = normalizeCompany({ ...RIGHT, country, taxId, vatId: typed })
    expect(data.vatId).toBe(kept)
    expect(companyProblems(data).filter(({ field }) => field === 'vatId')).toEqual([])
  })
  test.each([
    ['a wrong check digit', 'PL', 'DE136695977'],
    ['letters', 'PL', 'DE13669597X'],
    ['outside the EU', 'PL', 'GB434031494'],
    ['a country alone', 'PL', 'DE'],
    ["another company's NIP", 'PL', 'PL5260001246'],
    ['a wrong NIP', 'PL', 'PL5260250275'],
    ['no country, and none to take', 'US', '136695976'],
  ])('%s is refused', (_, country, vatId) => {
    const taxId = country === 'PL' ? RIGHT.taxId : '123456789'
    expect(problems({ country, taxId, vatId })).toEqual(['vatId vat_id_invalid'])
  })
})

describe('E06 accounts', () => {
  test.each([
    ['PL', 'pl61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['PL', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['PL', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['PL', '  ', null],
  ])('%s: %s is kept as %s', (country, typed, kept) => {
    const data = normalizeCompany({ ...RIGHT, country, bankIban: typed })
    expect(data.bankIban).toBe(kept)
    expect(companyProblems(data)).toEqual([])
  })
  test.each(['PL61109010140000071219812875', '6110901014000007121981287', 'PL61', 'XX611090101400000712', 'konto'])(
    '%s is refused',
    (bankIban) => expect(problems({ bankIban })).toEqual(['bankIban iban_invalid']),
  )
  test('every single wrong digit and every swapped pair of an IBAN is found', () => {
    const right = 'PL61109010140000071219812874'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 26 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const wrong = right.slice(0, at) + digit + right.slice(at + 1)
        expect(problems({ bankIban: wrong })).toEqual(wrong === right ? [] : ['bankIban iban_invalid'])
        const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2)
        expect(problems({ bankIban: swapped })).toEqual(swapped === right ? [] : ['bankIban iban_invalid'])
      }),
    )
  })
  test.each([
    ['bpkoplpw', []],
    ['DEUT DE FF 500', []],
    ['BPKOPLP', ['bankBic bic_invalid']],
    ['BPKOXXPW', ['bankBic bic_invalid']],
    ['BPKOPLPW12', ['bankBic bic_invalid']],
    ['1234PLPW', ['bankBic bic_invalid']],
  ])('BIC %s: %j', (bankBic, expected) => expect(problems({ bankBic })).toEqual(expected))
})

test.each([
  ['PL', '00002', '00-002', []],
  ['PL', '00 002', '00-002', []],
  ['PL', '0-0002', '0-0002', ['postalCode postal_code_unfit']],
  ['PL', '10115 B', '10115 B', ['postalCode postal_code_unfit']],
  ['DE', '10115', '10115', []],
  ['GB', 'ec1a 1bb', 'EC1A 1BB', []],
])('E06 postal code of %s: %s becomes %s, refused: %j', (country, typed, kept, expected) => {
  const taxId = country === 'PL' ? RIGHT.taxId : '123456789'
  expect(normalizeCompany({ ...RIGHT, country, postalCode: typed }).postalCode).toBe(kept)
  expect(problems({ country, taxId, postalCode: typed })).toEqual(expected)
})

test('E06 a country nobody knows is refused', () => {
  expect(problems({ country: 'QQ', taxId: '123456789' })).toEqual(['country invalid'])
})

test('E06 every wrong field is named at once', () => {
  expect(problems({ taxId: '1', vatId: 'DE1', bankIban: 'x', bankBic: 'x', postalCode: 'x' })).toEqual([
    'postalCode postal_code_unfit',
    'taxId tax_id_invalid',
    'vatId vat_id_invalid',
    'bankIban iban_invalid',
    'bankBic bic_invalid',
  ])
})

test('tidying twice changes nothing more, whatever was typed', () => {
  const typed = fc.constantFrom('DE', 'PL', 'EL', 'GR', ' ', '-', '1', '00', 'ß', 'ΐ', 'ą')
  const field = fc.oneof(fc.string({ maxLength: 40, unit: 'grapheme' }), fc.string({ maxLength: 12, unit: typed }))
  const anything = fc.record({
    name: field,
    street: field,
    postalCode: field,
    taxId: field,
    vatId: fc.option(field),
    bankIban: fc.option(field),
    bankBic: fc.option(field),
    country: fc.constantFrom('PL', 'DE', 'GR', 'NL', 'US'),
  })
  fc.assert(
    fc.property(anything, (over) => {
      const once = normalizeCompany({ ...RIGHT, ...over })
      expect(normalizeCompany(once)).toEqual(once)
      expect(changedFields(once, normalizeCompany(once))).toEqual([])
    }),
    { numRuns: 1000 },
  )
  const greek = normalizeCompany({ ...RIGHT, country: 'GR', taxId: 'EL GR 1' })
  expect(greek.taxId).toBe('1')
})

test('what changed is told field by field', () => {
  const before = normalizeCompany(RIGHT)
  const after = normalizeCompany({ ...RIGHT, city: 'Kraków', about: { 'pl-PL': '', 'de-DE': 'Neu' }, vatId: '' })
  expect(changedFields(before, after)).toEqual(['city', 'about'])
})
