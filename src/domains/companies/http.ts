import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { companiesContract } from './contract.ts'
import { readCompany } from './read-companies.ts'

export const companiesService = (deps: Deps) =>
  service(
    { 'GET /api/companies/{id}': companiesContract['GET /api/companies/{id}'] },
    {
      'GET /api/companies/{id}': async ({ params }, call) => {
        call.cache({ tags: [`company:${params.id}`], maxAge: 300 })
        return readCompany(deps, params.id)
      },
    },
  )
