import { expect, test } from 'vitest'
import { isSigned, sign } from './sign.ts'

const values = {
  ...{ sessionId: 's-1', merchantId: 12345, posId: 12345, amount: 1000, originAmount: 1000, currency: 'PLN' },
  ...{ orderId: 987654321, methodId: 154, statement: 'p24-A12-B34', refundsUuid: 'r-1', status: 0 },
}

test('signatures are the known ones, whatever the order in which fields came', () => {
  const backwards = Object.fromEntries(Object.entries(values).reverse())
  for (const given of [values, backwards]) {
    expect(sign('register', given, 'testcrc')).toBe(
      'b7f4d8b2eeee6bebcc89a90d618d3884cd79af3df23411d371155ff95d5314df6aef209abf46db63b418d411b6829a35',
    )
    expect(sign('verify', given, 'testcrc')).toBe(
      '13447990bcabc9352c88f56dd378681fe247a212f9a3ea75191aff280b8fd774dcbebceedc62a769aabe3179a840c3c7',
    )
    expect(sign('payment', given, 'testcrc')).toBe(
      '9b5a508e25a264486232f81da3318f08cb3847fde7412db15e636bc8c0fa22c9be339d53e01bf89265336f79d3363df8',
    )
    expect(sign('refund', given, 'testcrc')).toBe(
      '4d5ba3cd2ce6969e310c3280b568a41df1b56d6ac4d583c770ec0286e1c954ace8e740a3f36e9335d34ea89f344d99d2',
    )
  }
})

test('slashes and letters of other languages are signed as they are', () => {
  const text = { ...values, statement: 'p24/Zażółć/€' }
  expect(isSigned('payment', { ...text, sign: sign('payment', text, 'k') }, 'k')).toBe(true)
})

test('another field, another type, another key or a cut signature does not pass', () => {
  const signed = { ...values, sign: sign('payment', values, 'testcrc') }
  expect(isSigned('payment', signed, 'testcrc')).toBe(true)
  expect(isSigned('payment', { ...signed, unsigned: 'x' }, 'testcrc')).toBe(true)
  expect(isSigned('payment', signed, 'testcrd')).toBe(false)
  expect(isSigned('refund', signed, 'testcrc')).toBe(false)
  for (const change of [
    { amount: 1001 },
    { amount: '1000' },
    { orderId: 1 },
    { sign: signed.sign.slice(2) },
    { sign: 7 },
  ])
    expect(isSigned('payment', { ...signed, ...change }, 'testcrc')).toBe(false)
})
