import { expect, test } from 'vitest'
import { polishTransferCode } from './polish-transfer-code.ts'

const transfer = {
  holder: 'Obieg Sp. z o.o.',
  iban: 'PL61109010140000071219812874',
  title: 'OB-7KQ4-2',
  currency: 'PLN' as const,
  amount: 129_900,
}

test('T06 the code of a transfer within Poland', () => {
  expect(polishTransferCode(transfer)).toBe('|PL|61109010140000071219812874|129900|Obieg Sp. z o.o.|OB-7KQ4-2|||')
  expect(polishTransferCode({ ...transfer, amount: 5 })?.split('|')[3]).toBe('000005')
  expect(polishTransferCode({ ...transfer, amount: 999_999 })?.split('|')[3]).toBe('999999')
})

test('T06 no code says what it cannot: another currency or country, no amount or one too large', () => {
  const others = [
    { currency: 'EUR' as const },
    { iban: 'DE89370400440532013000' },
    { iban: 'PL6110901014000007121981287' },
    { iban: 'PL611090101400000712198128745' },
    { iban: 'xPL61109010140000071219812874' },
    { amount: 0 },
    { amount: -1 },
    { amount: 1_000_000 },
  ]
  for (const other of others) expect(polishTransferCode({ ...transfer, ...other })).toBeUndefined()
})

test('T06 a long name is cut to its field, and a bar in it does not begin another', () => {
  const code = polishTransferCode({ ...transfer, holder: ` A|B ${'x'.repeat(40)}`, title: `${'y'.repeat(31)} z` })
  const fields = code?.split('|')
  expect(fields).toHaveLength(9)
  expect(fields?.[4]).toBe(`A B ${'x'.repeat(15)}`)
  expect(fields?.[5]).toBe('y'.repeat(31))
})
