import { beforeAll, expect, test } from 'vitest'
import { PERSONAS } from '../demo/personas.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES, localePath } from '../src/values/locale.ts'
import { hydrated, type Visitor, visitors } from './browser.ts'
import { putInCart } from './buying.ts'
import { type FreshPerson, freshPerson } from './fresh-person.ts'
import { findProduct, send, simple } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import * as signing from './signing-in.ts'

const visitor = visitors()
let product: ProductView
beforeAll(async () => {
  product = await findProduct('seller=2&state=used&sort=price', simple(6))
})

const at = (who: Visitor, path: string) => (url: URL) => url.pathname + url.search === localePath(path, who.locale)
const headingOf = (who: Visitor, name: string) => who.page.getByRole('heading', { level: 1, name, exact: true })

async function register(who: Visitor, person: signing.Newcomer): Promise<void> {
  const { page, t } = who
  await who.visit('/register')
  await signing.fillRegistration(who, person)
  await signing.press(who, t('account', 'registerSubmit'))
  await page.waitForURL(/\/verify\?/)
  const query = new URL(page.url()).searchParams
  expect([query.get('username'), query.get('code')]).toEqual([person.username, expect.stringMatching(/^\d{6}$/)])
  await page.getByText(t('account', 'Register_success')).waitFor()
}

async function verify(who: Visitor): Promise<void> {
  const { page, t } = who
  const code = new URL(page.url()).searchParams.get('code') ?? ''
  await page.getByText(t('account', 'verifyDemo', { code })).waitFor()
  const field = signing.fieldOf(who, t('account', 'code'))
  await expect.poll(() => field.inputValue()).toBe(code)
  // The password is known from the registration: nobody asks for it again.
  expect(await signing.fieldOf(who, t('account', 'password')).count()).toBe(0)
  await field.fill(code === '000000' ? '000001' : '000000')
  await signing.press(who, t('account', 'verifySubmit'))
  await signing.refused(who, t('account', 'invalid_code')).waitFor()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill(code)
  await signing.press(who, t('account', 'verifySubmit'))
  await page.waitForURL(at(who, '/auth'))
  await page.getByText(t('account', 'verified')).waitFor()
}

