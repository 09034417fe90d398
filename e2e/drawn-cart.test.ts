import { beforeAll, expect, test } from 'vitest'
import type { ProductView } from '../src/domains/products/contract.ts'
import { localePath } from '../src/values/locale.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { freshPerson } from './fresh-person.ts'
import { findProduct, simple } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { comeAs } from './people.ts'
import { accountButton, accountMenu, newTab, signInLink } from './signing-in.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
let product: ProductView
let other: ProductView
beforeAll(async () => {
  product = await findProduct('seller=2&state=used', simple(5))
  other = await findProduct('seller=6&state=used&sort=price', simple(8))
})

async function put(who: Visitor, one = product): Promise<void> {
  await who.visit(`/products/${one.id}`)
  await buying.putInCart(who, one)
}
const emptyOf = ({ page, t }: Visitor) => page.getByRole('heading', { name: t('cart', 'emptyTitle') })
const removeOf = ({ page, t }: Visitor, { title }: ProductView) =>
  page.getByRole('button', { name: t('cart', 'removeOf', { title }), exact: true })

/** Scripts that wait until they are let in. */
async function heldScripts({ page }: Visitor): Promise<() => Promise<void>> {
  let letIn: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.fallback().catch(() => undefined)
  })
  return async () => {
    letIn()
    await hydrated(page)
  }
}

/** Nobody waits for its scripts. */
const look = ({ page }: Visitor, path: string) => page.goto(path, { waitUntil: 'commit' })

/** What the market sends to this browser for a page: nothing of its scripts has run. */
async function sent({ context, locale }: Visitor, path: string) {
  const cookies = await context.cookies(marketUrl() + localePath(path, locale))
  const answer = await fetch(marketUrl() + localePath(path, locale), {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  return { html: await answer.text(), control: answer.headers.get('cache-control'), cookies }
}

test.each([
  ['pl-PL', 390],
  ['de-DE', 1440],
] as const)(
  'R13 P01 %s %i: the server draws the cart of a guest with scripts, and they ask for nothing of it again',
  async (locale, width) => {
    const who = await visitor({ locale, width })
    const { page, context } = who
    await put(who)
    await put(who, other)
    const { html, control, cookies } = await sent(who, '/cart')
    for (const { id } of [product, other]) expect(html).toContain(`/products/${id}"`)
    expect(control).toBe('no-store')
    expect(cookies).toMatchObject([
      { name: 'cart', httpOnly: true, sameSite: 'Lax', path: localePath('/cart', locale) },
    ])
    for (const path of ['/', '/catalog', `/products/${product.id}`, '/payment-selection', '/api/settings'])
      expect(await context.cookies(marketUrl() + path)).toEqual([])
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/(carts|return-terms|pickup-points)/.test(request.url()))
        asked.push(request.url())
    })
    const letIn = await heldScripts(who)
    await look(who, localePath('/cart', locale))
    await removeOf(who, other).waitFor()
    // Before its styles have come a page has another height.
    await page.waitForFunction(() => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      return styles.length > 0 && styles.every(({ sheet }) => sheet) && document.fonts.status === 'loaded'
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(2)
    await letIn()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await axeViolations(page)).toEqual([])
    await removeOf(who, other).click()
    await expect.poll(() => removeOf(who, other).count()).toBe(0)
    await removeOf(who, product).click()
    await emptyOf(who).waitFor()
    expect(who.errors).toEqual([])
  },
)

test('R13 what is typed, ticked and chosen before scripts answer is kept, and so is the focus', async () => {
  const who = await visitor()
  const { page, t } = who
  await put(who)
  await who.visit('/cart')
  await buying.fieldOf(who, t('shell', 'lastName')).fill('Kot')
  await page.waitForTimeout(300)
  const letIn = await heldScripts(who)
  await look(who, '/cart')
  const first = buying.fieldOf(who, t('shell', 'firstName'))
  const quantity = page.getByRole('textbox', { name: `${t('shell', 'quantity')}: ${product.title}` })
  const locker = buying.methodIn(who, page.getByRole('main'), 'inpost_locker')
  await buying.fieldOf(who, t('checkout', 'email')).fill('zofia.kot@example.com')
  await page.getByRole('checkbox', { name: t('checkout', 'wantsInvoice') }).check()
  await buying.termsOf(who).check()
  await quantity.fill('2')
  await locker.check()
  await first.fill('Zofia')
  await letIn()
  await page.getByRole('searchbox', { name: t('cart', 'pointTitleLocker') }).waitFor()
  await buying.fieldOf(who, t('checkout', 'invoiceName')).waitFor()
  expect(await first.evaluate((node) => node === document.activeElement)).toBe(true)
  const kept = async () => ({
    first: await first.inputValue(),
    last: await buying.fieldOf(who, t('shell', 'lastName')).inputValue(),
    email: await buying.fieldOf(who, t('checkout', 'email')).inputValue(),
    terms: await buying.termsOf(who).isChecked(),
    locker: await locker.isChecked(),
    quantity: await quantity.inputValue(),
  })
  const all = { first: 'Zofia', last: 'Kot', email: 'zofia.kot@example.com', terms: true, locker: true, quantity: '2' }
  expect(await kept()).toEqual(all)
  // It is the form's own by now: another change takes nothing of it back.
  await buying.fieldOf(who, t('checkout', 'phone')).fill('600100200')
  await page.waitForLoadState('networkidle')
  expect(await kept()).toEqual(all)
  await page.reload()
  await hydrated(page)
  expect(await first.inputValue()).toBe('Zofia')
  expect(await quantity.inputValue()).toBe('2')
  expect(who.errors).toEqual([])
})

