import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { readMarketOwner, saveMarketOwner } from '../companies/index.ts'
import { checkAgain } from './check-again.ts'
import { approvalContract } from './contract.ts'
import { listCompanies } from './list-companies.ts'
import { moveCompany } from './move-company.ts'
import { readFile } from './read-file.ts'
import { changeSellerRequirements, readSellerRequirements } from './seller-requirements.ts'

/** What the operator sees of companies and decides, the requirements for sellers, and the company that runs the market. */
export const approvalService = (deps: Deps) =>
  service(approvalContract, {
    'GET /api/admin/companies': ({ query }, { actor }) => listCompanies(deps, actor, query),
    'GET /api/admin/companies/{id}': ({ params }, { actor }) => readFile(deps, actor, params.id),
    'POST /api/admin/companies/{id}/approve': ({ params }, { actor, origin }) =>
      moveCompany(deps, actor, { companyId: params.id, move: 'approve', origin }),
    'POST /api/admin/companies/{id}/reject': ({ params, body }, { actor, origin }) =>
      moveCompany(deps, actor, { companyId: params.id, move: 'reject', reason: body.reason, origin }),
    'POST /api/admin/companies/{id}/suspend': ({ params, body }, { actor, origin }) =>
      moveCompany(deps, actor, { companyId: params.id, move: 'suspend', reason: body.reason, origin }),
    'POST /api/admin/companies/{id}/reinstate': ({ params }, { actor, origin }) =>
      moveCompany(deps, actor, { companyId: params.id, move: 'reinstate', origin }),
    'POST /api/admin/companies/{id}/check': ({ params }, { actor }) => checkAgain(deps, actor, params.id),
    'GET /api/admin/seller-requirements': async (_, { actor }) => ({
      requirements: await readSellerRequirements(deps, actor),
    }),
    'PUT /api/admin/seller-requirements': async ({ body }, { actor }) => ({
      requirements: await changeSellerRequirements(deps, actor, body.requirements),
    }),
    'GET /api/admin/owner': (_, { actor }) => readMarketOwner(deps, actor),
    'PUT /api/admin/owner': ({ body }, { actor, origin }) => saveMarketOwner(deps, actor, body, origin),
  })
