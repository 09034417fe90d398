import { expect, test } from 'vitest'
import { readXml } from '../../../values/read-xml.ts'
import { csvRows } from './csv-rows.ts'
import { closeFile, inUnits, openFile, sellerInFile, type Told } from './dpi-file.ts'
import { addTo, type Figures, figuresOf, isEmpty, sumsOf } from './figures.ts'
import { birthDateOf, missingOf, normalizeTaxData, type TaxData, taxDataProblems } from './tax-data.ts'
import { sellerOf } from './tax-seller.ts'
import { DEFAULT_TAX_SETTINGS, nextRequest } from './tax-settings.ts'
import { inEuro, isExcluded } from './threshold.ts'

const known = {
  ...{ name: 'ReKomp sp. z o.o.', street: 'ul. Długa 5', postalCode: '31-147', city: 'Kraków', country: 'PL' },
  ...{ taxId: '5260001246', vatId: 'PL5260001246', registerName: 'KRS', registerNumber: '0000123456' },
  ...{ iban: 'PL61109010140000071219812874', holder: null },
}
const entity: TaxData = {
  ...{ kind: 'entity', firstName: null, lastName: null, birthDate: null },
  ...{ residences: ['PL'], tins: [], establishments: [] },
}
const person: TaxData = { ...entity, kind: 'person', firstName: 'Anna', lastName: 'Kot', birthDate: '1990-05-17' }

test('what is missing is named: of an entity its register, of a person name and birth, of everybody residence, numbers and account', () => {
  expect(missingOf(known, null)).toEqual(['kind', 'residences'])
  expect(missingOf(known, entity)).toEqual([])
  expect(missingOf({ ...known, registerNumber: null, iban: null }, entity)).toEqual(['registerNumber', 'account'])
  expect(missingOf({ ...known, registerNumber: null }, person)).toEqual([])
  expect(missingOf(known, { ...person, lastName: null, birthDate: null })).toEqual(['names', 'birthDate'])
  expect(missingOf(known, { ...entity, residences: ['PL', 'DE'] })).toEqual(['tins'])
  const german = [{ country: 'DE', number: '12345678901' }]
  expect(missingOf(known, { ...entity, residences: ['PL', 'DE'], tins: german })).toEqual([])
  expect(missingOf(known, { ...entity, residences: [] })).toEqual(['residences'])
})

test('a PESEL tells its day of birth in each century, and is none with a wrong digit or day', () => {
  expect(birthDateOf('90051712345')).toBeUndefined()
  expect(birthDateOf('90051712344')).toBe('1990-05-17')
  expect(birthDateOf('05270312349')).toBe('2005-07-03')
  expect(birthDateOf('00023112346')).toBeUndefined()
  expect(birthDateOf('5260001246')).toBeUndefined()
})

test('numbers are tidied, and wrong ones refused at their field', () => {
  const typed: TaxData = {
    ...{ ...person, firstName: '', establishments: ['DE'], residences: ['PL', 'PL'] },
    tins: [
      { country: 'PL', number: '900517-12344' },
      { country: 'PL', number: '90051712344' },
    ],
  }
  expect(normalizeTaxData(typed)).toEqual({
    ...{ ...person, firstName: null, residences: ['PL'], establishments: [] },
    tins: [{ country: 'PL', number: '90051712344' }],
  })
  const problems = (over: Partial<TaxData>) => taxDataProblems({ ...person, ...over }, '2026-11-26')
  expect(problems({ tins: [{ country: 'PL', number: '90051712344' }] })).toEqual([])
  expect(problems({ tins: [{ country: 'PL', number: '90051712345' }] })).toEqual([
    { field: 'tins.0.number', code: 'tax_id_invalid' },
  ])
  expect(problems({ birthDate: '1991-05-17', tins: [{ country: 'PL', number: '90051712344' }] })).toEqual([
    { field: 'tins.0.number', code: 'pesel_of_another_day' },
  ])
  expect(problems({ birthDate: '2020-01-01' })).toEqual([{ field: 'birthDate', code: 'birth_date_invalid' }])
  expect(problems({ birthDate: '1870-01-01' })).toEqual([{ field: 'birthDate', code: 'birth_date_invalid' }])
  expect(problems({ establishments: ['US'] })).toEqual([{ field: 'establishments', code: 'invalid' }])
})

const sale = { at: new Date(), currency: 'PLN' as const, commission: 0, charges: 0 }
test('what is left of a price is the seller’s and what was withheld; what went back wholly was no sale', () => {
  const online = { onDelivery: false, sold: true }
  expect(figuresOf({ ...sale, money: 9000 }, { ...online, total: 10_000, givenBack: 0 })).toEqual({
    ...{ consideration: 9000, activities: 1, fees: 1000 },
  })
  expect(figuresOf({ ...sale, money: 5400, charges: 50 }, { ...online, total: 10_000, givenBack: 4000 })).toEqual({
    ...{ consideration: 5350, activities: 1, fees: 650 },
  })
  expect(figuresOf({ ...sale, money: 0 }, { ...online, total: 10_000, givenBack: 10_000 })).toEqual({
    ...{ consideration: 0, activities: 0, fees: 0 },
  })
  const cash = { onDelivery: true, sold: true, total: 10_000, givenBack: 0 }
  expect(figuresOf({ ...sale, money: 0, commission: 700 }, cash)).toEqual({
    ...{ consideration: 9300, activities: 1, fees: 700 },
  })
  expect(figuresOf({ ...sale, money: 0 }, { ...cash, sold: false })).toEqual({
    ...{ consideration: 0, activities: 0, fees: 0 },
  })
  expect(figuresOf({ ...sale, money: 8000 }, undefined)).toEqual({ consideration: 8000, activities: 1, fees: 0 })
})

