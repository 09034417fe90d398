import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { ApiOutput } from '../../../api-types.ts'
import type { LoadArgs } from '../../../loading.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type CommissionPage = ApiOutput<'GET /api/companies/{id}/commission-documents'>

/** Settings and invoices of commission; null for whoever may not see them. */
export async function loadDocuments({ api, signal }: LoadArgs, { id, role }: Mine) {
  if (!roleMay(role, 'invoices.view')) return null
  const [settings, commission] = await Promise.all([
    api('GET /api/companies/{id}/document-settings', { params: { id }, signal }),
    api('GET /api/companies/{id}/commission-documents', { params: { id }, signal }),
  ])
  return { settings, commission }
}
