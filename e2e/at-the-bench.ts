import type { OwnUnit } from '../src/domains/units/contract.ts'
import { allTexts } from '../src/i18n/index.ts'
import { must } from '../src/values/must.ts'
import { gradeSentence } from '../src/web/parts/units/grade-words.ts'
import { registerTexts, textsOf } from '../src/web/texts/registry.ts'
import { anImei } from '../test/factories/unit.ts'
import type { Visitor } from './browser.ts'

/** An IMEI that no run in this market has seen. */
export function newImei(): string {
  for (let skipped = Math.floor(Math.random() * 5_000); skipped > 0; skipped--) anImei()
  return anImei()
}

/** What is scanned or typed where units are asked for. */
export async function scan({ page, t }: Visitor, text: string, action: string): Promise<void> {
  await page.getByLabel(t('bench', 'scan'), { exact: true }).fill(text)
  await page.getByRole('button', { name: action, exact: true }).first().click()
}

const answer = ({ page }: Visitor, field: string, value: string) =>
  page.locator(`[data-row="${field}"] label:has(input[value="${value}"])`).click()

/** A phone that works, with two marks seen from near and 83 % of its battery: nothing is saved yet. */
export async function testPhone(who: Visitor): Promise<void> {
  const { page, t } = who
  await answer(who, 'screen', 'none')
  await answer(who, 'body', 'at20')
  await page.locator('[data-row="body"] + div button').last().click()
  await page.getByLabel(t('bench', 'percent'), { exact: true }).fill('83')
  await page.getByRole('button', { name: t('bench', 'restPassed', { count: 10 }) }).click()
  for (const lock of ['account', 'sim', 'mdm']) await answer(who, `locks.${lock}`, 'off')
  await answer(who, 'wiped', 'purge')
  await answer(who, 'parts', 'none')
}

/** The code of the unit that lies on the bench, from the page's address. */
export async function codeOnBench({ page }: Visitor): Promise<string> {
  await page.waitForURL(/[?&]unit=[0-9A-Z]{12}/)
  return must(new URL(page.url()).searchParams.get('unit'), 'a code')
}

/** `B because: …`, as a visitor reads it on the page of the product. */
export function whyOf({ locale }: Visitor, { facts, gradeRules }: OwnUnit): string {
  registerTexts(locale, allTexts[locale])
  const words = { t: textsOf(locale, 'units'), shell: textsOf(locale, 'shell'), locale }
  return gradeSentence(must(facts, 'facts'), must(gradeRules, 'rules'), words)
}
