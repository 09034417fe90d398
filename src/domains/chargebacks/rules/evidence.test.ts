import { expect, test } from 'vitest'
import { CHARGEBACK_STATES, stateAfter } from './chargeback-states.ts'
import { answerText, EVIDENCE_FILES, takesEvidence } from './evidence.ts'

test('E11 evidence is taken while the provider waits for an answer and none is under way or with it', () => {
  const taking = (answer: Parameters<typeof takesEvidence>[1]) =>
    CHARGEBACK_STATES.filter((state) => takesEvidence(state, answer))
  expect(taking(null)).toEqual(['opened', 'evidenceDue'])
  expect(taking('refused')).toEqual(['opened', 'evidenceDue'])
  expect(taking('due')).toEqual([])
  expect(taking('sent')).toEqual([])
  expect(EVIDENCE_FILES).toEqual({ inAll: 40, each: 10 })
})

test('E11 an answer says its words, then each file with what was said of it', () => {
  const files = [
    { name: 'proof.pdf', words: 'signed by the buyer' },
    { name: 'photo.jpg', words: '' },
  ]
  expect(answerText('It was delivered.', files)).toBe('It was delivered.\n\nproof.pdf: signed by the buyer\nphoto.jpg')
  expect(answerText('', files.slice(1))).toBe('photo.jpg')
  expect(answerText('It was delivered.', [])).toBe('It was delivered.')
})

test('E11 what was answered without an end being known is asked for again when the provider names one', () => {
  const [before, after] = [new Date(1), new Date(2)]
  const answered = { state: 'answered' as const, answerUntil: null, toldAt: before }
  const asked = { state: 'evidenceDue' as const, toldAt: after }
  expect(stateAfter(answered, { ...asked, answerUntil: new Date(9) })).toBe('evidenceDue')
  expect(stateAfter(answered, { ...asked, answerUntil: null })).toBe('answered')
})
