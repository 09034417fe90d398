import { receiveTransfer } from '../../src/domains/checkout/index.ts'
import type { PurchaseView } from '../../src/domains/orders/contract.ts'
import { must } from '../../src/values/must.ts'
import { disputeLater } from './chargeback.ts'
import { fillCart } from './fill-cart.ts'
import { fulfil } from './fulfilling.ts'
import type { PlannedPurchase } from './planned.ts'
import { later, type Past } from './story.ts'

/** A number of nobody's account, as it stands on a statement. */
const PAYER = 'PL83000000000000000000000019'

/** Somebody fills a cart, orders, and pays, or does not; then the sellers' part begins. */
export async function shop(world: Past, planned: PlannedPurchase): Promise<void> {
  const { past } = world
  const purchase = await place(world, planned)
  const { key } = purchase
  const begin = (paid: PurchaseView) => {
    for (const order of planned.orders) {
      const placed = paid.orders.find(({ seller }) => seller.id === order.merchant.companyId)
      if (placed?.status === 'confirmed') fulfil(world, { planned, order, key, placed })
    }
  }
  if (planned.paying === 'onDelivery') {
    if (!purchase.toConfirm) return begin(purchase)
    if (planned.start !== 'paid') return
    const token = purchase.shownToken
    return later(world, 0.3, async () =>
      begin(await past.ask('POST /api/purchases/{key}/confirm', { params: { key }, body: { token } })),
    )
  }
  if (planned.start === 'givenUp') {
    return later(world, 0.2, () => past.ask('POST /api/purchases/{key}/cancel', { params: { key } }))
  }
  return later(world, 0.05, () => pay(world, planned, key, begin))
}

async function place(world: Past, planned: PlannedPurchase): Promise<PurchaseView> {
  const { past, accounts } = world
  const { customer } = planned
  const cartId = await fillCart(world, past.deps, planned)
  const cart = await past.ask('GET /api/carts/{cartId}', { params: { cartId } })
  const { firstName, lastName, email, phone, locale } = customer
  const body = {
    ...{ cartId, buyer: { firstName, lastName, email, phone }, shippingAddress: customer.address },
    ...{ invoice: customer.invoice, acceptTerms: true, acceptCondition: true, expectedTotal: cart.total, locale },
  }
  const actor = accounts.get(email)
  return past.ask('POST /api/checkout/orders', { body }, { locale, ...(actor && { actor }) })
}

async function pay(
  world: Past,
  { paying, start, customer, bank, hoursAgo, orders }: PlannedPurchase,
  key: string,
  begin: (paid: PurchaseView) => void,
): Promise<void> {
  const { past } = world
  const params = { key }
  const caller = { locale: customer.locale }
  const payment = await past.ask('POST /api/checkout/{key}/payments', { params, body: { provider: paying } }, caller)
  if (paying === 'bank-transfer') {
    if (start !== 'paid') return
    const { title, missing, currency } = await past.ask('GET /api/checkout/{key}/transfer', { params })
    const senderName = `${customer.firstName} ${customer.lastName}`
    return later(world, world.luck.int(6, 40), async () => {
      const incoming = { key: `demo ${title}`, title, amount: missing, currency, senderName, senderAccount: PAYER }
      const { db } = past.deps
      await db.transaction().execute((tx) => receiveTransfer({ ...past.deps, db: tx }, incoming))
      begin(await past.ask('GET /api/purchases/{key}', { params }))
    })
  }
  const page = must(payment.redirectUrl, 'the page of a provider')
  await past.press(page, start === 'paid' ? 'pay' : 'decline')
  await past.ask('GET /api/checkout/{key}/payment', { params })
  const paid = await past.ask('GET /api/purchases/{key}', { params })
  begin(paid)
  const [order] = orders
  if (!bank || !order) return
  disputeLater(world, hoursAgo - bank.daysAgo * 24, { page, story: bank, order, number: paid.orders[0].number })
}
