import { expect, test } from 'vitest'
import type { CaseView, ReturnPolicyView } from '../src/domains/returns/contract.ts'
import { must } from '../src/values/must.ts'
import { axeViolations, hydrated, visitors } from './browser.ts'
import { freshPerson } from './fresh-person.ts'
import { ask } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPaidPurchase, aPurchaseOf, payFor } from './purchases.ts'
import { bySeller, deliver, goodsOfSeller, received } from './returning.ts'

const visitor = visitors()

async function theSeller() {
  const session = await sessionOf('seller')
  const who = await visitor()
  await comeAs(who, session)
  return { ...who, session }
}

/** The seller promises returns and exchanges beyond the law for what is bought from now on. */
async function promise(): Promise<void> {
  const session = await sessionOf('seller')
  const policy = await ask<ReturnPolicyView>(`/api/companies/${session.user.companyId}/return-policy`)
  await bySeller(session, 'return-policy', { ...policy, returnDays: 30, exchangeDays: 30 }, 'PUT')
}

test('R15 with an account goods go back by the seller’s promise; what was deducted, and why, the buyer reads', async () => {
  await promise()
  const { elsewhere } = await freshPerson()
  const { key, number } = await deliver(await payFor(await aPurchaseOf(elsewhere.tokenUser, await goodsOfSeller())))
  const buyer = await visitor()
  const { page, t } = buyer
  await comeAs(buyer, elsewhere)
  await buyer.visit('/userorders')
  const ways = `${t('returnPages', 'returnOrExchange')}: ${number}`
  await page.getByRole('link', { name: ways, exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(`^${t('returns', 'kind_return')}`) }).check()
  expect(await problemsOn(buyer, 'a return to be opened')).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'submit'), exact: true }).click()
  await page.getByLabel(t('returnPages', 'carrier'), { exact: true }).fill('InPost')
  await page.getByLabel(t('returnPages', 'trackingNumber'), { exact: true }).fill('6200010')
  await page.getByText('Polska', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).click()
  await page.getByText(t('returns', 'status_sent'), { exact: true }).first().waitFor()

  const seller = await theSeller()
  await seller.visit('/returns?only=open')
  await seller.page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  await seller.page.getByLabel(seller.t('returnPages', 'condition'), { exact: true }).selectOption('worse')
  const field = (name: 'deductionAmount' | 'deductionReason') =>
    seller.page.getByLabel(seller.t('returnPages', name), { exact: true })
  await field('deductionAmount').fill('12,34')
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'receive'), exact: true }).click()
  // No money is kept without a word.
  await expect.poll(() => field('deductionReason').getAttribute('aria-invalid')).toBe('true')
  await field('deductionReason').fill('Rysa na obudowie')
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'receive'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_received'), { exact: true }).first().waitFor()
  expect(await axeViolations(seller.page)).toEqual([])
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'refund'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_settled'), { exact: true }).first().waitFor()

  await page.reload()
  await hydrated(page)
  await page.getByText(/12,34\s*zł: Rysa na obudowie/).waitFor()
  expect(await problemsOn(buyer, 'a case with a deduction')).toEqual([])
  const { cases } = must(
    (await ask<{ orders: { cases: CaseView[] }[] }>(`/api/purchases/${key}/returns`)).orders[0],
    number,
  )
  // The price of the piece alone: the seller's promise leaves the delivery with the buyer.
  const { items } = must(
    (await ask<{ orders: { items: { lineTotal: number }[] }[] }>(`/api/purchases/${key}`)).orders[0],
    number,
  )
  const { lineTotal } = must(items[0], 'an item')
  expect(cases.map(({ kind, refunded }) => [kind, refunded])).toEqual([['return', lineTotal - 1234]])
  expect([...buyer.errors, ...seller.errors]).toEqual([])
})

test('R15 an exchange goes to its end: another piece leaves, and the buyer reads it', async () => {
  await promise()
  const { key, number } = await received()
  const buyer = await visitor({ locale: 'de-DE' })
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'returnOrExchange'), exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(`^${t('returns', 'kind_exchange')}`) }).check()
  await page.getByRole('button', { name: t('returnPages', 'submit'), exact: true }).click()
  await page.getByText('Polen', { exact: true }).first().waitFor()
  await page.getByLabel(t('returnPages', 'carrier'), { exact: true }).fill('InPost')
  await page.getByLabel(t('returnPages', 'trackingNumber'), { exact: true }).fill('6200011')
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).click()
  await page.getByText(t('returns', 'status_sent'), { exact: true }).first().waitFor()

  const seller = await theSeller()
  await seller.visit('/returns?only=open')
  await seller.page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'receive'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_received'), { exact: true }).first().waitFor()
  expect(await axeViolations(seller.page)).toEqual([])
  await seller.page.getByRole('button', { name: seller.t('returnPages', 'replace'), exact: true }).click()
  await seller.page.getByText(seller.t('returns', 'status_settled'), { exact: true }).first().waitFor()

  await page.reload()
  await hydrated(page)
  await page.getByText(t('returns', 'event_replace'), { exact: true }).first().waitFor()
  expect(await problemsOn(buyer, 'an exchange at its end')).toEqual([])
  expect([...buyer.errors, ...seller.errors]).toEqual([])
})

test('R15 who withdraws before the goods leave ends the order, and has nothing to send', async () => {
  const purchase = await aPaidPurchase(await goodsOfSeller())
  const { number } = must(purchase.orders[0], 'an order')
  await bySeller(await sessionOf('seller'), `orders/${number}/prepare`)
  const buyer = await visitor({ locale: 'en-US' })
  const { page, t } = buyer
  await buyer.visit(`/order/${purchase.key}`)
  await page.getByText(t('returnPages', 'withdrawUnsent'), { exact: true }).waitFor()
  await page.getByRole('link', { name: t('returnPages', 'withdrawHere'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('heading', { name: t('returnPages', 'withdrawCheck'), exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByText(t('returns', 'status_stopped'), { exact: true }).first().waitFor()
  expect(await page.getByLabel(t('returnPages', 'trackingNumber'), { exact: true }).count()).toBe(0)
  expect(await problemsOn(buyer, 'a withdrawal before the goods left')).toEqual([])
  const { orders } = await ask<{ orders: { status: string; paymentStatus: string }[] }>(
    `/api/purchases/${purchase.key}`,
  )
  expect(orders.map(({ status }) => status)).toEqual(['cancelled'])
  expect(buyer.errors).toEqual([])
})
