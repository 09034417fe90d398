import { expect, test } from 'vitest'
import { formatExchanged } from '../src/values/exchange.ts'
import { LOCALES } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { netPrice } from '../src/values/vat.ts'
import { axeViolations, hydrated, type Visitor, visitors } from './browser.ts'
import { putInCart } from './buying.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { plain } from './words.ts'

const visitor = visitors()
const bodyOf = async ({ page }: Visitor) => plain((await page.locator('main').textContent()) ?? '')

test.each(LOCALES)(
  'B02 %s: a business buyer sees net prices without scripts, others what they saw before',
  async (locale) => {
    const taxed = await findProduct('vat=vat23', simple(2))
    const margin = await findProduct('vat=margin', simple(2))
    const price = taxed.versions[0]?.price as number
    const who = await visitor({ locale, javaScript: false })
    const { page, t } = who
    const net = plain(
      t('shell', 'net_vat23', { price: formatMoney(netPrice(price, 'vat23') as number, taxed.currency, locale) }),
    )
    await who.visit(`/products/${taxed.id}?utm_source=x`)
    expect(await bodyOf(who)).not.toContain(net)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell', 'net'), exact: true })
      .click()
    await page.locator('main [aria-pressed=true]').getByText(t('shell', 'net'), { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/products/${taxed.id}$`))
    // The gross price stays the main one.
    expect(await bodyOf(who)).toContain(net)
    expect(await bodyOf(who)).toContain(plain(formatMoney(price, taxed.currency, locale)))
    await who.visit(`/products/${margin.id}`)
    expect(await bodyOf(who)).toContain(plain(t('shell', 'net_margin')))
    await who.visit('/catalog?vat=margin')
    expect(await bodyOf(who)).toContain(plain(t('shell', 'net_margin')))

    // The page is kept for whoever comes next: as each of them chose.
    const other = await visitor({ locale, javaScript: false })
    await other.visit(`/products/${taxed.id}`)
    expect(await bodyOf(other)).not.toContain(net)
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('shell', 'gross'), exact: true })
      .click()
    // At the same address: what it says is what changes.
    await expect.poll(() => bodyOf(who)).not.toContain(plain(t('shell', 'net_margin')))
    expect(page.url()).toContain('vat=margin')
  },
)

test('net prices are in the cart, too, and the page stays readable for everybody', async () => {
  const product = await findProduct('vat=vat23', simple(2))
  const who = await visitor()
  const { page, t, locale } = who
  await who.visit(`/products/${product.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell', 'net'), exact: true })
    .click()
  await page.locator('main [aria-pressed=true]').getByText(t('shell', 'net'), { exact: true }).waitFor()
  await hydrated(page)
  expect(await axeViolations(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell', 'addToCartOf', { title: product.title }), exact: true })
    .first()
    .click()
  await page.getByText(t('shell', 'addedToCart')).waitFor()
  await who.visit('/cart')
  const price = netPrice(product.versions[0]?.price as number, 'vat23') as number
  await page.getByText(t('shell', 'net_vat23', { price: formatMoney(price, product.currency, locale) })).waitFor()
  expect(who.errors).toEqual([])
})

test('B02 the operator enters a rate, a visitor chooses the currency, and the checkout says what is charged', async () => {
  const operator = await visitor()
  await comeAs(operator, await sessionOf('operator'))
  const words = operator.t
  await operator.visit('/admin/exchange-rates')
  const { page: desk } = operator
  const form = desk.getByRole('region', { name: words('rates', 'enter') })
  await form.getByRole('button', { name: words('rates', 'enterButton') }).click()
  await form.getByText(words('rates', 'rateWrong')).waitFor()
  await form.getByLabel(words('rates', 'currency')).selectOption('EUR')
  await form.getByLabel(words('rates', 'rateOf', { of: 'PLN', currency: 'EUR' })).fill('4,2500')
  await form.getByLabel(words('rates', 'source')).fill('NBP, tabela A')
  await form.getByRole('button', { name: words('rates', 'enterButton') }).click()
  await desk.getByText(words('rates', 'entered')).waitFor()
  await desk.getByRole('checkbox', { name: /^EUR/ }).check()
  await desk.getByRole('button', { name: words('rates', 'save'), exact: true }).click()
  await desk.getByText(words('rates', 'state_used')).waitFor()
  expect(await axeViolations(desk)).toEqual([])
  expect(operator.errors).toEqual([])

  const product = await findProduct('vat=vat23', simple(2))
  const price = product.versions[0]?.price as number
  const rate = { of: 'PLN', currency: 'EUR', rate: 4_250_000, day: '', source: '' } as const
  const reader = await visitor({ javaScript: false })
  await reader.visit(`/products/${product.id}`)
  const about = plain(formatExchanged(price, rate, reader.locale))
  expect(await bodyOf(reader)).not.toContain(about)
  await reader.page.getByRole('main').getByRole('button', { name: 'EUR', exact: true }).click()
  await reader.page.locator('main [aria-pressed=true]').getByText('EUR', { exact: true }).waitFor()
  expect(await bodyOf(reader)).toContain(about)
  expect(await bodyOf(reader)).toContain(plain(formatMoney(price, 'PLN', reader.locale)))

  const buyer = await visitor()
  const { page, t, locale } = buyer
  await buyer.visit(`/products/${product.id}`)
  expect(await bodyOf(buyer)).not.toContain(about)
  await page.getByRole('contentinfo').getByRole('button', { name: 'EUR', exact: true }).click()
  await page
    .locator('main')
    .getByText(formatExchanged(price, rate, locale))
    .first()
    .waitFor()
  await hydrated(page)
  await putInCart(buyer, product)
  await buyer.visit('/cart')
  const summary = page.getByRole('region', { name: t('checkout', 'summaryTitle') })
  await summary.getByText('1 EUR = 4,25 PLN').waitFor()
  await summary.getByText('NBP, tabela A').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(buyer.errors).toEqual([])
})
