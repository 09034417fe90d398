import { expect, test } from 'vitest'
import { afterStanding, nextPause, retryState } from './after-answer.ts'
import { freePieces } from './free-pieces.ts'
import { bindsPieces, LABEL_STATES, mayBecome } from './label-states.ts'

test('a label goes only where its table leads', () => {
  const steps = LABEL_STATES.flatMap((from) =>
    LABEL_STATES.flatMap((to) => (mayBecome(from, to) ? [`${from} ${to}`] : [])),
  )
  expect(steps).toEqual([
    ...['requested prepared', 'requested failed', 'requested cancelled'],
    ...['prepared buying', 'prepared bought', 'prepared failed', 'prepared cancelled'],
    ...['buying bought', 'buying failed', 'buying uncertain', 'bought cancelled'],
    ...['failed requested', 'failed buying', 'uncertain bought', 'uncertain failed'],
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