test('R13 an empty cart is there at once, and one that only the browser knows never looks empty', async () => {
  const nobody = await visitor({ locale: 'de-DE', width: 390 })
  await heldScripts(nobody)
  await look(nobody, '/de/cart')
  await emptyOf(nobody).waitFor()

  const who = await visitor()
  await put(who)
  // As before this market set the cookie, or where the browser keeps none.
  await who.context.clearCookies()
  const letIn = await heldScripts(who)
  await look(who, '/cart')
  await who.page.getByText(who.t('cart', 'late'), { exact: true }).waitFor()
  expect(await emptyOf(who).isVisible()).toBe(false)
  await letIn()
  await removeOf(who, product).waitFor()
  // From now on the server knows it.
  await expect.poll(async () => (await sent(who, '/cart')).html).toContain(`/products/${product.id}"`)
  expect([...nobody.errors, ...who.errors]).toEqual([])
})

test('R13 P01 what happened to the cart meanwhile is never shown as before: in another tab, and after going back', async () => {
  const who = await visitor()
  const { t } = who
  await put(who)
  await who.visit('/cart')
  const second = await newTab(who, '/cart')
  const elsewhere = { ...who, page: second }
  await removeOf(elsewhere, product).click()
  await emptyOf(elsewhere).waitFor()
  await emptyOf(who).waitFor()
  await second.getByRole('button', { name: t('cart', 'undo') }).click()
  await removeOf(who, product).waitFor()
  // The page was made before it was ordered in the other tab, and its scripts come after.
  const letIn = await heldScripts(who)
  await look(who, '/cart')
  await removeOf(who, product).waitFor()
  await buying.chooseCourier(elsewhere, second.getByRole('main'))
  await buying.fillBuyer(elsewhere)
  // Somebody of their own: one e-mail or phone may have only so many orders open.
  const digits = String(Date.now()).slice(-8)
  await buying.fieldOf(elsewhere, t('checkout', 'email')).fill(`karol.${digits}@example.com`)
  await buying.fieldOf(elsewhere, t('checkout', 'phone')).fill(`5${digits}`)
  await buying.fillAddress(elsewhere)
  await buying.termsOf(elsewhere).check()
  await buying.order(elsewhere)
  await second.waitForURL(/\/payment-selection\?order=/)
  await letIn()
  await emptyOf(who).waitFor()
  await second.goto('/cart')
  await emptyOf(elsewhere).waitFor()
  expect((await sent(who, '/cart')).html).not.toContain(`/products/${product.id}"`)
})

test('P01 T01 with a log-in the cart is the person’s: the cookie of before is gone, and the server draws nothing of it', async () => {
  const who = await visitor()
  await put(who)
  const [before] = (await sent(who, '/cart')).cookies
  await comeAs(who, (await freshPerson()).elsewhere)
  await who.visit('/cart')
  await removeOf(who, product).waitFor()
  await expect.poll(async () => (await sent(who, '/cart')).cookies).toEqual([])
  // Whoever kept the cookie is shown nothing either.
  await who.context.addCookies([{ name: 'cart', value: before?.value ?? '', url: `${marketUrl()}/cart` }])
  expect((await sent(who, '/cart')).html).not.toContain(`/products/${product.id}"`)
})

test('P01 T01 who logs out leaves no cart of a guest either, also one that the log-in could not take along', async () => {
  const who = await visitor()
  const { page, t } = who
  await put(who)
  await page.route('**/api/carts/merge', (route) => route.abort())
  await comeAs(who, (await freshPerson()).elsewhere)
  await who.visit('/')
  expect((await sent(who, '/cart')).html).toContain(`/products/${product.id}"`)
  await accountButton(who).click()
  await accountMenu(who)
    .getByRole('button', { name: t('shell', 'signOut') })
    .click()
  await signInLink(who, page).waitFor()
  await expect.poll(async () => (await sent(who, '/cart')).cookies).toEqual([])
  await who.visit('/cart')
  await emptyOf(who).waitFor()
})

test('T06 where scripts do not arrive, the forms of the server take the place of the cart, and give it back', async () => {
  const who = await visitor({ locale: 'en-US', width: 390, theme: 'dark' })
  const { page, t } = who
  await put(who)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/en/cart')
  const quantity = page.getByRole('textbox', { name: t('shell', 'quantity'), exact: true })
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect.poll(() => page.url()).toMatch(/#line-/)
  await expect.poll(() => quantity.inputValue()).toBe('2')
  expect(await removeOf(who, product).isVisible()).toBe(false)
  await page.unroute('**/assets/*.js')
  await page.goto('/en/cart')
  await hydrated(page)
  await removeOf(who, product).waitFor()
  expect(await page.getByRole('button', { name: startsWith(t('cart', 'saveDelivery')) }).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: `${t('shell', 'quantity')}: ${product.title}` }).inputValue()).toBe(
    '2',
  )
})
