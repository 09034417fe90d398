import { describe, expect, test } from 'vitest'
import { allTexts } from '../src/i18n/index.ts'
import { LOCALES, type Locale } from '../src/values/locale.ts'
import { termsInAllFacts, wordsOf } from './terms-in-all-facts.ts'

/** Words that another one stands for (docs/words.md), and ways to speak that a shop does not have. */
const NEVER: Record<Locale, RegExp> = {
  'pl-PL':
    /\bplatform|\bsprzedając(?:y|ego|emu)\b|\bwariant|ilość sztuk|\brękojmi|\bdokona[ćj]|\bcelem\b|w chwili obecnej|na chwilę obecną|tylko i wyłącznie|\bposiada (?!cz)|\bPa(?:n|ństwo|ństwa)\b/iu,
  'en-US':
    /\bbasket|\bvendor|\bmerchant(?! cent)|\bvariant|\blisting\b(?! date)|last piece|call(?:ed|s|ing)? off|cancel(?:ed|ing)\b|pick-up|favorite|informations/iu,
  'de-DE':
    /\bdu\b|\bdein|\bdir\b|\bdich\b|\beuch\b|\beuer\b|Einkaufswagen|Plattform|\bInserat|Variante|Abholst(?:elle|ation)|Kennwort|Rechnungsadresse|Webseite|Händler\b/u,
}
/** Where a word means something else. */
const MEANT: Partial<Record<string, RegExp>> = {
  // A platform is what the law calls a market.
  'pl-PL':
    // What traders owe each other is called so by the civil code.
    /internetową platformą handlową|rękojmię|platform(?:y|ą|a|ie|ach)? (?:internetow|ODR|cyfrow|operator|raportuj)|operator(?:zy|em|ów)? platform/iu,
  'de-DE': /Plattformbetreiber|Online-Plattform|OS-Plattform|meldende/u,
}

describe.each(LOCALES)('R23 %s: one thing has one word', (locale) => {
  const isWrong = (text: string) => NEVER[locale].test(text) && !MEANT[locale]?.test(text)
  test.each(Object.entries(allTexts[locale]))('%s', (_, texts) => {
    expect(Object.entries(texts as Record<string, string>).filter(([, text]) => isWrong(text))).toEqual([])
  })
  test('the terms', async () => {
    expect(wordsOf(await termsInAllFacts(locale)).filter(isWrong)).toEqual([])
  })
})
