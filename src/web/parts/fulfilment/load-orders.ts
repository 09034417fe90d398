import type { ApiInput } from '../../api-client.ts'
import type { LoadArgs } from '../../loading.ts'
import type { Mine } from '../seller/pick-company.ts'

type Query = NonNullable<ApiInput<'GET /api/companies/{id}/orders'>['query']>

/** The filter that an address names; the server checks what it says. */
export function orderQuery(url: URL, ...names: string[]): Query {
  const given = names.map((name) => [name, url.searchParams.get(name)]).filter(([, value]) => value)
  return Object.fromEntries(given)
}

export const FILTER_NAMES = ['tab', 'q', 'method', 'from', 'to'] as const

export const loadOrders = ({ api, url, signal }: LoadArgs, company: Mine) =>
  api('GET /api/companies/{id}/orders', {
    params: { id: company.id },
    query: orderQuery(url, ...FILTER_NAMES, 'after'),
    signal,
  })

/** The page of orders, and what the person keeps to look for. */
export async function loadOrderList(args: LoadArgs, company: Mine) {
  const { api, signal } = args
  const [list, { filters }] = await Promise.all([
    loadOrders(args, company),
    api('GET /api/companies/{id}/order-filters', { params: { id: company.id }, signal }),
  ])
  return { list, filters }
}

export const loadOrder = ({ api, params, signal }: LoadArgs, company: Mine) =>
  api('GET /api/companies/{id}/orders/{number}', { params: { id: company.id, number: params.number ?? '' }, signal })

/** Everybody who bought, or the one who placed `?customer=`, with the orders. */
export async function loadCustomers({ api, url, signal }: LoadArgs, company: Mine) {
  const number = url.searchParams.get('customer')
  const after = url.searchParams.get('after') ?? undefined
  const params = { id: company.id }
  if (number) {
    const query = after ? { after } : {}
    const [one, { cases, next: moreCases }] = await Promise.all([
      api('GET /api/companies/{id}/customers/{number}', { params: { ...params, number }, query, signal }),
      api('GET /api/companies/{id}/returns', { params, query: { customer: number }, signal }),
    ])
    return { one: { ...one, number, cases, moreCases: moreCases !== null }, list: null }
  }
  const q = url.searchParams.get('q') ?? undefined
  const query = { ...(q && { q }), ...(after && { after }) }
  return { one: null, list: await api('GET /api/companies/{id}/customers', { params, query, signal }) }
}
