import { describe, expect, test } from 'vitest'
import { CATALOGUE, type Message } from '../../test/error-catalogue.ts'
import { eachLocale, LOCALES } from '../values/locale.ts'
import { allTexts, translate, translateFailure } from './index.ts'
import { wordsInEach } from './languages.ts'

const errors = wordsInEach('errors')
const all = eachLocale((locale) => ({ ...allTexts[locale], errors: errors[locale] }))
type Namespaces = Record<string, Record<string, string>>
const slavic = /_(few|many)$/
const keysOf = (texts: Namespaces) =>
  Object.entries(texts).flatMap(([name, keys]) => Object.keys(keys).map((key) => `${name}.${key}`))
const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test.each(LOCALES)('M01 every key is there in %s, with a text', (locale) => {
  const master = keysOf(all['pl-PL'] as Namespaces).filter((key) => !slavic.test(key))
  const own = keysOf(all[locale] as Namespaces).filter((key) => !slavic.test(key))
  expect(own.sort()).toEqual(master.sort())
  const empty = Object.values(all[locale] as Namespaces).flatMap((keys) =>
    Object.entries(keys).filter(([, text]) => text.trim() === ''),
  )
  expect(empty).toEqual([])
})

test.each(LOCALES)('the blanks to fill are the same in %s', (locale) => {
  const different = Object.entries(all['pl-PL'] as Namespaces).flatMap(([name, keys]) =>
    Object.entries(keys)
      .filter(([key]) => !slavic.test(key))
      .filter(([key, text]) => String(blanks((all[locale] as Namespaces)[name]?.[key] ?? '')) !== String(blanks(text)))
      .map(([key]) => `${name}.${key}`),
  )
  expect(different).toEqual([])
})

test('Polish counts in its three ways', () => {
  const say = (count: number) => translate(allTexts['pl-PL'].shell, 'pl-PL', 'cartCount', { count })
  expect([1, 2, 5, 12, 22, 112].map(say)).toEqual([
    'Koszyk: 1 sztuka',
    'Koszyk: 2 sztuki',
    'Koszyk: 5 sztuk',
    'Koszyk: 12 sztuk',
    'Koszyk: 22 sztuki',
    'Koszyk: 112 sztuk',
  ])
})

describe.each(LOCALES)('M01 %s: each message of the specification has one wording, wherever it lies', (locale) => {
  test.each(Object.entries(CATALOGUE as Readonly<Record<string, Message>>))('%s', (_, { english, at, code }) => {
    const texts = allTexts[locale] as Namespaces
    const wordings = at.map((place) => {
      const [part = '', key = ''] = place.split('.')
      return texts[part]?.[key]
    })
    if (code) wordings.push((all[locale] as Namespaces).errors?.[code])
    expect(new Set(wordings).size).toBe(1)
    expect(wordings[0]).toMatch(/\S/)
    if (english && locale === 'en-US') expect(wordings[0]).toBe(english)
  })
})

test('an unknown failure code gets a text nevertheless', () => {
  expect(translateFailure('de-DE', 'never_heard_of')).toBe(translateFailure('de-DE', 'internal'))
})

test('a name that ends with a full stop ends the sentence', () => {
  const say = (text: string, who: string) => translate({ text }, 'pl-PL', 'text', { who })
  expect(say('Umowa z {{who}}. Dalej', 'ReKomp sp. z o.o.')).toBe('Umowa z ReKomp sp. z o.o. Dalej')
  expect(say('Umowa z {{who}}. Dalej', 'ReKomp')).toBe('Umowa z ReKomp. Dalej')
  expect(say('{{who}}, {{other}}.', 'ReKomp S.A.')).toBe('ReKomp S.A., {{other}}.')
})