const sold = (activities: number, consideration: number): Figures => {
  const figures: Figures = {}
  addTo(figures, 'PLN', 1, { consideration, activities, fees: 0 })
  return figures
}
test('who sold little is left out: both bounds by the directive, one where the operator says so; without a rate nobody is', () => {
  const rule = { sales: 30, amount: 200_000, join: 'and' as const }
  const rates = { PLN: 4_000_000 }
  expect(isExcluded(sold(29, 800_000), rule, rates)).toBe(true)
  expect(isExcluded(sold(30, 800_000), rule, rates)).toBe(false)
  expect(isExcluded(sold(29, 800_004), rule, rates)).toBe(false)
  expect(isExcluded(sold(30, 800_000), { ...rule, join: 'or' }, rates)).toBe(true)
  expect(isExcluded(sold(30, 900_000), { ...rule, join: 'or' }, rates)).toBe(false)
  expect(isExcluded(sold(1, 100), rule, {})).toBe(false)
  expect(inEuro(sold(1, 400), rates)).toBe(100)
  expect(inEuro(sold(1, -400), rates)).toBe(0)
  expect([isEmpty({}), isEmpty(sold(1, 0)), isEmpty(sold(0, 0))]).toEqual([true, false, true])
  expect(sumsOf(sold(2, 300))).toEqual([{ currency: 'PLN', sum: { activities: 2, consideration: 300, fees: 0 } }])
})

test('payouts wait only after two mails and sixty days', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const step = (asked: Parameters<typeof nextRequest>[0], over: object = {}) =>
    nextRequest(asked, { ...DEFAULT_TAX_SETTINGS, ...over }, now)
  expect(step(undefined)).toBe('first')
  expect(step(undefined, { remind: false })).toBe('none')
  expect(step({ firstAt: ago(29), secondAt: null, heldAt: null })).toBe('none')
  expect(step({ firstAt: ago(30), secondAt: null, heldAt: null })).toBe('second')
  expect(step({ firstAt: ago(90), secondAt: null, heldAt: null })).toBe('second')
  expect(step({ firstAt: ago(59), secondAt: ago(29), heldAt: null })).toBe('none')
  expect(step({ firstAt: ago(60), secondAt: ago(30), heldAt: null })).toBe('hold')
  expect(step({ firstAt: ago(60), secondAt: ago(30), heldAt: null }, { hold: false })).toBe('none')
  expect(step({ firstAt: ago(70), secondAt: ago(30), heldAt: ago(1) })).toBe('none')
})

const figures = sold(3, 123_456)
const told: Told = {
  ...{ said: 'new', reference: 'PL2026-V1-S7', corrects: null, figures },
  seller: sellerOf({ ...known, holder: 'Anna Kot' }, { ...entity, establishments: ['DE'] }),
}
test('amounts are whole units of the file, halves away from nought', () => {
  expect([149, 150, -149, -150, 0].map(inUnits)).toEqual([1, 2, -1, -2, 0])
})
test('the file is XML that names an entity, its account and its quarters; nothing that is unchanged stands in it', () => {
  const platform = { market: 'Obieg', ...known, name: 'Obieg & Co' }
  const frame = { year: 2026, version: 1, at: new Date('2027-01-10T08:00:00Z'), platform }
  const text = openFile(frame) + sellerInFile(told) + closeFile()
  expect(typeof readXml(text)).toBe('object')
  expect(text).toContain('<Name>Obieg &amp; Co</Name>')
  expect(text).toContain('<MessageTypeIndic>DPI401</MessageTypeIndic>')
  expect(text).toContain('<ConsQ1 currCode="PLN">1235</ConsQ1><ConsQ2 currCode="PLN">0</ConsQ2>')
  expect(text).toContain('<NumbQ1>3</NumbQ1>')
  expect(text).toContain('<TIN issuedBy="PL">5260001246</TIN><IN>KRS 0000123456</IN>')
  expect(text).toContain('<AccountHolderName>Anna Kot</AccountHolderName>')
  expect(text).toContain('<PermanentEstablishment>DE</PermanentEstablishment>')
  expect(sellerInFile({ ...told, said: 'same' })).toBe('')
  expect(openFile({ ...frame, version: 2 })).toContain('<DocTypeIndic>OECD0</DocTypeIndic>')
  const changed = sellerInFile({ ...told, said: 'changed', reference: 'PL2026-V2-S7', corrects: 'PL2026-V1-S7' })
  expect(changed).toContain('<DocTypeIndic>OECD2</DocTypeIndic><DocRefId>PL2026-V2-S7</DocRefId>')
  expect(changed).toContain('<CorrDocRefId>PL2026-V1-S7</CorrDocRefId>')
})
test('a person has names and a day of birth, and no register', () => {
  const text = sellerInFile({ ...told, seller: sellerOf(known, person) })
  expect(text).toContain('<IndividualSeller>')
  expect(text).toContain('<FirstName>Anna</FirstName><LastName>Kot</LastName>')
  expect(text).toContain('<BirthDate>1990-05-17</BirthDate>')
  expect(text).not.toContain('<IN>')
})
test('the table beside it has the amounts to the grosz', () => {
  const rows = csvRows(7, told)
  expect(rows).toHaveLength(4)
  expect(rows[0]?.slice(-5)).toEqual(['PLN', '1', '1234.56', '3', '0.00'])
})
