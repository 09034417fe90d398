import { expect, test } from 'vitest'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import { findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPaidPurchase } from './purchases.ts'

const visitor = visitors()

async function theSeller(wishes: Parameters<typeof visitor>[0] = {}): Promise<Visitor> {
  const who = await visitor(wishes)
  await comeAs(who, await sessionOf('seller'))
  return who
}

async function paidOrder() {
  const { user } = await sessionOf('seller')
  const purchase = await aPaidPurchase(await findProduct(`seller=${user.companyId}`, simple(5)))
  return { key: purchase.key, number: purchase.orders[0]?.number ?? '' }
}

test('R14 a seller ticks three orders with the keyboard, takes their file and slips, begins them and sends each under its own number', async () => {
  const orders = [await paidOrder(), await paidOrder(), await paidOrder()]
  const numbers = orders.map(({ number }) => number)
  const seller = await theSeller()
  const { page, t } = seller
  await seller.visit('/orders')
  const box = (number = '') => page.getByRole('checkbox', { name: t('orderWork', 'select', { number }) })
  // The newest stands first; Shift takes those between along.
  await box(numbers[2]).focus()
  await page.keyboard.press('Space')
  await box(numbers[0]).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('group', { name: t('orderWork', 'bulk') })
  await page.getByText(t('orderWork', 'selected', { count: 3 })).waitFor()
  await expect.poll(() => box(numbers[1]).isChecked()).toBe(true)
  expect(await problemsOn(seller, 'ticked')).toEqual([])

  const file = page.waitForEvent('download')
  await bar.getByRole('button', { name: t('orderWork', 'exportChosen') }).click()
  expect((await file).suggestedFilename()).toBe(t('orderWork', 'exportFile'))

  await bar.getByRole('button', { name: t('orderWork', 'slips') }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('orderWork', 'slipsPer')).selectOption('shipment')
  expect(await axeViolations(page)).toEqual([])
  const slips = page.waitForEvent('download')
  await dialog.getByRole('button', { name: t('orderWork', 'slipsDownload') }).press('Enter')
  expect((await slips).suggestedFilename()).toBe(t('orderWork', 'slipsFile'))
  await dialog.waitFor({ state: 'hidden' })

  await bar.getByRole('button', { name: t('orderWork', 'begin') }).click()
  await page.getByText(t('orderWork', 'doneBegin', { count: 3 })).waitFor()
  await bar.getByRole('button', { name: t('orderWork', 'ship') }).click()

  // As a scanner types: a number and Enter, one after the other. The second is too short to be one.
  const table = page.getByRole('table', { name: t('orderWork', 'shipTitle') })
  // The first field has the focus, so that nobody need point at it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-tracking'))).toBe(true)
  const shown = await table.getByRole('rowheader').allInnerTexts()
  const order = shown.map((text) => numbers.find((number) => text.includes(number)) ?? '')
  expect(order.toSorted()).toEqual(numbers.toSorted())
  const tracking = ['1000000000071U', '1', '1000000000073U']
  for (const number of tracking) {
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
  }
  const send = page.getByRole('button', { name: t('orderWork', 'shipNow', { count: 3 }) })
  await expect.poll(() => send.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText(t('fulfilment', 'trackingInvalid')).waitFor()
  expect(await problemsOn(seller, 'numbers')).toEqual([])
  // Left empty it stays behind, the others leave.
  const second = page.getByLabel(t('orderWork', 'trackingOf', { number: order[1] ?? '' }))
  await second.fill('')
  await page.getByRole('button', { name: t('orderWork', 'shipNow', { count: 2 }) }).click()
  await page.getByText(t('orderWork', 'doneShip', { count: 2 })).waitFor()
  await expect.poll(() => table.getByText(t('orderWork', 'sent'), { exact: true }).count()).toBe(2)
  expect(await axeViolations(page)).toEqual([])
  await second.fill('1000000000072U')
  await page.getByRole('button', { name: t('orderWork', 'shipNow', { count: 1 }) }).click()
  await page.getByText(t('orderWork', 'doneShip', { count: 3 })).waitFor()
  await page.getByRole('button', { name: t('orderWork', 'back') }).click()
  await page.getByRole('link', { name: numbers[0] ?? '' }).waitFor()
  await expect.poll(() => page.getByText(t('orderWork', 'selected', { count: 3 })).count()).toBe(0)

  const buyer = await visitor()
  const last = orders.find(({ number }) => number === order[1])
  await buyer.visit(`/order/${last?.key}`)
  await buyer.page.getByText('1000000000072U').waitFor()
  expect([...seller.errors, ...buyer.errors]).toEqual([])
})
