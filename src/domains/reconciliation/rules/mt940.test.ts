import { expect, test } from 'vitest'
import { isMt940, readMt940 } from './mt940.ts'

const statement = (lines: string) => `:20:1\n:25:/PL1\n:60F:C260101PLN100,00\n${lines}\n:62F:C260131PLN1,00\n-`

test('sides, and what was taken back; cents that are left out; the currency of the balance', () => {
  const lines = readMt940(
    statement(
      ':61:2601020102C12,5NTRF\n:86:a\n:61:2601020102D1,NTRF\n:86:b\n:61:2601020102RC2,00NTRF\n:86:c\n:61:2601020102RD3,07NTRF\n:86:d',
    ),
  )
  expect(lines.map(({ amount, title, currency }) => [amount, title, currency])).toEqual([
    [1250, 'a', 'PLN'],
    [-100, 'b', 'PLN'],
    [-200, 'c', 'PLN'],
    [307, 'd', 'PLN'],
  ])
})

test('a value day of the old year and a booking day of the new one', () => {
  expect(readMt940(statement(':61:2512310102C1,00NTRF'))[0]?.bookedOn).toBe('2026-01-02')
  expect(readMt940(statement(':61:2601021231C1,00NTRF'))[0]?.bookedOn).toBe('2025-12-31')
})

test('details over many lines and a second field of details belong to the same movement', () => {
  const [line] = readMt940(
    statement(':61:2601020102C1,00NTRF\n:86:020?20Zapła\nta za?21 ACD?32Anna\n?33 Kowal?38PL61\n:86:020?20 EFH'),
  )
  expect(line).toMatchObject({ title: 'Zapłata za ACD EFH', name: 'Anna Kowal', account: 'PL61' })
})

test('several statements in one file', () => {
  const both = `${statement(':61:2601020102C1,00NTRF')}\n${statement(':61:2601030103C2,00NTRF').replace('PLN', 'EUR')}`
  expect(readMt940(both).map(({ amount, currency }) => [amount, currency])).toEqual([
    [100, 'PLN'],
    [200, 'EUR'],
  ])
})

test.each([':61:260102C', ':61:2601021302C1,00', ':61:2601020102C0,00', ':61:2601020102C1.00', ':61:x'])(
  'what is no movement is refused, not left out: %s',
  (text) => {
    expect(() => readMt940(statement(text))).toThrow('statement_row_unreadable')
  },
)

test('a table is no such statement', () => {
  expect(isMt940('Data;Kwota\n:20:;1')).toBe(false)
  expect(isMt940(statement(''))).toBe(true)
})
