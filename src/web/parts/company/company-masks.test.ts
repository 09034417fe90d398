import { expect, test } from 'vitest'
import { cursorAfter, maskIban, maskTaxId } from './company-masks.ts'

test('V05 a NIP is grouped while it is typed, letter by letter', () => {
  const typed = ['5', '525', '5252', '5252248', '525224848', '5252248481', '525224848199', 'PL 525-224-84-81']
  expect(typed.map((text) => maskTaxId(text, 'PL'))).toEqual([
    '5',
    '525',
    '525-2',
    '525-224-8',
    '525-224-84-8',
    '525-224-84-81',
    '525-224-84-81',
    '525-224-84-81',
  ])
  expect(maskTaxId('de 136 695 976', 'DE')).toBe('DE 136 695 976')
})

test('V05 an account number stands in fours; a Polish one without its country as banks print it', () => {
  expect(maskIban('pl61109010140000071219812874', 'PL')).toBe('PL61 1090 1014 0000 0712 1981 2874')
  expect(maskIban('61 10901014 0000071219812874', 'PL')).toBe('61 1090 1014 0000 0712 1981 2874')
  expect(maskIban('DE89-3704-0044', 'DE')).toBe('DE89 3704 0044')
  expect(maskIban('', 'PL')).toBe('')
})

test('the cursor stays behind the digit that was typed', () => {
  // A digit put in after the third of 525-224: the mask moves everything behind it.
  expect(cursorAfter('5259-224', 4, '525-922-4')).toBe(5)
  // The separator was deleted: it comes back, the cursor stands before it.
  expect(cursorAfter('525224', 3, '525-224')).toBe(3)
  expect(cursorAfter('5252', 4, '525-2')).toBe(5)
})
