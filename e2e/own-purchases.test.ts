import { expect, test } from 'vitest'
import { axeViolations, visitors } from './browser.ts'
import { ask, findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { aPurchase, aPurchaseOf, payFor } from './purchases.ts'

const visitor = visitors()
const goods = () => findProduct('state=used', simple(4))

test('R15 a buyer finds an unfinished payment again, calls a paid order off, and buys it once more', async () => {
  const session = await sessionOf('buyer')
  const product = await goods()
  const unpaid = await aPurchaseOf(session.tokenUser, product)
  const paid = await payFor(await aPurchaseOf(session.tokenUser, product))
  const number = paid.orders[0]?.number ?? ''
  const who = await visitor({ width: 390 })
  const { page, t } = who
  await comeAs(who, session)
  await who.visit('/userorders?tab=toPay')
  const due = page.getByRole('link', { name: t('purchases', 'payNow', { price: '' }).trim() }).first()
  await due.waitFor()
  await expect.poll(() => due.getAttribute('href')).toContain(unpaid.key)
  expect(await axeViolations(page)).toEqual([])

  // An address of another version or another's hand shows the whole list.
  await who.visit('/userorders?tab=nobody-knows')
  await page.locator('a[aria-current=page]', { hasText: t('purchases', 'tab_all') }).waitFor()
  who.errors.splice(0)
  await page.getByRole('link', { name: t('purchases', 'tab_underWay'), exact: true }).click()
  // The fields follow the address: what is typed before it has changed is not of this list.
  await page.locator('a[aria-current=page]', { hasText: t('purchases', 'tab_underWay') }).waitFor()
  await page.getByRole('searchbox').fill(number)
  await page.getByRole('button', { name: t('lists', 'show'), exact: true }).click()
  const order = page.getByRole('article', { name: t('payment', 'orderNumber', { number }) })
  await order.getByRole('button', { name: `${t('purchases', 'cancelPaid')}: ${number}` }).click()
  await page.getByRole('button', { name: t('purchases', 'cancelPaidYes'), exact: true }).click()
  await page.getByText(t('purchases', 'cancelPaidDone')).waitFor()

  await who.visit(`/order/${paid.key}`)
  await page.getByText(t('purchases', 'next_cancelledMoney')).waitFor()
  await page.getByRole('button', { name: `${t('purchases', 'buyAgain')}: ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('purchases', 'againAll')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('link', { name: t('purchases', 'toCart') }).click()
  await page.getByRole('main').getByText(product.title).first().waitFor()
  expect(who.errors).toEqual([])
})

test('R15 what came is followed, withdrawn from and complained of from the list', async () => {
  const session = await sessionOf('buyer')
  const { user, tokenUser } = await sessionOf('seller')
  const product = await findProduct(`seller=${user.companyId}`, simple(3))
  const { orders } = await payFor(await aPurchaseOf(session.tokenUser, product))
  const number = orders[0]?.number ?? ''
  const bySeller = (step: string, body?: object) =>
    ask(`/api/companies/${user.companyId}/orders/${number}/${step}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenUser}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const who = await visitor({ width: 390, locale: 'de-DE' })
  const { page, t } = who
  await comeAs(who, session)
  const list = () => who.visit(`/userorders?q=${number}`)
  const order = page.getByRole('article', { name: t('payment', 'orderNumber', { number }) })
  const link = (name: string) => order.getByRole('link', { name: `${name}: ${number}`, exact: true })
  await list()
  await order.waitFor()
  expect(await link(t('returnPages', 'withdrawHere')).count()).toBe(0)

  await bySeller('ship', { carrier: 'dpd', trackingNumber: '1000000000001U' })
  await list()
  await link(t('returnPages', 'withdrawHere')).waitFor()
  await order.getByRole('link', { name: `${t('payment', 'track')}: 1000000000001U`, exact: true }).waitFor()
  await order.getByRole('button', { name: `${t('purchases', 'received')}: ${number}`, exact: true }).click()
  await link(t('purchases', 'writeReview')).waitFor()
  await link(t('returnPages', 'complain')).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await link(t('returnPages', 'withdrawHere')).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByLabel(t('returnPages', 'carrier'), { exact: true }).waitFor()

  await list()
  await order.getByRole('link', { name: `${t('returns', 'kind_withdrawal')} ${number}/1`, exact: true }).waitFor()
  expect(await link(t('returnPages', 'withdrawHere')).count()).toBe(0)
  expect(who.errors).toEqual([])
})

test('E10 a guest without scripts asks for the link to an order, and is told the same whatever was typed', async () => {
  const { orders, email } = await aPurchase(await goods())
  const who = await visitor({ javaScript: false, locale: 'en-US' })
  const { page, t } = who
  for (const [number, address] of [
    [orders[0]?.number ?? '', email],
    ['OB-2026-9999999', 'nobody@example.com'],
  ] as const) {
    await who.visit('/find-order')
    await page.getByLabel(t('purchases', 'findNumber')).fill(number)
    await page.getByLabel(t('purchases', 'findEmail')).fill(address)
    await page.getByRole('button', { name: t('purchases', 'findSubmit'), exact: true }).click()
    await page.getByText(t('purchases', 'findSentText')).waitFor()
    await expect.poll(() => page.getByLabel(t('purchases', 'findEmail')).inputValue()).toBe(address)
  }
  await who.visit('/find-order')
  await page.getByLabel(t('purchases', 'findNumber')).fill('17')
  await page.getByLabel(t('purchases', 'findEmail')).fill('a@example.com')
  await page.getByRole('button', { name: t('purchases', 'findSubmit'), exact: true }).click()
  await page.getByText(t('purchases', 'find_number')).waitFor()
  expect(await page.getByLabel(t('purchases', 'findNumber')).inputValue()).toBe('17')
  expect(await page.getByLabel(t('purchases', 'findEmail')).inputValue()).toBe('a@example.com')
  expect(page.url()).not.toContain('example.com')
})

test('E10 with scripts, what was typed stays on the page after a refusal and after the mail, and stands in no address', async () => {
  const who = await visitor()
  const { page, t } = who
  await who.visit('/find-order')
  const [number, email] = ['findNumber', 'findEmail'].map((name) =>
    page.getByLabel(t('purchases', name as 'findEmail')),
  )
  await number?.fill('17')
  await email?.fill('nobody@example.com')
  const submit = page.getByRole('button', { name: t('purchases', 'findSubmit'), exact: true })
  await submit.click()
  await page.getByText(t('purchases', 'find_number')).waitFor()
  expect(await email?.inputValue()).toBe('nobody@example.com')
  await number?.fill('OB-2026-9999998')
  await submit.click()
  await page.getByText(t('purchases', 'findSentText')).waitFor()
  expect([await number?.inputValue(), await email?.inputValue()]).toEqual(['OB-2026-9999998', 'nobody@example.com'])
  expect(page.url()).not.toMatch(/example|9999998/)
  expect(await axeViolations(page)).toEqual([])
  expect(who.errors).toEqual([])
})
