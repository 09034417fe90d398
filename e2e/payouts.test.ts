import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, PERSONAS } from '../demo/personas.ts'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import { LOCALES } from '../src/values/locale.ts'
import { type Visitor, visitors } from './browser.ts'
import { companyBody, newcomer, PASSWORD } from './companies.ts'
import { type KeyedMarket, startKeyedMarket } from './keyed-market.ts'
import { comeAs, type LoggedIn } from './people.ts'
import { problemsOn } from './problems.ts'
import { until } from './until.ts'
import { plain } from './words.ts'

const visitor = visitors()
let market: KeyedMarket
let ewa: LoggedIn
let piotr: LoggedIn
let seller: LoggedIn
beforeAll(async () => {
  market = await startKeyedMarket()
  ewa = await logIn(PERSONAS.operator.email)
  piotr = await aSecondOperator()
  await ask('PUT', '/api/admin/owner', companyBody('Obieg'), ewa)
  await sold(await market.purchase())
})
afterAll(() => market.stop())

async function ask<T>(method: string, path: string, body?: unknown, who?: LoggedIn): Promise<T> {
  const answer = await fetch(market.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.tokenUser}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Owners of the demo's sellers. */
const OWNERS = ['biuroplus', 'baltnet', 'drugikadr', 'podzespol'].map((name) => `owner@${name}.example.com`)
const logIn = (email: string) => ask<LoggedIn>('POST', '/api/users/login', { email, password: DEMO_PASSWORD })

async function aSecondOperator(): Promise<LoggedIn> {
  const person = newcomer('Piotr', 'Kontroler')
  const { username } = await ask<{ username: { username: string; ConfirmationCode: string } }>(
    'POST',
    '/api/users/register',
    { ...person, password: PASSWORD, acceptPrivacyPolicy: true },
  )
  const proof = { username: username.username, confirmationCode: username.ConfirmationCode, password: PASSWORD }
  await ask('POST', '/api/users/verify', proof)
  const login = { username: username.username, password: PASSWORD }
  const { user } = await ask<LoggedIn>('POST', '/api/users/login', login)
  await ask('PUT', `/api/admin/users/${user._id}/permissions`, { role: 'owner' }, ewa)
  return ask('POST', '/api/users/login', login)
}

/** Paid at the sandbox, and sent. */
async function sold({ key }: PurchaseView): Promise<void> {
  const path = `/api/checkout/${key}/payments`
  const { redirectUrl } = await ask<{ redirectUrl: string }>('POST', path, { provider: 'sandbox' })
  await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' })
  // The provider tells of the payment in its own time.
  const { orders } = await until('the payment to be known', async () => {
    const purchase = await market.read(key)
    return purchase.orders.every(({ paymentStatus }) => paymentStatus === 'paid') && purchase
  })
  const owners = await Promise.all([PERSONAS.seller.email, PERSONAS.secondSeller.email, ...OWNERS].map(logIn))
  for (const { number, seller: by } of orders) {
    const owner = owners.find(({ user }) => Number(user.companyId) === by.id)
    if (!owner) throw new Error(`nobody sells for company ${by.id}`)
    seller = owner
    const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }
    await ask('POST', `/api/companies/${by.id}/orders/${number}/ship`, shipment, owner)
  }
}

async function come(as: LoggedIn, locale: Visitor['locale'] = 'pl-PL'): Promise<Visitor> {
  const who = await visitor({ url: market.url, locale })
  await comeAs(who, as)
  return who
}

const press = ({ page }: Visitor, name: string) => page.getByRole('button', { name: plain(name), exact: true }).click()

test('E11 two operators pay a seller: rules, draft, two approvals, file, paid; the seller sees of what', async () => {
  const one = await come(ewa)
  const { page, t } = one
  await one.visit('/admin/payouts')
  await page.getByLabel(t('payouts', 'delayDays'), { exact: true }).fill('0')
  await page.getByLabel(t('payouts', 'transitDays'), { exact: true }).fill('0')
  await page.getByLabel(t('payouts', 'approvals'), { exact: true }).selectOption('2')
  await press(one, t('payouts', 'save'))
  await page.getByText(t('payouts', 'saved')).waitFor()
  await press(one, t('payouts', 'drawUp', { currency: 'PLN' }))
  await page.waitForURL(/\/admin\/payouts\/\d+$/)
  const path = new URL(page.url()).pathname.replace(/^\/pl-PL/, '')
  const approve = page.getByRole('button', { name: /^Zatwierdź / })
  await approve.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zatwierdź / })
    .click()
  await page.getByText(t('payouts', 'waitsForSecond')).waitFor()

  const two = await come(piotr)
  await two.visit(path)
  await two.page.getByRole('button', { name: /^Zatwierdź / }).click()
  await two.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zatwierdź / })
    .click()
  await two.page.getByRole('button', { name: t('payouts', 'download_pain001') }).waitFor()
  // The first one still sees the draft: what became of it is said, and shown.
  await approve.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zatwierdź / })
    .click()
  await page.getByRole('button', { name: t('payouts', 'download_pain001') }).waitFor()

  const download = two.page.waitForEvent('download')
  await press(two, t('payouts', 'download_pain001'))
  const text = await (await download).createReadStream().then((stream) => stream.toArray())
  expect(Buffer.concat(text).toString()).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  await two.page.getByText(t('payouts', 'exportedTwice')).waitFor()
  await press(two, t('payouts', 'markPaid'))
  await two.page
    .getByRole('dialog')
    .getByRole('button', { name: t('payouts', 'markPaid'), exact: true })
    .click()
  await two.page.getByText(t('payouts', 'batch_done'), { exact: true }).waitFor()
  expect([...one.errors.filter((error) => !error.includes('409')), ...two.errors]).toEqual([])

  for (const locale of LOCALES) {
    const operator = await come(ewa, locale)
    const company = await come(seller, locale)
    const found: string[] = []
    for (const address of ['/admin/payouts', path]) {
      await operator.visit(address)
      await operator.page.locator('main h1').waitFor()
      found.push(...(await problemsOn(operator, address, { phone: locale === 'pl-PL' })))
    }
    await company.visit('/payouts')
    const payout = company.page
      .getByRole('main')
      .getByRole('link', { name: /\d+$/ })
      .filter({ hasNotText: 'OB-' })
      .first()
    await payout.waitFor()
    found.push(...(await problemsOn(company, '/payouts', { phone: true })))
    await payout.click()
    await company.page.getByText(company.t('payouts', 'entriesOf')).first().waitFor()
    await company.page.getByRole('link', { name: /^OB-/ }).first().waitFor()
    found.push(...(await problemsOn(company, '/payouts/:id', { phone: true })))
    expect([...found, ...operator.errors, ...company.errors]).toEqual([])
  }
})
