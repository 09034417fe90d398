import type pg from 'pg'
import { ORDER_TABS } from '../src/domains/fulfilment/rules/order-tabs.ts'
import { ORDER_STATUSES } from '../src/domains/orders/contract.ts'
import { BUYER_TABS } from '../src/domains/orders/rules/buyer-tabs.ts'
import type { OrderMarket } from './order-market.ts'

/** One list as somebody asks for it: `paths` are asked in turn. */
export type Question = { name: string; token: string; paths: string[] }

const DAYS = 'from=2026-01-01&to=2030-01-01'
const ask = (base: string, filters: readonly string[]) => filters.map((filter) => `${base}?${filter}`)

/** Lists of buyer, seller and operator: first and deep pages, each filter and search, and some of them together. */
export async function questionsOf(pool: pg.Pool, url: string, market: OrderMarket): Promise<Question[]> {
  const { companyId, seller, buyer, operator } = market
  const own = '/api/account/purchases'
  const company = `/api/companies/${companyId}`
  const sold = `${company}/orders`
  const all = '/api/admin/orders'
  const { rows } = await pool.query(
    `select o.number, o.buyer_email as email, (select reference from payments where purchase_id = o.purchase_id limit 1) as payment
     from orders o where company_id = $1 and payment_status = 'paid' order by placed_at desc offset 5000 limit 1`,
    [companyId],
  )
  const { number, email, payment } = rows[0]
  const deep = async (path: string, token: string) => `after=${encodeURIComponent(await pageBehind(url, path, token))}`
  const sellersDeep = await deep(`${sold}?tab=all`, seller)
  return [
    { name: 'buyer: first pages', token: buyer, paths: ask(own, ['', ...BUYER_TABS.map((tab) => `tab=${tab}`)]) },
    { name: 'buyer: deep page', token: buyer, paths: ask(own, [await deep(own, buyer)]) },
    {
      name: 'buyer: search',
      token: buyer,
      paths: ask(own, ['q=thinkpad', 'q=t447', 'q=Bench', 'q=nothing', 'tab=ended&q=t447']),
    },
    {
      name: 'seller: first page of each tab',
      token: seller,
      paths: ask(
        sold,
        ORDER_TABS.map((tab) => `tab=${tab}`),
      ),
    },
    {
      name: 'seller: deep page',
      token: seller,
      paths: ask(sold, [`tab=all&${sellersDeep}`, `tab=all&method=dpd_courier&${sellersDeep}`]),
    },
    {
      name: 'seller: filters and search',
      token: seller,
      paths: ask(sold, [
        ...['tab=all&q=kowalski1', 'tab=all&q=thinkpad', 'tab=all&q=t447', `tab=all&q=${number}`, 'tab=all&q=nothing'],
        ...[`tab=all&method=gls_courier&${DAYS}`, `tab=all&${DAYS}`, `tab=all&q=thinkpad&method=gls_courier&${DAYS}`],
      ]),
    },
    {
      name: 'seller: customers',
      token: seller,
      paths: ask(`${company}/customers`, ['', 'q=kowalski1', 'q=anna', 'q=nothing']),
    },
    {
      name: 'operator: first page, each state',
      token: operator,
      paths: ask(all, ['', ...ORDER_STATUSES.map((one) => `status=${one}`)]),
    },
    { name: 'operator: deep page', token: operator, paths: ask(all, [await deep(all, operator)]) },
    {
      name: 'operator: filters and search',
      token: operator,
      paths: ask(all, [
        ...[`q=${number}`, `q=${email}`, `q=${payment}`, 'q=thinkpad', 'q=t447 anna', 'q=nothing', 'q=Bench 7'],
        ...['payment=refunded', 'payment=unpaid', 'payment=onDelivery', 'provider=paypal', 'provider=bank-transfer'],
        ...[
          `company=${companyId}`,
          `company=${companyId + 3}&status=returned`,
          DAYS,
          'least=58000',
          'most=1',
          'least=52000&most=52001',
        ],
        ...[`company=${companyId}&status=completed&payment=paid&provider=stripe&${DAYS}&least=100&q=thinkpad`],
        ...['status=disputed&payment=refunded&q=nothing', `company=${companyId}&q=nothing`],
      ]).map((path) => path.replaceAll(' ', '%20')),
    },
  ]
}

/** Where a page far behind begins. */
async function pageBehind(url: string, path: string, token: string): Promise<string> {
  let next = ''
  for (let page = 0; page < 60; page++) {
    const joined = path.includes('?') ? '&' : '?'
    const answer = await fetch(`${url}${path}${next && `${joined}after=${encodeURIComponent(next)}`}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { next: further } = (await answer.json()) as { next: string | number | null }
    if (further === null) break
    next = String(further)
  }
  return next
}
