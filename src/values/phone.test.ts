import { expect, test } from 'vitest'
import { phone } from '../domains/accounts/contract.ts'
import { checkoutBuyer } from '../domains/checkout/contract.ts'
import { isPhone, phoneInPoland } from './phone.ts'

test.each(['+48 600 700 800', '600700800', '(12) 345-67-89', '0049 30 123456'])('%s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true)
  expect(phone.safeParse(text).success).toBe(true)
})

test.each(['---------', '+ ( ) - ( ) -', '12345678', '1-2-3-4-5-6-7-8', 'abc600700800', ''])(
  '"%s" is none, wherever it is asked for',
  (text) => {
    const buyer = { firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com', phone: text }
    expect([isPhone(text), phone.safeParse(text).success, checkoutBuyer.safeParse(buyer).success]).toEqual([
      false,
      false,
      false,
    ])
  },
)

test.each([
  ['600 700 800', '600700800'],
  ['+48 600-700-800', '600700800'],
  ['0048600700800', '600700800'],
  ['48600700800', '600700800'],
  ['(48) 600 700 800', '600700800'],
  ['22 345 67 89', '223456789'],
  // Nine digits that begin like a prefix are a number.
  ['487 654 321', '487654321'],
  ['+49 30 1234567', undefined],
  ['0049 301234567', undefined],
  ['060070080', undefined],
  ['60070080', undefined],
  ['6007008001', undefined],
  ['', undefined],
])('%j is the Polish number %j', (written, digits) => {
  expect(phoneInPoland(written)).toBe(digits)
})
