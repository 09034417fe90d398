import { expect, test } from 'vitest'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { ask, findProduct, simple } from './goods.ts'
import { comeAs, type LoggedIn, sessionOf } from './people.ts'
import { coloursOnce, problemsOn } from './problems.ts'
import { aPaidPurchase } from './purchases.ts'

const visitor = visitors()

async function as(session: LoggedIn, wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, session)
  return who
}

async function soldByPawel() {
  const { user } = await sessionOf('seller')
  const purchase = await aPaidPurchase(await findProduct(`seller=${user.companyId}`, simple(3)))
  return { key: purchase.key, number: purchase.orders[0]?.number ?? '' }
}

test('T06 a seller sees what a refund does before it is done; the buyer sees it and then calls the order off', async () => {
  const { key, number } = await soldByPawel()
  const seller = await as(await sessionOf('seller'))
  const { page, t } = seller
  await seller.visit(`/orders/${number}`)
  await page.getByText(t('refunds', 'none')).waitFor()
  await page.getByRole('button', { name: t('refunds', 'openPanel'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('refunds', 'kind'), { exact: true }).selectOption('amount')
  const amount = dialog.getByLabel(t('refunds', 'amountLabel'), { exact: true })
  await amount.fill('0')
  await dialog.getByRole('button', { name: t('refunds', 'review'), exact: true }).click()
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  await amount.fill('12,34')
  await dialog.getByLabel(t('refunds', 'reason'), { exact: true }).selectOption('goodwill')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('refunds', 'review'), exact: true }).click()
  await dialog.getByText(t('refunds', 'commissionBack')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /12,34/ }).click()
  await page.getByText(t('refunds', 'done')).first().waitFor()
  const list = page.getByRole('list', { name: t('refunds', 'list') })
  await list.getByText('12,34').waitFor()
  expect(await problemsOn(seller, 'an order with a refund')).toEqual([])

  const buyer = await visitor({ locale: 'de-DE' })
  await buyer.visit(`/order/${key}`)
  const main = buyer.page.getByRole('main')
  await main.getByText('12,34').waitFor()
  await main.getByRole('button', { name: buyer.t('refunds', 'buyerCancel'), exact: true }).click()
  await main.getByText(buyer.t('refunds', 'buyerCancelSure')).waitFor()
  expect(await axeViolations(buyer.page)).toEqual([])
  await main.getByRole('button', { name: buyer.t('refunds', 'cancelConfirm'), exact: true }).click()
  await buyer.page.getByText(buyer.t('refunds', 'buyerCancelled')).first().waitFor()
  await main.getByText(buyer.t('payment', 'statusCancelled'), { exact: true }).waitFor()
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test('R14 a seller gives up what will not be sent: the money goes back and the order counts as shipped', async () => {
  const session = await sessionOf('seller')
  const { companyId } = session.user
  const product = await findProduct(`seller=${companyId}`, simple(3))
  const { orders } = await aPaidPurchase(product, product)
  const number = orders[0]?.number ?? ''
  const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }
  await ask(`/api/companies/${companyId}/orders/${number}/ship`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.tokenUser}` },
    body: JSON.stringify({ ...shipment, items: [{ versionId: orders[0]?.items[0]?.versionId, quantity: 1 }] }),
  })
  const seller = await as(session, { locale: 'de-DE', width: 390 })
  const { page, t } = seller
  await seller.visit(`/orders/${number}`)
  await page.getByText(t('fulfilment', 'restHint')).waitFor()
  await page.getByRole('button', { name: t('refunds', 'openPanel'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('refunds', 'restSays')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('refunds', 'review'), exact: true }).click()
  await dialog.getByRole('button', { name: t('refunds', 'confirm', { amount: '' }).trim() }).click()
  await page.getByText(t('refunds', 'done')).first().waitFor()
  await page.getByText(t('fulfilment', 'event_rest_given_up')).waitFor()
  expect(await problemsOn(seller, 'an order without its rest')).toEqual([])
  expect(seller.errors).toEqual([])
})

test('R14 a piece that is not there is cancelled before the rest is sent: seller and buyer see which, and the form asks for no more than is left', async () => {
  const session = await sessionOf('seller')
  const product = await findProduct(`seller=${session.user.companyId}`, simple(3))
  const { key, orders } = await aPaidPurchase(product, product, product)
  const number = orders[0]?.number ?? ''
  const seller = await as(session, { locale: 'de-DE', width: 390 })
  const { page, t } = seller
  await seller.visit(`/orders/${number}`)
  await page.getByRole('button', { name: t('refunds', 'openPanel'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('refunds', 'kind'), { exact: true }).selectOption('line')
  await dialog.getByLabel(t('refunds', 'lineLabel'), { exact: true }).selectOption({ index: 1 })
  await dialog.getByText(t('refunds', 'unsentSays')).waitFor()
  await expect.poll(() => dialog.getByLabel(t('refunds', 'reason'), { exact: true }).inputValue()).toBe('soldOut')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('refunds', 'review'), exact: true }).click()
  await dialog.getByRole('button', { name: t('refunds', 'confirm', { amount: '' }).trim() }).click()
  await page.getByText(t('refunds', 'done')).first().waitFor()
  await page.getByText(t('fulfilment', 'givenUp', { count: 1, all: 3 })).waitFor()
  await page
    .getByText(t('fulfilment', 'piecesLeft', { count: 2 }))
    .first()
    .waitFor()
  expect(await problemsOn(seller, 'an order without one of its pieces')).toEqual([])

  const buyer = await visitor({ width: 390 })
  await buyer.visit(`/order/${key}`)
  await buyer.page.getByText(buyer.t('payment', 'givenUp', { count: 1, all: 3 })).waitFor()
  expect(await axeViolations(buyer.page)).toEqual([])
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})

test.each(['pl-PL', 'en-US', 'de-DE'] as const)(
  'T06 the operator’s page of refunds in %s: an order, its refunds, limits',
  async (locale) => {
    const { number } = await soldByPawel()
    const operator = await as(await sessionOf('operator'), { locale })
    const { page, t } = operator
    await operator.visit('/admin/refunds')
    await page.getByRole('link', { name: t('refunds', 'list_failed'), exact: true }).click()
    await page.getByText(t('refunds', 'adminFailed')).waitFor()
    await page.getByRole('link', { name: t('refunds', 'list_transfers'), exact: true }).click()
    await page.getByText(t('refunds', 'adminTransfers')).waitFor()
    expect(await axeViolations(page, coloursOnce(locale))).toEqual([])
    await operator.visit('/admin/refunds')
    await page.getByLabel(t('refunds', 'openOrderHint')).fill(number)
    const ofOrder = page.getByRole('region', { name: t('refunds', 'openOrder') })
    await ofOrder.getByRole('button', { name: t('refunds', 'show'), exact: true }).click()
    await page.getByRole('button', { name: t('refunds', 'openPanel'), exact: true }).waitFor()
    expect(await problemsOn(operator, 'refunds')).toEqual([])
    expect(operator.errors).toEqual([])
  },
)

test('T06 the owner sets how much the company’s people may refund, and goes back to the limits of the market', async () => {
  const owner = await as(await sessionOf('seller'))
  const { page, t } = owner
  await owner.visit('/configuration?section=refunds')
  await page.getByText(t('refunds', 'limitsOfMarket')).waitFor()
  await page.getByRole('button', { name: t('refunds', 'useOwn'), exact: true }).click()
  const accountant = page.getByLabel(new RegExp(`^${t('refunds', 'role_accountant')}`))
  await accountant.fill('dużo')
  await page.getByRole('button', { name: t('refunds', 'saveLimits'), exact: true }).click()
  await expect.poll(() => accountant.getAttribute('aria-invalid')).toBe('true')
  expect(await axeViolations(page)).toEqual([])
  await accountant.fill('250,50')
  await page.getByRole('button', { name: t('refunds', 'saveLimits'), exact: true }).click()
  await page.getByText(t('refunds', 'limitsSaved')).first().waitFor()
  await owner.visit('/configuration?section=refunds')
  await expect.poll(() => accountant.inputValue()).toBe('250,50')
  expect(await problemsOn(owner, 'limits of refunds')).toEqual([])
  await page.getByRole('button', { name: t('refunds', 'useOperators'), exact: true }).click()
  await page.getByText(t('refunds', 'limitsOfMarket')).waitFor()
  expect(owner.errors).toEqual([])
})
