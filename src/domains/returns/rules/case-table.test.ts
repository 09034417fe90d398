import { expect, test } from 'vitest'
import {
  CASE_KINDS,
  CASE_PARTIES,
  CASE_STATUSES,
  CASE_STEPS,
  CASE_TABLE,
  type CaseStep,
  DISPUTABLE_ENDS,
  isOpen,
  matterOf,
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

// Written out once more: what changes here changes what a party may do, and is looked at twice.
const GOLDEN: typeof CASE_TABLE = {
  cancel: {
    by: ['buyer'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['opened', 'accepted'],
    to: 'cancelled',
    event: 'returns.moved',
  },
  accept: {
    by: ['seller', 'system'],
    kinds: ['claim'],
    from: ['opened'],
    to: 'accepted',
    clock: 'answer',
    event: 'returns.moved',
  },
  reduce: {
    by: ['seller', 'system'],
    kinds: ['claim'],
    from: ['opened', 'accepted'],
    to: 'settled',
    remedies: ['priceReduction'],
    clock: 'answer',
    money: 'amount',
    event: 'returns.settled',
  },
  reject: { by: ['seller'], kinds: ['claim'], from: ['opened'], to: 'rejected', event: 'returns.moved' },
  send: {
    by: ['buyer'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['opened', 'accepted'],
    to: 'sent',
    remedies: ['repair', 'replacement', 'refund'],
    event: 'returns.moved',
  },
  receive: {
    by: ['seller'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['opened', 'accepted', 'sent', 'received'],
    to: 'received',
    remedies: ['repair', 'replacement', 'refund'],
    event: 'returns.moved',
  },
  refund: {
    by: ['seller', 'system'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['sent', 'received'],
    to: 'settled',
    remedies: ['refund', 'replacement'],
    clock: 'money',
    money: 'lines',
    stock: 'returns',
    event: 'returns.settled',
  },
  replace: {
    by: ['seller'],
    kinds: ['exchange', 'claim'],
    from: ['received'],
    to: 'settled',
    remedies: ['replacement'],
    stock: 'exchanges',
    event: 'returns.settled',
  },
  repair: {
    by: ['seller'],
    kinds: ['claim'],
    from: ['received'],
    to: 'settled',
    remedies: ['repair'],
    event: 'returns.settled',
  },
  lapse: {
    by: ['system'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['opened', 'accepted'],
    to: 'lapsed',
    remedies: ['repair', 'replacement', 'refund'],
    clock: 'sending',
    event: 'returns.moved',
  },
  dispute: {
    by: ['buyer', 'seller'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['opened', 'accepted', 'sent', 'received', 'settled', 'rejected', 'lapsed'],
    to: 'disputed',
    event: 'returns.disputed',
  },
  giveMoneyBack: {
    by: ['operator'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['disputed'],
    to: 'settled',
    money: 'amount',
    event: 'returns.decided',
  },
  decideForSeller: {
    by: ['operator'],
    kinds: ['withdrawal', 'return', 'exchange', 'claim'],
    from: ['disputed'],
    to: 'rejected',
    event: 'returns.decided',
  },
}

test('the table of the steps is as it is written here, word for word', () => {
  expect(CASE_TABLE).toEqual(GOLDEN)
})

test('what ended otherwise than by its buyer or with its order may be brought before the operator', () => {
  expect(DISPUTABLE_ENDS).toEqual(['settled', 'rejected', 'lapsed'])
})

test('an open case keeps its order open under a name of its own', () => {
  expect(matterOf(17)).toBe('return:17')
})

test('of a claim nothing is sent, received or given up before it was answered, nor what was not agreed on', () => {
  const may = (step: CaseStep, by: (typeof MOVERS)[number], status: (typeof CASE_STATUSES)[number]) =>
    [null, ...REMEDIES].filter((remedy) => mayStep(step, by, { kind: 'claim', status, remedy }))
  for (const [step, by] of [
    ['send', 'buyer'],
    ['receive', 'seller'],
    ['lapse', 'system'],
  ] as const) {
    expect([step, may(step, by, 'opened')]).toEqual([step, []])
    expect([step, may(step, by, 'accepted')]).toEqual([step, ['repair', 'replacement', 'refund']])
  }
  expect(may('receive', 'seller', 'sent')).toEqual(['repair', 'replacement', 'refund'])
  // The answer itself agrees on what is done: until then anything may have been asked for.
  for (const step of ['accept', 'reduce'] as const) {
    expect(may(step, 'seller', 'opened')).toEqual([null, ...REMEDIES])
    expect(may(step, 'system', 'opened')).toEqual([null, ...REMEDIES])
  }
  expect(may('reduce', 'seller', 'accepted')).toEqual(['priceReduction'])
  expect(may('refund', 'seller', 'received')).toEqual(['replacement', 'refund'])
  expect(may('repair', 'seller', 'received')).toEqual(['repair'])
  expect(may('replace', 'seller', 'received')).toEqual(['replacement'])
  expect(may('cancel', 'buyer', 'accepted')).toEqual([null, ...REMEDIES])
})
