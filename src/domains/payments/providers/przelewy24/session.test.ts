import { expect, test } from 'vitest'
import { readSessionId, sessionIdOf } from './session.ts'

const session = { paymentId: '0a4cbb5f-19a7-4a80-9d8e-3c6b8a2c5d11', amount: 92_000, currency: 'PLN' }

test('a session id tells what was registered, and fits', () => {
  expect(readSessionId(sessionIdOf(session))).toEqual(session)
  expect(sessionIdOf({ ...session, amount: 99_999_999_999 }).length).toBeLessThanOrEqual(100)
})

test('sessions of another shop are not ours', () => {
  const id = session.paymentId
  for (const other of [
    '',
    'order-17',
    id,
    `${id}-0-PLN`,
    `${id}-01-PLN`,
    `${id}-1.5-PLN`,
    `${id}-1-pln`,
    `x${id}-1-PLN`,
  ])
    expect(readSessionId(other)).toBeUndefined()
})
