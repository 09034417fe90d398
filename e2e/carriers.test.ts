import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeliverySettings } from '../src/domains/shipping/delivery-settings/contract.ts'
import type { Locale } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { must } from '../src/values/must.ts'
import { type Visitor, visitors } from './browser.ts'
import { bought, connect, labelled, orderBy, stateOf, statusOf } from './carrier-ways.ts'
import { type KeyedMarket, startKeyedMarket } from './keyed-market.ts'
import { comeAs } from './people.ts'
import { problemsOn } from './problems.ts'

const visitor = visitors()
let market: KeyedMarket
beforeAll(async () => {
  market = await startKeyedMarket()
  const path = '/delivery-settings'
  const { revision, methods } = await market.ofSeller<DeliverySettings>('GET', path)
  const set = { enabled: true, price: 1500, freeFrom: null }
  const all = methods.map((one) => {
    if (!/^(inpost_locker|dpd_courier|gls_courier)$/.test(one.method)) return one
    return { ...one, ...set, codPrice: one.method === 'gls_courier' ? 2000 : null }
  })
  await market.ofSeller('PUT', path, { revision, methods: all })
})
afterAll(() => market.stop())

/** Nobody hurries a carrier, but a machine may be busy. */
const ASKED_WITHIN = { timeout: 100_000, interval: 2000 }
async function theSeller(locale: Locale): Promise<Visitor> {
  const who = await visitor({ url: market.url, locale })
  await comeAs(who, await market.seller())
  return who
}

