import { expect, test } from 'vitest'
import type { PurchaseView } from '../src/domains/orders/contract.ts'
import type { ProductView } from '../src/domains/products/contract.ts'
import { formatMoney } from '../src/values/money.ts'
import { must } from '../src/values/must.ts'
import { axeViolations, type Visitor, visitors } from './browser.ts'
import * as buying from './buying.ts'
import { linkIn } from './companies.ts'
import { freshPerson } from './fresh-person.ts'
import { ask, findProduct, simple } from './goods.ts'
import { comeAs, sessionOf } from './people.ts'
import { startsWith } from './words.ts'

const visitor = visitors()
/** Of a person each: nobody is mailed about the order of another run. */
const newEmail = () => `zofia.kot-${crypto.randomUUID()}@example.com`
const TRACKING = ['1000000000101U', '1000000000102U'] as const
/** Two pieces of the first, one of the second seller. */
type Goods = { twice: ProductView; once: ProductView }

async function findGoods(): Promise<Goods> {
  const [first, second] = await Promise.all([sessionOf('seller'), sessionOf('secondSeller')])
  const [twice, once] = await Promise.all([
    findProduct(`seller=${first.user.companyId}&state=used`, simple(8)),
    findProduct(`seller=${second.user.companyId}&state=used`, simple(5)),
  ])
  return { twice, once }
}

async function clean({ page }: Visitor): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

const panelOf = ({ page }: Visitor, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const orderOf = ({ orders }: PurchaseView, { companyId }: ProductView) =>
  must(
    orders.find(({ seller }) => seller.id === companyId),
    `the order of seller ${companyId}`,
  )

/** Both sellers' goods, put in from their pages, ordered with a courier each and paid. Returns the key of the purchase. */
async function buy(who: Visitor, { twice, once }: Goods, email: string | undefined): Promise<string> {
  const { page, t } = who
  for (const product of [twice, once]) {
    await who.visit(`/products/${product.id}`)
    await buying.putInCart(who, product)
  }
  await clean(who)
  await who.visit('/cart')
  for (const product of [twice, once]) {
    const { name } = await ask<{ name: string }>(`/api/companies/${product.companyId}`)
    const group = buying.sellerGroupOf(who, name)
    if (product === twice) {
      const pieces = group.getByRole('textbox', { name: startsWith(t('shell', 'quantity')) })
      await pieces.fill('2')
      await pieces.press('Tab')
      await group
        .getByText(formatMoney(2 * must(product.versions[0], 'a version').price, 'PLN', who.locale))
        .first()
        .waitFor()
    }
    await buying.chooseCourier(who, group)
  }
  await buying.fillBuyer(who)
  const field = buying.fieldOf(who, t('checkout', 'email'))
  if (email) await field.fill(email)
  await buying.fillAddress(who)
  await buying.termsOf(who).check()
  await clean(who)
  await buying.order(who)
  await page.waitForURL(/\/payment-selection\?order=/)
  const key = new URL(page.url()).searchParams.get('order') ?? ''
  const due = (await ask<PurchaseView>(`/api/purchases/${key}`)).dueOnline
  const pay = page.getByRole('button', { name: t('payment', 'pay', { price: formatMoney(due, 'PLN', who.locale) }) })
  await pay.waitFor()
  await clean(who)
  await pay.click()
  await page.waitForURL(/\/sandbox-pay\//)
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/\/payment\/success/)
  await page.getByRole('heading', { level: 1, name: t('payment', 'successTitle') }).waitFor()
  await clean(who)
  return key
}

/** One piece in each of two parcels, with a number of its own. */
async function shipInTwo(seller: Visitor, number: string, { title }: ProductView): Promise<void> {
  const { page, t } = seller
  await seller.visit(`/orders/${number}`)
  for (const [at, tracking] of TRACKING.entries()) {
    if (at === 0)
      await page
        .getByRole('textbox', { name: startsWith(title) })
        .first()
        .fill('1')
    const field = page.getByRole('textbox', { name: t('fulfilment', 'trackingNumber') })
    await field.fill(tracking)
    await clean(seller)
    await field.press('Enter')
    await page.getByRole('listitem').filter({ hasText: tracking }).first().waitFor()
  }
}

/** Score and a few words of what came; everybody reads them on the product's page. */
async function review(buyer: Visitor, key: string, { id, title }: ProductView): Promise<void> {
  const { page, t } = buyer
  const comment = `${crypto.randomUUID().slice(0, 8)} 👍`
  await buyer.visit(`/order/${key}`)
  await page
    .getByRole('link', { name: startsWith(t('purchases', 'writeReview')) })
    .first()
    .click()
  const line = page.getByRole('region', { name: title, exact: true })
  await line.getByRole('radio', { name: startsWith('4') }).check()
  await line.getByRole('textbox', { name: startsWith(t('reviewWork', 'comment')) }).fill(comment)
  await clean(buyer)
  await line.getByRole('button', { name: t('reviewWork', 'send'), exact: true }).click()
  await line.getByRole('button', { name: t('reviewWork', 'save'), exact: true }).waitFor()
  await clean(buyer)
  await buyer.visit(`/products/${id}`)
  const said = page.getByRole('article').filter({ hasText: comment })
  await said.getByRole('img', { name: t('reviews', 'outOf', { score: '4' }) }).waitFor()
  await clean(buyer)
}

/** Withdraws from one of the two pieces, and tells how it travels back. */
async function sendOneBack(buyer: Visitor, key: string, number: string, { title }: ProductView): Promise<void> {
  const { page, t } = buyer
  await buyer.visit(`/order/${key}`)
  await panelOf(buyer, `${t('returnPages', 'section')} · ${number}`)
    .getByRole('link', { name: t('returnPages', 'withdrawHere'), exact: true })
    .click()
  await page.getByRole('textbox', { name: startsWith(t('shell', 'quantity')) }).fill('1')
  await clean(buyer)
  await page.getByRole('button', { name: t('returnPages', 'withdrawNext'), exact: true }).click()
  const one = t('returnPages', 'piecesCount', { quantity: 1 })
  await page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: one }).waitFor()
  await clean(buyer)
  await page.getByRole('button', { name: t('returnPages', 'withdrawConfirm'), exact: true }).click()
  await page.getByLabel(t('returnPages', 'carrier'), { exact: true }).fill('InPost')
  await page.getByLabel(t('returnPages', 'trackingNumber'), { exact: true }).fill('6200001')
  await clean(buyer)
  await page.getByRole('button', { name: t('returnPages', 'markSent'), exact: true }).click()
  await page.getByText(t('returns', 'status_sent'), { exact: true }).first().waitFor()
}

