import { expect, test } from 'vitest'
import { wordsInEach } from '../i18n/languages.ts'
import { readConfig } from '../platform/config/config.ts'
import { eachLocale, LOCALES } from '../values/locale.ts'
import { readVertical, verticalNames } from './index.ts'

const names = verticalNames()
/** Words that speak of devices: whoever sells something else shows none of them to visitors. */
const OF_DEVICES = /sprzęt|laptop|monitor|\btech\b|hardware|iphone|technik|gerät/i

test('B13 a market takes each of its trades by the name of a folder, and no other', () => {
  expect(names).toContain('electronics')
  expect(names.map((name) => readConfig({ VERTICAL: name }).vertical)).toEqual(names)
  expect(() => readConfig({ VERTICAL: 'boats' })).toThrow(/VERTICAL/)
})

test.each(names)('B13 %s says the same things in each language, each as a text the market has', async (name) => {
  const { words, start } = await readVertical(name)
  for (const text of [start.header, start.banner]) expect(Object.keys(text).sort()).toEqual([...LOCALES].sort())
  if (!words) return
  const keys = eachLocale((locale) =>
    Object.entries(words[locale]).flatMap(([part, own]) => Object.keys(own).map((key) => `${part}.${key}`)),
  )
  for (const locale of LOCALES) {
    expect(keys[locale]).toEqual(keys['pl-PL'])
    for (const [part, own] of Object.entries(words[locale])) {
      const market = wordsInEach(part as 'meta')[locale] as Readonly<Record<string, string>>
      for (const [key, text] of Object.entries(own)) {
        expect([locale, part, key, market[key] !== undefined, text.trim() !== '']).toEqual([
          locale,
          part,
          key,
          true,
          true,
        ])
      }
    }
  }
})

test('B13 what visitors of another trade read first speaks of no devices', async () => {
  const { words } = await readVertical('cosmetics')
  for (const locale of LOCALES) {
    for (const part of ['meta', 'catalog', 'shell', 'cart'] as const) {
      const own = words?.[locale][part] as Readonly<Record<string, string>> | undefined
      const market = wordsInEach(part)[locale] as Readonly<Record<string, string>>
      const shown =
        part === 'meta' ? ['startTitle', 'startText', 'catalogText', 'listCategoryText'] : Object.keys(market)
      const speaking = shown.filter((key) => OF_DEVICES.test(own?.[key] ?? market[key] ?? ''))
      expect([locale, part, speaking]).toEqual([locale, part, []])
    }
  }
})
