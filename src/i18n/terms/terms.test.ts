import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Terms, termsInAllFacts, wordsOf } from '../../../test/terms-in-all-facts.ts'
import { eachLocale, LOCALES, type Locale } from '../../values/locale.ts'
import { allTexts } from '../all-texts.ts'

const terms = eachLocale((): Terms[] => [])
beforeAll(async () => {
  for (const locale of LOCALES) terms[locale] = await termsInAllFacts(locale)
})

/** `7,38` and `7.38` are one number; a language may name them in another order. */
const numbersOf = (words: string) => (words.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => one.replace(',', '.')).sort()
/** What a text consists of, whatever the language: for each part the numbers of its title and of each paragraph. */
const bones = ({ name, sections }: Terms) => ({
  name,
  parts: sections.map(({ title, paragraphs }) => [title, ...paragraphs].map(numbersOf)),
})
const wrongIn = (locale: Locale, wrong: RegExp) => wordsOf(terms[locale]).filter((words) => wrong.test(words))

const QUOTED: Record<Locale, RegExp> = {
  'pl-PL': /„([^”]+)”/g,
  'en-US': /“([^”]+)”/g,
  'de-DE': /„([^“]+)“/g,
}
const MISCOUNTED: Record<Locale, RegExp> = {
  'pl-PL':
    /(?<!\d)1\s(?:dni|dniach|miesięcy|lat|minut)(?!\p{L})|(?:(?<!\d)[02-9]|\d{2,})\s(?:dzień|dnia|dniu|roku)(?!\p{L})/u,
  'en-US': /(?<!\d)1\s(?:day|month|year|minute)s|(?:(?<!\d)[02-9]|\d{2,})\s(?:day|month|year|minute)(?!\p{L})/u,
  'de-DE':
    /(?<!\d)1\s(?:Tage|Monate|Jahre|Minuten)|(?:(?<!\d)[02-9]|\d{2,})\s(?:Tag|Monat|Jahr|Minute)(?!\p{L})|(?:von|nach|weiteren)\s\d+\s(?:Tage|Monate|Jahre)(?!\p{L})/u,
}

describe.each(LOCALES)('R19 R23 the terms in %s', (locale) => {
  test('have the parts, paragraphs and numbers of the Polish text that binds, whatever the market’s facts', () => {
    expect(terms[locale].length).toBeGreaterThan(500)
    expect(terms[locale].map(bones)).toEqual(terms['pl-PL'].map(bones))
  })

  test('are whole sentences, without a gap or a place that was not filled', () => {
    expect(wrongIn(locale, /undefined|null|NaN|\{|\}|\[object|^\s*$| {2}|\s[.,;:]|[.,;:]{2}|\.\p{L}/u)).toEqual([])
    const paragraphs = terms[locale].flatMap(({ sections }) => sections.flatMap((section) => section.paragraphs))
    expect(paragraphs.filter((words) => !/[.:]$/.test(words))).toEqual([])
  })

  test('count as the language does', () => {
    expect(wrongIn(locale, MISCOUNTED[locale])).toEqual([])
  })

  test('name buttons, links and pages as they are called', () => {
    const called = new Set(Object.values(allTexts[locale]).flatMap((part) => Object.values<string>(part)))
    const quoted = wordsOf(terms[locale]).flatMap((words) =>
      [...words.matchAll(QUOTED[locale])].map(([, name]) => name),
    )
    expect(new Set(quoted).size).toBeGreaterThan(6)
    expect(quoted.filter((name) => !called.has(name ?? ''))).toEqual([])
  })
})

test('R23 a translation of the terms leaves nothing in Polish', () => {
  for (const locale of ['en-US', 'de-DE'] as const) {
    expect(wrongIn(locale, /[ąćęłńóśźż]/i)).toEqual([])
    const polish = new Set(wordsOf(terms['pl-PL']))
    expect(wordsOf(terms[locale]).filter((words) => polish.has(words))).toEqual([])
  }
})

test('a browser fetches the terms of its own language alone: no page imports those of one language at once', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const AT_ONCE = /^(?:im|ex)port (?!type ).*i18n\/terms\/(?:pl-PL|en-US|de-DE)\//m
  expect(files.filter((file) => AT_ONCE.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(readFileSync('src/domains/page-texts/read-buyers-texts.ts', 'utf8')).toMatch(AT_ONCE)
})

test('the checks find what they look for', () => {
  for (const [locale, wrong] of [
    ['pl-PL', 'w ciągu 1 dni'],
    ['pl-PL', 'w ciągu 14 dnia'],
    ['en-US', 'within 1 days'],
    ['en-US', 'for 21 day.'],
    ['de-DE', 'innerhalb von 14 Tage.'],
    ['de-DE', 'für 30 Minute'],
    ['de-DE', '1 Tagen'],
  ] as const) {
    expect(wrong).toMatch(MISCOUNTED[locale])
  }
  const [one, other] = [bones({ name: '', sections: [{ title: '1', paragraphs: ['7,38 %, 30'] }] }), '30 and 7.38%']
  expect(one).toEqual(bones({ name: '', sections: [{ title: '1', paragraphs: [other] }] }))
  expect(one).not.toEqual(bones({ name: '', sections: [{ title: '1', paragraphs: ['30 and 7.4%'] }] }))
})
