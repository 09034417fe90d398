import type { ApiOutput } from '../../api-types.ts'
import type { LoadArgs } from '../../loading.ts'
import { session } from '../../session/session.ts'

export type Mine = ApiOutput<'GET /api/companies/mine'>['companies'][number]

/** The address of the market owner's own data, for an operator who has a company besides. */
export const OWNER = 'owner'

/** One's companies, and the one that the address names, else the one of the session, else the first. */
export async function pickCompany({ api, url, signal }: Pick<LoadArgs, 'api' | 'url' | 'signal'>) {
  const { companies } = await api('GET /api/companies/mine', { signal })
  const named = url.searchParams.get('company')
  if (named === OWNER) return { companies, chosen: companies.find((one) => one.operatesMarket) }
  const of = (id: string | null | undefined) => companies.find((one) => String(one.id) === id)
  return { companies, chosen: of(named) ?? of(session.read()?.companyId) ?? companies[0] }
}
