import { beforeAll, expect, test } from 'vitest'
import { translateFailure } from '../src/i18n/index.ts'
import { LOCALES } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { call } from './companies.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
const YEAR = String(new Date().getFullYear())
beforeAll(async () => {
  await call(await sessionOf('operator'), 'PUT', '/api/admin/tax-report-settings', {
    ...{ sales: 0, amount: 0, join: 'and', rateFrom: 'yearly', remind: false, secondAfterDays: 30, hold: false },
    ...{ holdAfterDays: 60, rates: [{ year: Number(YEAR), currency: 'PLN', rate: 4_250_000, source: 'EBC' }] },
  })
})

test.each(LOCALES)(
  'R19 %s: a seller says what the tax office has to know, the operator draws up the report and sends it, the seller reads the copy',
  async (locale) => {
    const seller = await visitor({ locale })
    const { page, t } = seller
    await comeAs(seller, await sessionOf('seller'))
    await seller.visit('/tax-data')
    await page.getByRole('heading', { name: t('taxReports', 'knownTitle'), exact: true }).waitFor()
    const form = page.getByRole('form', { name: t('taxReports', 'formTitle') })
    await form.getByLabel(t('taxReports', 'kind'), { exact: true }).selectOption('person')
    await form.getByLabel(t('taxReports', 'firstName'), { exact: true }).fill('Paweł')
    await form.getByLabel(t('taxReports', 'lastName'), { exact: true }).fill('Sobczak')
    await form.getByLabel(t('taxReports', 'birthDate'), { exact: true }).fill('1990-05-17')
    // One number at the end, whatever the language before has left.
    while ((await form.getByRole('button', { name: t('taxReports', 'removeTin', { number: 1 }) }).count()) > 0)
      await form.getByRole('button', { name: t('taxReports', 'removeTin', { number: 1 }) }).click()
    await form.getByRole('button', { name: t('taxReports', 'addTin') }).click()
    const number = form.getByLabel(t('taxReports', 'tinNumber', { number: 1 }), { exact: true })
    await number.fill('90051712345')
    await form.getByRole('button', { name: t('taxReports', 'save'), exact: true }).click()
    await form.getByText(translateFailure(locale, 'tax_id_invalid')).waitFor()
    expect(await problemsOn(seller, 'tax data', { phone: true })).toEqual([])
    await number.fill('90051712344')
    await form.getByRole('button', { name: t('taxReports', 'save'), exact: true }).click()
    await page.getByText(t('taxReports', 'saved')).first().waitFor()

    const operator = await visitor({ locale })
    await comeAs(operator, await sessionOf('operator'))
    await operator.visit('/admin/tax-reports')
    const begin = operator.page.getByRole('form', { name: t('taxReports', 'begin') })
    await begin.getByLabel(t('taxReports', 'year'), { exact: true }).selectOption(YEAR)
    await begin.getByRole('button', { name: t('taxReports', 'begin'), exact: true }).click()
    await operator.page.getByText(t('taxReports', 'state_ready'), { exact: true }).first().waitFor()
    expect(await problemsOn(operator, 'tax reports', { phone: true })).toEqual([])
    await operator.page.getByRole('row').nth(1).getByRole('link').click()
    await operator.page.getByRole('button', { name: t('taxReports', 'downloadXml') }).waitFor()
    await operator.page.getByText(t('taxReports', 'notValidated')).waitFor()
    expect(await problemsOn(operator, 'a tax report', { phone: true })).toEqual([])
    await operator.page.getByRole('button', { name: t('taxReports', 'markSent'), exact: true }).click()
    await operator.page.getByText(t('taxReports', 'state_sent'), { exact: true }).first().waitFor()

    await seller.visit('/tax-data')
    await page.getByRole('link', { name: t('taxReports', 'copyOf', { year: YEAR }), exact: true }).click()
    await page.getByRole('heading', { name: t('taxReports', 'copyTitle', { year: YEAR }), level: 1 }).waitFor()
    await page.getByText('Paweł Sobczak').first().waitFor()
    expect(await problemsOn(seller, 'copy of a tax report', { phone: true })).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('taxReports', 'downloadPdf') }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect([...seller.errors, ...operator.errors].filter((error) => !error.includes('422'))).toEqual([])
  },
)

test.each(LOCALES)(
  'R19 %s: an owner takes the data of the company along, the operator those of the market',
  async (locale) => {
    for (const [who, path] of [
      ['seller', '/data-export'],
      ['operator', '/admin/data-export'],
    ] as const) {
      const someone = await visitor({ locale })
      const { page, t } = someone
      await comeAs(someone, await sessionOf(who))
      await someone.visit(path)
      await page.getByRole('heading', { name: t('dataExports', 'copies'), exact: true }).waitFor()
      if ((await page.getByRole('row').count()) === 0) await page.getByText(t('dataExports', 'none')).waitFor()
      const fetchIt = page.getByRole('button', { name: t('dataExports', 'fetch') })
      if ((await fetchIt.count()) === 0) {
        await page.getByRole('button', { name: t('dataExports', 'ask'), exact: true }).click()
        await fetchIt.first().waitFor()
      }
      expect(await problemsOn(someone, path, { phone: true })).toEqual([])
      const [file] = await Promise.all([page.waitForEvent('download'), fetchIt.first().click()])
      expect(file.suggestedFilename()).toMatch(/\.zip$/)
      expect(someone.errors).toEqual([])
    }
  },
)
