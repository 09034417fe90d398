import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../../orders/contract.ts'
import { maskIban, readIban } from './account.ts'
import { placeOf, refundProblems } from './check-refund.ts'
import { keepsSome, mayCallOff, mayCancel, mayDrop, mayRefund } from './may-refund.ts'
import { leftOf, planRefund } from './plan-refund.ts'
import { DEFAULT_REFUND_LIMITS, limitOf, rolesAbove } from './refund-limits.ts'

test('T06 an account is read as people write it, and shown by its ends alone', () => {
  expect(readIban('pl61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874')
  expect(readIban('61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874')
  expect(readIban('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  for (const text of ['', '61109010140000071219812875', '1610901014000007121981287', 'x61109010140000071219812874']) {
    expect(() => readIban(text)).toThrowError(
      expect.objectContaining({ code: 'iban_invalid', fields: [{ field: 'iban', code: 'iban_invalid' }] }),
    )
  }
  expect(maskIban('PL61109010140000071219812874')).toBe('PL61…2874')
})

test('T06 the owner gives back without limit, others up to what company or operator said', () => {
  const company = { manager: 7, accountant: null }
  expect(limitOf('owner', DEFAULT_REFUND_LIMITS, company)).toBeNull()
  expect(limitOf('manager', DEFAULT_REFUND_LIMITS, company)).toBe(7)
  expect(limitOf('accountant', DEFAULT_REFUND_LIMITS, company)).toBeNull()
  expect(limitOf('manager', DEFAULT_REFUND_LIMITS, undefined)).toBe(500_000)
  expect(limitOf('accountant', DEFAULT_REFUND_LIMITS, undefined)).toBe(100_000)
})

test('T06 who may not give back more is told who may: the owner always, others only beyond that', () => {
  const owner = { role: 'owner', most: null }
  expect(rolesAbove(100, { manager: 500, accountant: 100 })).toEqual([owner, { role: 'manager', most: 500 }])
  expect(rolesAbove(99, { manager: 98, accountant: 100 })).toEqual([owner, { role: 'accountant', most: 100 }])
  expect(rolesAbove(100, { manager: null, accountant: 1 })).toEqual([owner, { role: 'manager', most: null }])
  expect(rolesAbove(500, { manager: 500, accountant: 500 })).toEqual([owner])
  expect(rolesAbove(null, { manager: null, accountant: null })).toEqual([])
})

const those = (fits: (order: Parameters<typeof mayRefund>[0]) => boolean, method: string, paymentStatus = 'paid') =>
  ORDER_STATUSES.filter((status) => fits({ status, method, paymentStatus } as Parameters<typeof mayRefund>[0]))

test('T06 money goes back of what is paid and was neither given up nor is still open', () => {
  const left = ['partlyShipped', 'shipped', 'delivered', 'completed', 'returned', 'disputed']
  expect(those(mayRefund, 'dpd_courier')).toEqual(['confirmed', 'preparing', 'ready', ...left])
  for (const other of ['unpaid', 'onDelivery', 'refundDue', 'refunded']) {
    expect(those(mayRefund, 'dpd_courier', other)).toEqual([])
  }
})

test('T06 a paid order is called off until its goods have left: laid out in a shop they have not', () => {
  expect(those(keepsSome, 'store_pickup')).toEqual(['confirmed', 'preparing', 'ready'])
  const by = (who: 'buyer' | 'seller' | 'operator', method: string, payment?: string) =>
    those((order) => mayCallOff(who, order), method, payment)
  expect(by('buyer', 'store_pickup')).toEqual(['confirmed'])
  expect(by('seller', 'store_pickup')).toEqual(['confirmed', 'preparing', 'ready'])
  expect(by('operator', 'dpd_courier')).toEqual(['confirmed', 'preparing', 'ready'])
  expect(by('seller', 'dpd_courier', 'unpaid')).toEqual([])
})

test('R22 what nobody paid is called off by the operator until its goods have left; others have verbs of their own', () => {
  const by = (who: 'buyer' | 'seller' | 'operator', payment: string) =>
    those((order) => mayDrop(who, order), 'dpd_courier', payment)
  for (const payment of ['unpaid', 'onDelivery']) {
    expect(by('operator', payment)).toEqual(['pending', 'confirmed', 'preparing', 'ready'])
    expect(by('seller', payment)).toEqual([])
  }
  for (const payment of ['paid', 'refundDue', 'refunded']) {
    expect([...by('operator', payment), ...by('buyer', payment)]).toEqual([])
  }
  // By its buyer once it counts, and not before: what waits for money or a link is given up with its purchase.
  expect([by('buyer', 'onDelivery'), by('buyer', 'unpaid')]).toEqual([['confirmed'], []])
})

test('while a bank asks for the money of a purchase nothing of it is offered, but what was or is paid at the door', () => {
  const offered = (payment: string, cashOnDelivery: boolean, inDispute: boolean) =>
    those((order) => mayCancel('buyer', { ...order, cashOnDelivery }, inDispute), 'dpd_courier', payment)
  expect([offered('paid', false, false), offered('paid', false, true)]).toEqual([['confirmed'], []])
  expect([offered('paid', true, true), offered('onDelivery', true, true)]).toEqual([['confirmed'], ['confirmed']])
})

const order = {
  companyId: 1,
  number: 'OB-1',
  total: 100,
  givenBack: 50,
  commission: { net: 4, vat: 2 },
  cashOnDelivery: false,
}
const refund = { id: 9, givenBefore: 0, amount: 50, parts: [{ amount: 20 }, { amount: 30 }] }
const key = 'refund-due:9'
const entry = (account: string, amount: number, at = key) => ({ key: at, account, amount })
const right = [entry('seller:1', 47), entry('commission', 2), entry('commission-vat', 1), entry('refunds-due', -50)]

test('E11 a refund is booked as it is shared between seller and market', () => {
  expect(placeOf(refund, order, 'p1')).toEqual({ key, subject: 'payment:p1' })
  expect(refundProblems(refund, order, key, right)).toEqual([])
  expect(refundProblems(refund, order, key, [...right, entry('seller:1', 5, 'refund-due:8')])).toEqual([])
  expect(refundProblems(refund, order, key, right.slice(1))).toEqual(['seller:1: 47 is right, 0 booked'])
  expect(refundProblems(refund, order, key, [...right, entry('bank', 3)])).toEqual(['bank: 0 is right, 3 booked'])
})

test('E11 the seller who took the money at the door is given the commission alone', () => {
  const atDoor = { ...order, cashOnDelivery: true }
  const back = placeOf(refund, atDoor, undefined)
  expect(back).toEqual({ key: 'commission-back:refund-9', subject: 'commission:OB-1' })
  const booked = [entry('seller:1', -3), entry('commission', 2), entry('commission-vat', 1)]
  const here = booked.map((one) => ({ ...one, key: back.key }))
  expect(refundProblems(refund, atDoor, back.key, here)).toEqual([])
  expect(refundProblems(refund, atDoor, key, right)).toHaveLength(2)
})

test('E11 the parts of a refund sum to it, and its order knows of it', () => {
  expect(refundProblems({ ...refund, parts: [{ amount: 49 }] }, order, key, right)).toEqual([
    'its parts are 49, not 50',
  ])
  const earlier = { ...order, givenBack: 49 }
  expect(refundProblems(refund, earlier, key, right)).toEqual(['order OB-1 knows nothing of it'])
  // What went back later is no matter of this one.
  expect(refundProblems(refund, { ...order, givenBack: 80 }, key, right)).toEqual([])
})

test('T06 what is not there, or not there any more, is not given back', () => {
  const goods = { delivery: 15, items: [{ id: 1, quantity: 2, lineTotal: 200 }] }
  const fresh = leftOf(goods, [], 0)
  expect(planRefund(fresh, { kind: 'line', itemId: 2, quantity: 1 })).toEqual({
    code: 'refund_unknown_line',
    field: 'itemId',
  })
  expect(planRefund(fresh, { kind: 'line', itemId: 1, quantity: 3 })).toEqual({
    code: 'refund_exceeds',
    field: 'quantity',
  })
  expect(planRefund(fresh, { kind: 'delivery' })).toEqual([{ itemId: null, pieces: 0, amount: 15 }])
  expect(planRefund(fresh, { kind: 'whole' })).toEqual([
    { itemId: 1, pieces: 2, amount: 200 },
    { itemId: null, pieces: 0, amount: 15 },
  ])
  const [line] = leftOf(
    goods,
    [
      { itemId: 1, pieces: 1, amount: 100 },
      { itemId: null, pieces: 0, amount: 5 },
    ],
    0,
  ).lines
  expect(line).toEqual({ itemId: 1, pieces: 1, amount: 100 })
  const empty = leftOf(
    goods,
    [
      { itemId: 1, pieces: 0, amount: 200 },
      { itemId: null, pieces: 0, amount: 15 },
    ],
    0,
  )
  expect(empty).toEqual({ total: 0, delivery: 0, lines: [{ itemId: 1, pieces: 2, amount: 0 }] })
  for (const ask of [{ kind: 'whole' } as const, { kind: 'delivery' } as const]) {
    expect(planRefund(empty, ask)).toEqual({ code: 'refund_nothing_left', field: 'kind' })
  }
  // All that is left may be asked for as an amount.
  expect(planRefund(fresh, { kind: 'amount', amount: 215 })).toEqual([
    { itemId: 1, pieces: 0, amount: 200 },
    { itemId: null, pieces: 0, amount: 15 },
  ])
})
