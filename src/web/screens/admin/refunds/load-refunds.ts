import type { ApiOutput } from '../../../api-client.ts'
import type { Load } from '../../../loading.ts'
import { listQuery } from '../../../parts/lists/list-query.ts'
import type { List } from './list-tabs.tsx'

export type LoadedRefunds = { limits: ApiOutput<'GET /api/admin/refund-limits'> } & (
  | { list: 'transfers'; due: ApiOutput<'GET /api/admin/refund-transfers'> }
  | {
      list: Exclude<List, 'transfers'>
      all: ApiOutput<'GET /api/admin/refunds'>
      query: ReturnType<typeof listQuery<'GET /api/admin/refund-export'>>['query']
    }
)

/** The list that the address names, and the limits of sellers' people. */
export const loadRefunds: Load<LoadedRefunds> = async ({ api, url, signal }) => {
  const asked = url.searchParams.get('list')
  // As the lists were called before they had a filter.
  if (asked === 'failed' || asked === 'underWay') url.searchParams.set('state', asked)
  const limits = api('GET /api/admin/refund-limits', { signal })
  if (asked === 'transfers') {
    const due = await api('GET /api/admin/refund-transfers', {
      ...listQuery<'GET /api/admin/refund-transfers'>(url, 'after'),
      signal,
    })
    return { list: asked, due, limits: await limits }
  }
  const filter = ['q', 'state', 'way', 'company', 'from', 'to']
  const all = await api('GET /api/admin/refunds', {
    ...listQuery<'GET /api/admin/refunds'>(url, ...filter, 'after'),
    signal,
  })
  const state = url.searchParams.get('state')
  const list = state === 'failed' || state === 'underWay' ? state : 'all'
  const { query } = listQuery<'GET /api/admin/refund-export'>(url, ...filter)
  return { list, all, query, limits: await limits }
}
