import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, visitors } from './browser.ts'
import { comeAs, sessionOf } from './people.ts'
import { placesReady } from './places-ready.ts'
import { coloursOnce, pixelsTooWide } from './problems.ts'

const visitor = visitors()
beforeAll(placesReady)

describe.each(LOCALES)('R09 axe in %s', (locale) => {
  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('%s, %i px', async (theme, width) => {
    const who = await visitor({ locale, theme, width })
    await comeAs(who, await sessionOf('seller'))
    const { page, t } = who
    await who.visit('/my-shops')
    await page
      .getByRole('link', { name: new RegExp(`^${t('myShops', 'edit')}`) })
      .first()
      .waitFor()
    expect(await axeViolations(page, coloursOnce(locale))).toEqual([])
    await page
      .getByRole('link', { name: new RegExp(`^${t('myShops', 'edit')}`) })
      .first()
      .click()
    await page.getByRole('button', { name: t('myShops', 'pin') }).waitFor()
    await page.getByText(t('myShops', 'holidays')).click()
    await page.getByRole('button', { name: t('myShops', 'holidaysAll') }).waitFor()
    await page.getByRole('button', { name: t('myShops', 'addException') }).click()
    await page.getByLabel(t('myShops', 'search')).fill('Krak')
    await page.getByRole('button', { name: 'Kraków, małopolskie' }).waitFor()
    expect(await axeViolations(page, coloursOnce(locale))).toEqual([])
    const overflow = await pixelsTooWide(page)
    expect(overflow).toBeLessThanOrEqual(0)
    await who.visit('/shops/1')
    await page.getByText(t('place', 'today'), { exact: true }).waitFor()
    expect(await axeViolations(page, coloursOnce(locale))).toEqual([])
    expect(who.errors).toEqual([])
  })
})