test('E16 E11 R22 pl-PL: InPost is connected, its locker found and chosen, its label bought; it tells where the parcel is, until it is collected', async () => {
  const { inpost, tellNewsTo } = market.carriers
  const seller = await theSeller('pl-PL')
  await connect(market, seller, 'inpost')
  const news = seller.page
    .getByRole('region', { name: 'InPost', exact: true })
    .getByText(/\/api\/carriers\/inpost\/news\//)
  tellNewsTo(market.url, (await news.textContent()) ?? '')
  const buyer = await visitor({ url: market.url })
  const key = await bought(market, buyer, 'inpost_locker')
  const number = await labelled(market, seller, key)
  expect(inpost.bought).toHaveLength(1)
  const point = must((await market.read(key)).orders[0]?.pickup, 'a locker').label

  await inpost.happen(number, 'collected_from_sender')
  await inpost.happen(number, 'ready_to_pickup')
  await market.hoursLater()
  await expect.poll(stateOf(market, key), ASKED_WITHIN).toEqual(['readyToCollect'])
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('tracking', 'readyToCollect')).first().waitFor()
  await page.getByText(t('tracking', 'waitsAt', { point })).waitFor()
  await page.getByText(t('tracking', 'story')).click()
  await page.getByText(t('tracking', 'handedOver')).waitFor()
  expect(await problemsOn(buyer, 'ready to collect', { phone: true })).toEqual([])

  await inpost.happen(number, 'delivered')
  await market.hoursLater()
  await expect.poll(stateOf(market, key), ASKED_WITHIN).toEqual(['delivered'])
  await expect.poll(statusOf(market, key)).toBe('delivered')
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('tracking', 'delivered')).first().waitFor()
  expect(await problemsOn(buyer, 'collected', { phone: true })).toEqual([])
  await seller.page.reload()
  await seller.page.getByText(seller.t('tracking', 'delivered')).first().waitFor()
  expect(await problemsOn(seller, 'collected')).toEqual([])
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test('E16 R22 en-US: DPD is connected, its courier takes the parcel, and is asked where it is until it was delivered', async () => {
  const { dpd } = market.carriers
  const seller = await theSeller('en-US')
  await connect(market, seller, 'dpd')
  const buyer = await visitor({ url: market.url, locale: 'en-US' })
  const key = await bought(market, buyer, 'dpd_courier')
  const number = await labelled(market, seller, key)
  expect(dpd.numbered).toEqual([number])

  dpd.happen(number, '040101', undefined, 'Warszawa')
  dpd.happen(number, '170101', undefined, 'Kraków')
  await market.hoursLater()
  await expect.poll(stateOf(market, key), ASKED_WITHIN).toEqual(['outForDelivery'])
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('tracking', 'outForDelivery')).first().waitFor()
  await page.getByText(t('tracking', 'story')).click()
  await page.getByText(t('tracking', 'handedOver')).waitFor()
  expect(await problemsOn(buyer, 'out for delivery', { phone: true })).toEqual([])

  dpd.happen(number, '190101', undefined, 'Kraków')
  await market.hoursLater()
  await expect.poll(stateOf(market, key), ASKED_WITHIN).toEqual(['delivered'])
  await expect.poll(statusOf(market, key)).toBe('delivered')
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('tracking', 'delivered')).first().waitFor()
  expect(await problemsOn(buyer, 'delivered')).toEqual([])
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test('E16 B09 de-DE: GLS is connected, its courier takes the money at the door; its page is linked, its report settles', async () => {
  const { gls } = market.carriers
  const seller = await theSeller('de-DE')
  await connect(market, seller, 'gls')
  const buyer = await visitor({ url: market.url, locale: 'de-DE' })
  await orderBy(market, buyer, 'gls_courier', true)
  const { page, t } = buyer
  await page.waitForURL(/\/order\//)
  const key = must(new URL(page.url()).pathname.split('/').at(-1), 'a purchase')
  await page.getByRole('link', { name: t('payment', 'toConfirmLink') }).click()
  await page.getByRole('button', { name: t('payment', 'confirmOrderButton') }).waitFor()
  expect(await problemsOn(buyer, 'to be confirmed')).toEqual([])
  await page.getByRole('button', { name: t('payment', 'confirmOrderButton') }).click()
  await page.getByRole('heading', { level: 1, name: t('payment', 'confirmOrderDone') }).waitFor()
  const { total } = must((await market.read(key)).orders[0], 'an order')
  const price = formatMoney(total, 'PLN', 'de-DE')
  const number = await labelled(market, seller, key, (at) =>
    at
      .getByText(seller.t('labels', 'cash', { price }))
      .first()
      .waitFor(),
  )
  expect(gls.pickups).toHaveLength(1)
  const [consign] = [...gls.sent.values()]
  expect([consign?.fields.cod_amount, consign?.numbers]).toEqual([(total / 100).toFixed(2), [number]])

  // GLS tells nobody but people where a parcel is.
  await buyer.visit(`/order/${key}`)
  const link = page.getByRole('link', { name: t('payment', 'track') })
  expect(await link.getAttribute('href')).toContain(number)
  expect(await problemsOn(buyer, 'sent', { phone: true })).toEqual([])
  await seller.page.getByText(seller.t('fulfilment', 'deliverCod', { price })).waitFor()
  await seller.page.getByRole('button', { name: seller.t('fulfilment', 'deliver'), exact: true }).click()
  await expect.poll(statusOf(market, key)).toBe('delivered')
  await seller.page.getByText(seller.t('fulfilment', 'deliveredDone')).waitFor()
  expect(await problemsOn(seller, 'delivered')).toEqual([])
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('payment', 'statusDelivered')).first().waitFor()

  // A zloty is missing in the report: it is named.
  await seller.visit('/cash-on-delivery')
  const main = seller.page.getByRole('main')
  await main.getByLabel(seller.t('cashOnDelivery', 'carrier'), { exact: true }).selectOption('gls')
  const reported = ((total - 100) / 100).toFixed(2).replace('.', ',')
  const report = `numer paczki;kwota pobrania;data przelewu\n${number};${reported};2026-11-24\n`
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'gls.csv', mimeType: 'text/csv', buffer: Buffer.from(report) })
  // A job compares it.
  const kinds = async () =>
    (await market.ofSeller<{ findings: { kind: string }[] }>('GET', '/cash-findings')).findings.map(({ kind }) => kind)
  await expect.poll(kinds).toContain('less')
  await seller.visit('/cash-on-delivery')
  await main.getByText(seller.t('cashOnDelivery', 'finding_less')).first().waitFor()
  expect(await problemsOn(seller, 'cash')).toEqual([])
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})
