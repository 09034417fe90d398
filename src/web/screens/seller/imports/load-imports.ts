import { wasLetIn } from '../../../../domains/companies/rules/company-status.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { ApiOutput } from '../../../api-types.ts'
import type { LoadArgs } from '../../../loading.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'

export type Exports = ApiOutput<'GET /api/companies/{id}/exports'>['exports']
export type ImportsPage = ApiOutput<'GET /api/companies/{id}/imports'> & {
  exports: Exports
  mayImport: boolean
  vetted: boolean
}

/** Imports and exports of the company; `?before` leads to older imports. */
export async function loadImports({ api, url, signal }: LoadArgs, company: Mine): Promise<ImportsPage> {
  const params = { id: company.id }
  const before = url.searchParams.get('before')
  const query = before ? { before } : {}
  const mayImport = roleMay(company.role, 'products.edit')
  const [list, { exports }] = await Promise.all([
    mayImport
      ? api('GET /api/companies/{id}/imports', { params, query, signal })
      : Promise.resolve({ imports: [], next: null }),
    api('GET /api/companies/{id}/exports', { params, signal }),
  ])
  // Anybody with a tax number can register a company: files are read once the operator has approved it.
  const vetted = wasLetIn(company.status)
  return { ...list, exports, mayImport, vetted }
}
