import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, decide, orderBody, runAllJobs, startedPayment } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { mt940 } from '../../../test/fakes/bank.ts'
import { type FakeSmtp, fakeSmtp } from '../../../test/fakes/smtp-server.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { openAccount } from '../../../test/payments/bank-market.ts'
import { marketDay } from '../../values/days.ts'
import { releaseExpiredHolds } from '../orders/index.ts'

const MINUTE = 60_000
let smtp: FakeSmtp
let market: TestMarket
let operator: Record<string, string>
let companyId: number
let later = 0
beforeAll(async () => {
  smtp = await fakeSmtp()
  const env = {
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://obieg.example',
    MAIL_FROM: 'Obieg <no-reply@obieg.example>',
    LOG_LEVEL: 'silent',
  }
  market = await testMarket({ env: { ...env, SANDBOX_PAYMENTS: 'true' }, now: () => new Date(Date.now() + later) })
  operator = (await openAccount(market)).auth
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(async () => {
  await market.close()
  await smtp.close()
})
beforeEach(() => {
  later = 0
  smtp.mood('well')
})

let guests = 0
/** A guest's purchase, just placed; nobody looks at the screen again. */
async function placed(cashOnDelivery = false) {
  guests += 1
  const buyer = { ...anna, email: `guest${guests}@example.com`, phone: `+48 606${String(guests).padStart(6, '0')}` }
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 3 })
  const cart = await aCart(market, [{ versionId }], { [companyId]: { cashOnDelivery } })
  const { status, text, json } = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer }))
  if (status !== 201) throw new Error(text)
  await market.runJobs()
  return { key: json.key as string, due: json.dueOnline as number, email: buyer.email, versionId }
}
type Guest = Awaited<ReturnType<typeof placed>>
const api = async (path: string, body?: unknown) => {
  const { status, text, json } = await market.api('POST', path, body)
  if (status >= 300) throw new Error(text)
  return json
}
const pay = async (page: string) => void (await decide(market, page, { action: 'pay', timing: 'before', copies: '2' }))
const pageOf = ({ key }: Guest) => startedPayment(market, key)
async function end(minutes: number) {
  later = minutes * MINUTE
  await Promise.all([releaseExpiredHolds(market.deps), releaseExpiredHolds(market.deps)])
}
/** The statement of the bank with this transfer. */
async function transferred({ key, due }: Guest) {
  const { title } = (await market.api('GET', `/api/checkout/${key}/transfer`)).json
  const day = marketDay(new Date())
  const file = mt940([{ day, amount: due, title, name: 'Anna Kowalska' }])
  const query = new URLSearchParams({ name: `${key}.sta` })
  const headers = { ...operator, 'content-type': 'application/octet-stream' }
  const sent = await fetch(`${market.url}/api/admin/bank-statements?${query}`, {
    ...{ method: 'POST', headers, body: new Uint8Array(file) },
  })
  if (!sent.ok) throw new Error(await sent.text())
}
/** What stands behind the link of the mail. */
async function confirm({ key, email }: Guest) {
  const mail = smtp.arrived.find(({ to }) => to[0] === email)?.mail.text ?? ''
  const token = /token=([\w-]+)/.exec(mail)?.[1]
  await api(`/api/purchases/${key}/confirm`, { token })
}

