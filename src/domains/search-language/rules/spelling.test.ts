import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { type Candidate, correct, correctText, correctWord, spellWords } from './spelling.ts'

const candidates: Candidate[] = [
  ['laptop', 900],
  ['lenovo', 400],
  ['thinkpad', 300],
  ['macbook', 120],
  ['iphone', 500],
  ['monitor', 200],
  ['router', 50],
  ['drukarka', 60],
  ['sluchawki', 40],
  ['przelacznik', 20],
  ['t480', 30],
  ['t490', 25],
  ['8250u', 20],
  ['8350u', 10],
  ['12400f', 3],
  ['latitude', 90],
  ['kolor', 5],
  ['color', 50],
  ['samsung', 100],
].map(([word, frequency]) => ({ word: String(word), frequency: Number(frequency) }))

test.each([
  ['lapotp', 'laptop'],
  ['labtop', 'laptop'],
  ['laptpo', 'laptop'],
  ['Lenvo', 'lenovo'],
  ['thinkpda', 'thinkpad'],
  ['tinkpad', 'thinkpad'],
  ['mackbook', 'macbook'],
  ['iphnoe', 'iphone'],
  ['moniotr', 'monitor'],
  ['ruoter', 'router'],
  ['drukraka', 'drukarka'],
  ['słuhawki', 'sluchawki'],
  ['pszełącznik', 'przelacznik'],
  ['lattitude', 'latitude'],
  ['samsumg', 'samsung'],
])('%s → %s', (typed, meant) => expect(correctWord(typed, candidates)).toBe(meant))

test.each(['laptop', 'LAPTOP', 'xyz', 't470', '16gb', 'quatschwort', 'do', 'na', '', 'słonecznik'])(
  '%s is left alone',
  (word) => {
    expect(correctWord(word, candidates)).toBeNull()
  },
)

describe('codes', () => {
  test('a short code is never replaced by its neighbour', () => expect(correctWord('t481', candidates)).toBeNull())
  test('a long one only when one edit away', () => {
    expect(correctWord('8250i', candidates)).toBe('8250u')
    expect(correctWord('12400x', candidates)).toBe('12400f')
    expect(correctWord('12499x', candidates)).toBeNull()
  })
})

test('equally near: the more frequent word', () => {
  expect(correctWord('dolor', candidates)).toBe('color')
})

test('words and texts', () => {
  expect(correct(['lapotp', 'lenovo'], candidates)).toEqual({ words: ['laptop', 'lenovo'], changed: true })
  expect(correct(['laptop'], candidates)).toEqual({ words: ['laptop'], changed: false })
  expect(correctText('Lapotp do 2000 zł, lenvo!', candidates)).toBe('laptop do 2000 zł, lenovo!')
  expect(correctText('laptop lenovo', candidates)).toBeNull()
  expect(spellWords('Lapotp do 2000 zł T480 i5-8250U')).toEqual(['lapotp', '8250u'])
})

test('distance is symmetric, and cheap where hands and ears err', () => {
  expect(editDistance('router', 'ruoter')).toBeLessThan(1)
  expect(editDistance('lenovo', 'lenobo')).toBeLessThan(1)
  expect(editDistance('abc', 'xyz', 1)).toBe(Number.POSITIVE_INFINITY)
  expect(editDistance('monitor', 'moniotr')).toBe(editDistance('moniotr', 'monitor'))
})
