import { afterAll, beforeAll, expect, test } from 'vitest'
import { INPOST_KEYS } from '../demo/stand-ins/inpost/inpost.ts'
import { LOCALES } from '../src/values/locale.ts'
import { axeViolations, visitors } from './browser.ts'
import { type KeyedMarket, startKeyedMarket } from './keyed-market.ts'

const visitor = visitors()
let market: KeyedMarket
beforeAll(async () => {
  market = await startKeyedMarket()
})
afterAll(() => market.stop())

const NUMBER = '600000000000000000000001'
const HOUR = 3_600_000
/** Carriers are asked once a minute. */
const ASKED_WITHIN = { timeout: 90_000, interval: 2000 }

test('a buyer reads where a shipment is, in words, with scripts and without', async () => {
  const { inpost } = market.carriers
  const purchase = await market.purchase()
  const buyer = await visitor({ url: market.url, locale: 'pl-PL', width: 390 })
  await buyer.visit(`/payment-selection?order=${purchase.key}`)
  await buyer.page.locator('input[type=radio][value=przelewy24]').check()
  await buyer.page.locator('main button[type=submit]').last().click()
  await buyer.page.locator('button[value=pay]').click()
  await buyer.page.waitForURL(/\/payment\//)
  await expect.poll(async () => (await market.read(purchase.key)).dueOnline).toBe(0)

  const contract = { test: false, fields: INPOST_KEYS }
  const { newsAddress } = await market.ofSeller<{ newsAddress: string }>('PUT', '/carriers/inpost', contract)
  market.carriers.tellNewsTo(market.url, newsAddress)
  await market.ofSeller('POST', '/carriers/inpost/check')
  await inpost.happen(NUMBER, 'collected_from_sender', new Date(Date.now() - 20 * HOUR), 'KRA')
  await inpost.happen(NUMBER, 'ready_to_pickup', new Date(Date.now() - HOUR), 'WAW21A')
  const ship = { carrier: 'inpost', trackingNumber: NUMBER }
  await market.ofSeller('POST', `/orders/${purchase.orders[0]?.number}/ship`, ship)
  const states = async () =>
    (
      await market.ask<{ shipments: { state: string | null }[] }>('GET', `/api/purchases/${purchase.key}/tracking`)
    ).shipments.map(({ state }) => state)
  await expect.poll(states, ASKED_WITHIN).toEqual(['readyToCollect'])

  await buyer.visit(`/order/${purchase.key}`)
  await buyer.page.getByText(buyer.t('tracking', 'readyToCollect')).first().waitFor()
  await buyer.page.getByText(buyer.t('tracking', 'story')).click()
  await buyer.page.getByText(buyer.t('tracking', 'handedOver')).waitFor()
  expect(await axeViolations(buyer.page)).toEqual([])
  const plain = await visitor({ url: market.url, locale: 'de-DE', javaScript: false })
  await plain.visit(`/order/${purchase.key}`)
  await plain.page.getByText(plain.t('tracking', 'readyToCollect')).first().waitFor()

  // Nobody came: what that means and what to do is told in each language, and the seller finds it.
  await inpost.happen(NUMBER, 'pickup_time_expired')
  await expect.poll(states, ASKED_WITHIN).toEqual(['returning'])
  for (const locale of LOCALES) {
    const reader = await visitor({ url: market.url, locale, width: 390, javaScript: locale !== 'de-DE' })
    await reader.visit(`/order/${purchase.key}`)
    await reader.page.getByText(reader.t('tracking', 'incident_notCollected')).waitFor()
    await reader.page.getByText(reader.t('tracking', 'buyer_notCollected')).waitFor()
    if (locale !== 'de-DE') expect(await axeViolations(reader.page)).toEqual([])
  }
  expect(buyer.errors).toEqual([])
})