/** It arrived as it left: the money of the one piece goes back. */
async function refundIt(seller: Visitor, number: string): Promise<void> {
  const { page, t } = seller
  await seller.visit('/returns?only=open')
  await clean(seller)
  await page.getByRole('link', { name: `${number}/1`, exact: true }).click()
  await page.getByRole('button', { name: t('returnPages', 'receive'), exact: true }).click()
  await page.getByText(t('returns', 'status_received'), { exact: true }).first().waitFor()
  await clean(seller)
  await page.getByRole('button', { name: t('returnPages', 'refund'), exact: true }).click()
  await page.getByText(t('returns', 'status_settled'), { exact: true }).first().waitFor()
}

/** A guest's way back: number and e-mail, then the link in the mail. */
async function findAgain(guest: Visitor, number: string, email: string): Promise<void> {
  const { page, t } = guest
  await guest.visit('/find-order')
  await page.getByLabel(t('purchases', 'findNumber')).fill(number)
  await page.getByLabel(t('purchases', 'findEmail')).fill(email)
  await clean(guest)
  await page.getByRole('button', { name: t('purchases', 'findSubmit'), exact: true }).click()
  await page.getByText(t('purchases', 'findSentText')).waitFor()
  await clean(guest)
  await page.goto(await linkIn(email, 'find-order/open'))
}

test.each([
  ['pl-PL', 'with an account', 1440],
  ['en-US', 'as a guest on a phone', 390],
  ['de-DE', 'as a guest', 1440],
] as const)(
  'R14 R15 E10 E13 %s: who buys of two sellers %s gets two parcels of one, reviews, sends one piece back and has the money',
  async (locale, how, width) => {
    const goods = await findGoods()
    const account = how === 'with an account' ? await freshPerson() : undefined
    const email = account?.email ?? newEmail()
    const buyer = await visitor({ locale, width })
    if (account) await comeAs(buyer, account.elsewhere)
    const key = await buy(buyer, goods, account ? undefined : email)
    const purchase = await ask<PurchaseView>(`/api/purchases/${key}`)
    const { number } = orderOf(purchase, goods.twice)

    const seller = await visitor({ locale })
    await comeAs(seller, await sessionOf('seller'))
    await shipInTwo(seller, number, goods.twice)
    const { page, t } = buyer
    await buyer.visit(`/order/${key}`)
    const card = page.getByRole('region', { name: t('payment', 'orderNumber', { number }), exact: true })
    for (const tracking of TRACKING) await card.getByText(tracking).waitFor()
    await card.getByText(t('payment', 'statusShipped'), { exact: true }).first().waitFor()
    await clean(buyer)
    await card.getByRole('button', { name: `${t('purchases', 'received')}: ${number}`, exact: true }).click()
    await card.getByText(t('payment', 'statusDelivered'), { exact: true }).first().waitFor()

    await review(buyer, key, goods.twice)
    await sendOneBack(buyer, key, number, goods.twice)
    await refundIt(seller, number)

    const later = await visitor({ locale, width })
    if (account) {
      await comeAs(later, account.elsewhere)
      await later.visit('/userorders')
      await clean(later)
      await later.page
        .getByRole('link', { name: startsWith(t('purchases', 'details')) })
        .first()
        .click()
    } else await findAgain(later, number, email)
    await later.page.waitForURL(`**/order/${key}`)
    const back = panelOf(later, `${t('refunds', 'buyerTitle')} · ${number}`)
    await back
      .getByText(formatMoney(must(goods.twice.versions[0], 'a version').price, 'PLN', locale))
      .first()
      .waitFor()
    await back.getByText(t('refunds', 'state_done'), { exact: true }).waitFor()
    // The other seller's order has gone nowhere yet.
    const other = later.page.getByRole('region', {
      name: t('payment', 'orderNumber', { number: orderOf(purchase, goods.once).number }),
      exact: true,
    })
    await other.getByText(t('payment', 'statusConfirmed'), { exact: true }).first().waitFor()
    await clean(later)
    expect([...buyer.errors, ...seller.errors, ...later.errors]).toEqual([])
  },
)
