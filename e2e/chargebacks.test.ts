import { beforeAll, describe, expect, test } from 'vitest'
import type { ChargebackView } from '../src/domains/chargebacks/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { STRIPE_KEYS } from '../test/fakes/stripe/server.ts'
import { type Visitor, visitors } from './browser.ts'
import { call } from './companies.ts'
import { settingBack, takeAway } from './configuring.ts'
import { findProduct, send, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPurchase, readPurchase } from './purchases.ts'

// Stripe's stand-in belongs to the markets that the journeys start.
const here = describe.skipIf(process.env.MARKET_URL)
const visitor = visitors()
const undo = settingBack()
let product: ProductView
beforeAll(async () => {
  const { user } = await sessionOf('seller')
  product = await findProduct(`seller=${user.companyId}`, simple(8))
})

const act = (page: string, action: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
const textOf = ({ page }: Visitor, words: string) => page.getByRole('main').getByText(words, { exact: true })

/** A purchase that was paid at the stand-in, and its page there. */
async function paid() {
  const operator = await sessionOf('operator')
  undo.push(() => takeAway(operator, '/api/admin/payment-providers/stripe'))
  await call(operator, 'PUT', '/api/admin/payment-providers/stripe', { test: true, fields: STRIPE_KEYS })
  const { key } = await aPurchase(product)
  const { redirectUrl } = await send<{ redirectUrl: string }>('POST', `/api/checkout/${key}/payments`, {
    provider: 'stripe',
  })
  await act(redirectUrl, 'pay')
  await expect.poll(async () => (await readPurchase(key)).orders[0]?.paymentStatus).toBe('paid')
  return { operator, key, page: redirectUrl, number: (await readPurchase(key)).orders[0]?.number ?? '' }
}

here('E11 a buyer asks the bank for the money back', () => {
  test.each(LOCALES)('%s: the seller says what happened, the operator answers in time', async (locale) => {
    const { operator, page: stripe, number } = await paid()
    await act(stripe, 'dispute')
    const seller = await visitor({ locale })
    await comeAs(seller, await sessionOf('seller'))
    await seller.visit(`/orders/${number}`)
    await textOf(seller, seller.t('chargebacks', 'sellerTitle')).waitFor()
    expect(await problemsOn(seller, `/orders/${number}`, { phone: true })).toEqual([])
    const words = seller.page.getByLabel(seller.t('chargebacks', 'words'))
    await words.fill('Wysłano w poniedziałek, odebrano we wtorek.')
    await seller.page.getByRole('button', { name: seller.t('chargebacks', 'send'), exact: true }).click()
    await seller.page.getByText(seller.t('chargebacks', 'sent'), { exact: true }).waitFor()

    const who = await visitor({ locale })
    await comeAs(who, operator)
    await who.visit('/admin/chargebacks')
    await who.page.getByRole('link', { name: number }).waitFor()
    await who.page.getByText('Wysłano w poniedziałek, odebrano we wtorek.').first().waitFor()
    expect(await problemsOn(who, '/admin/chargebacks', { phone: true })).toEqual([])
    const read = async () =>
      (await call<{ chargebacks: ChargebackView[] }>(operator, 'GET', '/api/admin/chargebacks')).chargebacks.find(
        (one) => one.parts.some((part) => part.number === number),
      )
    expect((await read())?.state).toBe('evidenceDue')
    const card = who.page.getByRole('main').locator('section').filter({ hasText: number }).first()
    await card.getByRole('button', { name: who.t('chargebacks', 'markAnswered'), exact: true }).click()
    await expect.poll(async () => (await read())?.state).toBe('answered')
    expect([...seller.errors, ...who.errors]).toEqual([])
  })
})

here('E11 date, provider, number and amount of a payment', () => {
  test.each(LOCALES)('%s: on the pages of buyer, seller and operator', async (locale) => {
    const { operator, key, page: stripe, number } = await paid()
    const reference = stripe.split('/').pop() ?? ''
    const buyer = await visitor({ locale })
    await buyer.visit(`/order/${key}`)
    await textOf(buyer, reference).waitFor()
    expect(await problemsOn(buyer, `/order/${key}`, { phone: true })).toEqual([])
    const seller = await visitor({ locale })
    await comeAs(seller, await sessionOf('seller'))
    await seller.visit(`/orders/${number}`)
    await textOf(seller, reference).waitFor()
    const who = await visitor({ locale })
    await comeAs(who, operator)
    await who.visit('/admin/payments')
    await textOf(who, who.t('paymentFiles', 'needsYou')).waitFor()
    expect(await problemsOn(who, '/admin/payments', { phone: true })).toEqual([])
    await who.page.getByRole('searchbox').fill(number)
    await who.page.getByRole('searchbox').press('Enter')
    await who.page.getByRole('link', { name: reference }).click()
    await who.page.getByRole('heading', { name: who.t('paymentFiles', 'webhooks') }).waitFor()
    const { pathname } = new URL(who.page.url())
    expect(await problemsOn(who, pathname.replace(/^\/(en|de)(?=\/)/, ''), { phone: true })).toEqual([])
    expect([...buyer.errors, ...seller.errors, ...who.errors]).toEqual([])
  })
})
