import type { Team } from '../../../../domains/team/contract.ts'
import type { LoadArgs } from '../../../loading.ts'
import { type Mine, pickCompany } from '../../../parts/seller/pick-company.ts'
import { authState } from '../../../session/auth-state.ts'

export type TeamPage = { companies: Mine[]; operator: boolean; chosen: Mine | undefined; team: Team | null }

export async function loadTeam({ api, url, signal }: LoadArgs): Promise<TeamPage> {
  const { companies, chosen } = await pickCompany({ api, url, signal })
  const operator = authState.read().permissions === 'admin'
  const team = chosen ? await api('GET /api/companies/{id}/team', { params: { id: chosen.id }, signal }) : null
  return { companies, operator, chosen, team }
}
