import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS } from '../demo/personas.ts'
import { translateFailure } from '../src/i18n/index.ts'
import { LOCALES } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { type KeyedMarket, startKeyedMarket } from './keyed-market.ts'
import { comeAs, type LoggedIn } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
let market: KeyedMarket
beforeAll(async () => {
  market = await startKeyedMarket()
})
afterAll(() => market.stop())

const HEAD = 'code;name;street;postal_code;city;lat;lng'
const csv = (...lines: string[]) => ({
  name: 'points.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\n')),
})

test.each(LOCALES)('E11 %s: an operator loads points from a file, and reads what is wrong with one', async (locale) => {
  const who = await visitor({ url: market.url, locale })
  const { page, t } = who
  const { email, password } = PERSONAS.operator
  await comeAs(who, await market.ask<LoggedIn>('POST', '/api/users/login', { email, password }))
  await who.visit('/admin/points')
  await page.getByRole('table', { name: t('pointLists', 'caption') }).waitFor()
  await page.getByLabel(t('pointLists', 'carrier'), { exact: true }).selectOption('dpd')
  const send = (file: ReturnType<typeof csv>) => page.locator('main input[type=file]').setInputFiles(file)
  await send(csv('PL1;Kiosk;ul. Długa 1;31-147;Kraków;50.06;19.94', 'PL2;Kiosk;ul. Długa 2;31147;Kraków;50.06;19.94'))
  await page.getByText(translateFailure(locale, 'points_cell_wrong', { line: 3, column: 'postal_code' })).waitFor()
  expect(await problemsOn(who, 'a wrong file', { phone: true })).toEqual([])
  const row = page.getByRole('row', { name: /^DPD/ })
  await send(csv(`PL${locale.slice(0, 2).toUpperCase()};Kiosk;ul. Długa 1;31-147;Kraków;50.06;19.94`))
  await row.getByText(t('pointLists', 'good')).waitFor()
  expect(await problemsOn(who, 'loaded', { phone: true })).toEqual([])
  expect(who.errors.filter((error) => !/^(409|422) .*pickup-points/.test(error))).toEqual([])
})
