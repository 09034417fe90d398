import { expect, test } from 'vitest'
import { LOCALES } from '../../../values/locale.ts'
import type { StoredCase } from '../store/cases.ts'
import type { CaseEvent } from '../store/events.ts'
import { todoOf } from './todo.ts'

// Clocks end with the last moment of a day on the market's clock.
const sendUntil = new Date('2026-12-07T23:00:00Z')
const moneyUntil = new Date('2026-12-09T23:00:00Z')
const answerUntil = new Date('2026-12-14T23:00:00Z')
const withdrawal = { id: 1, kind: 'withdrawal', sendUntil, moneyUntil, answerUntil: null } as StoredCase
const claim = { id: 2, kind: 'claim', sendUntil: null, moneyUntil: null, answerUntil } as StoredCase
const exchange = { id: 3, kind: 'exchange', sendUntil, moneyUntil: null, answerUntil: null } as StoredCase
const rules = { silenceAccepts: true, disputeDays: 60 }
const at = new Date('2026-11-23T12:00:00Z')
const event = (step: CaseEvent['step'], way: CaseEvent['way'] = null) => ({ step, at, way })
const say = (
  ...[audience, happened, one]: Parameters<typeof todoOf> extends [infer A, infer E, infer C, ...unknown[]]
    ? [A, E, C]
    : never
) => todoOf(audience, happened, one, rules, 'en-US').join(' ')

test('the seller reads by which day to answer or to pay, and what silence means', () => {
  expect(say('seller', event('open'), claim)).toBe(
    'Answer the complaint by 14 December 2026. Without an answer by then it counts as accepted.',
  )
  expect(todoOf('seller', event('open'), claim, { ...rules, silenceAccepts: false }, 'en-US')).toHaveLength(1)
  expect(say('seller', event('open'), withdrawal)).toContain('by 9 December 2026')
  expect(say('seller', event('send'), withdrawal)).toContain('give the money back by 9 December 2026')
  expect(say('seller', event('open'), exchange)).toContain('When the goods arrive, check them')
  expect(say('seller', event('accept'), claim)).toContain('When the goods arrive, check them')
  expect(say('seller', event('cancel'), withdrawal)).toBe('')
})

test('the buyer reads by which day to send or to disagree, and how money comes', () => {
  expect(say('buyer', event('open'), withdrawal)).toContain('by 7 December 2026')
  expect(say('buyer', event('open'), claim)).toBe('')
  expect(say('buyer', event('accept'), claim)).toContain('enter the parcel’s number')
  expect(say('buyer', event('reject'), claim)).toContain('by 22 January 2027')
  expect(say('buyer', event('refund', 'transfer'), withdrawal)).toContain('Enter your account number')
  expect(say('buyer', event('refund', 'provider'), withdrawal)).toContain('the way the payment came')
  expect(say('buyer', event('refund'), withdrawal)).toBe('')
  expect(say('operator', event('dispute'), claim)).toBe('')
})

test.each(LOCALES)('with the day, in %s', (locale) => {
  for (const one of [withdrawal, claim]) {
    expect(todoOf('seller', event('open'), one, rules, locale)[0]).toMatch(one === claim ? /14/ : /9/)
  }
})
