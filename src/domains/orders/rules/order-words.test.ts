import { expect, test } from 'vitest'
import { orderWords, wordsQuery } from './order-words.ts'

const buyer = { firstName: 'Żaneta', lastName: 'Wójcik-Lis', email: 'Zaneta.W@Example.com', phone: '+48 600 700 800' }

test('R14 an order is found by name, address, phone and goods, without the marks of letters', () => {
  const words = orderWords(12, buyer, [{ title: 'Dell Latitude 5490', versionName: '16 GB' }])
  expect(words).toEqual(
    expect.arrayContaining(['12b/zaneta', '12b/wojcik', '12b/lis', '12b/example', '12b/48600700800', '12b/600700800']),
  )
  expect(words).toEqual(expect.arrayContaining(['12g/latitude', '12g/5490', '12g/16', '12g/gb']))
  expect(new Set(words).size).toBe(words.length)
})

test('a title without end fills nothing', () => {
  const title = Array.from({ length: 2000 }, (_, index) => `word${index}${'x'.repeat(60)}`).join(' ')
  const words = orderWords(1, buyer, [{ title, versionName: '' }])
  expect(words.length).toBeLessThanOrEqual(400)
  expect(Math.max(...words.map((word) => word.length))).toBeLessThan(60)
})

test('R14 every typed word has to begin one, of the own company only', () => {
  expect(wordsQuery(12, 'Wój dell', ['b', 'g'])).toBe("('12b/woj':* | '12g/woj':*) & ('12b/dell':* | '12g/dell':*)")
  expect(wordsQuery(7, '600 700 800', ['b'])).toBe("(('7b/600':*) & ('7b/700':*) & ('7b/800':*)) | ('7b/600700800':*)")
})

test('nothing that steers the search gets through', () => {
  expect(wordsQuery(1, ` '\\ | & ! <-> :* `, ['b'])).toBeUndefined()
  expect(wordsQuery(1, "o'hara:*", ['b'])).toBe("('1b/o':*) & ('1b/hara':*)")
})

test('R14 digits in groups may be one number; words among them, or a single group, are none', () => {
  expect(wordsQuery(7, ' +48 600-700 ', ['b'])).toBe("(('7b/48':*) & ('7b/600':*) & ('7b/700':*)) | ('7b/48600700':*)")
  expect(wordsQuery(7, '600', ['b'])).toBe("('7b/600':*)")
  expect(wordsQuery(7, 'lis 600', ['b'])).toBe("('7b/lis':*) & ('7b/600':*)")
  expect(wordsQuery(7, '600 lis', ['b'])).toBe("('7b/600':*) & ('7b/lis':*)")
  const many = wordsQuery(7, Array(12).fill('1').join(' '), ['b'])
  expect(many?.match(/ & /g)).toHaveLength(7)
  expect(wordsQuery(7, `${'1'.repeat(30)} ${'2'.repeat(30)}`, ['b'])).toContain(
    `'7b/${'1'.repeat(30)}${'2'.repeat(10)}':*`,
  )
})
