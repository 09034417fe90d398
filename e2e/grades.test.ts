import { expect, test } from 'vitest'
import { EXAMPLES } from '../src/domains/units/rules/examples.ts'
import { gradeRules, NEWEST_GRADE_RULES } from '../src/domains/units/rules/grade-rules.ts'
import { allTexts } from '../src/i18n/index.ts'
import { LOCALES } from '../src/values/locale.ts'
import { must } from '../src/values/must.ts'
import { gradeSentence, ruleText } from '../src/web/parts/units/grade-words.ts'
import { registerTexts, textsOf } from '../src/web/texts/registry.ts'
import { axeViolations, visitors } from './browser.ts'
import { pixelsTooWide } from './problems.ts'

const visitor = visitors()

test.each(LOCALES)('E12 R22 %s: from an offer to the rules of grades, each with its example', async (locale) => {
  registerTexts(locale, allTexts[locale])
  const words = { t: textsOf(locale, 'units'), shell: textsOf(locale, 'shell'), locale }
  const who = await visitor({ locale, width: 390 })
  const { page, t } = who
  await who.visit('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalog', 'gradesLink'), exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: t('meta', 'gradesTitle') }).waitFor()

  for (const rule of gradeRules(NEWEST_GRADE_RULES).rules) {
    const { facts } = must(
      EXAMPLES.find((one) => one.rule === rule.id),
      rule.id,
    )
    const shown = await page.locator(`#${rule.id}`).textContent()
    expect(shown).toContain(ruleText(rule, words))
    expect(shown).toContain(gradeSentence(facts, NEWEST_GRADE_RULES, words))
  }

  // What is asked for of each kind of device opens without a script, and fits a phone.
  await page.locator('summary', { hasText: new RegExp(t('units', 'group_laptops'), 'i') }).click()
  await page.locator('details[open]').getByText(t('units', 'test_touchpad')).waitFor()
  // Whoever checks a record finds here how things are tested, and the keys that signed.
  for (const part of ['how', 'measured', 'keys']) {
    await page.locator(`main a[href="#${part}"]`).click()
    await page.locator(`#${part}`).waitFor()
  }
  const { keys } = await (await fetch(new URL('/api/units/keys', page.url()))).json()
  const shown = (await page.locator('section[aria-labelledby="keys"]').textContent()) ?? ''
  for (const { id } of keys) expect(shown).toContain(id)
  if (keys.length === 0) expect(shown).toContain(t('units', 'keysNone'))
  expect(await pixelsTooWide(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page, { only: ['color-contrast', 'link-in-text-block'] })).toEqual([])
  expect(who.errors).toEqual([])
})
