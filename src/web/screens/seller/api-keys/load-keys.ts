import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { ApiOutput } from '../../../api-types.ts'
import type { LoadArgs } from '../../../loading.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type ApiKeyLine = ApiOutput<'GET /api/companies/{id}/api-keys'>['keys'][number]

/** The company's keys; null for whoever may not see them. */
export async function loadKeys({ api, signal }: LoadArgs, company: Mine): Promise<ApiKeyLine[] | null> {
  if (!roleMay(company.role, 'apiKeys.edit')) return null
  return (await api('GET /api/companies/{id}/api-keys', { params: { id: company.id }, signal })).keys
}
