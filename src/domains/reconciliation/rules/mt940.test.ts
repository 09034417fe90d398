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

// As banks write them: another sign each, name and account in parts of their own, titles torn anywhere.
test.each<[bank: string, details: string, name: string, account: string | null]>([
  [
    'name and address in 27 to 29, the account torn',
    ':86:722<00PRZELEW<10B6A0<20Zaplata za ACDEF HJ<21KLX zamowienie<27JAN KOWALSKI<28UL. DLUGA 5<29KRAKOW<30109010141<31\n0000071219812874<38PL61109010140000071219812874<60',
    'JAN KOWALSKI UL. DLUGA 5',
    'PL61109010140000071219812874',
  ],
  [
    'first and last name apart',
    ':86:073^00PRZELEW^20ZAPLATA ACDEFHJKLX^32JAN^33KOWALSKI^38PL61109010140000071219812874',
    'JAN KOWALSKI',
    'PL61109010140000071219812874',
  ],
  [
    'the kind of business in a field of its own, the account in 29',
    ':86:034\n:86:034~00BE34\n~20Zaplata ACDEF H~21JKLX\n~22\n~29PL61109010140000071219812874~30 10901014~310000071219812874~32Jan Kowalski~33 Krakow~34034',
    'Jan Kowalski Krakow',
    'PL61109010140000071219812874',
  ],
  [
    'a long title that goes on to 29',
    ':86:166?00GUTSCHRIFT?20EREF+NOTPROVIDED?21SVWZ+Bestellung?22x?23x?24x?25x?26x?27 ACDEF?28 HJKL?29X danke?31DE02120300000000202051?32Erika Muster',
    'Erika Muster',
    'DE02120300000000202051',
  ],
  [
    'words instead of parts, torn at 65 characters',
    ':86:/ORDP/JAN KOWALSKI/REMI/ZAPLATA ACDEF HJ\nKLX ZA TOWAR/EREF/NOTPROVIDED',
    '',
    null,
  ],
])('details with %s', (_, details, name, account) => {
  const [line, ...more] = readMt940(
    statement(`:61:2601020102C129,90NTRFNONREF//B6A0\n722 PRZELEW\n${details}\n:NS:22OBIEG`),
  )
  expect(more).toEqual([])
  expect(line).toMatchObject({ amount: 12_990, name, account })
  expect(line?.title.replaceAll(' ', '')).toContain('ACDEFHJKLX')
  expect(line?.title).not.toMatch(/^034|OBIEG/)
})

test('a movement without any details, and accounts of one file one after the other', () => {
  const own = (account: string, more = '') =>
    `:20:A\n:25:${account}\n:28C:1\n:60F:C260101PLN0,00\n:61:2601020102C5,00NTRF\n${more}:62F:C260102PLN5,00\n-`
  const lines = readMt940(`${own('/PL1', ':86:za towar\n')}\n${own('/PL2')}`)
  expect(lines.map(({ title, amount }) => [title, amount])).toEqual([
    ['za towar', 500],
    ['', 500],
  ])
})
