import { expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import * as companies from './companies.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { coloursOnce, pixelsTooWide } from './problems.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

test('R10 E08 V07 the operator adds a category, gives it fields, renames it; lists and forms have it', async () => {
  const { page, t, visit } = await as(await sessionOf('operator'))
  await visit('/admin/categories')
  await page.getByRole('button', { name: t('categoryEditor', 'addTitle') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('categoryEditor', 'add'), exact: true }).click()
  await dialog.getByText(t('categoryEditor', 'nameNeeded')).waitFor()
  const polish = (scope: string) =>
    `${t('categoryEditor', scope === 'name' ? 'name' : 'fieldName')} ${t('languages', 'in_pl-PL')}`
  await dialog.getByLabel(polish('name')).fill('Skanery 3D')
  await dialog.getByRole('button', { name: t('categoryEditor', 'add'), exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Skanery 3D' }).waitFor()

  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('categoryEditor', 'addField') }).click()
  await main.getByLabel(polish('field')).last().fill('Dokładność')
  await main.getByLabel(t('categoryEditor', 'type')).last().selectOption('number')
  await main.getByLabel(t('categoryEditor', 'unit')).last().fill('mm')
  await main.getByLabel(t('categoryEditor', 'facet')).last().check()
  await main.getByLabel(polish('name')).first().fill('Skanery 3D i lidary')
  const noun = main.getByLabel(new RegExp(`^${t('categoryEditor', 'nouns')} ${t('languages', 'in_en-US')}`))
  await noun.fill('3D scanner,  scanner ,')
  await main.getByRole('button', { name: t('categoryEditor', 'save'), exact: true }).click()
  await page.getByText(t('categoryEditor', 'saved')).waitFor()
  await page.reload()
  await main.getByRole('heading', { level: 2, name: 'Skanery 3D i lidary' }).waitFor()
  await main.getByText('Dokładność').waitFor()
  await expect.poll(() => noun.inputValue()).toBe('3D scanner, scanner')
  await visit('/listcategory')
  await page.getByRole('link', { name: /Skanery 3D i lidary/ }).waitFor()

  // Order by keyboard: up by one place, kept after a reload.
  await visit('/admin/categories')
  const rows = page.getByRole('navigation', { name: t('categoryEditor', 'tree') }).getByRole('link')
  const placeOf = async () => (await rows.allTextContents()).findIndex((text) => text.startsWith('Skanery 3D'))
  await rows.filter({ hasText: 'Skanery 3D' }).waitFor()
  const before = await placeOf()
  await page
    .getByRole('button', { name: t('categoryEditor', 'moveUp', { name: 'Skanery 3D i lidary' }) })
    .press('Enter')
  await page.getByText(t('categoryEditor', 'orderSaved')).waitFor()
  await expect.poll(placeOf).toBeLessThan(before)

  await rows.filter({ hasText: 'Skanery 3D' }).click()
  await main.getByRole('button', { name: t('categoryEditor', 'remove'), exact: true }).click()
  await dialog.getByRole('button', { name: t('categoryEditor', 'remove'), exact: true }).click()
  await page.getByText(t('categoryEditor', 'done_remove')).waitFor()
  await expect.poll(() => rows.filter({ hasText: 'Skanery 3D' }).count()).toBe(0)
})

test('R22 E08 a seller proposes a category, the operator declines it, the seller reads why', async () => {
  const { owner } = await companies.aDraftCompany(await companies.aNewcomer('Ola', 'Proponuje'), 'Nowości')
  const seller = await as(owner)
  const { t } = seller
  await seller.visit('/my-categories')
  await seller.page.getByLabel(t('categoryEditor', 'search')).fill('ultrab')
  await seller.page.getByText(/Ultrabooki/).waitFor()
  await seller.page.getByRole('button', { name: t('categoryEditor', 'sendProposal') }).click()
  await seller.page.getByText(t('categoryEditor', 'nameNeeded')).waitFor()
  await seller.page.getByLabel(`${t('categoryEditor', 'name')} ${t('languages', 'in_pl-PL')}`).fill('Telegrafy')
  await seller.page.getByRole('button', { name: t('categoryEditor', 'sendProposal') }).click()
  await seller.page.getByText(t('categoryEditor', 'status_waiting')).waitFor()

  const operator = await as(await sessionOf('operator'))
  await operator.visit('/admin/categories')
  const row = operator.page.getByRole('listitem').filter({ hasText: 'Telegrafy' })
  await row.getByRole('button', { name: t('categoryEditor', 'decline') }).click()
  await operator.page.getByRole('dialog').getByRole('textbox').fill('Za mało ofert')
  await operator.page
    .getByRole('dialog')
    .getByRole('button', { name: t('categoryEditor', 'decline') })
    .click()
  await operator.page.getByText(t('categoryEditor', 'proposalDeclined')).waitFor()
  await seller.page.reload()
  await seller.page.getByText('Za mało ofert').waitFor()
})

test.each(LOCALES)('P01 axe finds nothing on the pages of categories, light and dark: %s', async (locale) => {
  const { owner } = await companies.aDraftCompany(await companies.aNewcomer('Iga', 'Ogląda'), 'Przegląd')
  const scope = coloursOnce(locale)
  for (const theme of scope.without ? (['light'] as const) : (['light', 'dark'] as const)) {
    const operator = await as(await sessionOf('operator'), { locale, theme })
    await operator.visit('/admin/categories')
    const { page, t } = operator
    await page
      .getByRole('navigation', { name: t('categoryEditor', 'tree') })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('main').locator('summary:visible').first().click()
    expect(await axeViolations(page, scope)).toEqual([])
    expect(operator.errors).toEqual([])
  }
  const seller = await as(owner, { locale, width: 390 })
  await seller.visit('/my-categories')
  await seller.page.getByRole('heading', { name: seller.t('categoryEditor', 'propose') }).waitFor()
  expect(await axeViolations(seller.page, scope)).toEqual([])
  expect(await pixelsTooWide(seller.page)).toBeLessThanOrEqual(0)
})
