import { describe, expect, test } from 'vitest'
import { EXAMPLES, flawless, TWO_REASONS } from '../../../domains/units/rules/examples.ts'
import { GROUPS } from '../../../domains/units/rules/facts.ts'
import { gradeRules, NEWEST_GRADE_RULES } from '../../../domains/units/rules/grade-rules.ts'
import { allTexts } from '../../../i18n/index.ts'
import { LOCALES, type Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import { registerTexts, textsOf } from '../../texts/registry.ts'
import { factName, gradeSentence, ruleText } from './grade-words.ts'

for (const locale of LOCALES) registerTexts(locale, allTexts[locale])
const words = (locale: Locale) => ({ t: textsOf(locale, 'units'), shell: textsOf(locale, 'shell'), locale })
const { rules, groups } = gradeRules(NEWEST_GRADE_RULES)
const sentence = (locale: Locale, rule: string) =>
  gradeSentence(
    must(
      EXAMPLES.find((one) => one.rule === rule),
      rule,
    ).facts,
    1,
    words(locale),
  )
/** Numbers and units are held together by spaces of another kind. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('E12 a grade says why, in three languages', () => {
  expect(LOCALES.map((locale) => plain(gradeSentence(TWO_REASONS, 1, words(locale))))).toEqual([
    'B, bo: 2 ślady na obudowie widoczne z 20 cm, bateria 83% (zmierzona 2 listopada 2026)',
    'B because: 2 marks on the body seen at 20 cm, battery 83% (measured 2 November 2026)',
    'B, Grund: 2 Spuren am Gehäuse aus 20 cm sichtbar, Akku 83 % (gemessen am 2. November 2026)',
  ])
})

test('counts, lists and names are worded as the language has them', () => {
  expect(plain(sentence('pl-PL', 'bodyAt50'))).toBe('C, bo: 5 śladów na obudowie widocznych z 50 cm')
  expect(plain(sentence('pl-PL', 'counterB'))).toBe('B, bo: 21 500 godzin pracy')
  expect(plain(sentence('de-DE', 'counterC'))).toBe('C, Grund: 163.000 Auslösungen')
  expect(sentence('en-US', 'coreFailed')).toBe('Repairable because: not working: keyboard, charging')
  expect(sentence('en-US', 'sideNotTested')).toBe('B because: not tested: ports, microphone')
  expect(sentence('en-US', 'accountLock')).toBe('For parts because: locked to the previous owner’s account')
})

test('what is not known yet is named instead of a grade', () => {
  expect(gradeSentence({ ...flawless('storage'), wiped: 'none', tests: {} }, 1, words('en-US'))).toBe(
    'No grade, not known: switching on, SMART status, reading and writing, wiping of data',
  )
})

describe.each(LOCALES)('%s', (locale) => {
  const blank = /\{\{|undefined|_/

  test('every rule and its example is a sentence of its own', () => {
    const said = rules.map((rule) => [ruleText(rule, words(locale)), sentence(locale, rule.id)])
    expect(said.flat().filter((text) => blank.test(text))).toEqual([])
    expect(new Set(said.map(([text]) => text)).size).toBe(rules.length)
    expect(new Set(said.map(([, example]) => example)).size).toBe(rules.length)
  })

  test('every fact that is needed has a name', () => {
    const names = GROUPS.flatMap((group) =>
      groups[group].needs.map((fact) => factName(fact, group, textsOf(locale, 'units'))),
    )
    expect(names.filter((name) => blank.test(name) || name === '')).toEqual([])
  })
})
