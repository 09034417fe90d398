import { expect, test } from 'vitest'
import { isTaxConfirmed } from './register-answer.ts'

const company = { taxId: '5260250274', vatId: 'DE136695976' }
const list = (outcome: string, number = company.taxId) => ({ source: 'whiteList', outcome, detail: { number } })
const vies = (outcome: string, number = company.vatId) => ({ source: 'vies', outcome, detail: { number } })

test.each([
  ['nobody was asked', [], false],
  ['the white list confirms', [list('confirmed')], true],
  ['VIES confirms', [vies('confirmed')], true],
  ['one confirms, one refutes', [list('confirmed'), vies('refuted')], false],
  ['refuted after it was confirmed', [list('refuted'), list('confirmed')], false],
  ['confirmed after it was refuted', [list('confirmed'), list('refuted')], true],
  ['could not be asked after it was confirmed', [list('unknown'), list('confirmed')], true],
  ['could not be asked at all', [list('unknown'), vies('unknown')], false],
  ['another number was confirmed', [list('confirmed', '5260001246'), vies('confirmed', 'DE1')], false],
  ['an earlier number was refuted', [list('confirmed'), list('refuted', '5260001246')], true],
])('B06 %s', (_, checks, expected) => expect(isTaxConfirmed(company, checks)).toBe(expected))

test('a company without a VAT number is not confirmed by an answer without a number', () => {
  const nameless = { source: 'vies', outcome: 'confirmed', detail: {} }
  expect(isTaxConfirmed({ taxId: '5260250274', vatId: null }, [nameless])).toBe(false)
})
