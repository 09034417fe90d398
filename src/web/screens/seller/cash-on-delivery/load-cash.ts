import { CASH_FINDING_STATUSES } from '../../../../domains/cash-on-delivery/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import type { LoadArgs } from '../../../loading.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type Loaded = ApiOutput<'GET /api/companies/{id}/cash-on-delivery'> & {
  findings: ApiOutput<'GET /api/companies/{id}/cash-findings'>
  waiting: ApiOutput<'GET /api/companies/{id}/cash-dues'>
  taken: ApiOutput<'GET /api/companies/{id}/cash-reports'>
}

/** Sums of the month that the address names, and the lists as far as one is in each. */
export async function loadCash({ api, url, signal }: LoadArgs, { id }: Mine): Promise<Loaded> {
  const params = { id }
  const asked = (name: string, param: string) => {
    const value = url.searchParams.get(param)
    return value ? { [name]: value } : {}
  }
  // An address that names none, or one that nobody knows, shows what is open.
  const status = CASH_FINDING_STATUSES.find((one) => one === url.searchParams.get('status')) ?? 'open'
  const [sums, findings, waiting, taken] = await Promise.all([
    api('GET /api/companies/{id}/cash-on-delivery', { params, query: asked('month', 'month'), signal }),
    api('GET /api/companies/{id}/cash-findings', {
      params,
      query: { status, ...asked('before', 'finding') },
      signal,
    }),
    api('GET /api/companies/{id}/cash-dues', { params, query: asked('after', 'due'), signal }),
    api('GET /api/companies/{id}/cash-reports', { params, query: asked('before', 'report'), signal }),
  ])
  return { ...sums, findings, waiting, taken }
}
