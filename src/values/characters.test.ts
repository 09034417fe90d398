import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf } from '../platform/http/json-bounds.ts'
import { bytesOf, countCharacters, cutCharacters, fitsCharacters } from './characters.ts'
import { writtenText } from './written-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describe('V14 limits count what a person sees', () => {
  test.each([
    ['ThinkPad T480', 13],
    ['źdźbło', 6],
    ['z\u0301', 1],
    [FAMILY, 1],
    ['👍🏽', 1],
    ['🇵🇱🇩🇪', 2],
    ['7️⃣', 1],
    ['15,6″ – nowy…', 13],
    ['', 0],
  ])('%s', (text, count) => expect(countCharacters(text)).toBe(count))

  test('a limit holds for emoji as for letters, and says its number of characters', () => {
    const title = writtenText(60)
    expect(title.parse(` ${'👍🏽'.repeat(60)} `)).toBe('👍🏽'.repeat(60))
    const { error } = title.safeParse('👍🏽'.repeat(61))
    expect(error?.issues[0]).toMatchObject({ code: 'too_big', origin: 'string', maximum: 60 })
    expect(title.min(1).safeParse('  ').success).toBe(false)
    expect([boundsOf(title).length, boundsOf(title.min(1)).length]).toEqual([60, 60])
  })
  test('a flood of combining marks is refused though it is one character', () => {
    const flood = `a${'\u0301'.repeat(5000)}`
    expect(countCharacters(flood)).toBe(1)
    expect(fitsCharacters(flood, 60)).toBe(false)
    expect(cutCharacters(flood, 60)).toBe('')
  })
  const piece = fc.constantFrom('a', 'ł', ' ', FAMILY, '👍🏽', '\u0301', '🇵🇱', '漢', '\u200d', '\n', '…', '\u00ad')
  const some = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'grapheme' }),
  )
  test('what is cut fits, is a beginning, and loses nothing that would fit', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 40 }), (text, most) => {
        const cut = cutCharacters(text, most)
        expect(text.startsWith(cut)).toBe(true)
        expect(fitsCharacters(cut, most)).toBe(true)
        expect(cut === text).toBe(fitsCharacters(text, most))
        expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(bytesOf(most))
        if (cut !== text) expect(countCharacters(cut)).toBe(most)
      }),
      { numRuns: 1000 },
    )
  })
  test('the short way counts as the long one', () => {
    const long = (text: string) => [...new Intl.Segmenter('pl', { granularity: 'grapheme' }).segment(text)].length
    fc.assert(
      fc.property(fc.oneof(some, fc.string({ unit: 'binary' })), (text) => {
        expect(countCharacters(text)).toBe(long(text))
      }),
      { numRuns: 2000 },
    )
  })
})
