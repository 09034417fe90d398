import { expect, test } from 'vitest'
import { must } from '../src/values/must.ts'
import { axeViolations, visitors } from './browser.ts'
import { ask, findProduct, simple } from './goods.ts'
import { sessionOf } from './people.ts'
import { problemsOn } from './problems.ts'
import { aPaidPurchase } from './purchases.ts'

const visitor = visitors()

/** Three pieces, paid, of which Paweł has sent one. */
async function sentInPart() {
  const { user, tokenUser } = await sessionOf('seller')
  const product = await findProduct(`seller=${user.companyId}`, simple(3))
  const { key, orders } = await aPaidPurchase(product, product, product)
  const { number, items } = must(orders[0], 'the order')
  await ask(`/api/companies/${user.companyId}/orders/${number}/ship`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenUser}` },
    body: JSON.stringify({
      ...{ carrier: 'dpd', trackingNumber: '1000000000001U' },
      items: [{ versionId: items[0]?.versionId, quantity: 1 }],
    }),
  })
  return { key, number }
}

test('R15 a guest withdraws from what has not been sent, and reads that it will not come', async () => {
  const { key } = await sentInPart()
  const buyer = await visitor({ locale: 'de-DE', width: 390 })
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('returnPages', 'withdrawRestHint', { pieces: 2 })).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: t('returnPages', 'withdrawRest'), exact: true }).click()
  await page.getByText(t('returnPages', 'withdrawLeadRest')).waitFor()
  await page.getByRole('link', { name: t('returnPages', 'withdrawSentInstead'), exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByText(t('returnPages', 'piecesCount', { quantity: 2 })).waitFor()
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByText(t('returns', 'event_stopPart')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await problemsOn(buyer, 'a withdrawal from the rest')).toEqual([])
  await buyer.visit(`/order/${key}`)
  await page.getByText(t('payment', 'givenUp', { count: 2, all: 3 })).waitFor()
  expect(await page.getByRole('link', { name: t('returnPages', 'withdrawRest'), exact: true }).count()).toBe(0)
  expect(buyer.errors).toEqual([])
})

test('R15 without scripts a guest withdraws from one piece that has not been sent', async () => {
  const { key } = await sentInPart()
  const { page, t, visit, errors } = await visitor({ locale: 'en-US', javaScript: false, width: 390 })
  await visit(`/order/${key}`)
  await page.getByRole('link', { name: t('returnPages', 'withdrawRest'), exact: true }).click()
  await page.getByText(t('returnPages', 'withdrawLeadRest')).waitFor()
  await page.locator('input[type=number][name^="piece."]').fill('1')
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('heading', { name: t('returnPages', 'withdrawCheck'), exact: true }).waitFor()
  // Back with what was typed, and on again.
  await page.getByRole('link', { name: t('returnPages', 'back'), exact: true }).click()
  await expect.poll(() => page.locator('input[type=number][name^="piece."]').inputValue()).toBe('1')
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByText(t('returns', 'event_stopPart')).waitFor()
  await visit(`/order/${key}`)
  await page.getByText(t('returnPages', 'withdrawRestHint', { pieces: 1 })).waitFor()
  expect(errors).toEqual([])
})
