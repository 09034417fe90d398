import { expect, test } from 'vitest'
import {
  CASE_KINDS,
  CASE_PARTIES,
  CASE_STATUSES,
  CASE_STEPS,
  CASE_TABLE,
  isOpen,
  mayStep,
  REMEDIES,
  stepsFor,
} from './case-table.ts'

const MOVERS = [...CASE_PARTIES, 'system'] as const
const standings = CASE_KINDS.flatMap((kind) =>
  CASE_STATUSES.flatMap((status) => [null, ...REMEDIES].map((remedy) => ({ kind, status, remedy }))),
)

test('every step × every role × every state: what the row does not name, nobody may', () => {
  for (const standing of standings) {
    for (const by of MOVERS) {
      for (const step of CASE_STEPS) {
        const { by: movers, kinds, from } = CASE_TABLE[step]
        const named = movers.includes(by) && kinds.includes(standing.kind) && from.includes(standing.status)
        if (!named) expect([standing, by, step, mayStep(step, by, standing)]).toEqual([standing, by, step, false])
      }
    }
  }
})

test('what is over is over: only a dispute begins after it, and the operator alone ends one', () => {
  for (const standing of standings) {
    const { status } = standing
    const allowed = MOVERS.flatMap((by) => stepsFor(by, standing))
    if (status === 'cancelled' || status === 'stopped') expect(allowed).toEqual([])
    if (['settled', 'rejected', 'lapsed'].includes(status)) expect(new Set(allowed)).toEqual(new Set(['dispute']))
    if (status === 'disputed') expect(allowed).toEqual(['giveMoneyBack', 'decideForSeller'])
  }
  expect(CASE_STATUSES.filter(isOpen)).toEqual(['opened', 'accepted', 'sent', 'received', 'disputed'])
})

test('a withdrawal needs nobody’s consent; a claim is answered before anything is sent, and goes the way that was agreed', () => {
  const withdrawal = { kind: 'withdrawal', status: 'opened', remedy: null } as const
  expect(mayStep('reject', 'seller', withdrawal)).toBe(false)
  expect(mayStep('send', 'buyer', withdrawal)).toBe(true)
  expect(stepsFor('buyer', { kind: 'claim', status: 'opened', remedy: null })).toEqual(['cancel', 'dispute'])
  const received = (remedy: (typeof REMEDIES)[number]) =>
    stepsFor('seller', { kind: 'claim', status: 'received', remedy })
  expect(received('repair')).toEqual(['receive', 'repair', 'dispute'])
  expect(received('replacement')).toEqual(['receive', 'refund', 'replace', 'dispute'])
  expect(received('refund')).toEqual(['receive', 'refund', 'dispute'])
})

test('every clock has a step, and every step that moves money says which', () => {
  const clocks = CASE_STEPS.flatMap((step) => CASE_TABLE[step].clock ?? [])
  expect(new Set(clocks)).toEqual(new Set(['answer', 'money', 'sending']))
  for (const step of CASE_STEPS) {
    const { money, event, clock, by } = CASE_TABLE[step]
    if (money) expect(['returns.settled', 'returns.decided']).toContain(event)
    if (clock) expect(by).toContain('system')
  }
})
