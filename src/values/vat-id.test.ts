import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTaxId, mayBeInvoiceTaxId } from './tax-id.ts'
import { isInvoiceTaxId, isVatId, plainVatId } from './vat-id.ts'

describe('E06 a VAT number of the EU', () => {
  test.each([
    ['BE', '0428759497'],
    // Belgium has given numbers that begin with 1 since 2023.
    ['BE', '1000000021'],
    ['SK', '2022749619'],
    ['CZ', '25123891'],
    // Ten digits: a person's.
    ['CZ', '7103192745'],
    ['CZ', '6852294449'],
    ['GR', 'EL094259216'],
    ['GR', 'GR094259216'],
    ['GR', '094259216'],
    ['DE', '136695976'],
    ['AT', 'U33864707'],
    ['FR', '40303265045'],
    ['ES', 'B58378431'],
    ['NL', '004495445B01'],
    ['IE', '6388047V'],
    ['PL', '526-025-02-74'],
    ['XI', 'XI980780684'],
  ])('of %s: %s', (country, text) => {
    expect(isVatId(plainVatId(text, country))).toBe(true)
  })
  test.each([
    ['BE', '1000000022'],
    ['BE', '2000000042'],
    ['SK', '2022749618'],
    ['CZ', '7103192746'],
    ['GR', '094259217'],
    ['US', '123456789'],
    ['PL', '5260250275'],
  ])('not one of %s: %s', (country, text) => {
    expect(isVatId(plainVatId(text, country))).toBe(false)
  })
})

describe('E05 R12 a tax number on an invoice', () => {
  test.each<[string, string | undefined, boolean]>([
    ['5260250274', undefined, true],
    ['5260250274', 'PL', true],
    ['5260250275', 'PL', false],
    ['5260250275', undefined, false],
    ['2022749619', 'SK', true],
    ['7103192745', 'CZ', true],
    ['2022749619', 'PL', false],
    ['SK2022749619', 'PL', true],
    ['SK2022749618', 'PL', false],
    ['EL094259216', undefined, true],
    ['GR 094259216', undefined, true],
    ['DE136695977', 'DE', false],
    ['93815/08152', 'DE', true],
    ['12-3456789', 'US', true],
    ['12-3456789', 'PL', true],
    ['PL5260250275', 'SK', false],
    ['none', 'DE', false],
  ])('%s of a buyer in %s: %s', (text, country, right) => {
    expect(isInvoiceTaxId(text, country)).toBe(right)
  })
})

test('a form never refuses a number that the server takes, and refuses what names a country and has not its shape', () => {
  const letters = fc.constantFrom(
    ...'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI US'.split(' '),
  )
  const number = fc.oneof(
    fc.stringMatching(/^[0-9]{5,13}$/),
    fc.stringMatching(/^[A-Z0-9]{0,2}[0-9]{7,10}[A-Z]{0,2}[0-9]{0,2}$/),
  )
  fc.assert(
    fc.property(
      fc.option(letters, { nil: '' }),
      number,
      fc.constantFrom(undefined, 'PL', 'DE', 'SK', 'US'),
      (prefix, digits, country) => {
        const text = prefix + digits
        if (isInvoiceTaxId(text, country)) expect([text, mayBeInvoiceTaxId(text, country)]).toEqual([text, true])
      },
    ),
    { numRuns: 20_000 },
  )
  for (const text of ['DE12345678', 'NL004495445', 'FR1234', 'PL5252248482', 'ATU1']) {
    expect([text, mayBeInvoiceTaxId(text), isInvoiceTaxId(text)]).toEqual([text, false, false])
  }
  expect([isTaxId('2022749619'), mayBeInvoiceTaxId('2022749619', 'SK')]).toEqual([false, true])
})
