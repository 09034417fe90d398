import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { dueContract } from './contract.ts'
import { readDueContent, readDueMoney, readDueOfCompanies } from './read-due.ts'

/** What is due soon, for the operator's overview: each area for those whose work it is. */
export const dueService = (deps: Deps) =>
  service(dueContract, {
    'GET /api/admin/due/content': (_, { actor }) => readDueContent(deps, actor),
    'GET /api/admin/due/companies': (_, { actor }) => readDueOfCompanies(deps, actor),
    'GET /api/admin/due/money': (_, { actor }) => readDueMoney(deps, actor),
  })
