import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS } from '../demo/personas.ts'
import type { AccountUser } from '../src/domains/accounts/contract.ts'
import type { TransferView } from '../src/domains/checkout/contract.ts'
import { LOCALES, type Locale } from '../src/values/locale.ts'
import { formatMoney } from '../src/values/money.ts'
import { mt940 } from '../test/fakes/bank.ts'
import { stripeReport } from '../test/fakes/settlements.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { type KeyedMarket, startKeyedMarket } from './keyed-market.ts'
import { fromSomewhere } from './network.ts'
import { comeAs, type LoggedIn } from './people.ts'
import { plain } from './words.ts'

const visitor = visitors()
let market: KeyedMarket
let operator: LoggedIn
beforeAll(async () => {
  market = await startKeyedMarket()
  const { email, password } = PERSONAS.operator
  operator = await ask<{ tokenUser: string; user: AccountUser }>('POST', '/api/users/login', { email, password })
  const fields = {
    ...{ accountHolder: 'Obieg sp. z o.o.', bankName: 'Bank Przykładowy', transferDays: '5' },
    ibanPLN: 'PL27 1140 2004 0000 3002 0135 5387',
  }
  await ask('PUT', '/api/admin/payment-providers/bank-transfer', { test: false, fields })
})
afterAll(() => market.stop())

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const signedIn = operator ? { authorization: `Bearer ${operator.tokenUser}` } : {}
  const answer = await fetch(market.url + path, {
    method,
    headers: { ...fromSomewhere(), 'content-type': 'application/json', ...signedIn },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
const transferOf = (key: string) => ask<TransferView>('GET', `/api/checkout/${key}/transfer`)
const come = (locale: Locale = 'pl-PL', width = 1440) => visitor({ url: market.url, locale, width })

async function comeToBank(locale: Locale = 'pl-PL', width = 1440): Promise<Visitor> {
  const who = await come(locale, width)
  await comeAs(who, operator)
  return who
}

const upload = (who: Visitor, buffer: Buffer) =>
  who.page.locator('main input[type=file]').setInputFiles({ name: 'wyciag.sta', mimeType: 'text/plain', buffer })

/** A job makes it: the page is opened anew until it is there. */
async function untilShown(page: Page, what: Locator): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    const shown = await what.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (shown) return
    await page.reload()
  }
  await what.waitFor()
}

test.each(LOCALES)(
  'T06 E11 %s: a transfer is chosen, the operator uploads the statement, the order is paid',
  async (locale) => {
    const width = locale === 'en-US' ? 390 : 1440
    const buyer = await come(locale, width)
    const { key, dueOnline } = await market.purchase()
    await buyer.visit(`/payment-selection?order=${key}`)
    await buyer.page.locator('input[type=radio][value=bank-transfer]').check()
    const price = formatMoney(dueOnline, 'PLN', locale)
    await buyer.page.getByRole('button', { name: plain(buyer.t('payment', 'pay', { price })) }).click()
    await buyer.page.waitForURL(/\/payment\/transfer\?order=/)
    await buyer.page.getByRole('heading', { level: 1, name: buyer.t('payment', 'transferTitle') }).waitFor()
    const { title } = await transferOf(key)
    const main = buyer.page.getByRole('main')
    await main.getByText(`${title.slice(0, 5)} ${title.slice(5)}`).waitFor()
    await main.getByText('PL27 1140 2004 0000 3002 0135 5387').waitFor()
    expect(await axeViolations(buyer.page)).toEqual([])

    const ewa = await comeToBank(locale, width)
    await ewa.visit('/admin/bank')
    await upload(ewa, mt940([{ day: '2026-03-01', amount: dueOnline, title: `Zamówienie ${title}` }]))
    await ewa.page.getByText(ewa.t('reconciliation', 'sent')).first().waitFor()
    expect(await axeViolations(ewa.page)).toEqual([])
    await expect.poll(async () => (await market.read(key)).orders[0]?.paymentStatus).toBe('paid')
    await buyer.page.reload()
    await main.getByText(buyer.t('payment', 'transferPaid')).waitFor()
    expect([...buyer.errors, ...ewa.errors]).toEqual([])
  },
)

test('E11 the page of a transfer says all without a script', async () => {
  const { key } = await market.purchase()
  await ask('POST', `/api/checkout/${key}/payments`, { provider: 'bank-transfer' })
  const { title } = await transferOf(key)
  const who = await visitor({ url: market.url, javaScript: false })
  await who.page.goto(`${market.url}/payment/transfer?order=${key}`)
  const main = who.page.getByRole('main')
  await main.getByText(`${title.slice(0, 5)} ${title.slice(5)}`).waitFor()
  await main.getByText('PL27 1140 2004 0000 3002 0135 5387').waitFor()
  await expect.poll(() => main.getByRole('img').count()).toBe(1)
})

test('money without a title is assigned by the operator; surplus is noted as transferred back', async () => {
  const { key, dueOnline } = await market.purchase()
  await ask('POST', `/api/checkout/${key}/payments`, { provider: 'bank-transfer' })
  const { title } = await transferOf(key)
  const ewa = await comeToBank()
  const { page, t } = ewa
  await ewa.visit('/admin/bank')
  await upload(ewa, mt940([{ day: '2026-03-05', amount: dueOnline + 500, title: 'za laptopa' }]))
  await page.getByText(t('reconciliation', 'sent')).first().waitFor()
  const decide = page.getByRole('button', { name: t('reconciliation', 'decideOf', { name: 'za laptopa' }) })
  await untilShown(page, decide)
  await decide.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('reconciliation', 'paymentTitle')).fill(title)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('reconciliation', 'assign') }).click()
  await page.getByText(t('reconciliation', 'decided')).first().waitFor()
  expect((await market.read(key)).orders[0]?.paymentStatus).toBe('paid')
  await page.getByRole('link', { name: t('reconciliation', 'handElsewhere') }).click()
  const done = page.getByRole('button', { name: new RegExp(`^${t('refunds', 'markPaid')}: 5,00`) })
  await done.click()
  await page.getByText(t('refunds', 'paidDone')).first().waitFor()
  await expect.poll(() => done.count()).toBe(0)
  expect(ewa.errors).toEqual([])
})

test('a report names what does not agree, and the operator says what was done', async () => {
  const ewa = await comeToBank('en-US', 390)
  const { page, t } = ewa
  await ewa.visit('/admin/settlements')
  const line = {
    id: 'txn_stranger',
    kind: 'payment',
    paymentId: null,
    gross: 12_345,
    fee: 100,
    day: '2026-03-01',
  } as const
  await upload(ewa, stripeReport([line]))
  await page.getByText(t('reconciliation', 'sent')).first().waitFor()
  const resolve = page.getByRole('button', {
    name: t('reconciliation', 'resolveOf', { name: `${t('reconciliation', 'finding_missingHere')}, txn_stranger` }),
  })
  await untilShown(page, resolve)
  expect(await axeViolations(page)).toEqual([])
  await resolve.click()
  await page.getByRole('dialog').getByLabel(t('reconciliation', 'resolveHow')).fill('It was our other shop’s.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reconciliation', 'resolve') })
    .click()
  await page.getByText(t('reconciliation', 'resolved')).first().waitFor()
  await expect.poll(() => resolve.count()).toBe(0)
  expect(ewa.errors).toEqual([])
})
