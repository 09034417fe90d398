import { expect, test } from 'vitest'
import { axeViolations, visitors } from './browser.ts'
import { call } from './companies.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { anOrderOnDelivery, aPurchase } from './purchases.ts'

const visitor = visitors()

test('R22 the operator finds any order, calls off what nobody paid, and marks as delivered what arrived', async () => {
  const operator = await sessionOf('operator')
  const seller = await sessionOf('seller')
  const product = await findProduct(`seller=${seller.user.companyId}`, simple(4))
  const unpaid = (await aPurchase(product)).orders[0]?.number ?? ''
  const sent = (await anOrderOnDelivery(product)).orders[0]?.number ?? ''
  await call(seller, 'POST', `/api/companies/${seller.user.companyId}/orders/${sent}/ship`, {
    carrier: 'dpd',
    trackingNumber: '1000000000001U',
  })
  const who = await visitor({ locale: 'de-DE' })
  const { page, t } = who
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await comeAs(who, operator)

  await who.visit(`/all-orders?q=${unpaid}`)
  await page.getByRole('main').getByRole('link', { name: unpaid }).first().click()
  await button(t('refunds', 'cancelUnpaidTitle')).click()
  await dialog.getByLabel(t('refunds', 'reason')).selectOption('soldOut')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('refunds', 'cancelUnpaidTitle'), exact: true }).click()
  await page.getByText(t('refunds', 'cancelUnpaidDone')).waitFor()
  await page.getByText(t('fulfilment', 'event_by_operator')).waitFor()

  await who.visit(`/all-orders/${sent}`)
  await page.getByRole('link', { name: '1000000000001U' }).waitFor()
  await button(t('allOrders', 'deliver')).click()
  await dialog.getByLabel(t('admin', 'reason')).fill('Der Kurier hat angerufen.')
  await dialog.getByRole('button', { name: t('allOrders', 'deliver'), exact: true }).click()
  await page.getByText(t('fulfilment', 'event_delivered_by_operator')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(who.errors).toEqual([])
})
