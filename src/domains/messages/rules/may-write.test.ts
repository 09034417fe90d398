import { expect, test } from 'vitest'
import { type WritingFacts, whyNotWrite } from './may-write.ts'

const open: WritingFacts = {
  ...{ kind: 'product', isClosed: false, personLeft: false, sells: true, orderRuns: false },
  blockedBy: [],
}
const order: WritingFacts = { ...open, kind: 'order', orderRuns: true }

test.each<[string, WritingFacts, string | null]>([
  ['a question about a product', open, null],
  ['a seller who does not sell any more', { ...open, sells: false }, 'seller_not_selling'],
  ['what was bought from such a seller', { ...order, orderRuns: false, sells: false }, null],
  ['a blocked seller', { ...open, blockedBy: ['person'] }, 'conversation_blocked'],
  ['a blocked buyer', { ...open, blockedBy: ['company'] }, 'conversation_blocked'],
  ['an order that runs, though one has blocked the other', { ...order, blockedBy: ['person', 'company'] }, null],
  ['an order that is over', { ...order, orderRuns: false, blockedBy: ['company'] }, 'conversation_blocked'],
  ['the operator', { ...open, kind: 'operator', sells: false }, null],
  ['somebody who has left', { ...order, personLeft: true }, 'person_left'],
  ['what the operator closed', { ...order, isClosed: true }, 'conversation_closed'],
])('%s', (_, facts, refusal) => {
  expect(whyNotWrite(facts)).toBe(refusal)
})