/** How a guest's purchase ends: what happens, and the mails that are to arrive, the last word last. */
const ENDS: Record<string, { act: (back: () => Promise<void>) => Promise<Guest>; mails: string[] }> = {
  'paid at once, by card or BLIK': {
    async act() {
      const guest = await placed()
      await pay(await pageOf(guest))
      return guest
    },
    mails: ['purchaseToPay', 'purchasePaid'],
  },
  'paid by transfer': {
    async act() {
      const guest = await placed()
      await api(`/api/checkout/${guest.key}/payments`, { provider: 'bank-transfer' })
      await market.runJobs()
      await transferred(guest)
      return guest
    },
    mails: ['purchaseToPay', 'transferToSend', 'purchasePaid'],
  },
  'on delivery': {
    async act(back) {
      const guest = await placed(true)
      await back()
      await confirm(guest)
      return guest
    },
    mails: ['purchaseToConfirm', 'purchasePlaced'],
  },
  'on delivery, never confirmed': {
    async act() {
      const guest = await placed(true)
      await end(60 * 24)
      return guest
    },
    mails: ['purchaseToConfirm', 'purchaseNotConfirmed'],
  },
  'left at the payment': {
    async act() {
      const guest = await placed()
      await pageOf(guest)
      await end(31)
      return guest
    },
    mails: ['purchaseToPay', 'purchaseExpired'],
  },
  'a transfer that never came': {
    async act() {
      const guest = await placed()
      await api(`/api/checkout/${guest.key}/payments`, { provider: 'bank-transfer' })
      await market.runJobs()
      await end(60 * 24 * 6)
      return guest
    },
    mails: ['purchaseToPay', 'transferToSend', 'purchaseExpired'],
  },
  'given up': {
    async act() {
      const guest = await placed()
      await api(`/api/purchases/${guest.key}/cancel`)
      return guest
    },
    mails: ['purchaseToPay', 'purchaseCancelled'],
  },
  'the payment failed, and was not tried again': {
    async act() {
      const guest = await placed()
      await decide(market, await pageOf(guest), { action: 'cancel', timing: 'before', copies: '1' })
      await end(31)
      return guest
    },
    mails: ['purchaseToPay', 'purchaseExpired'],
  },
  'the payment failed, the second did not': {
    async act() {
      const guest = await placed()
      await decide(market, await pageOf(guest), { action: 'cancel', timing: 'before', copies: '1' })
      await pay(await pageOf(guest))
      return guest
    },
    mails: ['purchaseToPay', 'purchasePaid'],
  },
  'paid too late, the goods are there': {
    async act() {
      const guest = await placed()
      const page = await pageOf(guest)
      await end(31)
      await market.runJobs()
      await pay(page)
      return guest
    },
    mails: ['purchaseToPay', 'purchaseExpired', 'purchasePaid'],
  },
  'paid too late, the goods are gone': {
    async act() {
      const guest = await placed()
      const page = await pageOf(guest)
      await end(31)
      await market.runJobs()
      await market.query('update versions set quantity = 0 where id = $1', [guest.versionId])
      await pay(page)
      return guest
    },
    mails: ['purchaseToPay', 'purchaseExpired', 'paidTooLate', 'refundGone'],
  },
  'paid, then called off': {
    async act() {
      const guest = await placed()
      await pay(await pageOf(guest))
      await market.runJobs()
      const { orders } = (await market.api('GET', `/api/purchases/${guest.key}`)).json
      await api(`/api/purchases/${guest.key}/orders/${orders[0].number}/cancel`)
      return guest
    },
    mails: ['purchaseToPay', 'purchasePaid', 'paidOrderCancelled', 'refundGone'],
  },
}

describe.each(['well', 'busy'] as const)('the mail server is %s', (mood) => {
  test.each(Object.entries(ENDS))('%s: the last word arrives, once', async (_name, { act, mails }) => {
    smtp.mood(mood)
    const guest = await act(async () => {
      smtp.mood('well')
      for (let round = 0; round < 3; round++) await runAllJobs(market)
      smtp.mood(mood)
    })
    await market.runJobs()
    smtp.mood('well')
    for (let round = 0; round < 3; round++) await runAllJobs(market)
    const { rows } = await market.query(
      'select template, status from mails where recipient = $1 and template <> $2 order by id',
      [guest.email, 'purchaseExpiring'],
    )
    expect(rows).toEqual(mails.map((template) => ({ template, status: 'sent' })))
    const arrived = smtp.arrived.filter(({ to }) => to[0] === guest.email)
    const ids = new Set(arrived.map(({ mail }) => mail.messageId))
    expect([arrived.length, ids.size]).toEqual([mails.length, mails.length])
    for (const { mail } of arrived) expect(mail.text).toContain(guest.key)
  })
})
