import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, visitors } from './browser.ts'
import { startMarket } from './market-process.ts'
import * as signing from './signing-in.ts'

// A market as its operator finds it first: no demo, no mail server, nobody entered yet who runs it.
const visitor = visitors()
const OPERATOR = { email: 'ewa@market.example', password: 'siedem zielonych parowozów 91' }
let market: Awaited<ReturnType<typeof startMarket>>
beforeAll(async () => {
  market = await startMarket({
    DEMO: 'false',
    OPERATOR_EMAIL: OPERATOR.email,
    OPERATOR_PASSWORD: OPERATOR.password,
  })
})
afterAll(() => market.stop())

test('visitors read that the market is being prepared, and that without mail nobody registers or gets a new password', async () => {
  const who = await visitor({ url: market.url, locale: 'de-DE' })
  const { page, t } = who
  await who.visit('/')
  await page.getByRole('heading', { level: 1, name: t('shell', 'preparedTitle') }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  for (const [path, title] of [
    ['/register', t('account', 'registrationClosedTitle')],
    // Nobody is entered yet whom one could write to or call.
    ['/forgot', t('account', 'forgotClosedNobody')],
  ] as const) {
    await who.visit(path)
    await page.getByRole('main').getByText(title).waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  }
})

test('an operator is led to the second factor until one is set, then the pages open', async () => {
  const who = await visitor({ url: market.url })
  const { page, t } = who
  await who.visit('/auth?next=/admin/users')
  await signing.fillLogin(who, OPERATOR.email, OPERATOR.password)
  await page.waitForURL(/\/account#password$/)
  await who.visit('/admin/companies')
  await page.waitForURL(/\/account#password$/)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('security', 'switchOn'), exact: true })
    .click()
  const secret = (await page.getByText(/^(?:[A-Z2-7]{2,4} ?){4,}$/).textContent())?.replaceAll(' ', '') ?? ''
  const code = page.getByLabel(t('security', 'firstCode'))
  await code.fill(new TOTP({ secret }).generate())
  await code.press('Enter')
  await page.getByRole('heading', { level: 3, name: t('security', 'codes') }).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('security', 'codesKept'), exact: true })
    .click()
  await who.visit('/admin/users')
  await page.getByRole('cell').or(page.getByText(OPERATOR.email)).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/users')
})
