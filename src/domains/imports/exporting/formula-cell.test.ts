import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralCell, plainCell, quotedCell } from '../../../values/formula-cell.ts'
import { csvLines } from './csv-text.ts'

test.each(['=1+1', '+48 600', '-x', '@SUM(A1)', '\t=1', '\r=1', "'=1"])('%j is no formula', (text) => {
  expect(neutralCell(text)).toBe(`'${text}`)
})
test.each(['-5', '+3,5', '12', 'plain', "it's", "'quoted'"])('%j stays', (text) => expect(neutralCell(text)).toBe(text))
test('what was neutralised comes back as it was', () => {
  const start = fc.constantFrom('', "'", "''", '=', '+', '-', '@', "'=", "''-")
  fc.assert(
    fc.property(start, fc.string(), (head, tail) => {
      const text = head + tail
      expect(plainCell(neutralCell(text))).toBe(text)
      expect(plainCell(quotedCell(text))).toBe(/^[=+\-@\t\r]/.test(text) ? text : text)
    }),
  )
})
test('a line keeps numbers as numbers and quotes what needs it', () => {
  expect(csvLines([['=HYPERLINK("x")', 'a;b', 'say "hi"', 12.5, null, 'two\nlines']])).toBe(
    `"'=HYPERLINK(""x"")";"a;b";"say ""hi""";12.5;;"two\nlines"\r\n`,
  )
})
