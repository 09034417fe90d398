import { describe, expect, test } from 'vitest'
import { authorName, changeUntil, isShown, whyClosed } from './review-rules.ts'

const writtenAt = new Date('2026-03-01T10:00:00Z')
const fresh = { writtenAt, withdrawnAt: null, hiddenAt: null }
const days = (count: number) => new Date(writtenAt.getTime() + count * 86_400_000)

describe('R15 reviews', () => {
  test('an author is a first name and one letter, whole with its marks, and never more', () => {
    expect(authorName({ firstName: 'Anna', lastName: 'Kowalska' })).toBe('Anna K.')
    expect(authorName({ firstName: ' Jan ', lastName: ' Łoś' })).toBe('Jan Ł.')
    expect(authorName({ firstName: 'Zoë', lastName: 'S\u0301liwa' })).toBe('Zoë S\u0301.')
    expect(authorName({ firstName: 'Cher', lastName: ' ' })).toBe('Cher')
    expect(authorName({ firstName: ' Cher ', lastName: '' })).toBe('Cher')
    expect(authorName({ firstName: 'Li', lastName: 'Ó' })).toBe('Li Ó.')
  })

  test('it may be changed for thirty days, unless it is hidden or taken back', () => {
    expect(whyClosed(fresh, days(29.99))).toBeUndefined()
    expect(whyClosed(fresh, days(30))).toBe('review_closed')
    expect(changeUntil(fresh)).toEqual(days(30))
    expect(whyClosed({ ...fresh, hiddenAt: days(1) }, days(2))).toBe('review_hidden')
    expect(whyClosed({ ...fresh, hiddenAt: days(1), withdrawnAt: days(2) }, days(3))).toBe('review_withdrawn')
  })

  test('what is hidden or taken back is not shown', () => {
    expect([fresh, { ...fresh, hiddenAt: writtenAt }, { ...fresh, withdrawnAt: writtenAt }].map(isShown)).toEqual([
      true,
      false,
      false,
    ])
  })
})
