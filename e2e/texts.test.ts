import { expect, test } from 'vitest'
import { addDays, marketDay } from '../src/values/days.ts'
import { LANGUAGES, LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Of each language a page of its own: versions are kept for ever. */
const PAGES = { 'pl-PL': 'certificate', 'en-US': 'security-report', 'de-DE': 'intellectual-property' } as const

test.each(LOCALES)(
  'R19 %s: the operator writes a page in three languages, looks at it, publishes it, and everybody reads it',
  async (locale) => {
    const name = PAGES[locale]
    const operator = await as(await sessionOf('operator'), { locale })
    const { page, t } = operator
    await operator.visit('/admin/texts')
    expect(await problemsOn(operator, 'texts of pages', { phone: true })).toEqual([])
    const pages = page.getByRole('region', { name: t('pageTexts', 'pages'), exact: true })
    await pages.getByRole('link', { name: t('pageTexts', `page_${name}`), exact: true }).click()
    await press(operator, t('pageTexts', 'beginBuiltIn'))
    for (const one of LOCALES) {
      const language = LANGUAGES[one].name
      await page
        .getByLabel(t('pageTexts', 'wordsIn', { language }), { exact: true })
        .fill(`## ${one}\n\n<script>alert(1)</script> **{{ownerName}}** [x](/rules)\n\n- ${one} 1`)
    }
    const own = LANGUAGES[locale].name
    await page.getByRole('button', { name: t('pageTexts', 'previewIn', { language: own }), exact: true }).click()
    const preview = page.getByRole('region', { name: t('pageTexts', 'preview'), exact: true })
    await preview.getByText('<script>alert(1)</script>').waitFor()
    expect(await problemsOn(operator, 'a draft of a text', { phone: true })).toEqual([])
    const field = page.getByLabel(t('pageTexts', 'wordsIn', { language: own }), { exact: true })
    const good = await field.inputValue()
    await field.fill('{{wymyslone}}')
    await press(operator, t('pageTexts', 'saveDraft'))
    await page.getByText(t('pageTexts', 'unknown', { names: 'wymyslone' })).waitFor()
    await field.fill(good)
    // What is published is what was saved: the page has to have read it again.
    const readAgain = page.waitForResponse(
      (one) => one.ok() && one.request().method() === 'GET' && one.url().includes(`/api/admin/texts/${name}`),
    )
    await press(operator, t('pageTexts', 'saveDraft'))
    await readAgain
    await page.getByText(t('pageTexts', 'draftSaved'), { exact: true }).first().waitFor()
    await press(operator, t('pageTexts', 'publishNow'))
    await page.getByRole('link', { name: t('pageTexts', 'version', { number: 1 }), exact: true }).waitFor()

    const guest = await visitor({ locale, width: 390, javaScript: false })
    await guest.visit(`/${name}`)
    await guest.page.getByRole('heading', { name: locale, exact: true }).waitFor()
    expect(await guest.page.locator('main script, main img').count()).toBe(0)
    const reader = await visitor({ locale, width: 390 })
    await reader.visit(`/text-versions/${name}`)
    await reader.page.getByText(reader.t('terms', 'version_inForce'), { exact: true }).waitFor()
    expect(await problemsOn(reader, 'versions of a text', { phone: true })).toEqual([])
    await reader.visit(`/${name}`)
    expect(await problemsOn(reader, 'a text of the operator', { phone: true })).toEqual([])
    // The draft with an unknown place was refused, as it should be.
    const unexpected = operator.errors.filter((one) => !/^422 .*\/draft$/.test(one))
    expect([...unexpected, ...reader.errors]).toEqual([])
  },
)

test('R19 new terms for sellers need their days; the page and the seller see what comes', async () => {
  const operator = await as(await sessionOf('operator'))
  const { page, t } = operator
  await operator.visit('/admin/texts/regular')
  await press(operator, t('pageTexts', 'beginBuiltIn'))
  const polish = { language: LANGUAGES['pl-PL'].name }
  await page.getByLabel(t('pageTexts', 'wordsIn', polish), { exact: true }).waitFor()
  await page.getByLabel(t('pageTexts', 'changesIn', polish), { exact: true }).fill('Doprecyzowaliśmy zwroty.')
  await press(operator, t('pageTexts', 'saveDraft'))
  await page.getByText(t('pageTexts', 'draftSaved'), { exact: true }).first().waitFor()
  const soon = addDays(marketDay(new Date()), 3)
  await page.getByLabel(t('pageTexts', 'from'), { exact: true }).fill(soon)
  await page.getByLabel(t('pageTexts', 'reason'), { exact: true }).waitFor()
  expect(await problemsOn(operator, 'terms that come too soon')).toEqual([])
  await page.getByLabel(t('pageTexts', 'from'), { exact: true }).fill(addDays(soon, 20))
  await press(operator, t('pageTexts', 'publishNow'))
  await page.getByRole('link', { name: t('pageTexts', 'version', { number: 1 }), exact: true }).waitFor()
  const seller = await as(await sessionOf('seller'), { locale: 'de-DE', width: 390 })
  await seller.visit('/seller-terms')
  await seller.page.getByText('Doprecyzowaliśmy zwroty.').waitFor()
  expect(await problemsOn(seller, 'terms of a seller', { phone: true })).toEqual([])
  await seller.page.getByRole('link', { name: seller.t('pageTexts', 'readIt'), exact: true }).click()
  await seller.page.waitForURL(/\/de\/regular\?version=1$/)
  expect([...operator.errors, ...seller.errors]).toEqual([])
})
