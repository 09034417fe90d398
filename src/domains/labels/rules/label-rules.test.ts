import { expect, test } from 'vitest'
import { afterStanding, nextPause, retryState } from './after-answer.ts'
import { freePieces } from './free-pieces.ts'
import { moneyOf } from './label-money.ts'
import { bindsPieces, LABEL_STATES, mayBecome } from './label-states.ts'
import { refusedBefore } from './refused-before.ts'

test('a label goes only where its table leads', () => {
  const steps = LABEL_STATES.flatMap((from) =>
    LABEL_STATES.flatMap((to) => (mayBecome(from, to) ? [`${from} ${to}`] : [])),
  )
  expect(steps).toEqual([
    ...['requested prepared', 'requested failed', 'requested cancelled'],
    ...['prepared buying', 'prepared bought', 'prepared failed', 'prepared cancelled'],
    ...['buying bought', 'buying failed', 'buying uncertain', 'bought cancelling'],
    ...['failed requested', 'failed buying', 'uncertain bought', 'uncertain failed'],
    ...['cancelling bought', 'cancelling cancelled'],
  ])
  expect(LABEL_STATES.filter((state) => !bindsPieces(state))).toEqual(['failed', 'cancelled'])
})

test('pieces under a label are not free, those of a failed one are, and what has left is not counted twice', () => {
  const left = [
    { versionId: 1, quantity: 3 },
    { versionId: 2, quantity: 1 },
  ]
  const one = { numbers: ['6'], pieces: [{ versionId: 1, quantity: 2 }] }
  expect(freePieces(left, [{ ...one, state: 'bought' }], [])).toEqual([
    { versionId: 1, quantity: 1 },
    { versionId: 2, quantity: 1 },
  ])
  expect(freePieces(left, [{ ...one, state: 'bought' }], ['6', null])).toEqual(left)
  expect(freePieces(left, [{ ...one, state: 'failed' }], [])).toEqual(left)
  const all = { state: 'requested' as const, numbers: [], pieces: left }
  expect(freePieces(left, [all], [])).toEqual([])
})

test('what is looked up is never bought by it', () => {
  expect(afterStanding('uncertain', { state: 'prepared', price: 5 })).toEqual({
    do: 'fail',
    reason: 'notBought',
    words: null,
  })
  expect(afterStanding('prepared', { state: 'prepared', price: 5 })).toEqual({ do: 'buy' })
  expect(afterStanding('buying', { state: 'pending' })).toEqual({ do: 'ask' })
  expect(afterStanding('buying', { state: 'gone' })).toEqual({ do: 'fail', reason: 'gone', words: null })
  expect(afterStanding('prepared', { state: 'refused', refusal: { reason: 'size', words: 'big' } })).toEqual({
    ...{ do: 'fail', reason: 'size', words: 'big' },
  })
  expect(afterStanding('uncertain', { state: 'bought', price: null, numbers: ['6'] })).toEqual({
    ...{ do: 'bought', price: null, numbers: ['6'] },
  })
})

test('only what may have been bought is tried again under its id', () => {
  expect(['funds', 'unanswered', 'notBought', 'size'].map((reason) => retryState(reason, 'x'))).toEqual([
    ...['buying', 'buying', 'buying', 'requested'],
  ])
  expect(retryState('funds', null)).toBe('requested')
})

test('pauses grow to half an hour and come to an end', () => {
  expect([nextPause(0), nextPause(1), nextPause(11), nextPause(12)]).toEqual([5000, 10_000, 1_800_000, undefined])
})

test('what is known of the money of a label is told as far as it is known', () => {
  const at = new Date()
  const known = { state: 'bought' as const, boughtAt: at, cancelRefusedAt: null }
  expect(
    [
      known,
      { ...known, cancelRefusedAt: at },
      { ...known, state: 'cancelled' as const },
      { ...known, state: 'cancelled' as const, boughtAt: null },
      { ...known, state: 'uncertain' as const, boughtAt: null },
      { ...known, state: 'failed' as const, boughtAt: null },
    ].map(moneyOf),
  ).toEqual(['owed', 'kept', 'asked', 'nothing', 'unknown', 'nothing'])
})

test('what a carrier would refuse for certain is told before it is asked, by its field', () => {
  const receiver = { company: null, firstName: 'A', lastName: 'B', email: 'a@b.pl', phone: '+49 30 123', address: null }
  const shipment = { size: 'large' as const, length: 640, width: 380, height: 420, weight: 26_000 }
  const way = {
    ...{ limits: { height: 41, weight: 25 }, mostCash: 500_000, isPointClosed: true },
    takesPhone: (phone: string) => phone.startsWith('+48'),
  }
  const asked = { receiver, parcels: [shipment], cash: 500_001, point: 'KRA01M' }
  expect(refusedBefore(asked, way).map(({ field, code }) => [field, code])).toEqual([
    ['receiver.phone', 'label_receiver_phone'],
    ['point', 'label_point_closed'],
    ['size', 'label_too_large'],
    ['cash', 'label_cash_too_much'],
  ])
  const fits = {
    ...{ receiver: { ...receiver, phone: '+48 600 700 800' }, cash: 500_000, point: 'KRA01M' },
    parcels: [{ ...shipment, width: 640, length: 380, height: 380, weight: 25_000 }],
  }
  expect(refusedBefore(fits, { ...way, isPointClosed: false })).toEqual([])
  expect(refusedBefore({ ...fits, cash: 9_000_000 }, { ...way, isPointClosed: false, mostCash: null })).toEqual([])
})
