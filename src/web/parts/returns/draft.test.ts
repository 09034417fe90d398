import { expect, test } from 'vitest'
import { piecesOf, readDraft, readProblem } from './draft.ts'

const order = {
  ...{ number: 'OB-1', seller: 'ReKomp', currency: 'PLN', terms: [], rights: [], isUnsent: false, cases: [] },
  lines: [
    { itemId: 7, title: 'A', versionName: 'A', free: 2, unsent: 0 },
    { itemId: 8, title: 'B', versionName: 'B', free: 0, unsent: 0 },
  ],
}

test('what was typed comes back out of the address, and no more pieces than there are', () => {
  const draft = readDraft(
    new URLSearchParams(
      'name=Anna&email=a%40b.pl&nonProfessional=on&kind=claim&piece.7=5&piece.8=1&piece.9=3&step=check',
    ),
  )
  expect(draft).toMatchObject({ name: 'Anna', email: 'a@b.pl', nonProfessional: true, kind: 'claim', checks: true })
  expect(piecesOf(draft, order, {})).toEqual({ 7: 2, 8: 0 })
})

test('an empty address chooses nothing, a strange one no harm', () => {
  expect(piecesOf(readDraft(new URLSearchParams('')), order, { 7: 1 })).toEqual({ 7: 1 })
  const strange = readDraft(new URLSearchParams('piece.7=-4&piece.x=1&kind=gift&step=all&problem=nope'))
  expect(piecesOf(strange, order, { 7: 1 })).toEqual({ 7: 0, 8: 0 })
  expect(strange).toMatchObject({ kind: undefined, checks: false, name: null })
  expect(readProblem(new URLSearchParams('problem=nope'))).toBeUndefined()
  expect(readProblem(new URLSearchParams('problem=moved'))).toBe('moved')
})
