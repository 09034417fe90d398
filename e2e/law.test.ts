import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { PublicCompany } from '../src/domains/companies/contract.ts'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { visitors } from './browser.ts'
import { chooseCourier, fillAddress, fillBuyer, order, putInCart, sellerGroupOf, termsOf } from './buying.ts'
import { ask, findProduct, simple } from './goods.ts'
import { marketUrl } from './market-url.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { anOrderOnDelivery } from './purchases.ts'

const visitor = visitors()

// Other journeys of this market read pages without the notice.
afterAll(async () => {
  const { tokenUser } = await sessionOf('operator')
  for (const locale of LOCALES) {
    const path = `${marketUrl()}/api/admin/guarantee-notice/${locale}`
    await fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${tokenUser}` } })
  }
})

test.each(LOCALES)('R19 %s: who has an old device or battery reads where it goes', async (locale) => {
  const reader = await visitor({ locale, width: 390 })
  await reader.visit('/take-back')
  await reader.page.getByRole('heading', { level: 2, name: reader.t('terms', 'takeBack3Title') }).waitFor()
  expect(await problemsOn(reader, 'old devices', { phone: true })).toEqual([])
  expect(reader.errors).toEqual([])
})

test.each(LOCALES)(
  'R19 %s: the operator enters the official notice, and buyers find it from every page',
  async (locale) => {
    const operator = await visitor({ locale })
    await comeAs(operator, await sessionOf('operator'))
    await operator.visit('/admin/guarantee')
    const { page, t } = operator
    const language = t('duties', 'noticeLanguage', { language: t('languages', locale) })
    const part = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: language }) })
    await part.getByText(t('duties', 'noticeNone')).waitFor()
    const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#003399' } })
      .png()
      .toBuffer()
    await part.locator('input[type=file]').setInputFiles({ name: 'notice.png', mimeType: 'image/png', buffer })
    await part.getByText(t('duties', 'noticeSaved')).waitFor()
    expect(await problemsOn(operator, 'the files of the notice', { phone: true })).toEqual([])

    const buyer = await visitor({ locale, width: 390 })
    await buyer.visit('/catalog')
    const line = buyer.page.getByRole('link', { name: buyer.t('shell', 'guaranteeLine') })
    await line.last().waitFor()
    expect(await line.count()).toBe(2)
    await line.first().click()
    await buyer.page.waitForURL(/\/guarantee$/)
    const notice = buyer.page.getByRole('img', { name: buyer.t('terms', 'noticeAlt') })
    await notice.waitFor()
    const width = () => notice.evaluate((img) => (img as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBe(600)
    await buyer.page.getByRole('heading', { level: 2, name: buyer.t('terms', 'guarantee1Title') }).waitFor()
    expect(await problemsOn(buyer, 'the notice', { phone: true })).toEqual([])
    expect([...operator.errors, ...buyer.errors]).toEqual([])
  },
)

test.each(LOCALES)('R19 R13 %s: a buyer ticks that an old device goes along', async (locale) => {
  const product = await findProduct('', simple(3))
  const { name: seller } = await ask<PublicCompany>(`/api/companies/${product.companyId}`)
  const buyer = await visitor({ locale })
  const { page, t } = buyer
  await buyer.visit(`/products/${product.id}`)
  await putInCart(buyer, product)
  await buyer.visit('/cart')
  await chooseCourier(buyer, sellerGroupOf(buyer, seller))
  const tick = page.getByRole('checkbox', { name: t('checkout', 'oldDeviceOf', { seller }) })
  await tick.check()
  expect(await problemsOn(buyer, 'the cart with an old device', { phone: true })).toEqual([])
  await fillBuyer(buyer)
  await fillAddress(buyer)
  await termsOf(buyer).check()
  await order(buyer)
  await page.waitForURL(/\/(payment-selection|order)/)
  const key = /[A-Za-z0-9_-]{43}/.exec(page.url())?.[0]
  const purchase = await ask<PurchaseView>(`/api/purchases/${key}`)
  expect(purchase.orders.map(({ takesOldDevice }) => takesOldDevice)).toEqual([true])
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('payment', 'oldDevice')).waitFor()
  expect(buyer.errors).toEqual([])
})

test.each(LOCALES)('R19 %s: who bought asks who stands behind a product, and the seller answers', async (locale) => {
  const session = await sessionOf('seller')
  const product = await findProduct(`seller=${session.user.companyId}`, simple(3))
  const { key, orders } = await anOrderOnDelivery(product)
  const number = orders[0]?.number ?? ''
  const buyer = await visitor({ locale })
  await buyer.visit(`/order/${key}`)
  await buyer.page.getByText(buyer.t('productSafety', 'originTitle'), { exact: true }).click()
  await buyer.page.getByRole('button', { name: buyer.t('productSafety', 'originAsk') }).click()
  await buyer.page.getByText(buyer.t('productSafety', 'originSent')).first().waitFor()
  expect(await problemsOn(buyer, 'the order with a question', { phone: true })).toEqual([])

  const seller = await visitor({ locale })
  await comeAs(seller, session)
  const { page, t } = seller
  await seller.visit('/origin-requests')
  const task = page.getByRole('article').filter({ hasText: number })
  await task.getByText(t('productSafety', 'originAnswer'), { exact: true }).first().click()
  const field = (name: 'originName' | 'originAddress' | 'originContact') =>
    task.getByLabel(t('productSafety', name), { exact: true })
  await field('originName').fill('Import Sp. z o.o.')
  await field('originAddress').fill('ul. Portowa 1, 81-001 Gdynia')
  await field('originContact').fill('kontakt@import.example.com')
  expect(await problemsOn(seller, 'the questions', { phone: true })).toEqual([])
  await task.getByRole('button', { name: t('productSafety', 'originAnswer'), exact: true }).click()
  await task.getByText(t('productSafety', 'originDoneBadge')).waitFor()

  await buyer.visit(`/order/${key}`)
  await buyer.page.getByText('Import Sp. z o.o.').waitFor()
  const operator = await visitor({ locale, width: 390 })
  await comeAs(operator, await sessionOf('operator'))
  await operator.visit('/admin/origin-requests')
  await operator.page.getByText('Import Sp. z o.o.').first().waitFor()
  expect(await problemsOn(operator, 'questions of all companies', { phone: true })).toEqual([])
  expect([...buyer.errors, ...seller.errors, ...operator.errors]).toEqual([])
})
