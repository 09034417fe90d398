import type { OversightView } from '../../../../domains/approval/oversight/contract.ts'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type Mine, pickCompany } from '../../../parts/seller/pick-company.ts'
import { authState } from '../../../session/auth-state.ts'

export type CompanyPage = { companies: Mine[]; operator: boolean } & (
  | { kind: 'company'; company: OwnCompany; oversight: OversightView }
  | { kind: 'owner'; owner: OwnCompany | null }
  | { kind: 'none' }
)

/** One's own company; for an operator who has none, that of the market (B12, R25). */
export async function loadCompanyData({ api, url, signal }: LoadArgs): Promise<CompanyPage> {
  const { companies, chosen } = await pickCompany({ api, url, signal })
  const operator = authState.read().permissions === 'admin'
  if (operator && (!chosen || chosen.operatesMarket)) {
    return { kind: 'owner', companies, operator, owner: await api('GET /api/admin/owner', { signal }) }
  }
  if (!chosen) return { kind: 'none', companies, operator }
  const call = { params: { id: chosen.id }, signal }
  const [company, oversight] = await Promise.all([
    api('GET /api/companies/{id}/data', call),
    api('GET /api/companies/{id}/oversight', call),
  ])
  return { kind: 'company', companies, operator, company, oversight }
}
