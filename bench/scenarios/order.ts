import { randomInt, randomUUID } from 'node:crypto'
import autocannon, { type Request } from 'autocannon'
import type pg from 'pg'
import { type Measured, post, summarise } from '../measure.ts'
import type { Buyable } from './buyables.ts'

const COURIER = { method: 'dpd_courier', cashOnDelivery: false, pickupPoint: null, shopId: null }
/** Another person for each order: nobody holds thousands of orders unpaid. */
const buyer = () => ({
  firstName: 'Anna',
  lastName: 'Kowalska',
  email: `anna-${randomUUID()}@example.com`,
  phone: `+48 6${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`,
})
const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Kowalska',
  street: 'ul. Krótka 7/3',
  postalCode: '00-001',
  city: 'Warszawa',
  country: 'PL',
}

export function orderBody(cartId: string, expectedTotal: number) {
  const terms = { invoice: null, acceptTerms: true, acceptCondition: false, locale: 'pl-PL' }
  return { cartId, buyer: buyer(), shippingAddress: ADDRESS, expectedTotal, ...terms }
}

/** A cart, two lines of two sellers, two deliveries, the order: every step depends on the answer before. */
export function orderSteps(
  pairOf: () => readonly [Buyable, Buyable],
  onPlaced: (milliseconds: number, bytes: number) => void,
  onRefused: (answer: string) => void,
): Request[] {
  type Visit = { id: string; pair: readonly [Buyable, Buyable]; total: number; sent: number }
  const visit = (context: Record<string, unknown>) => context as Visit
  const keep = (status: number, body: string, context: Record<string, unknown>) => {
    if (status >= 300) onRefused(`${status} ${body.slice(0, 300)}`)
    const cart = JSON.parse(body) as { id: string; total: number }
    Object.assign(context, { id: cart.id, total: cart.total })
  }
  const line = (which: 0 | 1): Request => ({
    setupRequest: (request, context) => {
      const { id, pair } = visit(context)
      return { ...request, ...post(`/api/carts/${id}/lines`, { versionId: pair[which].versionId, quantity: 1 }) }
    },
    onResponse: keep,
  })
  const delivery = (which: 0 | 1): Request => ({
    setupRequest: (request, context) => {
      const { id, pair } = visit(context)
      const path = `/api/carts/${id}/deliveries/${pair[which].companyId}`
      return { ...request, ...post(path, COURIER), method: 'PUT' }
    },
    onResponse: keep,
  })
  const begin: Request = {
    method: 'POST',
    path: '/api/carts',
    onResponse: (status, body, context) => {
      context.pair = pairOf()
      keep(status, body, context)
    },
  }
  const place: Request = {
    setupRequest: (request, context) => {
      const { id, total } = visit(context)
      context.sent = performance.now()
      const order = post('/api/checkout/orders', orderBody(id, total))
      return { ...request, ...order, headers: { ...order.headers, 'idempotency-key': randomUUID() } }
    },
    onResponse: (status, body, context) => {
      if (status === 201) onPlaced(performance.now() - visit(context).sent, Buffer.byteLength(body))
      else onRefused(`${status} ${body.slice(0, 300)}`)
    },
  }
  return [begin, line(0), line(1), delivery(0), delivery(1), place]
}

export type Orders = { placing: Measured; bytes: number }

/** Buyers who place order after order; only the last step of each is timed. Undefined when none came to the end in the time. */
export async function placeOrders(url: string, goods: readonly Buyable[], buyers: number, seconds: number) {
  const times: number[] = []
  let bytes = 0
  let turn = 0
  let refused = ''
  const pairOf = () => {
    const at = (turn++ * 2) % (goods.length - 1)
    return [goods[at] as Buyable, goods[at + 1] as Buyable] as const
  }
  const started = performance.now()
  const run = autocannon({
    url,
    connections: buyers,
    duration: seconds,
    sampleInt: 100,
    timeout: 30,
    setupClient: (client) =>
      client.setRequests(
        orderSteps(
          pairOf,
          (milliseconds, size) => {
            times.push(milliseconds)
            bytes += size
          },
          (answer) => {
            refused ||= answer
          },
        ),
      ),
  })
  const result = await run
  const elapsed = performance.now() - started
  if (result.errors + result.timeouts + result.non2xx > 0) {
    const failures = `${result.non2xx} answers were no success, ${result.errors} errors, ${result.timeouts} time-outs`
    throw new Error(`${times.length} orders placed, ${failures}. ${refused}`)
  }
  const count = times.length
  if (count === 0) return undefined
  return { placing: summarise(times, elapsed), bytes: Math.round(bytes / count) } satisfies Orders
}

const BARE_ORDER = `
  with sold as (update versions set quantity = quantity - 1 where id = any($1::int[]) returning id, product_id, price),
  moved as (insert into stock_movements (version_id, delta, reason) select id, -1, 'order' from sold),
  purchase as (
    insert into purchases (key, email, phone, first_name, last_name, locale, currency, total, due_online, held_until)
    values ($2, 'anna@example.com', '+48600700800', 'Anna', 'Kowalska', 'pl-PL', 'PLN', $3, $3, now() + interval '30 minutes')
    returning id),
  placed as (
    insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery, total,
      currency, commission, held_until)
    select purchase.id, 'B-' || nextval('order_numbers'), p.company_id, 'pending', 'unpaid', '{}', 'dpd_courier', false, s.price, 1999,
      s.price + 1999, 'PLN', '{}', now() + interval '30 minutes'
    from purchase, sold s join products p on p.id = s.product_id returning id, company_id),
  noted as (insert into order_events (order_id, to_status, note) select id, 'pending', 'placed' from placed)
  insert into order_items (order_id, product_id, version_id, title, version_name, state, vat_scheme, quantity, unit_price, line_total)
  select placed.id, p.id, s.id, p.title, '', p.state, p.vat_scheme, 1, s.price, s.price
  from placed join products p on p.company_id = placed.company_id join sold s on s.product_id = p.id`

/** The rows of an order by one statement. */
export async function writeOrder(pool: pg.Pool, goods: readonly Buyable[], turn: number): Promise<void> {
  const at = (turn * 2) % (goods.length - 1)
  const pair = [goods[at] as Buyable, goods[at + 1] as Buyable]
  const total = pair.reduce((sum, one) => sum + one.price + 1999, 0)
  await pool.query({
    name: 'bare order',
    text: BARE_ORDER,
    values: [pair.map((one) => one.versionId), randomUUID(), total],
  })
}