test.each(LOCALES)(
  'R02 R04 R05 R26 T01 T04 E02 E03 %s: register, verify, log in, log out in every tab, and log in to stay',
  async (locale) => {
    const who = await visitor({ locale })
    const { page, t, context } = who
    const person = signing.newcomer()
    await who.visit(`/products/${product.id}`)
    await putInCart(who, product)
    await register(who, person)
    await verify(who)
    await expect.poll(() => signing.fieldOf(who, t('account', 'login')).inputValue()).toBe(person.username)
    await signing.fillLogin(who, person.username, person.password)
    await page.waitForURL(at(who, '/'))
    await signing.accountButton(who).waitFor()
    await expect.poll(() => signing.keptIn(page)).toEqual({ names: ['token', 'userId', 'firstName'], elsewhere: [] })
    // What was collected before is theirs now.
    const cart = page.getByRole('banner').getByRole('link', { name: t('shell', 'cartCount', { count: 1 }) })
    await cart.waitFor()

    const second = await signing.newTab(who, '/account')
    await second.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(second.url()).pathname).toBe(localePath('/account', locale))
    const token = await second.evaluate(() => sessionStorage.getItem('token'))

    await signing.accountButton(who).click()
    await signing
      .accountMenu(who)
      .getByRole('button', { name: t('shell', 'signOut') })
      .click()
    for (const tab of [page, second]) {
      await signing.signInLink(who, tab).waitFor()
      expect((await signing.keptIn(tab)).names).toEqual([])
    }
    await second.waitForURL(at(who, '/'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell', 'cart'), exact: true })
      .waitFor()
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${marketUrl()}/api/users/status`, { headers })).status).toBe(401)

    await who.visit('/auth')
    await signing.fillLogin(who, person.email, person.password, true)
    await page.waitForURL(at(who, '/'))
    await cart.waitFor()
    await page.reload()
    await hydrated(page)
    await signing.accountButton(who).waitFor()
    // The browser is closed and opened again: session storage is gone, and with it every open tab.
    await second.close()
    const later = await signing.newTab(who, '/rules')
    await page.close()
    await later.evaluate(() => sessionStorage.clear())
    await later.goto(localePath('/account', locale))
    await hydrated(later)
    await later
      .getByRole('banner')
      .getByRole('button', { name: t('shell', 'account'), exact: true })
      .waitFor()
    expect(context.pages()).toHaveLength(1)
    expect(who.errors.filter((error) => !/^401 .*verify|^4\d\d .*\/api\/users\/verify/.test(error))).toEqual([])
  },
)

test('R24 R25 P01 a guest is led to log in and back; a buyer sees clearly what is not for them', async () => {
  const who = await visitor()
  const { page, t } = who
  const { email, password } = PERSONAS.buyer
  await who.visit('/account?from=mail')
  await page.waitForURL(at(who, '/auth?next=%2Faccount%3Ffrom%3Dmail'))
  await page.getByText(t('account', 'signInFirst')).waitFor()
  await signing.fillLogin(who, email, password)
  await page.waitForURL(at(who, '/account?from=mail'))

  const answer = await page.goto('/admin')
  expect(answer?.status()).toBe(200)
  await headingOf(who, t('account', 'noAccessTitle')).waitFor()
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  // Away from there and to other pages of that kind, without loading anew.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell', 'toHome') })
    .click()
  await page.waitForURL(at(who, '/'))
  await page.goBack()
  await headingOf(who, t('account', 'noAccessTitle')).waitFor()
  for (const path of ['/team', '/logistics']) {
    await who.visit(path)
    await headingOf(who, t('account', 'noAccessTitle')).waitFor()
  }
  for (const path of ['/auth', '/register', '/forgot']) {
    await page.goto(path)
    await page.waitForURL(at(who, '/'))
  }
  expect(who.errors).toEqual([])
})

test('R24 P01 guests are led to log in on a navigation within the page as well', async () => {
  const who = await visitor()
  const { page, t } = who
  await comeAs(who, await sessionOf('seller'))
  await who.visit('/team')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await headingOf(who, t('account', 'noAccessTitle')).count()).toBe(0)
  await signing.accountButton(who).click()
  await signing
    .accountMenu(who)
    .getByRole('link', { name: t('meta', 'accountTitle'), exact: true })
    .click()
  await page.waitForURL(at(who, '/account'))
  await signing.accountButton(who).click()
  const titles = await signing.accountMenu(who).getByRole('link').allTextContents()
  for (const key of ['accountTitle', 'userOrdersTitle', 'messagesTitle', 'companyDataTitle', 'dashboardTitle'] as const)
    expect(titles).toContain(t('meta', key))
  expect(titles).not.toContain(t('meta', 'adminTitle'))
})

test('R25 an operator whose market has no company goes to enter it; nobody is sent to another host', async () => {
  const who = await visitor()
  const { page, t } = who
  const { email, password } = PERSONAS.operator
  // As it is now: another journey may have entered the market's company since.
  const { user } = await send<LoggedIn>('POST', '/api/users/login', { email, password })
  await who.visit('/auth?next=//evil.example/account')
  await signing.fillLogin(who, email, password)
  await page.waitForURL(at(who, user.companyId === null ? '/company-data' : '/'))
  await signing.accountButton(who).click()
  await signing
    .accountMenu(who)
    .getByRole('link', { name: t('meta', 'adminTitle'), exact: true })
    .click()
  await page.waitForURL(at(who, '/admin'))

  const buyer = await visitor()
  await buyer.visit('/auth?next=https://evil.example/')
  await signing.fillLogin(buyer, PERSONAS.buyer.email, PERSONAS.buyer.password)
  await buyer.page.waitForURL(at(buyer, '/'))
})

const endEverywhere = ({ elsewhere }: FreshPerson, id = '') =>
  fetch(`${marketUrl()}/api/account/sessions${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${elsewhere.tokenUser}` },
  })

test('R26 T01 E03 a session that was ended elsewhere ends here at the next call, visibly', async () => {
  const who = await visitor({ locale: 'en-US' })
  const { page, t } = who
  const person = await freshPerson()
  await who.visit('/auth?next=/account')
  await signing.fillLogin(who, person.email, person.password)
  await page.waitForURL(at(who, '/account'))
  await signing.accountButton(who).waitFor()
  expect((await endEverywhere(person)).status).toBe(204)
  // On to another page and back to the private one: its data are refused.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('meta', 'rankingTitle'), exact: true })
    .click()
  await page.waitForURL(at(who, '/ranking'))
  await page.goBack()
  await page.waitForURL(at(who, '/auth?ended=1&next=%2Faccount'))
  await page.getByRole('main').getByText(t('account', 'sessionEnded')).waitFor()
  await signing.signInLink(who, page).waitFor()
  expect((await signing.keptIn(page)).names).toEqual([])
  await signing.fillLogin(who, person.email, person.password)
  await page.waitForURL(at(who, '/account'))

  // The same found out by the start of a public page: to log in, or on without it.
  await endEverywhere({ ...person, elsewhere: await again(person) })
  await page.goto('/en/ranking')
  await page.waitForURL(at(who, '/auth?ended=1&next=%2Franking'))
  await page.getByRole('link', { name: t('account', 'goOnAsGuest') }).click()
  await page.waitForURL(at(who, '/ranking'))
})

const again = ({ email, password }: FreshPerson) =>
  send<FreshPerson['elsewhere']>('POST', '/api/users/login', { email, password })

test('R24 R21 a guest’s page does without the list of account pages, and leads to them once somebody has logged in elsewhere', async () => {
  const who = await visitor()
  const { page, t } = who
  type WithRoutes = { __reactRouterManifest: { routes: object } }
  const known = () => page.evaluate(() => Object.keys((window as unknown as WithRoutes).__reactRouterManifest.routes))
  await who.visit('/')
  expect(await known()).toEqual(expect.arrayContaining(['start', 'product', 'auth']))
  expect((await known()).filter((id) => /^(admin|account|companyData)/.test(id))).toEqual([])
  const other = await signing.newTab(who, '/auth')
  await signing.fillLogin({ ...who, page: other }, PERSONAS.buyer.email, PERSONAS.buyer.password)
  await signing.accountButton({ ...who, page: other }).waitFor()

  // This tab learns of it when somebody wants to log in here as well.
  await signing.signInLink(who, page).click()
  await signing.accountButton(who).click()
  await signing
    .accountMenu(who)
    .getByRole('link', { name: t('shell', 'account'), exact: true })
    .click()
  await page.waitForURL(at(who, '/account'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await known()).toEqual(expect.arrayContaining(['account', 'companyData']))
  // Back is the page before.
  await page.goBack()
  await page.waitForURL(at(who, '/'))
  expect(who.errors).toEqual([])
})
